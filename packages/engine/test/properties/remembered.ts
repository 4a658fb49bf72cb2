/** Views of players who remember more of the hands than they can in a game: all that is hard to fit together. */
import type { Game } from '../../src/game.ts';
import { HAND } from '../../src/piles.ts';
import { type Dice, roll } from '../../src/rng.ts';
import type { SeatId } from '../../src/types.ts';
import { type View, view } from '../../src/view.ts';

/** Of each hidden hand, the viewer remembers what is in it and now and then a card that is in another hand by now. */
export function wellRemembered(game: Game, viewer: SeatId, chance: Dice): View {
  const { players } = game.rules;
  const hands = game.state.seats.map(({ piles }) => piles[HAND]);
  const hidden = hands.slice(0, players).flatMap((hand, seat) => (seat === viewer ? [] : hand));
  const real = view(game, viewer);
  const seen = real.seen?.map((known, seat) =>
    seat === viewer || seat >= players
      ? known
      : [...hands[seat], ...hidden.filter((card) => !hands[seat].includes(card) && roll(chance, 3) === 0)],
  );
  return { ...real, seen: seen ?? null };
}
