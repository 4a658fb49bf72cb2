/** Writes down who is here, for their friends, and removes what nobody has answered. */
import type { Store } from '../store/store.ts';
import type { Surroundings } from '../tables/surroundings.ts';

export interface Presence {
  begin(): void;
  close(): Promise<void>;
}

interface Around extends Pick<Surroundings, 'now' | 'after' | 'log'> {
  store: Pick<Store, 'areHere' | 'removeOldCompany'>;
  /** People with a connection at this node. */
  peopleHere(): string[];
}

const NOTED_MS = 20_000;
/** Who was not noted for so long is here no more. */
export const HERE_MS = 50_000;
const DAY_MS = 24 * 3600 * 1000;
const REQUESTS_MS = 90 * DAY_MS;
const INVITATIONS_MS = 3 * DAY_MS;
const TIDY_MS = 3600 * 1000;

export function keepPresence({ store, peopleHere, now, after, log }: Around): Presence {
  let isClosed = false;
  let callOff: () => void = () => undefined;
  let round: Promise<void> = Promise.resolve();
  let tidiedAt = Number.NEGATIVE_INFINITY;

  async function note(): Promise<void> {
    await store.areHere(peopleHere(), now());
    if (now() - tidiedAt < TIDY_MS) return;
    tidiedAt = now();
    await store.removeOldCompany(now() - REQUESTS_MS, now() - INVITATIONS_MS);
  }

  function begin(): void {
    round = note()
      .catch((error) => log.error({ err: error }, 'it could not be noted who is here'))
      .then(() => {
        if (!isClosed) callOff = after(NOTED_MS, begin);
      });
  }

  return {
    begin,
    async close() {
      isClosed = true;
      callOff();
      await round;
    },
  };
}
