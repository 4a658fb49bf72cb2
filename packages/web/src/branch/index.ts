/** Screens of branches that are loaded when they are needed. */
export { BranchesPage } from './BranchesPage.tsx';
export { SharedPage } from './SharedPage.tsx';
