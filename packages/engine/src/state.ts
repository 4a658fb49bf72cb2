/** Making and copying states. Every state is made here, with its fields in one order. */
import { NONE } from './choice.ts';
import type { Rules } from './rules.ts';
import { cloneTally, emptyTally } from './tally.ts';
import { NOTHING, type Seat, type State } from './types.ts';

type Blueprint = Pick<Rules, 'seats' | 'tokens' | 'tablePiles' | 'seatPiles' | 'words'>;

/** An empty table: nothing dealt, no boards, no coins. */
export function emptyState(rules: Blueprint): State {
  const seats = Array.from({ length: rules.seats }, (_, i) => i);
  return {
    age: 0,
    turn: 0,
    at: 0,
    question: 0,
    seats: seats.map(() => emptySeat(rules)),
    piles: rules.tablePiles.map(() => []),
    bank: 0,
    tokens: rules.tokens.map(() => 0),
    controller: seats,
    asks: seats.map(() => null),
    sealed: seats.map(() => NONE),
    plays: seats.map(() => NONE),
  };
}

function emptySeat(rules: Blueprint): Seat {
  return {
    wonder: NOTHING,
    stage: 0,
    options: 0,
    coins: 0,
    spendable: 0,
    used: 0,
    bonus: 0,
    tokens: rules.tokens.map(() => 0),
    piles: rules.seatPiles.map(() => []),
    seen: null,
    tally: emptyTally(rules.words),
  };
}

/** An independent copy. Asks are shared: they are never changed. */
export function clone(state: State): State {
  return {
    age: state.age,
    turn: state.turn,
    at: state.at,
    question: state.question,
    seats: cloneSeats(state.seats),
    piles: copyPiles(state.piles),
    bank: state.bank,
    tokens: state.tokens.slice(),
    controller: state.controller.slice(),
    asks: state.asks.slice(),
    sealed: state.sealed.slice(),
    plays: state.plays.slice(),
  };
}

function cloneSeats(seats: readonly Seat[]): Seat[] {
  const copies: Seat[] = [];
  for (let i = 0; i < seats.length; i++) copies.push(cloneSeat(seats[i]));
  return copies;
}

function cloneSeat(seat: Seat): Seat {
  return {
    wonder: seat.wonder,
    stage: seat.stage,
    options: seat.options,
    coins: seat.coins,
    spendable: seat.spendable,
    used: seat.used,
    bonus: seat.bonus,
    tokens: seat.tokens.slice(),
    piles: copyPiles(seat.piles),
    seen: seat.seen && copyPiles(seat.seen),
    tally: cloneTally(seat.tally),
  };
}

function copyPiles(piles: readonly number[][]): number[][] {
  const copies: number[][] = [];
  for (let i = 0; i < piles.length; i++) copies.push(piles[i].slice());
  return copies;
}

/**
 * The same table with a list of answers of its own: all else is shared, and must not be changed. Written out, since a
 * spread gives states of many shapes, and whatever reads them becomes slow.
 */
export const resealed = (state: State): State => ({
  age: state.age,
  turn: state.turn,
  at: state.at,
  question: state.question,
  seats: state.seats,
  piles: state.piles,
  bank: state.bank,
  tokens: state.tokens,
  controller: state.controller,
  asks: state.asks,
  sealed: state.sealed.slice(),
  plays: state.plays,
});

/** Drops what the seats remember, which search does not need. */
export function dropMemory(state: State): State {
  for (const seat of state.seats) seat.seen = null;
  return state;
}
