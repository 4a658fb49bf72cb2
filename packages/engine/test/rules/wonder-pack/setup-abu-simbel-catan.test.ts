/** Which of the further boards are dealt, picked and named. What needs Leaders or Cities is in files of those names. */
import { describe, expect } from 'vitest';
import { rulesOf } from '../../../src/config.ts';
import { create } from '../../../src/create.ts';
import { score } from '../../../src/game.ts';
import { seedFrom } from '../../../src/rng.ts';
import { boards, expectNoTable, playOut, refusedWith, rule, table, tabletop } from '../../kit/index.ts';
import { BOTH, dealt, FIVE, PACK, picked, seenIn } from './boards.ts';

const seed = seedFrom('boards', 0);

describe('which boards are dealt', () => {
  rule('W-1', 'each is there once', () => {
    const twice = { wonder: 'great-wall', side: 'A' } as const;
    expect(refusedWith(() => create({ seats: 3, seed, wonders: [twice, twice, twice] }))).toEqual({
      code: 'board-twice',
      message: 'the board of great-wall is there only once',
    });
    expectNoTable(
      { seats: [{ wonder: 'stonehenge' }, { wonder: 'stonehenge' }, {}] },
      'the board of stonehenge is there only once',
    );
    for (let n = 0; n < 20; n++) {
      const cities = boards(dealt(n, { boards: BOTH })).map((name) => name.split(' ')[0]);
      expect(new Set(cities).size).toBe(7);
    }
  });

  rule('W-1', 'day and night mean A and B', () => {
    for (const [side, letter] of [
      ['day', 'A'],
      ['night', 'B'],
      ['A', 'A'],
      ['B', 'B'],
    ] as const) {
      const game = create({ seats: 3, seed, wonders: picked({ wonder: 'stonehenge', side: side as 'A' }) });
      expect(boards(game)[0]).toBe(`stonehenge ${letter}`);
      expect(boards(table({ me: { wonder: 'manneken-pis', side } }).game)[0]).toBe(`manneken-pis ${letter}`);
    }
  });

  rule('W-2', 'each switch adds its boards, both add all', () => {
    const cities = (on: string[]): readonly string[] =>
      rulesOf({ edition: 'first', modules: ['base'], seats: 7, boards: on }).cities;
    const plain = cities([]);
    expect(plain.filter((city) => FIVE.includes(city))).toEqual([]);
    // what needs an expansion is left out
    expect(cities(['wonder-pack']).filter((city) => !plain.includes(city))).toEqual(PACK.slice(0, 3));
    expect(cities(['catan'])).toEqual(plain);
    expect(cities(['catan', 'wonder-pack'])).toEqual(cities(BOTH));
  });

  rule('W-2', 'any other word, or one that is named twice, is refused', () => {
    const why = (on: unknown) => refusedWith(() => create({ seats: 3, seed, boards: on as string[] }));
    expect(why(['stonehenge'])).toMatchObject({ code: 'board', message: expect.stringMatching(/set of boards/) });
    expect(why(['wonder-pack', 'wonder-pack'])).toEqual({
      code: 'board',
      message: 'a set of boards is named twice',
    });
    for (const on of ['wonder-pack', 7, { 'wonder-pack': true }, [null]]) expect(why(on).code).toBe('board');
    expect(why(['catan', 'wonder-pack']).code).toBe('accepted');
  });

  rule('W-3', 'without the switch chance deals none of the five', () => {
    expect(seenIn({})).toEqual([]);
    expect(seenIn({ edition: 'second' })).toEqual([]);
    expect(seenIn({ boards: [] })).toEqual([]);
  });

  rule('W-3', 'with it chance deals all of them, on each side that is there', () => {
    const sides = ['great-wall A', 'manneken-pis A', 'manneken-pis B', 'stonehenge A', 'stonehenge B'];
    expect(seenIn({ boards: ['wonder-pack'] })).toEqual(sides);
    expect(seenIn({ boards: BOTH, edition: 'second' })).toEqual(sides);
    expect(seenIn({ boards: ['catan'] })).toEqual([]);
    // and not always
    const all = Array.from({ length: 30 }, (_, n) => boards(dealt(n, { boards: BOTH })).join());
    expect(all.some((cities) => !cities.includes('stonehenge'))).toBe(true);
    expect(all.some((cities) => !cities.includes('giza'))).toBe(true);
  });

  rule('W-9', 'the Great Wall has side A where Cities is not in play, and nobody is asked for it', () => {
    for (const side of ['random', 'choice', 'A'] as const)
      for (let n = 0; n < 8; n++) {
        const game = create({
          seats: 3,
          seed: seedFrom('sides', n),
          wonders: picked({ wonder: 'great-wall', side }),
        });
        expect(boards(game)[0]).toBe('great-wall A');
        expect(tabletop(game).asked()).toBe('play');
      }
  });

  rule('W-9', 'both sides of Stonehenge and Manneken Pis are there to be chosen', () => {
    for (const wonder of ['stonehenge', 'manneken-pis']) {
      const t = tabletop(create({ seats: 3, seed, wonders: picked({ wonder, side: 'choice' }) }));
      expect([t.asked(), t.doable()]).toEqual(['side', ['side']]);
      for (const side of ['A', 'B'] as const)
        expect(boards(t.answer('me', { do: 'side', side }).game)[0]).toBe(`${wonder} ${side}`);
    }
  });

  rule('W-10', 'a board of which no side is left is not dealt', () => {
    const { cities } = rulesOf({ edition: 'first', modules: ['base'], seats: 7, boards: BOTH });
    expect([cities.includes('abu-simbel'), cities.includes('catan')]).toEqual([false, false]);
  });
});

describe('a board by its name', () => {
  rule('W-5', 'may be picked without the switch', () => {
    for (const wonder of PACK.slice(0, 3))
      for (const boards of [[], BOTH]) {
        const { rules, state } = create({ seats: 3, seed, boards, wonders: picked({ wonder, side: 'A' }) });
        expect(rules.wonders[state.seats[0].wonder].city).toBe(wonder);
      }
  });

  rule('W-6', 'may be named by a scenario, which knows no switch', () => {
    for (const wonder of PACK.slice(0, 3)) expect(boards(table({ me: { wonder } }).game)[0]).toBe(`${wonder} A`);
    expect(refusedWith(() => table({ boards: ['wonder-pack'] } as object)).message).toMatch(/no field "boards"/);
  });

  rule('W-7', 'plays whole games, in both editions and for all numbers of players', () => {
    // the second edition has no game for two
    for (const edition of ['first', 'second'] as const)
      for (const seats of edition === 'first' ? [2, 3, 4, 5, 6, 7] : [3, 4, 5, 6, 7])
        for (const wonder of PACK.slice(0, 3))
          for (const side of wonder === 'great-wall' ? (['A'] as const) : (['A', 'B'] as const)) {
            const cities = Math.max(3, seats);
            const game = create({ seats, seed, edition, wonders: picked({ wonder, side }, cities) });
            expect(score(playOut(game, seats)).sheets).toHaveLength(cities);
          }
  });

  rule('W-11', 'a side without its module is refused, with a sentence that names the module', () => {
    const why = (wonder: string, side: 'A' | 'B' | 'random' | 'choice') =>
      refusedWith(() => create({ seats: 3, seed, wonders: picked({ wonder, side }) }));
    expect(why('great-wall', 'B')).toEqual({ code: 'side', message: 'great-wall B needs the module "cities"' });
    expect(why('catan', 'A').message).toBe('catan A needs the module "cities"');
    expect(why('catan', 'B').message).toBe('catan B needs the module "leaders"');
    expect(why('catan', 'random').message).toBe('catan needs the module "cities" or "leaders"');
    for (const side of ['random', 'choice'] as const)
      expect(why('abu-simbel', side).message).toBe('abu-simbel needs the module "leaders"');
    for (const side of ['A', 'B'] as const)
      expect(why('abu-simbel', side)).toEqual({
        code: 'side',
        message: `abu-simbel ${side} needs the module "leaders"`,
      });
  });

  rule('W-11', 'a scenario too', () => {
    const seat = (wonder: string, side: 'A' | 'B' | 'day' | 'night' | 'choice') => ({
      age: side === 'choice' ? 0 : 1,
      seats: [{ wonder, side }, {}, {}],
    });
    expectNoTable(seat('great-wall', 'night'), 'great-wall B needs the module "cities"');
    expectNoTable(seat('great-wall', 'choice'), 'great-wall B needs the module "cities"');
    expectNoTable(seat('abu-simbel', 'day'), 'abu-simbel A needs the module "leaders"');
    expectNoTable({ seats: [{}, { wonder: 'abu-simbel' }, {}] }, 'abu-simbel A needs the module "leaders"');
    expectNoTable(seat('catan', 'A'), 'catan A needs the module "cities"');
    expectNoTable(seat('catan', 'B'), 'catan B needs the module "leaders"');
  });

  rule('W-11', 'such a side has no stages, so that nothing of it can be copied', () => {
    const { wonders } = rulesOf({ edition: 'first', modules: ['base'], seats: 3, boards: BOTH });
    const empty = wonders.flatMap(({ city, side, stages }) => (stages.length === 0 ? [`${city} ${side}`] : []));
    expect(empty.sort()).toEqual(['abu-simbel A', 'abu-simbel B', 'catan A', 'catan B', 'great-wall B']);
  });
});

describe('the start', () => {
  rule('W-38', 'Manneken Pis has 4 coins more than others, on both sides, and makes nothing', () => {
    for (const side of ['A', 'B', 'choice'] as const) {
      const game = create({ seats: 3, seed, wonders: picked({ wonder: 'manneken-pis', side }) });
      expect(game.state.seats.map(({ coins }) => coins)).toEqual([7, 3, 3]);
      // all coins add up
      expect(game.state.bank).toBe(-13);
    }
    const { rules } = table({ me: { wonder: 'manneken-pis' } }).game;
    const { A, B } = rules.wonderByCity.get('manneken-pis') as Record<'A' | 'B', number>;
    expect([rules.wonders[A].produces, rules.wonders[B].produces]).toEqual([[], []]);
  });

  rule('W-15', 'the Great Wall makes loom, Stonehenge wood (W-28)', () => {
    for (const [wonder, resource] of [
      ['great-wall', 'loom'],
      ['stonehenge', 'wood'],
    ]) {
      const hand = [resource, 'wood loom'].map((cost) => ({ cost, colour: 'blue' as const }));
      const t = table({ me: { wonder, coins: 0, hand }, left: { coins: 2, hand } });
      expect([t.isFree('made-up-0-0'), t.offers('made-up-0-1')]).toEqual([true, []]);
      // and it is for sale
      expect(t.offers('made-up-1-0', 'left')).toEqual([{ right: 2 }]);
    }
  });
});
