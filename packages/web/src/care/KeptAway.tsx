/** From whom someone keeps away, and how to end it; nothing where it is nobody. */
import { useState } from 'react';
import { Refused } from '../frame/Refused.tsx';
import { useSaying } from '../net/saying.ts';
import { useTranslation } from '../text/speaking.tsx';
import { keepAway, useBlocked } from './requests.ts';

export function KeptAway() {
  const { t } = useTranslation();
  const saying = useSaying();
  const people = useBlocked() ?? [];
  const [error, setError] = useState<string | null>(null);
  if (people.length === 0) return null;
  return (
    <section className="panel" aria-labelledby="kept-away">
      <h2 id="kept-away">{t('care.away.listTitle')}</h2>
      <p className="hint">{t('care.away.listText')}</p>
      <ul className="rows">
        {people.map(({ id, name }) => (
          <li key={id}>
            <b>{name}</b>
            <button
              type="button"
              className="button plain"
              aria-label={t('care.away.endLabel', { name })}
              onClick={() => keepAway(id, false).catch((failure) => setError(saying(failure)))}
            >
              {t('care.away.end')}
            </button>
          </li>
        ))}
      </ul>
      <Refused error={error} />
    </section>
  );
}
