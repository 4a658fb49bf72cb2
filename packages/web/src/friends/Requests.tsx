/** Who asks me, and whom I have asked. Nothing where it is nobody. */
import type { CompanyShown } from '@polis/server/protocol';
import { accept, end } from '../company/requests.ts';
import { Refused } from '../frame/Refused.tsx';
import { useDoing } from '../frame/useDoing.ts';
import { daysFromNow } from '../tables/describe.ts';
import { useTranslation } from '../text/speaking.tsx';
import { PersonRow } from './PersonRow.tsx';

export function Asking({ people }: { people: CompanyShown['asking'] }) {
  const { t, i18n } = useTranslation();
  const { run, isBusy, error } = useDoing('friends.refusal');
  if (people.length === 0) return null;
  return (
    <section className="panel" aria-labelledby="friends-asking">
      <h2 id="friends-asking">{t('friends.asking.title')}</h2>
      <ul className="rows">
        {people.map(({ person, at }) => (
          <PersonRow
            key={person.id}
            person={person}
            tools={
              <>
                <button
                  type="button"
                  className="button main"
                  disabled={isBusy}
                  aria-label={t('friends.asking.acceptLabel', { name: person.name })}
                  onClick={() => run(() => accept(person.id))}
                >
                  {t('friends.asking.accept')}
                </button>
                <button
                  type="button"
                  className="button"
                  disabled={isBusy}
                  aria-label={t('friends.asking.declineLabel', { name: person.name })}
                  onClick={() => run(() => end(person.id))}
                >
                  {t('friends.asking.decline')}
                </button>
              </>
            }
          >
            {t('friends.asking.when', { when: daysFromNow(i18n.language, at) })}
          </PersonRow>
        ))}
      </ul>
      <Refused error={error} />
    </section>
  );
}

export function Asked({ people }: { people: CompanyShown['asked'] }) {
  const { t, i18n } = useTranslation();
  const { run, isBusy, error } = useDoing('friends.refusal');
  if (people.length === 0) return null;
  return (
    <section className="panel" aria-labelledby="friends-asked">
      <h2 id="friends-asked">{t('friends.asked.title')}</h2>
      <ul className="rows">
        {people.map(({ person, at }) => (
          <PersonRow
            key={person.id}
            person={person}
            tools={
              <button
                type="button"
                className="button"
                disabled={isBusy}
                aria-label={t('friends.asked.withdrawLabel', { name: person.name })}
                onClick={() => run(() => end(person.id))}
              >
                {t('friends.asked.withdraw')}
              </button>
            }
          >
            {t('friends.asking.when', { when: daysFromNow(i18n.language, at) })}
          </PersonRow>
        ))}
      </ul>
      <Refused error={error} />
    </section>
  );
}
