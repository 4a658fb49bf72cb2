/** What the log need not say, because it has been said. */
import type { GameEvent } from '@polis/engine';
import type { Turn } from '../../game/turns.ts';

/**
 * True for what another line of the turn says already: coins from trade are told with the buyer, and what a chosen
 * option of a stage brings, with the choice.
 */
export const isTold = (event: GameEvent, { events }: Turn): boolean =>
  (event.event === 'coins' && event.why === 'trade') ||
  (event.event === 'token' &&
    event.token.startsWith('pawn') &&
    events.some((other) => other.event === 'stage' && other.seat === event.seat && other.option > 0));
