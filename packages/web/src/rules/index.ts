/** The rules, as a page and as a sheet over the table. */
export { RuleSheet } from './RuleSheet.tsx';
export { RulesPage } from './RulesPage.tsx';
