/** What moderators have done, the latest first. */
import './Acts.css';
import type { Act } from '@polis/client';
import { useDate } from '../care/useDate.ts';
import { useTranslation } from '../text/speaking.tsx';

export function Acts({ acts, hasPeople = false }: { acts: readonly Act[]; hasPeople?: boolean }) {
  const { t } = useTranslation();
  const date = useDate();
  const nameOf = (name: string): string => name || t('care.page.someone');
  return (
    <ul className="acts">
      {acts.map(({ id, at, by, deed, about, until, note }) => (
        <li key={id}>
          {hasPeople ? <b>{nameOf(about.name)}</b> : null}
          <span className="badge">{t(`care.page.deed.${deed}`)}</span>
          {until === null ? null : <small>{t('care.page.until', { until: date(until) })}</small>}
          <small className="act-by">{t('care.page.act', { by: nameOf(by.name), when: date(at) })}</small>
          {note ? <span className="care-words">{t('care.notice.note', { note })}</span> : null}
        </li>
      ))}
    </ul>
  );
}
