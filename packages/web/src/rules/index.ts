/** The rules, as a page and as a sheet over the table, with the texts that both show. */
import i18next from 'i18next';
import { loadPages } from './pages.ts';
import { RuleSheet } from './RuleSheet.tsx';
import { RulesPage } from './RulesPage.tsx';

export async function withPages() {
  await loadPages(i18next.language);
  return { RuleSheet, RulesPage };
}
