import { describe, expect } from 'vitest';
import type { ScenarioSeat } from '../../../src/scenario-types.ts';
import { build, expectRefused, mix, rule, stage, type Tabletop } from '../../kit/index.ts';

const { fought, lastTurn, table } = mix('cities');

/** The points of this many stages. */
const wonder = (seat: ScenarioSeat): number => table({ age: 3, me: { coins: 0, ...seat } }).score().total;

/** A city that has so many stages builds the next one; the left neighbour builds an Altar, the right one too. */
function next(seat: ScenarioSeat): Tabletop {
  const hand = ['altar', 'baths'];
  return table({ age: 2, me: { hand, ...seat }, left: { hand, coins: 5 }, right: { hand, coins: 0 } }).play({
    me: stage('altar'),
    left: build('altar'),
    right: build('altar'),
  });
}

describe('Petra', () => {
  const A: ScenarioSeat = { wonder: 'petra', side: 'A' };
  const B: ScenarioSeat = { wonder: 'petra', side: 'B' };

  rule('C-55', 'A: 3, 7 and 7 points', () => {
    expect([0, 1, 2, 3].map((stages) => wonder({ ...A, stages }))).toEqual([0, 3, 10, 17]);
  });

  rule('C-55', 'A2 costs 7 coins and nothing else, to the bank', () => {
    const me: ScenarioSeat = { ...A, stages: 1, coins: 9 };
    const before = table({ age: 2, me: { ...me, hand: ['altar'] }, left: { makes: ['wood', 'stone'] } });
    expect(before.stageOffers()).toEqual([{ bank: 7 }]);
    for (const pay of [{ bank: 6 }, { bank: 8 }, { bank: 7, left: 2 }, {}])
      expectRefused(before, 'me', { ...stage('altar'), pay }, 'wrong-payment');
    const t = next(me);
    expect(t.seat()).toMatchObject({ stage: 2, coins: 2 });
    expect(t.purses()).toEqual([2, 5, 0]);
    const poor = table({ age: 2, me: { ...me, coins: 6, hand: ['altar'] } });
    expectRefused(poor, 'me', { ...stage('altar'), pay: { bank: 7 } }, 'cannot-pay');
    expect(poor.stageOffers()).toEqual([]);
  });

  rule('C-56', 'B1 makes 3 points, and all others lose 2 coins', () => {
    const t = next({ ...B, makesPrivately: ['clay', '2 ore'], coins: 4 });
    expect([t.dues(), t.count('debt')]).toEqual([
      [0, 2, 0],
      [0, 0, 2],
    ]);
    const after = t.settle();
    expect([after.purses(), after.score().wonder]).toEqual([[4, 3, 0], 3]);
  });

  rule('C-56', 'B2 costs 14 coins and makes 14 points; nobody loses by it', () => {
    const t = next({ ...B, stages: 1, coins: 15 });
    expect([t.seat().stage, t.purses(), t.dues(), t.count('debt')]).toEqual([2, [1, 5, 0], [0, 0, 0], [0, 0, 0]]);
    expect(wonder({ ...B, stages: 2 })).toBe(17);
    const poor = table({ age: 2, me: { ...B, stages: 1, coins: 13, hand: ['altar'] } });
    expectRefused(poor, 'me', { ...stage('altar'), pay: { bank: 14 } }, 'cannot-pay');
    expect(poor.stageOffers()).toEqual([]);
  });

  rule('C-56', 'B has two stages', () => {
    const t = table({ me: { ...B, stages: 2, coins: 30, hand: ['altar'] } });
    expectRefused(t, 'me', stage('altar'), 'no-stage');
  });
});

describe('Byzantium', () => {
  const A: ScenarioSeat = { wonder: 'byzantium', side: 'A' };
  const B: ScenarioSeat = { wonder: 'byzantium', side: 'B' };

  rule('C-57', 'A: 3, 2 and 7 points', () => {
    expect([0, 1, 2, 3].map((stages) => wonder({ ...A, stages }))).toEqual([0, 3, 5, 12]);
  });

  rule('C-57', 'A2 alone brings a Diplomacy token', () => {
    expect(next({ ...A, makesPrivately: ['clay', 'ore'] }).count('diplomacy')).toEqual([0, 0, 0]);
    expect(next({ ...A, stages: 1, makesPrivately: ['2 wood', 'papyrus'] }).count('diplomacy')).toEqual([1, 0, 0]);
    expect(next({ ...A, stages: 2, makesPrivately: ['2 clay', 'glass', 'loom'] }).count('diplomacy')).toEqual([
      0, 0, 0,
    ]);
  });

  rule('C-58', 'B: 3 and 4 points, and a Diplomacy token with both stages', () => {
    expect([0, 1, 2].map((stages) => wonder({ ...B, stages }))).toEqual([0, 3, 7]);
    expect(next({ ...B, makesPrivately: ['wood', 'ore', 'glass', 'papyrus'] }).count('diplomacy')).toEqual([1, 0, 0]);
    expect(next({ ...B, stages: 1, makesPrivately: ['clay', '2 ore', 'loom'] }).count('diplomacy')).toEqual([1, 0, 0]);
  });

  rule('C-58', 'a stage of the last turn is in time for the conflicts of the Age', () => {
    const me: ScenarioSeat = { ...B, makesPrivately: ['wood', 'ore', 'glass', 'papyrus'], shields: 5, hand: ['altar'] };
    const t = table({ turn: lastTurn, me, left: { shields: 1 } }).play({ me: stage('altar') });
    expect([t.military('me'), t.military('left')[0], t.military('right')[3]]).toEqual([[0, 0, 0, 0], 1, 1]);
    expect(t.count('diplomacy')).toEqual([0, 0, 0]);
    expect(fought(1, { me: { ...B, stages: 2 } }).count('diplomacy')).toEqual([0, 0, 0]);
  });
});
