/** What expert leaders make at the end of the game. */
import { describe, expect } from 'vitest';
import type { ScenarioSeat } from '../../../src/scenario-types.ts';
import { rule, secondEdition, type TableLiteral } from '../../kit/index.ts';

const { table } = secondEdition('leaders');

/** What my leaders are worth at this table of Age III. */
const worth = (leader: string, me: ScenarioSeat = {}, rest: TableLiteral = {}): number => {
  const t = table({ age: 3, ...rest, me: { coins: 0, ...me, leaders: [leader, ...(leadersOf(me) ?? [])] } });
  return t.score().leaders;
};
const leadersOf = (seat: ScenarioSeat) => ('leaders' in seat ? (seat.leaders as string[]) : undefined);

describe('Gorgo', () => {
  const gorgo = (...victory: number[]): number => worth('gorgo', { tokens: { victory } });

  rule('L2-14', 'makes the value of each pair of equal victory tokens', () => {
    expect(gorgo(1, 1, 3, 3, 3, 5)).toBe(4);
    expect(gorgo(3, 3, 3, 3)).toBe(6);
    expect(gorgo(1, 1)).toBe(1);
    expect(gorgo(5, 5)).toBe(5);
    expect(gorgo(5, 5, 5, 5, 5)).toBe(10);
    expect(gorgo(1, 1, 1, 1, 3, 3, 5, 5)).toBe(2 + 3 + 5);
  });

  rule('L2-14', 'nothing without a pair: neither different tokens nor defeats make one', () => {
    expect(gorgo()).toBe(0);
    expect(gorgo(1, 3, 5)).toBe(0);
    expect(worth('gorgo', { tokens: { victory: [5], defeat: 4 } })).toBe(0);
  });

  rule('L2-14', 'only own tokens count', () => {
    const beside = { tokens: { victory: [5, 5] } };
    expect(worth('gorgo', {}, { left: beside, right: beside })).toBe(0);
  });
});

rule('L2-18', 'Cynisca: 6 points without a defeat token at the end, otherwise none', () => {
  expect(worth('cynisca')).toBe(6);
  expect(worth('cynisca', { tokens: { victory: [1, 3] } })).toBe(6);
  for (const defeat of [1, 2, 5]) expect(worth('cynisca', { tokens: { defeat, victory: [5] } })).toBe(0);
  expect(worth('cynisca', {}, { left: { tokens: { defeat: 2 } } })).toBe(6);
});

rule('L2-19', 'Agrippina: 7 points if she is the only leader of the city, otherwise none', () => {
  expect(worth('agrippina')).toBe(7);
  expect(worth('agrippina', { leaderHand: ['plato', 'nero'] })).toBe(7);
  expect(worth('agrippina', { wonder: 'giza', stages: 1, under: ['plato'] })).toBe(7);
  expect(worth('agrippina', { leaders: ['nero'] })).toBe(0);
  expect(worth('agrippina', { leaders: ['sappho'] })).toBe(2);
  expect(worth('agrippina', {}, { left: { leaders: ['nero'] }, right: { leaders: ['plato'] } })).toBe(7);
});

rule('L2-19', 'a leader that her owner copies is no leader of the city', () => {
  const me = { city: ['courtesans-guild'], courtesan: 'nero' };
  expect(worth('agrippina', me, { left: { leaders: ['nero'] } })).toBe(7);
});

describe('more than each neighbour', () => {
  rule('L2-20', 'Makeda: 5 points for more coins than each neighbour', () => {
    const makeda = (mine: number, left: number, right: number): number =>
      worth('makeda', { coins: mine }, { left: { coins: left }, right: { coins: right } });
    expect([makeda(3, 2, 2), makeda(1, 0, 0)]).toEqual([5, 5]);
    expect([makeda(3, 3, 0), makeda(3, 0, 3), makeda(3, 3, 3)]).toEqual([0, 0, 0]);
    expect([makeda(3, 4, 0), makeda(3, 0, 4), makeda(0, 0, 0)]).toEqual([0, 0, 0]);
    const across = { others: [{ coins: 30 }], left: { coins: 1 }, right: { coins: 1 } };
    expect(worth('makeda', { coins: 2 }, across)).toBe(5);
  });

  for (const [number, leader, colour, cards] of [
    ['L2-23', 'cornelia', 'yellow', ['tavern', 'marketplace', 'vineyard']],
    ['L2-24', 'theano', 'green', ['workshop', 'apothecary', 'scriptorium']],
    ['L2-25', 'phryne', 'blue', ['altar', 'baths', 'theater']],
    ['L2-26', 'eurypyle', 'red', ['stockade', 'barracks', 'guard-tower']],
  ] as const)
    rule(number, `${leader}: 5 points for more ${colour} cards than each neighbour`, () => {
      const most = (mine: number, left: number, right: number): number => {
        const city = (count: number): ScenarioSeat => ({ city: cards.slice(0, count) });
        const t = table({ age: 3, me: { ...city(mine), leaders: [leader] }, left: city(left), right: city(right) });
        return t.score().leaders;
      };
      expect([most(1, 0, 0), most(2, 1, 1), most(3, 2, 0), most(3, 0, 2)]).toEqual([5, 5, 5, 5]);
      expect([most(1, 1, 0), most(1, 0, 1), most(2, 2, 2)]).toEqual([0, 0, 0]);
      expect([most(0, 0, 0), most(1, 2, 0), most(1, 0, 2)]).toEqual([0, 0, 0]);
      const others = [{ city: [...cards] }];
      expect(worth(leader, { city: [cards[0]] }, { others })).toBe(5);
      const every = { yellow: 'tavern', green: 'workshop', blue: 'altar', red: 'stockade', brown: 'lumber-yard' };
      const rest = Object.entries(every).flatMap(([of, card]) => (of === colour ? [] : [card]));
      expect(worth(leader, { city: rest })).toBe(0);
    });

  rule('L2-24', 'symbols and shields from elsewhere are no cards', () => {
    const me = { symbols: { gear: 3 }, shields: 5, leaders: ['euclid', 'caesar'] };
    expect(worth('theano', me)).toBe(0);
    expect(worth('eurypyle', me)).toBe(0);
  });
});
