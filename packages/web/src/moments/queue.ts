/** Which moments wait to be shown. */
import type { Known } from '@polis/client';
import { rulesOf } from '@polis/engine';
import { type Moment, momentsOf } from './moments.ts';

/** What has been seen of a table, and what of it is still to be shown. */
export interface Seen {
  known: Known;
  queue: Moment[];
}

export function advance(seen: Seen | null, known: Known): Seen {
  if (!seen || !known.view || !continues(seen.known, known)) return { known, queue: [] };
  const fresh = momentsOf(known.log, seen.known.log.length, rulesOf(known.view.config));
  if (fresh.length === 0) return { known, queue: seen.queue };
  // newer turns and conflicts replace those not shown yet
  const kept = seen.queue.filter(
    ({ moment }) => moment !== 'turn' && !(moment === 'conflict' && fresh.some((one) => one.moment === 'conflict')),
  );
  return { known, queue: [...kept, ...fresh.map((moment) => (kept.length > 0 ? withHandInPlace(moment) : moment))] };
}

/** The hand of a turn that is shown later lies there already: it may be in use, and must not fly away under a finger. */
const withHandInPlace = (moment: Moment): Moment =>
  moment.moment === 'turn' ? { ...moment, passed: null, isDealt: false } : moment;

const continues = (before: Known, after: Known): boolean =>
  before.view !== null &&
  before.table === after.table &&
  before.room.undone === after.room.undone &&
  before.log.length <= after.log.length;
