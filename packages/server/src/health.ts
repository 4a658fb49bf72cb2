/**
 * Whether the database does its work, by the fate of all that it is asked: what `/readyz`, the log and the metric say is
 * the same, and each trouble is logged once, not with every message that it hits.
 */
import { KNOWS } from './room/index.ts';
import { eachMethod } from './store/each-method.ts';
import { TROUBLES, type Trouble, troubleIn } from './store/errors.ts';
import type { Store } from './store/store.ts';
import type { Log } from './tables/surroundings.ts';

export interface Health {
  /** The store, watched. */
  store: Store;
  isWell(): boolean;
  /** What is wrong, in a few words; null if nothing is. Finds out by writing, unless something was written a moment ago. */
  complaint(): Promise<string | null>;
  /** Something was found out in another way. */
  suffers(error: unknown): void;
}

interface Setup {
  store: Store;
  /** The name under which this node gives its signs of life: a small write. */
  me: string;
  log: Log;
  now(): number;
}

/** Signs of life come more often than this. */
const LATELY_MS = 3000;
/** A small write may succeed where others do not: so long nothing else must fail. Clients try again sooner. */
const CALM_MS = 2000;

interface Suffering {
  trouble: Trouble;
  since: number;
  last: number;
}

export function watchHealth({ store, me, log, now }: Setup): Health {
  let suffering: Suffering | null = null;
  let written = Number.NEGATIVE_INFINITY;
  let asking: Promise<boolean> | null = null;

  function suffers(error: unknown): void {
    const trouble = troubleIn(error);
    // a damaged file stays so, whatever else may go wrong or right
    if (trouble === null || suffering?.trouble === 'corrupt') return;
    if (suffering?.trouble !== trouble) log.error({ code: trouble }, (error as Error).message);
    suffering = { trouble, since: suffering?.since ?? now(), last: now() };
  }

  function recovers(): void {
    if (suffering === null || suffering.trouble === 'corrupt') return;
    log.info({ code: suffering.trouble, ms: now() - suffering.since }, 'the database works again');
    suffering = null;
  }

  const watching = eachMethod(store, async (work) => {
    try {
      return await work();
    } catch (error) {
      suffers(error);
      throw error;
    }
  });

  const append: Store['append'] = async (appends) => {
    const answers = await watching.append(appends);
    if (answers.includes('written')) recovers();
    return answers;
  };

  const beat: Store['beat'] = async (sign) => {
    await watching.beat(sign);
    written = now();
    if (suffering && now() - suffering.last >= CALM_MS) recovers();
  };

  /** However many want to know, it is written once. */
  function canWrite(): Promise<boolean> {
    asking ??= beat({ node: me, seen: now(), knows: KNOWS })
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        asking = null;
      });
    return asking;
  }

  return {
    store: { ...watching, append, beat },
    isWell: () => suffering === null,
    suffers,
    async complaint() {
      const isSure = suffering === null && now() - written <= LATELY_MS;
      if (isSure || ((await canWrite()) && suffering === null)) return null;
      return TROUBLES[suffering?.trouble ?? 'unwritable'];
    },
  };
}

interface FullLog extends Log {
  debug(what: object, message: string): void;
}

/** What fails because the database does is told by its health, and else only to those who look closely. */
export const withoutTroubles = (log: FullLog): Log => ({
  info: (what, message) => log.info(what, message),
  warn: (what, message) => log[isTrouble(what) ? 'debug' : 'warn'](what, message),
  error: (what, message) => log[isTrouble(what) ? 'debug' : 'error'](what, message),
});

const isTrouble = (what: object): boolean => 'err' in what && troubleIn(what.err) !== null;
