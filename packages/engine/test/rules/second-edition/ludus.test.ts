import { describe, expect } from 'vitest';
import { alike, build, expectRefused, rule, secondEdition, sell } from '../../kit/index.ts';

const { table } = secondEdition();

const COSTS = ['stone', 'ore'];

describe('the Ludus', () => {
  for (const [red, coins] of [
    [[], 0],
    [['stockade'], 3],
    [['stockade', 'walls', 'castrum', 'circus'], 12],
  ] as [string[], number][])
    rule('B-11.R9', `with ${red.length} red cards it brings ${coins} coins at once`, () => {
      const t = table({ age: 3, me: { makesPrivately: COSTS, city: red, coins: 0, hand: ['ludus'] } });
      const after = t.play({ me: build('ludus') });
      expect(after.seat().coins).toBe(coins);
      expect(after.score().commerce).toBe(red.length);
    });

  rule('B-11.R9', 'its coins count the red cards of that moment, its points those of the end', () => {
    const me = { makesPrivately: COSTS, city: ['stockade', 'barracks'], coins: 0, hand: ['ludus', 'guard-tower'] };
    const t = table(alike({ ...me, wonder: 'olympia' }, { age: 3 })).play({ me: build('ludus') });
    expect([t.seat().coins, t.score().commerce]).toEqual([6, 2]);
    const later = t.play({ me: build('guard-tower') });
    expect([later.seat().coins, later.score().commerce]).toEqual([6, 3]);
  });

  rule(
    'B-11.R9',
    'it looks at the own red cards alone: not at neighbours, shields of a board, stages or other colours',
    () => {
      const others = ['ore-vein', 'press-age1', 'altar', 'tavern', 'school', 'spies-guild'];
      const t = table({
        age: 3,
        me: {
          wonder: 'rhodos',
          side: 'day',
          stages: 3,
          shields: 4,
          makesPrivately: COSTS,
          city: others,
          hand: ['ludus'],
        },
        left: { city: ['stockade', 'walls'] },
        right: { city: ['barracks'] },
      });
      const after = t.play({ me: build('ludus') });
      expect([after.seat().coins, after.score().commerce]).toEqual([3, 0]);
    },
  );

  rule('B-11.R9', 'red cards that neighbours build in the same turn do not count', () => {
    const t = table({
      age: 3,
      me: { makesPrivately: COSTS, city: ['stockade'], coins: 0, hand: ['ludus'] },
      left: { makesPrivately: ['ore'], hand: ['barracks'] },
    }).play({ me: build('ludus'), left: build('barracks') });
    expect(t.seat().coins).toBe(3);
  });

  rule(
    'B-11.R9',
    'it is a yellow card: a Lighthouse and a Traders Guild next door see it as one, a Spies Guild does not',
    () => {
      const t = table({
        age: 3,
        me: { city: ['ludus', 'lighthouse', 'stockade'] },
        left: { city: ['traders-guild'] },
      });
      expect(t.score()).toMatchObject({ commerce: 1 + 2, guilds: 0, civilian: 0 });
      expect(t.score('left').guilds).toBe(2);
      const red = table({ age: 3, me: { city: ['ludus'] }, left: { city: ['spies-guild'] } });
      expect(red.score('left').guilds).toBe(0);
      expect(red.score().commerce).toBe(0);
    },
  );

  rule('B-11.R9', 'its coins cannot pay for itself, and sold it brings 3 coins like any card', () => {
    const me = { city: ['stockade', 'walls'], coins: 3, hand: ['ludus'] };
    const t = table({ age: 3, me, left: { makes: COSTS } });
    expectRefused(t, 'me', build('ludus'), 'cannot-pay');
    expect(t.play({ me: sell('ludus') }).seat()).toMatchObject({ coins: 6, city: ['stockade', 'walls'] });
    const enough = table({ age: 3, me: { ...me, coins: 4 }, left: { makes: COSTS } }).play({ me: build('ludus') });
    expect(enough.seat().coins).toBe(0 + 2 * 3);
  });
});
