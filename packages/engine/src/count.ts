/** "How many of these in which cities": the one counting language behind coins and points. */
import type { Names, Table } from './module.ts';
import { CITY } from './piles.ts';
import type { Rules } from './rules.ts';
import { isFinished } from './stages.ts';
import type { Seat, SeatId } from './types.ts';
import {
  AGE_CARDS,
  type Amount,
  COLOURS,
  type Colour,
  LEFT,
  ME,
  type Per,
  RESOURCES,
  type Resource,
  RIGHT,
  type Scope,
} from './vocabulary.ts';

const CARDS = 0;
const STAGES = 1;
const TOKENS = 2;
const SETS = 3;
const COINS = 4;
const WONDERS = 5;
const DIFFERENT = 6;
const UNITS = 7;
const BROWN = COLOURS.indexOf('brown');
const AGE_COLOURS = AGE_CARDS.map((colour) => COLOURS.indexOf(colour));

/** An amount with its names resolved: `each` for every thing counted, or `flat` once. */
export interface Count {
  flat: number;
  each: number;
  what: number;
  index: number;
  /** The colours of a set, or the tokens of a name. */
  several: readonly number[];
  scope: Scope;
  every: number;
}

export function bindAmount(amount: Amount, names: Names): Count {
  if (typeof amount === 'number') return counting(NOTHING_COUNTED, CARDS, 0, [], amount);
  const { of } = amount;
  if (of === 'stage') return counting(amount, STAGES);
  if (of === 'coins') return counting(amount, COINS);
  if (of === 'wonder') return counting(amount, WONDERS);
  if (of === 'colours') return counting(amount, DIFFERENT);
  const resource = RESOURCES.indexOf(of as Resource);
  if (resource >= 0) return counting(amount, UNITS, 1 << resource);
  const colours = of.split('+').map((name) => COLOURS.indexOf(name as Colour));
  if (colours.includes(-1)) return counting(amount, TOKENS, 0, names.tokens(of));
  return colours.length > 1 ? counting(amount, SETS, 0, colours) : counting(amount, CARDS, colours[0]);
}

const NOTHING_COUNTED = { each: 0, scope: 0, every: 1 };

/** All of them are made here, of one shape: they are read millions of times. */
const counting = (
  { each, scope, every }: Pick<Per, 'each' | 'scope' | 'every'>,
  what: number,
  index = 0,
  several: readonly number[] = [],
  flat = 0,
): Count => ({ flat, each, what, index, several, scope, every });

/** `extra`: the colour of a card that is counted as if the owner had it too, or -1. */
export function amountOf(table: Table, seat: SeatId, count: Count, extra: number): number {
  const { rules, state } = table;
  let counted = 0;
  if (count.scope & ME) {
    counted += inCity(rules, state.seats[seat], count);
    if (count.what === CARDS && count.index === extra) counted++;
  }
  if (count.scope & LEFT) counted += inCity(rules, state.seats[rules.left[seat]], count);
  if (count.scope & RIGHT) counted += inCity(rules, state.seats[rules.right[seat]], count);
  return count.flat + count.each * (count.every > 1 ? Math.floor(counted / count.every) : counted);
}

/** How many units of brown cards can be a resource, its board left out. */
function unitsOnBrown(rules: Rules, city: Seat, resource: number): number {
  const cards = city.piles[CITY].map((id) => rules.cards[id]).filter(({ colour }) => colour === BROWN);
  const units = cards.flatMap(({ effects }) => effects.flatMap((one) => (one.kind === 'produce' ? one.units : [])));
  return units.filter((unit) => unit & resource).length;
}

function inCity(rules: Rules, city: Seat, count: Count): number {
  switch (count.what) {
    case CARDS:
      return city.tally.colours[count.index];
    case STAGES:
      return city.stage;
    case TOKENS:
      return count.several.reduce((sum, token) => sum + city.tokens[token], 0);
    case SETS:
      return Math.min(...count.several.map((colour) => city.tally.colours[colour]));
    case WONDERS:
      return isFinished(rules, city) ? 1 : 0;
    case DIFFERENT:
      return AGE_COLOURS.filter((colour) => city.tally.colours[colour] > 0).length;
    case UNITS:
      return unitsOnBrown(rules, city, count.index);
    default:
      return city.coins;
  }
}
