/** What a look back has found, kept so that nothing is thought out twice. */
import type { Assessment } from '@polis/bots';
import type { SeatId } from '@polis/engine';
import { done, result } from '../local/database.ts';
import { recordsDatabase } from '../record/kept.ts';

/** Raised when bots judge otherwise than before. */
const VERSION = 3;

export interface Review {
  /** By decision; null where it has not been looked at yet. */
  found: (Assessment | null)[];
}

interface KeptReview extends Review {
  game: string;
  seat: SeatId;
  version: number;
}

export async function keptReview(game: string, seat: SeatId, decisions: number): Promise<Review | null> {
  const store = (await recordsDatabase()).transaction('review').objectStore('review');
  const kept = await result<KeptReview | undefined>(store.get([game, seat]));
  return kept?.version === VERSION && kept.found.length === decisions ? { found: kept.found } : null;
}

export async function keepReview(game: string, seat: SeatId, { found }: Review): Promise<void> {
  const transaction = (await recordsDatabase()).transaction('review', 'readwrite');
  transaction.objectStore('review').put({ game, seat, version: VERSION, found } satisfies KeptReview);
  await done(transaction);
}
