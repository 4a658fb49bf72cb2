/** What is loaded apart from the first screen, and beforehand as soon as there is time. */
export const loadTable = () => import('../table/TablePage.tsx');
export const loadRules = () => import('../rules/index.ts');
export const loadReview = () => import('../review/ReviewPage.tsx');
export const loadReplay = () => import('../replay/ReplayPage.tsx');
