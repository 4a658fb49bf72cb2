/** Screens of exercises, loaded when they are needed. */
export { DailyPage } from './DailyPage.tsx';
export { ExercisePage } from './ExercisePage.tsx';
export { ExercisesPage } from './ExercisesPage.tsx';
