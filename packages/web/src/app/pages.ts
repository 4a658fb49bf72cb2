/** Screens that are loaded apart from the first one, when they are needed or a little before. */
import { wholeTexts } from '../text/index.ts';

export const loadTable = () => import('../play/TablePage.tsx');
export const loadFirstSteps = () => import('../first-steps/index.ts');
export const loadRules = () => import('../rules/index.ts').then(({ withPages }) => withPages());
export const loadReview = () => import('../review/ReviewPage.tsx');
export const loadBranch = () => import('../branch/index.ts');
export const loadExercises = () => import('../exercises/ExercisesPage.tsx');
export const loadExercise = () => import('../exercises/asked.ts');
export const loadAnalysis = () => import('../analysis/AnalysisPage.tsx');
export const loadReplay = () => import('../replay/ReplayPage.tsx');

/** While a game is being opened, what shows it can be on its way. */
export function expectTable(): void {
  Promise.all([loadTable(), wholeTexts()]).catch(() => undefined);
}
