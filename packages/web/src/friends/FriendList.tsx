/** My friends: those who are here first. */
import type { Person } from '@polis/client';
import type { CompanyShown } from '@polis/server/protocol';
import { AlertDialog } from 'radix-ui';
import { useState } from 'react';
import { Link } from 'wouter';
import { end } from '../company/requests.ts';
import { Refused } from '../frame/Refused.tsx';
import { useDoing } from '../frame/useDoing.ts';
import { Icon } from '../look/Icon.tsx';
import { settingsInWords } from '../tables/describe.ts';
import { useTranslation } from '../text/speaking.tsx';
import { PersonRow } from './PersonRow.tsx';
import { useInviting } from './useInviting.ts';

type Friend = CompanyShown['friends'][number];

/** Where one can sit down first, then who is here. */
const rank = ({ table, isHere }: Friend): number => (table ? 0 : isHere ? 1 : 2);

export function FriendList({ friends }: { friends: readonly Friend[] }) {
  const { t, i18n } = useTranslation();
  const { inviteTo, isBusy, error } = useInviting();
  const [leaving, setLeaving] = useState<Person | null>(null);
  const shown = [...friends].sort((a, b) => rank(a) - rank(b) || a.person.name.localeCompare(b.person.name));
  return (
    <section className="panel" aria-labelledby="friends-list">
      <h2 id="friends-list">{t('friends.list.title')}</h2>
      {friends.length === 0 ? <p className="hint">{t('friends.list.none')}</p> : null}
      <ul className="rows">
        {shown.map(({ person, isHere, table }) => (
          <PersonRow
            key={person.id}
            person={person}
            isHere={isHere}
            tools={
              <>
                {table ? (
                  <Link
                    href={`/join/${table.code}`}
                    className="button main"
                    aria-label={t('friends.list.joinLabel', { name: person.name })}
                  >
                    {t('friends.list.join')}
                  </Link>
                ) : (
                  <button
                    type="button"
                    className="button"
                    disabled={isBusy}
                    aria-label={t('friends.list.inviteLabel', { name: person.name })}
                    onClick={() => inviteTo(person)}
                  >
                    {t('friends.list.invite')}
                  </button>
                )}
                <button
                  type="button"
                  className="button plain icon"
                  aria-label={t('friends.list.endLabel', { name: person.name })}
                  title={t('friends.list.end')}
                  onClick={() => setLeaving(person)}
                >
                  <Icon name="no" />
                </button>
              </>
            }
          >
            {table
              ? t('friends.list.atTable', { game: settingsInWords(t, i18n.language, table.settings) })
              : t(isHere ? 'friends.list.here' : 'friends.list.away')}
          </PersonRow>
        ))}
      </ul>
      <Refused error={error} />
      {leaving ? <EndDialog person={leaving} onDone={() => setLeaving(null)} /> : null}
    </section>
  );
}

function EndDialog({ person, onDone }: { person: Person; onDone(): void }) {
  const { t } = useTranslation();
  const { run } = useDoing('friends.refusal');
  const { name } = person;
  return (
    <AlertDialog.Root open onOpenChange={onDone}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="dialog-veil" />
        <AlertDialog.Content className="dialog">
          <AlertDialog.Title>{t('friends.list.endTitle', { name })}</AlertDialog.Title>
          <AlertDialog.Description>{t('friends.list.endText')}</AlertDialog.Description>
          <div className="actions">
            <AlertDialog.Cancel className="button">{t('friends.list.keep')}</AlertDialog.Cancel>
            <AlertDialog.Action className="button main" onClick={() => run(() => end(person.id))}>
              {t('friends.list.end')}
            </AlertDialog.Action>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
