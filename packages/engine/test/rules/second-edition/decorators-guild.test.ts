import { describe, expect } from 'vitest';
import type { ScenarioSeat } from '../../../src/scenario-types.ts';
import { build, rule, secondEdition, sell, stage } from '../../kit/index.ts';

const { table } = secondEdition();

const GUILD = 'decorators-guild';

/** How many stages each board has, by day and by night. */
const STAGES: Record<string, [day: number, night: number]> = {
  alexandria: [3, 3],
  babylon: [3, 2],
  ephesos: [3, 3],
  giza: [3, 4],
  halikarnassos: [3, 3],
  olympia: [3, 3],
  rhodos: [3, 2],
};
const SIDES = ['day', 'night'] as const;

const guilds = (me: ScenarioSeat): number => table({ age: 3, me: { ...me, city: [GUILD] } }).score().guilds;

describe('the Decorators Guild', () => {
  for (const [wonder, counts] of Object.entries(STAGES))
    SIDES.forEach((side, i) => {
      rule('B-11.R8', `${wonder} ${side} is finished with ${counts[i]} stages and not before`, () => {
        const points = Array.from({ length: counts[i] + 1 }, (_, stages) => guilds({ wonder, side, stages }));
        expect(points).toEqual([...new Array(counts[i]).fill(0), 7]);
        expect(() => guilds({ wonder, side, stages: counts[i] + 1 })).toThrow(`${wonder} has ${counts[i]} stages`);
      });
    });

  rule('B-11.R8', 'a city without a board has no wonder to finish', () => {
    expect(guilds({})).toBe(0);
  });

  rule('B-11.6', '7 points for the owner alone, and none without the guild', () => {
    const me = { wonder: 'giza', side: 'day', stages: 3 } as const;
    const t = table({ age: 3, me: { ...me, city: [GUILD] }, left: { wonder: 'rhodos', side: 'night', stages: 2 } });
    expect([t.score().guilds, t.score('left').guilds, t.score('right').guilds]).toEqual([7, 0, 0]);
    expect(table({ age: 3, me }).score().guilds).toBe(0);
  });

  rule('B-11.6', 'a finished wonder next door is worth nothing', () => {
    const t = table({
      age: 3,
      me: { wonder: 'giza', side: 'night', stages: 3, city: [GUILD] },
      left: { wonder: 'rhodos', side: 'night', stages: 2 },
      right: { wonder: 'olympia', side: 'day', stages: 3 },
    });
    expect(t.score().guilds).toBe(0);
  });

  rule('B-11.6', 'what counts is the end: the wonder may be finished before the guild or after it', () => {
    const me: ScenarioSeat = { wonder: 'rhodos', side: 'night', stages: 1, makesPrivately: ['3 ore'] };
    const after = table({ age: 3, me: { ...me, city: [GUILD], hand: ['theater'] } });
    expect(after.score().guilds).toBe(0);
    expect(after.play({ me: stage('theater') }).score().guilds).toBe(7);
    const costs = ['stone', '2 ore', 'loom'];
    const before = table({ age: 3, me: { ...me, stages: 2, makesPrivately: costs, hand: [GUILD] } });
    expect(before.score().guilds).toBe(0);
    expect(before.play({ me: build(GUILD) }).score().guilds).toBe(7);
  });

  rule('B-11.R8', 'a last stage built with the card left over counts', () => {
    const me: ScenarioSeat = {
      wonder: 'babylon',
      side: 'night',
      stages: 1,
      makesPrivately: ['3 clay', 'glass'],
      city: [GUILD],
      hand: ['theater', 'senate'],
    };
    const t = table({ age: 3, turn: 6, me }).play({ me: sell('theater') });
    expect(t.score().guilds).toBe(0);
    expect(t.answer('me', stage('senate')).score().guilds).toBe(7);
  });

  rule('B-11.6', 'under a stage, sold or in hand it is worth nothing', () => {
    const me: ScenarioSeat = { wonder: 'rhodos', side: 'night', stages: 1, makesPrivately: ['3 ore'], hand: [GUILD] };
    const t = table({ age: 3, me });
    expect(t.play({ me: stage(GUILD) }).score().guilds).toBe(0);
    expect(table({ age: 3, me: { ...me, stages: 2 } }).score().guilds).toBe(0);
    expect(
      table({ age: 3, me: { ...me, stages: 2 } })
        .play({ me: sell(GUILD) })
        .score().guilds,
    ).toBe(0);
  });

  rule('B-11.6', 'it is a guild: a Shipowners Guild beside it counts it', () => {
    const t = table({ age: 3, me: { wonder: 'giza', stages: 3, city: [GUILD, 'shipowners-guild'] } });
    expect(t.score().guilds).toBe(7 + 2);
  });

  rule('B-11.6', 'no board scores a guild of a neighbour', () => {
    const left = { city: [GUILD, 'workers-guild', 'magistrates-guild', 'scientists-guild', 'shipowners-guild'] };
    for (const [wonder, counts] of Object.entries(STAGES))
      SIDES.forEach((side, i) => {
        const t = table({ age: 3, me: { wonder, side, stages: counts[i], symbols: { gear: 1 } }, left });
        const science = wonder === 'babylon' ? 4 : 1;
        expect([wonder, side, t.score().guilds, t.score().science]).toEqual([wonder, side, 0, science]);
      });
  });
});
