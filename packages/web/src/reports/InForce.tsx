/** What is in force for people, and how to end it. */
import './InForce.css';
import type { MeasureShown } from '@polis/client';
import { useState } from 'react';
import { useDate } from '../care/useDate.ts';
import { Refused } from '../frame/Refused.tsx';
import { useSaying } from '../net/saying.ts';
import { useTranslation } from '../text/speaking.tsx';
import { lift } from './requests.ts';

export function InForce({ measures, hasPeople = false }: { measures: readonly MeasureShown[]; hasPeople?: boolean }) {
  const { t } = useTranslation();
  const saying = useSaying();
  const date = useDate();
  const [error, setError] = useState<string | null>(null);
  if (measures.length === 0) return null;
  return (
    <>
      <ul className="in-force">
        {measures.map(({ about, kind, until, note }) => (
          <li key={`${about.id} ${kind}`}>
            <span>
              {hasPeople ? <b>{about.name}</b> : null}
              <span className="badge cost">{t(`care.page.deed.${kind}`)}</span>
              <small>{until === null ? t('care.page.noEnd') : t('care.page.until', { until: date(until) })}</small>
              {note ? <span className="care-words">{t('care.notice.note', { note })}</span> : null}
            </span>
            <button
              type="button"
              className="button"
              aria-label={t('care.page.liftLabel', { name: about.name, what: t(`care.page.deed.${kind}`) })}
              onClick={() => lift(about.id, kind).catch((failure) => setError(saying(failure)))}
            >
              {t('care.page.lift')}
            </button>
          </li>
        ))}
      </ul>
      <Refused error={error} />
    </>
  );
}
