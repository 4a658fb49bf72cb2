/** The rules, as a page and as a sheet over the table. */
export { loadPages } from './pages.ts';
export { RuleSheet } from './RuleSheet.tsx';
export { RulesPage } from './RulesPage.tsx';
