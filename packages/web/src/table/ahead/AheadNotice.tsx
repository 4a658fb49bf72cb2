/** What was done by one's own list while one was away, until one has read it. */
import type { PlanShown } from '@polis/client';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { RegionProps } from '../../game/model.ts';
import { useNames } from '../../game/names.ts';
import { useTranslation } from '../../text/speaking.tsx';
import { Notice } from '../around/Notice.tsx';
import { planOf } from './usePlan.ts';

/** Kept, so that what was read is not told again after a reload. */
const useRead = create<{ read: string }>()(persist(() => ({ read: '' }), { name: 'polis-ahead-read' }));

const nameOf = (table: string, { question, undone }: NonNullable<PlanShown['done']>): string =>
  `${table} ${undone} ${question}`;

/** The answer to the question that is open is told by the bar, where it can be taken back. */
export function AheadNotice({ known, model }: RegionProps) {
  const { t } = useTranslation();
  const names = useNames(known, model);
  const read = useRead((state) => state.read);
  const { done } = planOf({ known });
  if (!done || done.isTakenBack || done.undone !== known.room.undone || done.question >= model.view.question)
    return null;
  const name = nameOf(known.table, done);
  if (read === name) return null;
  return (
    <Notice icon="ahead" tone="warn" text={t(`ahead.did.${done.wish.do}`, { card: names.card(done.wish.card) })}>
      <button type="button" onClick={() => useRead.setState({ read: name })}>
        {t('table.understood')}
      </button>
    </Notice>
  );
}
