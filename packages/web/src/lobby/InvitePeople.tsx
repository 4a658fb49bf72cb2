/** By name, from friends and from those last played with; and who was invited. For the host alone. */
import './InvitePeople.css';
import type { Known, Person } from '@polis/client';
import { type FormEvent, useState } from 'react';
import { Presence } from '../company/Presence.tsx';
import { invite, uninvite, useInvited, usePeople, usePlayedWith, type Whom } from '../company/requests.ts';
import { Refused } from '../frame/Refused.tsx';
import { useDoing } from '../frame/useDoing.ts';
import { useTranslation } from '../text/speaking.tsx';

/** So many are offered; all others have a name. */
const MOST_OFFERED = 6;

export function InvitePeople({ known: { table, room } }: { known: Pick<Known, 'table' | 'room'> }) {
  const { t } = useTranslation();
  const { run, isBusy, error, said } = useDoing('friends.refusal');
  const invited = useInvited(table);
  const people = usePeople().data;
  const played = usePlayedWith() ?? [];
  const [name, setName] = useState('');
  const isThere = ({ id }: Person): boolean =>
    room.chairs.some(({ person }) => person?.id === id) || invited.some(({ person }) => person.id === id);
  const friends = [...(people?.friends ?? [])].sort((a, b) => Number(b.isHere) - Number(a.isHere));
  const offered = [
    ...friends.map(({ person, isHere }) => ({ person, how: isHere ? 'here' : 'friend' })),
    ...played.filter(({ isFriend }) => !isFriend).map(({ person }) => ({ person, how: 'played' })),
  ]
    .filter(({ person }) => !isThere(person))
    .slice(0, MOST_OFFERED);
  const isFull = room.chairs.every(({ person, bot }) => person || bot);

  const ask = (whom: Whom, who: string): void =>
    run(async () => {
      await invite(table, whom);
      setName('');
      return t('friends.invite.sent', { name: who });
    });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (name.trim()) ask({ name: name.trim() }, name.trim());
  };
  return (
    <div className="invite-people">
      <h3 id="invite-people">{t('friends.invite.title')}</h3>
      {isFull ? <p className="hint">{t('friends.invite.full')}</p> : null}
      {offered.length > 0 && !isFull ? (
        <ul className="offered" aria-labelledby="invite-people">
          {offered.map(({ person, how }) => (
            <li key={person.id}>
              <button
                type="button"
                className="button"
                disabled={isBusy}
                title={t('friends.invite.label', { name: person.name })}
                aria-label={`${t('friends.invite.label', { name: person.name })}, ${t(`friends.invite.${how}`)}`}
                onClick={() => ask({ person: person.id }, person.name)}
              >
                <Presence isHere={how === 'here'} />
                {person.name}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {isFull ? null : (
        <form onSubmit={submit}>
          <input
            className="input"
            aria-label={t('friends.add.name')}
            placeholder={t('friends.add.name')}
            value={name}
            maxLength={24}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => setName(target.value)}
          />
          <button type="submit" className="button" disabled={isBusy || name.trim() === ''}>
            {t('friends.invite.submit')}
          </button>
        </form>
      )}
      <Refused error={error} />
      <p className="hint" role="status">
        {said}
      </p>
      {invited.length > 0 ? (
        <ul className="invited-list" aria-label={t('friends.invite.pending')}>
          {invited.map(({ person, isDeclined }) => (
            <li key={person.id}>
              <span>
                <b>{person.name}</b> <small>{t(isDeclined ? 'friends.invite.declined' : 'friends.invite.waits')}</small>
              </span>
              {isDeclined ? null : (
                <button
                  type="button"
                  className="button plain"
                  disabled={isBusy}
                  aria-label={t('friends.invite.backLabel', { name: person.name })}
                  onClick={() => run(() => uninvite(table, person.id))}
                >
                  {t('friends.invite.back')}
                </button>
              )}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
