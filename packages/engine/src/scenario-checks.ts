/** What no table can have, and what no whole table can have: said in a sentence. */
import { listed, many } from './english.ts';
import type { Table } from './module.ts';
import { HAND } from './piles.ts';
import type { SeatId } from './types.ts';

export function refuseTable(table: Table, strict: boolean): string | null {
  const sentences = table.rules.refuseTable.map((refuse) => refuse(table, strict));
  return (strict ? refuseHands(table) : null) ?? sentences.find((sentence) => sentence !== null) ?? null;
}

/**
 * How many cards of the Age each player holds when everybody chooses. A card is played in each turn, and the last one is
 * never passed on. Hands are empty before they are dealt and when the Age is over.
 */
function handSizes({ rules, state }: Table): number[] {
  const { handSize, plays } = rules.setup;
  const { age, turn } = state;
  if (age === 0) return [0];
  if (turn <= 1) return [handSize, 0];
  const held = handSize - (turn - 1);
  return turn === plays ? [held, 0] : [held];
}

function refuseHands(table: Table): string | null {
  const { rules, state } = table;
  const players = state.seats.slice(0, rules.players).map((_, seat) => seat);
  const held = (seat: SeatId): number => state.seats[seat].piles[HAND].length;
  /** A card more, which was drawn for a city without a player. */
  const mayHaveDrawn = (seat: SeatId): boolean => state.controller.indexOf(seat, rules.players) >= 0;
  const fits = (seat: SeatId, size: number): boolean =>
    held(seat) === size || (size > 0 && mayHaveDrawn(seat) && held(seat) === size + 1);
  const sizes = handSizes(table);
  if (sizes.some((size) => players.every((seat) => fits(seat, size)))) return null;
  const odd = players.find((seat) => !fits(seat, sizes[0])) as SeatId;
  const most = listed(sizes, 'or');
  const when = state.age === 0 ? 'before the first Age' : `in turn ${state.turn}`;
  const drawn = players.some(mayHaveDrawn) ? ', and one more who has drawn for the Free City' : '';
  return `seat ${odd} holds ${many(held(odd), 'card')}; ${when} everybody holds ${most}${drawn}`;
}
