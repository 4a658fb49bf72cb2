/** Ask someone to be my friend, or how it stands with them. Nothing for myself, and for those who are nobody here. */
import type { Person } from '@polis/client';
import { Refused } from '../frame/Refused.tsx';
import { useDoing } from '../frame/useDoing.ts';
import { useMe } from '../net/identity.ts';
import { useTranslation } from '../text/speaking.tsx';
import { ask, usePeople } from './requests.ts';

export function Befriend({ person, look = '' }: { person: Person; look?: string }) {
  const { t } = useTranslation();
  const { data: me } = useMe();
  const { data: people } = usePeople();
  const { run, isBusy, error } = useDoing('friends.refusal');
  if (!me || !people || me.id === person.id || person.name === '') return null;
  const isIn = (list: readonly { person: Person }[]): boolean => list.some((one) => one.person.id === person.id);
  const state = isIn(people.friends)
    ? 'isFriend'
    : isIn(people.asked)
      ? 'isAsked'
      : isIn(people.asking)
        ? 'accept'
        : 'ask';
  const isDone = state === 'isFriend' || state === 'isAsked';
  return (
    <>
      <button
        type="button"
        className={`button ${look}`}
        disabled={isBusy || isDone}
        aria-label={t(`friends.befriend.${state}Label`, { name: person.name })}
        onClick={() => run(() => ask({ person: person.id }).then(() => null))}
      >
        {t(`friends.befriend.${state}`)}
      </button>
      <Refused error={error} />
    </>
  );
}
