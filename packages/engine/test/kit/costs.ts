/** Costs as people write them, and whether something costs just that. */
import { expect } from 'vitest';
import type { Payment } from '../../src/types.ts';
import { short } from './asking.ts';

export const RAW = ['wood', 'stone', 'clay', 'ore'];
export const MADE = ['glass', 'loom', 'papyrus'];
export const GOODS = [...RAW, ...MADE];

/** '2 wood glass' → wood, wood, glass; '2 coins' are none. */
export function unitsOf(text: string): string[] {
  const words = text.split(' ').filter(Boolean);
  return words.flatMap((word, i) => {
    const count = Number(words[i - 1]);
    return /^\d+$|^coins?$/.test(word) ? [] : new Array<string>(count || 1).fill(word);
  });
}
export const coinsOf = (cost: string): number => Number(/(\d+) coin/.exec(cost)?.[1] ?? 0);

/**
 * Expects that it costs exactly this, where `offers` are the payments when the left neighbour makes these units and
 * there are so many coins: a neighbour who has just the units sells them all, and each of them and each coin is needed.
 */
export function expectCost(
  cost: string,
  offers: (makes: string[], coins: number) => Partial<Payment>[],
  ways = 1,
): void {
  const units = unitsOf(cost);
  const [left, bank] = [2 * units.length, coinsOf(cost)];
  const expected = new Array(ways).fill(short({ left, right: 0, bank }));
  expect(offers(units, 30)).toEqual(expected);
  expect(offers(units, left + bank)).toEqual(expected);
  if (left + bank > 0) expect(offers(units, left + bank - 1)).toEqual([]);
  units.forEach((_, i) => {
    expect(offers(units.toSpliced(i, 1), 30)).toEqual([]);
  });
}
