/** Rome as the second-edition box has it. */
import { describe, expect } from 'vitest';
import type { ScenarioSeat } from '../../../src/scenario-types.ts';
import { boardIn, build, expectCost, mix, PASS, rule, secondEdition, stage } from '../../kit/index.ts';

const { rulesFor, table } = secondEdition('leaders');

const rome = (side: 'day' | 'night', stages: number, more: ScenarioSeat = {}): ScenarioSeat => ({
  wonder: 'rome',
  side,
  stages,
  hand: ['altar', 'theater'],
  ...more,
});
/** Expects that the stage after so many costs just this. */
const costs = (side: 'day' | 'night', stages: number, cost: string): void =>
  expectCost(cost, (makes, coins) => table({ me: rome(side, stages, { coins }), left: { makes } }).stageOffers());

describe('Rome day', () => {
  rule('L2-31', 'is Rome A, with the same stages and costs', () => {
    const [first, second] = [mix('leaders').rulesFor(5), rulesFor(5)].map((rules) => boardIn(rules, 'rome')[0]);
    expect({ ...second, dayAndNight: false }).toEqual(first);
    costs('day', 0, 'wood clay ore');
    costs('day', 1, '2 stone clay loom');
    expect([1, 2].map((stages) => table({ me: rome('day', stages) }).score().wonder)).toEqual([4, 10]);
  });
});

describe('Rome night', () => {
  rule('L2-32', 'is Rome B but for the cost of stage 2', () => {
    const [first, second] = [mix('leaders').rulesFor(5), rulesFor(5)].map((rules) => boardIn(rules, 'rome')[1]);
    const { costs: older, ...as } = first as typeof first & { costs: unknown[] };
    const { costs: newer, ...is } = second as typeof second & { costs: unknown[] };
    expect({ ...is, dayAndNight: false }).toEqual(as);
    expect([newer[0], newer[2]]).toEqual([older[0], older[2]]);
    expect(newer[1]).not.toEqual(older[1]);
  });

  rule('L2-32', 'costs wood and clay, then stone, clay and glass, then 2 stone and papyrus', () => {
    costs('night', 0, 'wood clay');
    costs('night', 1, 'stone clay glass');
    costs('night', 2, '2 stone papyrus');
  });

  rule('L2-32', 'its first stage brings 5 coins and 4 leaders of the box', () => {
    const me = rome('night', 0, { makesPrivately: ['wood', 'clay'], coins: 0, leaderHand: ['nero'] });
    const t = table({ me }).quietTurn({ me: stage('altar') });
    expect([t.seat().coins, t.pile('leader-hand').length]).toEqual([5, 5]);
  });

  rule('L2-32', 'its second and its third stage make 3 points and recruit one more leader', () => {
    for (const stages of [1, 2]) {
      const makesPrivately = ['2 stone', 'clay', 'glass', 'papyrus'];
      const me = rome('night', stages, { makesPrivately, coins: 5, leaderHand: ['gorgo', 'plato'] });
      const t = table({ age: 2, me }).quietTurn({ me: stage('altar') });
      expect(t.offers('gorgo')).toEqual([{ bank: 3 }]);
      const after = t.answer('me', build('gorgo'));
      expect([after.pile('leaders'), after.seat().coins]).toEqual([['gorgo'], 2]);
      expect(after.score().wonder).toBe(3 * stages);
      expect(t.answer('me', PASS).pile('leaders')).toEqual([]);
    }
  });

  rule('L2-33', 'makes no resource, and neither does its other side', () => {
    for (const board of boardIn(rulesFor(5), 'rome')) expect(board).toMatchObject({ produces: [], dayAndNight: true });
  });
});
