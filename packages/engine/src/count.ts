/** "How many of these in which cities": the one counting language behind coins and points. */
import type { Names, Table } from './module.ts';
import type { Seat, SeatId } from './types.ts';
import { type Amount, COLOURS, type Colour, LEFT, ME, type Per, RIGHT, type Scope } from './vocabulary.ts';

const CARDS = 0;
const STAGES = 1;
const TOKENS = 2;

/** An amount with its names resolved: `each` for every thing counted, or `flat` once. */
export interface Count {
  flat: number;
  each: number;
  what: number;
  index: number;
  scope: Scope;
}

export function bindAmount(amount: Amount, names: Names): Count {
  if (typeof amount === 'number') return { flat: amount, each: 0, what: CARDS, index: 0, scope: 0 };
  const { each, of, scope }: Per = amount;
  if (of === 'stage') return { flat: 0, each, what: STAGES, index: 0, scope };
  const colour = COLOURS.indexOf(of as Colour);
  if (colour >= 0) return { flat: 0, each, what: CARDS, index: colour, scope };
  return { flat: 0, each, what: TOKENS, index: names.token(of), scope };
}

/** `extra`: the colour of one card more that the owner is taken to have, or -1. */
export function amountOf(table: Table, seat: SeatId, count: Count, extra: number): number {
  const { rules, state } = table;
  let counted = 0;
  if (count.scope & ME) {
    counted += inCity(state.seats[seat], count);
    if (count.what === CARDS && count.index === extra) counted++;
  }
  if (count.scope & LEFT) counted += inCity(state.seats[rules.left[seat]], count);
  if (count.scope & RIGHT) counted += inCity(state.seats[rules.right[seat]], count);
  return count.flat + count.each * counted;
}

function inCity(city: Seat, count: Count): number {
  if (count.what === CARDS) return city.tally.colours[count.index];
  if (count.what === STAGES) return city.stage;
  return city.tokens[count.index];
}
