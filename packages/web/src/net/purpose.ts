/** For what a name is needed. */
import type { TableSummary } from '@polis/server/protocol';
import { useTranslation } from '../text/speaking.tsx';

export type Purpose = { is: 'open' } | { is: 'match' } | { is: 'join'; table: TableSummary | null };

/** In a few words, as the title of the question. */
export function usePurposeText(): (purpose: Purpose) => string {
  const { t } = useTranslation();
  return (purpose) => {
    if (purpose.is === 'open') return t('name.toOpen');
    if (purpose.is === 'match') return t('name.toMatch');
    const { table } = purpose;
    if (!table) return t('name.toJoin');
    return table.host ? t('name.toJoinOf', { name: table.host }) : t('name.toJoinCode', { code: table.code });
  };
}
