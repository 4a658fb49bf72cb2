/** Coins that come in, from the bank and from neighbours: how many, and what is told of them. */
import { expect, test } from 'vitest';
import { income, payNeighbour, saleOf } from '../../src/coins.ts';
import { rewardVictories } from '../../src/conflict.ts';
import type { GameEvent } from '../../src/types.ts';
import { newGame } from '../kit/index.ts';

/** Two cities of a new game, with three coins each and one more for the first income of the turn. */
function cities() {
  const { rules, state } = newGame(3, 1);
  const log: GameEvent[] = [];
  const [me, other] = state.seats;
  me.bonus = 1;
  return { table: { rules, state, log }, me, other, bank: () => state.bank, log };
}

test('the first income of a turn brings the bonus, the next one does not', () => {
  const { table, me, bank, log } = cities();
  const [before, inBank] = [me.coins, bank()];
  income(table, 0, 2, 'sale');
  income(table, 0, 2, 'sale');
  expect([me.coins - before, bank() - inBank]).toEqual([5, -5]);
  expect(log).toEqual([
    { event: 'coins', seat: 0, amount: 3, why: 'sale', bonus: 1 },
    { event: 'coins', seat: 0, amount: 2, why: 'sale' },
  ]);
});

test('no income brings no bonus and is not told', () => {
  const { table, me, log } = cities();
  const before = me.coins;
  income(table, 0, 0, 'sale');
  rewardVictories(table, 0, 0);
  expect([me.coins, me.bonus, log]).toEqual([before, 1, []]);
});

test('a sale brings three coins and the bonus of the city', () => {
  const { me } = cities();
  expect(saleOf(me)).toBe(3);
  expect(saleOf({ tally: { ...me.tally, bonus: 1 } })).toBe(4);
});

test('what a neighbour is paid is told as trade, and nothing if it is nothing', () => {
  const { table, me, other, log } = cities();
  payNeighbour(table, 0, 1, 0);
  expect(log).toEqual([]);
  payNeighbour(table, 0, 1, 2);
  expect(log).toEqual([{ event: 'coins', seat: 1, amount: 2, why: 'trade' }]);
  expect([me.coins, me.spendable, other.coins, other.spendable]).toEqual([1, 1, 5, 3]);
});

test('what victories bring is told as such', () => {
  const { table, me, log } = cities();
  me.bonus = 0;
  me.tally.gains = me.tally.gains.map(() => 2);
  rewardVictories(table, 0, 2);
  expect(log).toEqual([{ event: 'coins', seat: 0, amount: 4, why: 'victory' }]);
});
