/** What it is worth to have a resource, or to get it cheaper. */
import { AGES, RAW_BITS, RESOURCES } from '@polis/engine';
import type { City, Position } from './position.ts';
import type { Weights } from './weights.ts';

/** What the neighbours sell of a resource, and what it costs. */
function priceOf({ me, left, right }: Position, resource: number): number {
  const raw = resource < RAW_BITS;
  const bit = raw ? 1 << resource : 1 << (resource - RAW_BITS);
  const sells = ({ tally }: City): boolean => (raw ? tally.rawForSale : tally.madeForSale)[bit] > 0;
  const toLeft = sells(left) ? (raw ? me.tally.rawLeft : me.tally.madeLeft) : 9;
  const toRight = sells(right) ? (raw ? me.tally.rawRight : me.tally.madeRight) : 9;
  return Math.min(toLeft, toRight);
}

/** True if a neighbour sells it. */
export const isSold = (position: Position, resource: number): boolean => priceOf(position, resource) <= 2;

/** How often one more unit of it will be asked for in what is still to be played. */
export function askedFor({ knowledge, plays, me, rules }: Position, resource: number, have: number): number {
  let asked = 0;
  for (let age = 1; age <= AGES; age++) asked += plays[age] * (knowledge.demand[age][resource][have] ?? 0);
  const stages = rules.wonders[me.wonder]?.stages ?? [];
  const open = Math.min(stages.length, me.stage + Math.ceil((plays[1] + plays[2] + plays[3]) / 4));
  for (let stage = me.stage; stage < open; stage++) if (stages[stage].cost.demand[resource] > have) asked += 0.7;
  return asked;
}

/** One more unit that can give one of these resources every turn. */
export function worthOfUnit(position: Position, weights: Weights, set: number, forSale: boolean): number {
  let best = 0;
  let sum = 0;
  for (let resource = 0; resource < RESOURCES.length; resource++) {
    if (!((set >> resource) & 1)) continue;
    const worth = worthOfHaving(position, weights, resource);
    const sales = forSale ? salesOf(position, resource) * weights.sales : 0;
    best = Math.max(best, worth + sales);
    sum += worth + sales;
  }
  return weights.resource * (best + weights.either * (sum - best));
}

/** What a further unit of this one resource saves. */
function worthOfHaving(position: Position, weights: Weights, resource: number): number {
  const { units } = position.memo;
  if (units[resource] < 0) {
    const price = priceOf(position, resource);
    const saved = price > 2 ? weights.unsold : price * weights.coin + 0.15;
    units[resource] = askedFor(position, resource, position.me.tally.own[1 << resource]) * saved;
  }
  return units[resource];
}

/** Neighbours without it will buy it. */
function salesOf(position: Position, resource: number): number {
  const { sales } = position.memo;
  if (sales[resource] < 0) sales[resource] = expectedSales(position, resource);
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
