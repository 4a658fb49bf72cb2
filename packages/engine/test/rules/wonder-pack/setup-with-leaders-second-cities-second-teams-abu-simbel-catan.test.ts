/** Which further boards are dealt and offered with Leaders and Cities. */
import { describe, expect } from 'vitest';
import { type ConfigInput, rulesOf } from '../../../src/config.ts';
import { create } from '../../../src/create.ts';
import { score } from '../../../src/game.ts';
import { seedFrom } from '../../../src/rng.ts';
import type { WonderPick } from '../../../src/types.ts';
import { boards, duel, playOut, refusedWith, rule, tabletop } from '../../kit/index.ts';
import { BOTH, FIVE, picked, seenIn } from './boards.ts';

const seed = seedFrom('boards with modules', 0);
const LEADERS = ['base', 'leaders'];
const CITIES = ['base', 'cities'];
const ALL = ['base', 'leaders', 'cities'];
const FIRST = { edition: 'second', boxes: { leaders: 'first', cities: 'first' } } as const;

/** What is left of these words when they are not there: sides of the five boards that chance deals. */
const SIDES = FIVE.flatMap((wonder) => [`${wonder} A`, `${wonder} B`]).sort();
const without = (...gone: string[]): string[] => SIDES.filter((side) => !gone.includes(side));

describe('which sides are dealt', () => {
  const KINDS: [string, Partial<ConfigInput>][] = [
    ['the first edition', {}],
    ['the second edition with its own boxes', { edition: 'second' }],
    ['the second edition with first boxes', FIRST],
  ];
  for (const [kind, more] of KINDS) {
    rule(
      'W-8',
      `${kind}: without Leaders no Abu Simbel and no Catan B, without Cities no Great Wall B and no Catan A`,
      () => {
        const on = (modules: string[]) => seenIn({ ...more, modules, boards: BOTH }, 120);
        expect(on(LEADERS)).toEqual(without('great-wall B', 'catan A'));
        expect(on(CITIES)).toEqual(without('abu-simbel A', 'abu-simbel B', 'catan B'));
        expect(on(ALL)).toEqual(SIDES);
      },
    );

    rule('W-9', `${kind}: a player who chooses is offered the sides that are there`, () => {
      const chosen = (modules: string[], wonder: string) => {
        const t = tabletop(create({ seats: 3, seed, ...more, modules, wonders: picked({ wonder, side: 'choice' }) }));
        return t.asked() === 'side' ? 'asked' : boards(t.game)[0];
      };
      expect(chosen(LEADERS, 'great-wall')).toBe('great-wall A');
      expect(chosen(CITIES, 'great-wall')).toBe('asked');
      expect([chosen(LEADERS, 'catan'), chosen(CITIES, 'catan'), chosen(ALL, 'catan')]).toEqual([
        'catan B',
        'catan A',
        'asked',
      ]);
      expect(chosen(LEADERS, 'abu-simbel')).toBe('asked');
    });
  }

  rule('W-4', 'the second box of Leaders deals Abu Simbel without the switch, and nothing else', () => {
    expect(seenIn({ edition: 'second', modules: LEADERS })).toEqual(['abu-simbel A', 'abu-simbel B']);
    expect(seenIn({ edition: 'second', modules: ALL, boxes: { cities: 'first' } })).toEqual([
      'abu-simbel A',
      'abu-simbel B',
    ]);
    expect(seenIn({ edition: 'second', modules: CITIES })).toEqual([]);
  });

  rule('W-4', 'with the first box it needs the switch', () => {
    expect(seenIn({ modules: LEADERS })).toEqual([]);
    expect(seenIn({ ...FIRST, modules: LEADERS })).toEqual([]);
    const { cities } = rulesOf({ edition: 'first', modules: LEADERS, seats: 7, boards: ['wonder-pack'] });
    expect(cities).toContain('abu-simbel');
  });

  rule('W-5', 'each side may be picked without the switch, where its module is in play (W-11)', () => {
    const why = (modules: string[], wonder: string, side: 'A' | 'B') =>
      refusedWith(() => create({ seats: 3, seed, modules, wonders: picked({ wonder, side }) })).message;
    for (const name of SIDES) {
      const [wonder, side] = name.split(' ') as [string, 'A' | 'B'];
      expect([name, why(ALL, wonder, side)]).toEqual([name, '']);
    }
    expect(why(LEADERS, 'catan', 'A')).toBe('catan A needs the module "cities"');
    expect(why(CITIES, 'catan', 'B')).toBe('catan B needs the module "leaders"');
    expect(why(CITIES, 'abu-simbel', 'A')).toBe('abu-simbel A needs the module "leaders"');
    expect(why(LEADERS, 'great-wall', 'B')).toBe('great-wall B needs the module "cities"');
  });

  rule('W-38', 'Manneken Pis starts with 10 coins where others have 6', () => {
    for (const modules of [LEADERS, ALL]) {
      const { state } = create({ seats: 3, seed, modules, wonders: picked({ wonder: 'manneken-pis', side: 'A' }) });
      expect(state.seats.map(({ coins }) => coins)).toEqual([10, 6, 6]);
    }
  });
});

describe('the Free City', () => {
  const anyBoard: WonderPick = { wonder: 'random', side: 'random' };

  rule('W-12', 'is never dealt Manneken Pis or Catan, and the others it may have', () => {
    const its = new Set<string>();
    for (let n = 0; n < 150; n++) {
      const game = create({ seats: 2, seed: seedFrom('free city', n), modules: ALL, boards: BOTH });
      its.add(boards(game)[2].split(' ')[0]);
    }
    expect(FIVE.filter((wonder) => its.has(wonder))).toEqual(['great-wall', 'stonehenge', 'abu-simbel']);
  });

  rule('W-12', 'picking one of them for it is refused, also in a scenario', () => {
    for (const wonder of ['manneken-pis', 'catan']) {
      const picks: WonderPick[] = [anyBoard, anyBoard, { wonder, side: 'A' }];
      expect(refusedWith(() => create({ seats: 2, seed, modules: ALL, wonders: picks }))).toEqual({
        code: 'board',
        message: `${wonder} is not for the Free City`,
      });
      expect(() => create({ seats: 2, seed, modules: ALL, wonders: picks.toReversed() })).not.toThrow();
      expect(refusedWith(() => duel({ modules: ALL, city: { wonder } })).message).toBe(
        `${wonder} is not for the Free City`,
      );
    }
    for (const wonder of ['great-wall', 'stonehenge', 'abu-simbel'])
      for (const side of ['A', 'B'] as const) {
        const wonders: WonderPick[] = [anyBoard, anyBoard, { wonder, side }];
        expect(score(playOut(create({ seats: 2, seed, modules: ALL, wonders }), 3)).sheets).toHaveLength(3);
      }
  });
});

describe('whole games', () => {
  rule('W-7', 'with each side, in both editions, for all numbers of players', () => {
    for (const edition of ['first', 'second'] as const)
      for (const seats of edition === 'first' ? [2, 3, 5, 8] : [3, 5, 7])
        for (const name of SIDES) {
          const [wonder, side] = name.split(' ') as [string, 'A' | 'B'];
          const wonders = picked({ wonder, side }, Math.max(3, seats));
          const game = playOut(create({ seats, seed, edition, modules: ALL, wonders }), seats);
          expect(score(game).sheets).toHaveLength(Math.max(3, seats));
        }
  });

  rule('W-14', 'in teams too', () => {
    for (const seats of [4, 6])
      for (let n = 0; n < 6; n++) {
        const config = { seats, seed: seedFrom('in teams', n), edition: 'second', boards: BOTH } as const;
        const game = playOut(create({ ...config, modules: [...ALL, 'teams'] }), n);
        expect(score(game).teams).toHaveLength(seats / 2);
      }
  });

  rule('W-14', 'how many stages each side has', () => {
    const { wonders } = rulesOf({ edition: 'first', modules: ALL, seats: 3, boards: BOTH });
    const count = Object.fromEntries(
      wonders
        .filter(({ city }) => FIVE.includes(city))
        .map(({ city, side, stages }) => [`${city} ${side}`, stages.length]),
    );
    expect(count).toEqual({
      'great-wall A': 4,
      'great-wall B': 4,
      'stonehenge A': 3,
      'stonehenge B': 2,
      'manneken-pis A': 3,
      'manneken-pis B': 1,
      'abu-simbel A': 3,
      'abu-simbel B': 2,
      'catan A': 3,
      'catan B': 2,
    });
  });
});
