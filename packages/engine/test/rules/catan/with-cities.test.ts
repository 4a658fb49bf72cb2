/** Catan A, which takes coins from all others. Its exchange is in a file of its own. */
import { describe, expect } from 'vitest';
import type { ScenarioSeat } from '../../../src/scenario-types.ts';
import { mix, pick, ready, rule, stage, unitsOf } from '../../kit/index.ts';

const { table } = mix('cities');

const day = (stages: number, more: ScenarioSeat = {}): ScenarioSeat => ready('catan', { side: 'A', stages, ...more });

describe('the stages of side A', () => {
  for (const [i, cost] of ['1 wood 1 clay', '3 ore', '2 stone 1 glass 1 papyrus'].entries())
    rule('W-60', `A${i + 1} costs ${cost}`, () => {
      const units = unitsOf(cost);
      const offers = (makes: string[], coins: number) =>
        table({ me: { wonder: 'catan', stages: i, coins }, left: { makes } }).stageOffers();
      expect(offers(units, 2 * units.length)).toEqual([{ left: 2 * units.length }]);
      expect(offers(units, 2 * units.length - 1)).toEqual([]);
      for (const [at] of units.entries()) expect(offers(units.toSpliced(at, 1), 30)).toEqual([]);
    });

  rule('W-60', 'A1 makes 3 points, A2 none, A3 makes 7', () => {
    expect([0, 1, 2, 3].map((stages) => table({ me: day(stages) }).score().wonder)).toEqual([0, 3, 3, 10]);
  });

  rule('W-60', 'A2: 7 coins, and all others lose 2', () => {
    const t = table({
      me: day(1, { coins: 0 }),
      others: [{ coins: 1 }],
      left: { coins: 5 },
      right: { coins: 2 },
    }).quietTurn({ me: stage('theater') });
    expect([t.seat().coins, t.dues()]).toEqual([7, [0, 2, 2, 2]]);
    const settled = t.settle();
    expect([settled.purses(), settled.count('debt')]).toEqual([
      [7, 3, 0, 0],
      [0, 0, 1, 0],
    ]);
  });

  rule('W-77', 'the loss comes at the end of the turn: what was dug up can pay it', () => {
    const left = ready('halikarnassos', { side: 'B', coins: 0 });
    let t = table({ discard: ['tavern'], me: day(1), left }).quietTurn({
      me: stage('theater'),
      left: stage('theater'),
    });
    expect([t.asked('left'), t.dues()]).toEqual(['pick', [0, 0, 0]]);
    t = t.answer('left', pick('tavern')).settle();
    expect([t.seat('left').coins, t.count('debt')]).toEqual([3, [0, 0, 0]]);
  });
});
