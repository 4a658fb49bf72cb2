/** The Great Wall by night, with the effects of Cities. */
import { describe, expect } from 'vitest';
import { explain } from '../../../src/explain.ts';
import type { ScenarioSeat } from '../../../src/scenario-types.ts';
import type { Payment } from '../../../src/types.ts';
import { worthNow } from '../../../src/what-if.ts';
import { build, mix, PLENTY, ready, rule, secondEdition, stage, type Tabletop, TWO, unitsOf } from '../../kit/index.ts';

const { table, ageEnd } = mix('cities');

const night = (stages: number | number[], more: ScenarioSeat = {}): ScenarioSeat =>
  ready('great-wall', { side: 'night', stages, ...more });

const stagesOffered = (t: Tabletop): number[] => [
  ...new Set(t.offered().flatMap((form) => (form.do === 'stage' ? [form.stage ?? 0] : []))),
];

describe('the stages of side B', () => {
  for (const [i, cost] of ['1 wood 1 papyrus', '2 clay 1 ore', '2 wood 1 papyrus', '2 stone'].entries())
    rule(`W-${23 + i}`, `B${i + 1} costs ${cost}`, () => {
      const units = unitsOf(cost);
      const price = 2 * units.length;
      const offered = (makes: string[], coins: number): Payment[] =>
        explain(table({ me: { wonder: 'great-wall', side: 'B', coins }, left: { makes } }).game, 0)[0]
          .stage.filter((way) => way.stage === i + 1)
          .map(({ pay }) => pay);
      expect(offered(units, price)).toEqual([{ left: price, right: 0, bank: 0 }]);
      expect(offered(units, price - 1)).toEqual([]);
      expect(offered(units.slice(1), 30)).toEqual([]);
    });

  rule('W-23', 'B1: 8 coins, and each of the two neighbours takes 2 from the bank', () => {
    const t = table({ me: night([], { coins: 1 }), others: [{ coins: 5 }], left: { coins: 0 }, right: { coins: 9 } });
    const after = t.quietTurn({ me: stage('theater', { stage: 1 }) });
    expect(after.purses()).toEqual([9, 2, 5, 11]);
    expect(after.happened('coins').map(({ seat, amount, why }) => [seat, amount, why])).toEqual([
      [0, 8, 'effect'],
      [1, 2, 'gift'],
      [3, 2, 'gift'],
    ]);
  });

  rule('W-23', 'the neighbours can spend them from the next turn on', () => {
    const t = table({ me: night([]), left: { coins: 0, hand: ['tavern', 'stone-pit'] } });
    // sealed before: a card for a coin cannot be paid from the gift
    expect(t.offers('stone-pit', 'left')).toEqual([{}]);
    const dear = table({ me: night([]), left: { coins: 0, hand: [{ cost: '1 coin', colour: 'blue' }] } });
    expect(dear.offers('made-up-1-0', 'left')).toEqual([]);
  });

  rule('W-24', 'B2: a mask, which shows the symbol of a green card of a neighbour', () => {
    const science = (stages: number[], left: string[]) =>
      table({ me: night(stages, { symbols: { compass: 1, gear: 1 } }), left: { city: left } }).score().science;
    expect([science([2], []), science([2], ['scriptorium']), science([1, 3, 4], ['scriptorium'])]).toEqual([2, 10, 2]);
    // a choice, also of what the right neighbour has
    const t = table({ me: night([]), right: { city: ['workshop'] } }).play({ me: stage('theater', { stage: 2 }) });
    expect(t.score().science).toBe(1);
  });

  rule('W-25', 'B3: a Diplomacy token, and all others lose 2 coins', () => {
    const t = table({ me: night([]), others: [{ coins: 5 }], left: { coins: 4 }, right: { coins: 1 } }).quietTurn({
      me: stage('theater', { stage: 3 }),
    });
    expect([t.count('diplomacy'), t.dues()]).toEqual([
      [1, 0, 0, 0],
      [0, 2, 2, 2],
    ]);
    const settled = t.settle();
    expect([settled.purses(), settled.count('debt')]).toEqual([
      [3, 2, 3, 0],
      [0, 0, 0, 1],
    ]);
    // it takes part in no conflict of this Age
    const fought = ageEnd({ me: night([], { shields: 9 }) }, { me: stage('theater', { stage: 3 }) }).settle();
    expect([fought.military(), fought.count('diplomacy')]).toEqual([
      [0, 0, 0, 0],
      [0, 0, 0],
    ]);
  });

  rule('W-26', 'B4: a resource of a kind that the city does not make, not for sale', () => {
    const hand = ['glass', 'loom', 'loom loom', 'ore', 'glass ore'].map((cost) => ({ cost, colour: 'blue' as const }));
    const built = (stages: number[], more: ScenarioSeat = {}) => {
      const t = table({
        me: { wonder: 'great-wall', side: 'B', stages, coins: 0, hand, ...more },
        left: { coins: 9, hand },
      });
      return hand.map((_, i) => t.isFree(`made-up-0-${i}`));
    };
    expect(built([1])).toEqual([false, true, false, false, false]);
    expect(built([4])).toEqual([true, true, false, true, false]);
    // a brown card makes ore, so it is no ore any more
    expect(built([4], { city: ['ore-vein'] })).toEqual([true, true, false, true, true]);
    const t = table({ me: { wonder: 'great-wall', side: 'B', stages: [4] }, left: { coins: 9, hand } });
    expect(t.offers('made-up-1-0', 'left')).toEqual([]);
  });

  rule('W-16', 'come in any order too', () => {
    expect(stagesOffered(table({ me: night([2, 4]) }))).toEqual([1, 3]);
    expect(stagesOffered(table({ me: night([4, 3, 2, 1]) }))).toEqual([]);
  });
});

describe('together with other things', () => {
  rule('W-77', 'the loss comes at the end of the turn, after what was dug up', () => {
    const halikarnassos = ready('halikarnassos', { side: 'B', coins: 0 });
    let t = table({ discard: ['walls', 'tavern'], me: night([]), left: halikarnassos, right: { coins: 2 } }).quietTurn({
      me: stage('theater', { stage: 3 }),
      left: stage('theater'),
    });
    expect([t.asked('left'), t.dues()]).toEqual(['pick', [0, 0, 0]]);
    t = t.answer('left', { do: 'pick', card: 'tavern' });
    expect(t.dues()).toEqual([0, 2, 2]);
    expect(t.settle().purses()).toEqual([3, 3, 0]);
  });

  rule('W-18', 'a free stage by the Architect Cabinet is any of those that are left', () => {
    const me = { wonder: 'great-wall', stages: [2], city: ['architect-cabinet'], coins: 0 };
    expect(stagesOffered(table({ me }))).toEqual([1, 3, 4]);
    expect(stagesOffered(table({ me: { ...me, side: 'B' } }))).toEqual([1, 3, 4]);
    expect(stagesOffered(table({ me: { ...me, city: [] } }))).toEqual([]);
    const firm = secondEdition('cities').table({ me: { ...me, city: ['architect-firm'] } });
    expect(stagesOffered(firm)).toEqual([1, 3, 4]);
  });

  rule('W-14', 'losses by stages count them all', () => {
    // the Builders Union takes a coin for each stage
    const me = night([4, 1], { coins: 9 });
    const t = table({
      age: 3,
      me: { ...me, hand: TWO },
      left: { hand: ['builders-union', 'altar'], makesPrivately: PLENTY },
      right: { hand: TWO },
    }).quietTurn({ left: build('builders-union') });
    expect(t.dues()[0]).toBe(2);
  });

  rule('W-34', 'Stonehenge counts black cards over a black card', () => {
    const me = ready('stonehenge', { side: 'B', stages: 2, under: ['altar', 'hideout'] });
    const left = { city: ['lair', 'militia', 'altar'] };
    expect(table({ me, left, right: { city: ['residence'] } }).score().wonder).toBe(3);
  });

  rule('W-25', 'what a stage is worth now is told without what others lose', () => {
    const t = table({ me: night([]) });
    const worth = explain(t.game, 0)[0].stage.map(({ stage: number, choice }) => [
      number,
      worthNow(t.game, 0, choice).total,
    ]);
    expect(worth).toEqual([
      [1, 2],
      [2, 0],
      [3, 0],
      [4, 0],
    ]);
  });
});
