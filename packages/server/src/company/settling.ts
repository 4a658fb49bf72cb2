/** A table that waits has changed: who sits down is invited no more, and nobody is where the game begins. */
import type { Room } from '../room/index.ts';
import type { Store } from '../store/store.ts';
import { peopleOf } from '../tables/rows.ts';
import type { Log } from '../tables/surroundings.ts';

interface Around {
  store: Pick<Store, 'settleInvitations'>;
  log: Log;
  now(): number;
  /** Those who were invited, and the host, see it at once. */
  tell(people: readonly string[]): void;
}

/** Is told after every line, and looks only where someone came or went, or the game began. */
export function settleInvitations({ store, log, now, tell }: Around, after: Room, before: Room): void {
  if (before.status !== 'gathering') return;
  if (after.status === 'gathering' && after.chairs === before.chairs) return;
  const { id, host, chairs } = after;
  const isOver = after.status !== 'gathering';
  const isFull = chairs.every(({ person, bot }) => person || bot);
  store
    .settleInvitations(id, { seated: peopleOf(after), isOver, isFull, at: now() })
    .then((people) => {
      if (people.length > 0) tell(host === null ? people : [...people, host]);
    })
    .catch((error) => log.error({ err: error, table: id }, 'some are still invited to a table that does not wait'));
}
