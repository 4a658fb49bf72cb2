/** What it is worth to have a resource, or to get it cheaper. */
import { placesNext, RAW_BITS, RESOURCES } from '@polis/engine';
import { type City, noneYet, type Position } from './position.ts';
import type { Weights } from './weights.ts';

/** What the neighbours sell of a resource, and what it costs. */
function priceOf(position: Position, resource: number): number {
  const { me, left, right } = position;
  const raw = resource < RAW_BITS;
  const bit = raw ? 1 << resource : 1 << (resource - RAW_BITS);
  const sells = ({ tally }: City): boolean => (raw ? tally.rawForSale : tally.madeForSale)[bit] > 0;
  const toLeft = sells(left) ? (raw ? me.tally.rawLeft : me.tally.madeLeft) : UNSOLD;
  const toRight = sells(right) ? (raw ? me.tally.rawRight : me.tally.madeRight) : UNSOLD;
  if (me.tally.smuggles === 0) return Math.min(toLeft, toRight);
  const less = (price: number, seller: City): number =>
    price < UNSOLD && startsWith(position, seller, resource) ? Math.max(0, price - 1) : price;
  return Math.min(less(toLeft, left), less(toRight, right));
}

/** A price that nobody asks. */
const UNSOLD = 9;

const startsWith = ({ rules }: Position, { wonder }: City, resource: number): boolean =>
  (((rules.wonders[wonder]?.starts ?? 0) >> resource) & 1) === 1;

/** True if a neighbour sells it. */
export const isSold = (position: Position, resource: number): boolean => priceOf(position, resource) <= 2;

/** How often one more unit of it will be asked for in what is still to be played. */
export function askedFor(position: Position, resource: number, have: number): number {
  const { ahead, playsLeft, me, rules } = position;
  let asked = ahead.demand[resource][have] ?? 0;
  const board = rules.wonders[me.wonder];
  if (!board) return asked;
  const { stages } = board;
  const wants = (place: number): boolean => stages[place].cost.demand[resource] > have;
  if (board.anyOrder) return asked + 0.7 * placesNext(rules, me).filter(wants).length;
  const open = Math.min(stages.length, me.stage + Math.ceil(playsLeft / 4));
  for (let place = me.stage; place < open; place++) if (wants(place)) asked += 0.7;
  return asked;
}

/** One more unit that can give one of these resources every turn. */
export function worthOfUnit(position: Position, weights: Weights, set: number, forSale: boolean): number {
  let best = 0;
  let sum = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) {
    const resource = 31 - Math.clz32(rest & -rest);
    const worth = worthOfHaving(position, weights, resource);
    const sales = forSale ? salesOf(position, resource) * weights.sales : 0;
    best = Math.max(best, worth + sales);
    sum += worth + sales;
  }
  const itself = best + weights.either * (sum - best);
  return (
    weights.resource * (position.me.tally.exchanges ? Math.max(itself, exchanged(position, weights, set)) : itself)
  );
}

/** Half of what an exchange brings: two of a kind are one of any. With one of the kind at hand there are two already. */
function exchanged(position: Position, weights: Weights, set: number): number {
  const { own } = position.me.tally;
  const any = Math.max(...RESOURCES.map((_, resource) => worthOfHaving(position, weights, resource)));
  return (own[set] % 2 === 1 ? 0.8 : 0.5) * any;
}

/** To have one of any kind for each two of a kind, every turn. */
export function worthOfExchange(position: Position, weights: Weights): number {
  const { own } = position.me.tally;
  const pairs = RESOURCES.reduce((sum, _, resource) => sum + Math.floor(own[1 << resource] / 2), 0);
  const any = Math.max(...RESOURCES.map((_, resource) => worthOfHaving(position, weights, resource)));
  return weights.resource * any * Math.min(2, pairs + 0.04 * position.playsLeft);
}

/** Units that the city lacks of a demand; what it has two of may stand in, for whoever can exchange. */
export function lackingOf({ me: { tally } }: Position, demand: readonly number[]): number {
  let lacking = 0;
  let pairs = 0;
  demand.forEach((units, resource) => {
    const own = tally.own[1 << resource];
    lacking += Math.max(0, units - own);
    pairs += Math.floor(Math.max(0, own - units) / 2);
  });
  return tally.exchanges ? Math.max(0, lacking - pairs) : lacking;
}

/** What a further unit of this one resource saves. */
function worthOfHaving(position: Position, weights: Weights, resource: number): number {
  position.memo.units ??= noneYet();
  const { units } = position.memo;
  if (Number.isNaN(units[resource])) {
    const price = priceOf(position, resource);
    const saved = price > 2 ? weights.unsold : price * weights.coin + 0.15;
    units[resource] = askedFor(position, resource, position.me.tally.own[1 << resource]) * saved;
  }
  return units[resource];
}

/** Neighbours without it will buy it. */
function salesOf(position: Position, resource: number): number {
  position.memo.sales ??= noneYet();
  const { sales } = position.memo;
  if (Number.isNaN(sales[resource])) sales[resource] = expectedSales(position, resource);
  return sales[resource];
}

function expectedSales(position: Position, resource: number): number {
  const bit = 1 << resource;
  let sales = 0;
  if (position.left.tally.own[bit] === 0) sales++;
  if (position.right.tally.own[bit] === 0) sales++;
  return sales === 0 ? 0 : 0.5 * sales * Math.min(2, askedFor(position, resource, 0));
}

/** A coin less for what one neighbour sells. */
export function worthOfDiscount(position: Position, weights: Weights, seller: City, raw: boolean): number {
  let saved = 0;
  for (let resource = raw ? 0 : RAW_BITS; resource < (raw ? RAW_BITS : RESOURCES.length); resource++) {
    const bit = raw ? 1 << resource : 1 << (resource - RAW_BITS);
    const sold = (raw ? seller.tally.rawForSale : seller.tally.madeForSale)[bit];
    const have = position.me.tally.own[1 << resource];
    const chance = sold > 0 ? 1 : 0.25 + 0.25 * Math.min(1, position.plays[1] / 6);
    saved += chance * askedFor(position, resource, have);
  }
  return weights.resource * saved * weights.coin;
}

/** A coin less each time for what the neighbours' boards start with. */
export function worthOfSmuggling(position: Position, weights: Weights): number {
  let saved = 0;
  for (const resource of smuggled(position)) {
    if (priceOf(position, resource) > 0) saved += askedFor(position, resource, position.me.tally.own[1 << resource]);
  }
  return SMUGGLED * weights.resource * saved * weights.coin;
}

/** The share of what is asked for that is bought just there, and not made or bought on the other side. */
const SMUGGLED = 0.35;

/** What the neighbours' boards start with. */
export const smuggled = (position: Position): number[] =>
  RESOURCES.map((_, resource) => resource).filter(
    (resource) => startsWith(position, position.left, resource) || startsWith(position, position.right, resource),
  );
