/** With whom I have played lately: when, what, and what can be done next. */
import { Link } from 'wouter';
import { ask, usePlayedWith } from '../company/requests.ts';
import { Refused } from '../frame/Refused.tsx';
import { useDoing } from '../frame/useDoing.ts';
import { Icon } from '../look/Icon.tsx';
import { daysFromNow, modulesOf } from '../tables/describe.ts';
import { useTranslation } from '../text/speaking.tsx';
import { PersonRow } from './PersonRow.tsx';
import { useInviting } from './useInviting.ts';

export function Played({ hasAccount }: { hasAccount: boolean }) {
  const { t, i18n } = useTranslation();
  const { run, isBusy, error } = useDoing('friends.refusal');
  const inviting = useInviting();
  const people = usePlayedWith();
  return (
    <section className="panel" aria-labelledby="friends-played">
      <h2 id="friends-played">{t('friends.played.title')}</h2>
      {people?.length === 0 ? <p className="hint">{t('friends.played.none')}</p> : null}
      <ul className="rows">
        {people?.map(({ person, at, table, modules, players, games, ...known }) => (
          <PersonRow
            key={person.id}
            person={person}
            tools={
              <>
                {hasAccount && known.hasAccount && !known.isFriend ? (
                  <button
                    type="button"
                    className="button"
                    disabled={isBusy || known.isAsked}
                    aria-label={t(known.isAsked ? 'friends.befriend.isAskedLabel' : 'friends.befriend.askLabel', {
                      name: person.name,
                    })}
                    onClick={() => run(() => ask({ person: person.id }).then(() => null))}
                  >
                    {t(known.isAsked ? 'friends.befriend.isAsked' : 'friends.befriend.ask')}
                  </button>
                ) : null}
                <button
                  type="button"
                  className="button"
                  disabled={inviting.isBusy}
                  aria-label={t('friends.list.inviteLabel', { name: person.name })}
                  onClick={() => inviting.inviteTo(person)}
                >
                  {t('friends.list.invite')}
                </button>
                <Link
                  href={`/replay/${table}`}
                  className="button plain icon"
                  aria-label={t('friends.played.replay', { name: person.name })}
                  title={t('home.games.toReplay')}
                >
                  <Icon name="play" />
                </Link>
              </>
            }
          >
            {t('friends.played.last', {
              when: capital(daysFromNow(i18n.language, at), i18n.language),
              players,
              game: modulesOf(t, modules),
            })}{' '}
            {games > 1 ? t('friends.played.games', { count: games }) : null}
          </PersonRow>
        ))}
      </ul>
      <Refused error={error ?? inviting.error} />
    </section>
  );
}

const capital = ([first, ...others]: string, language: string): string =>
  first.toLocaleUpperCase(language) + others.join('');
