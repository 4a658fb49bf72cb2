/** Who sees what, and who is told. */
import { expect } from 'vitest';
import type { Game } from '../../src/game.ts';
import type { GameEvent, SeatId } from '../../src/types.ts';
import { redact, view } from '../../src/view.ts';
import { names } from './looking.ts';

/** Someone who only watches, and every player. */
export const viewers = ({ rules }: Pick<Game, 'rules'>): (SeatId | null)[] => [null, ...Array(rules.players).keys()];

/** The cards of a seat's pile as someone sees them; null if they are hidden. */
export function seenBy(viewer: SeatId | null, game: Game, of: SeatId, pile: string): string[] | null {
  const { cards } = view(game, viewer).seats[of].piles[game.rules.seatPile(pile)];
  return cards && names(game, cards);
}

/** To whom an event tells its cards. All that is no secret is told to everyone. */
export const toldTo = (game: Pick<Game, 'rules'>, event: GameEvent): (SeatId | null)[] =>
  viewers(game).filter((viewer) => {
    const told = redact(event, viewer);
    const { secret, ...open } = event;
    expect(told.secret ? told : { ...told, secret }).toEqual({ ...open, secret });
    return told.secret !== undefined;
  });
