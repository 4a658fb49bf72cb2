/** Who plays with whom: nobody against their wish, nobody twice, and whoever waits longest first. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Conditions, fittingWith, matchesAmong, type Waiting } from '../../src/matching/matches.ts';
import type { MatchWish } from '../../src/protocol/index.ts';

const NOW = 1_000_000;

const ANY: MatchWish = {
  players: { from: 2, to: 7 },
  modules: { with: [], maybe: [] },
  editions: ['first', 'second'],
  clocks: ['fast'],
  rated: [true],
  near: null,
  bots: null,
};

const waiting = (person: string, since: number, wish: Partial<MatchWish> = {}, rating = 1500): Waiting => ({
  person,
  since,
  rating,
  wish: { ...ANY, ...wish },
});

const conditions = (changes: Partial<Conditions> = {}): Conditions => ({
  now: NOW,
  gatherMs: 10,
  botsMs: 100,
  isApart: () => false,
  isPlayable: ({ seats }) => seats <= 7,
  ...changes,
});

const peopleOf = (all: readonly Waiting[], changes: Partial<Conditions> = {}): string[][] =>
  matchesAmong(all, conditions(changes)).map(({ people }) => people);

const two = { players: { from: 2, to: 2 } };

describe('who fits', () => {
  test('as many as there can be play at once, fewer wait a moment for more', () => {
    expect(peopleOf([waiting('a', 1, two), waiting('b', NOW)])).toEqual([['a', 'b']]);
    expect(peopleOf([waiting('a', 1), waiting('b', NOW - 5)])).toEqual([]);
    expect(peopleOf([waiting('a', 1), waiting('b', NOW - 10)])).toEqual([['a', 'b']]);
    expect(peopleOf([waiting('a', 1)])).toEqual([]);
  });

  test('whoever waits longest comes first, with those who wait longest of all that fit', () => {
    expect(peopleOf(['d', 'a', 'c', 'b'].map((name, i) => waiting(name, 10 - i, two)))).toEqual([
      ['b', 'c'],
      ['a', 'd'],
    ]);
    // one who fits with nobody keeps nobody waiting
    const alone = waiting('alone', 0, { ...two, clocks: ['days'] });
    expect(peopleOf([alone, waiting('a', 1, two), waiting('b', 2, two)])).toEqual([['a', 'b']]);
  });

  test('someone in between who hinders the others is passed over', () => {
    const three = { players: { from: 3, to: 3 } };
    const all = [waiting('a', 1, three), waiting('x', 2, three), waiting('b', 3, three), waiting('c', 4, three)];
    const isApart = (one: string, other: string): boolean => [one, other].includes('x') && ![one, other].includes('a');
    expect(peopleOf(all, { isApart })).toEqual([['a', 'b', 'c']]);
  });

  test('expansions that one wants the others have to allow', () => {
    const leaders = { ...two, modules: { with: ['leaders'], maybe: [] } };
    const maybe = { ...two, modules: { with: [], maybe: ['leaders', 'cities'] } };
    expect(peopleOf([waiting('a', 1, leaders), waiting('b', 2, two)])).toEqual([]);
    const [match] = matchesAmong([waiting('a', 1, leaders), waiting('b', 2, maybe)], conditions());
    expect(match.game).toEqual({
      modules: ['base', 'leaders'],
      edition: 'first',
      clock: 'fast',
      rated: true,
      seats: 2,
      bots: null,
    });
  });

  test('ratings are as near as both want', () => {
    const near = { ...two, near: 100 };
    expect(peopleOf([waiting('a', 1, near, 1500), waiting('b', 2, two, 1601)])).toEqual([]);
    expect(peopleOf([waiting('a', 1, two, 1500), waiting('b', 2, near, 1600)])).toEqual([['a', 'b']]);
  });

  test('what cannot be played is not begun, and what can in one edition is', () => {
    const isPlayable: Conditions['isPlayable'] = ({ edition, seats }) => seats === 3 && edition === 'second';
    const all = ['a', 'b', 'c'].map((name, i) => waiting(name, i));
    const [{ game }] = matchesAmong(all, conditions({ isPlayable }));
    expect(game).toMatchObject({ edition: 'second', seats: 3 });
    expect(peopleOf(all.slice(1), { isPlayable })).toEqual([]);
  });

  test('bots take the chairs that are left after a while, if all want them, at the level of who waits longest', () => {
    const four = { players: { from: 4, to: 5 }, bots: 'level-3' as const };
    const all = [waiting('a', NOW - 100, four), waiting('b', NOW, { ...four, bots: 'level-7' })];
    const [{ people, game }] = matchesAmong(all, conditions());
    expect(people).toEqual(['a', 'b']);
    expect(game).toMatchObject({ seats: 4, bots: 'level-3' });
    expect(peopleOf([{ ...all[0], since: NOW - 99 }, all[1]])).toEqual([]);
    expect(peopleOf([all[0], waiting('b', 1, { players: four.players })])).toEqual([['a']]);
  });

  test('so many others could play with someone', () => {
    const me = waiting('me', 1);
    const all = [me, waiting('a', 1), waiting('b', 1, { clocks: ['days'] }), waiting('c', 1)];
    expect(fittingWith(me, all, { isApart: (_, other) => other === 'c' })).toBe(1);
  });
});

const wish: fc.Arbitrary<MatchWish> = fc.record({
  players: fc
    .tuple(fc.integer({ min: 2, max: 5 }), fc.integer({ min: 2, max: 5 }))
    .map(([one, other]) => ({ from: Math.min(one, other), to: Math.max(one, other) })),
  modules: fc.array(fc.constantFrom('with', 'maybe', 'not'), { minLength: 2, maxLength: 2 }).map((each) => {
    const those = (kind: string): string[] => ['cities', 'leaders'].filter((_, i) => each[i] === kind);
    return { with: those('with'), maybe: those('maybe') };
  }),
  editions: fc.subarray<'first' | 'second'>(['first', 'second'], { minLength: 1 }),
  clocks: fc.subarray<'fast' | 'days'>(['fast', 'days'], { minLength: 1 }),
  rated: fc.subarray([true, false], { minLength: 1 }),
  near: fc.constantFrom(null, 100, 300),
  bots: fc.constantFrom(null, null, 'level-2' as const, 'level-5' as const),
});

const pool = (most: number): fc.Arbitrary<{ all: Waiting[]; apart: string[] }> =>
  fc
    .array(
      fc.record({
        wish,
        since: fc.integer({ min: NOW - 200, max: NOW }),
        rating: fc.integer({ min: 1200, max: 1800 }),
      }),
      {
        maxLength: most,
      },
    )
    .chain((places) => {
      const all = places.map((place, i) => ({ ...place, person: `p${i}` }));
      const pairs = all.flatMap((one, i) => all.slice(i + 1).map((other) => `${one.person} ${other.person}`));
      return fc.record({ all: fc.constant(all), apart: fc.subarray(pairs) });
    });

const kept =
  (apart: readonly string[]): Conditions['isApart'] =>
  (one, other) =>
    apart.includes(`${one} ${other}`) || apart.includes(`${other} ${one}`);

const isPlayable: Conditions['isPlayable'] = ({ modules, seats, edition }) =>
  seats > 2 || !(modules.includes('cities') && edition === 'first');

/** Whether these could play this, said once more in other words. */
function isFair(
  people: readonly Waiting[],
  apart: readonly string[],
  game: ReturnType<typeof matchesAmong>[number]['game'],
) {
  return people.every(
    ({ wish: own, person, rating }) =>
      game.seats >= own.players.from &&
      game.seats <= own.players.to &&
      own.modules.with.every((name) => game.modules.includes(name)) &&
      game.modules.every((name) => ['base', ...own.modules.with, ...own.modules.maybe].includes(name)) &&
      own.editions.includes(game.edition) &&
      own.clocks.includes(game.clock as 'fast') &&
      own.rated.includes(game.rated) &&
      (game.bots === null || own.bots !== null) &&
      people.every((other) => other.person === person || !kept(apart)(person, other.person)) &&
      people.every((other) => own.near === null || Math.abs(other.rating - rating) <= own.near),
  );
}

describe('of any who wait', () => {
  test('nobody plays twice, apart from whom they keep, or against their wish', () => {
    fc.assert(
      fc.property(pool(14), ({ all, apart }) => {
        const matches = matchesAmong(all, conditions({ isApart: kept(apart), isPlayable }));
        const people = matches.flatMap((match) => match.people);
        expect(new Set(people).size).toBe(people.length);
        for (const { people: ids, game } of matches) {
          const theirs = ids.map((id) => all.find(({ person }) => person === id) as Waiting);
          expect(isFair(theirs, apart, game)).toBe(true);
          expect(isPlayable(game)).toBe(true);
          expect(game.bots === null ? ids.length === game.seats : ids.length < game.seats).toBe(true);
          if (game.bots) expect(theirs.some(({ since }) => NOW - since >= 100)).toBe(true);
        }
      }),
      { numRuns: 200 },
    );
  });

  /** All groups of those that are left, each in every game, as a slow and simple search finds them. */
  function canPlay(first: Waiting, others: readonly Waiting[], apart: readonly string[]): boolean {
    for (let set = 0; set < 1 << others.length; set++) {
      const people = [first, ...others.filter((_, i) => set & (1 << i))];
      for (const modules of [[], ['cities'], ['leaders'], ['cities', 'leaders']])
        for (const edition of ['first', 'second'] as const)
          for (const clock of ['fast', 'days'] as const)
            for (const rated of [true, false]) {
              const game = { modules: ['base', ...modules], edition, clock, rated, seats: people.length, bots: null };
              const isWanted = modules.every((name) => people.some((one) => one.wish.modules.with.includes(name)));
              if (isWanted && people.length >= 2 && isPlayable(game) && isFair(people, apart, game)) return true;
            }
    }
    return false;
  }

  test('nobody is left who could play with others that are left', () => {
    fc.assert(
      fc.property(pool(6), ({ all, apart }) => {
        const old = all.map((one) => ({ ...one, since: one.since - 1000, wish: { ...one.wish, bots: null } }));
        const matched = matchesAmong(old, conditions({ isApart: kept(apart), isPlayable })).flatMap(
          ({ people }) => people,
        );
        const left = old.filter(({ person }) => !matched.includes(person));
        for (const one of left)
          expect(
            canPlay(
              one,
              left.filter((other) => other !== one),
              apart,
            ),
          ).toBe(false);
      }),
      { numRuns: 100 },
    );
  });

  test('of those who wait, the first that can play at all does', () => {
    fc.assert(
      fc.property(pool(6), ({ all, apart }) => {
        const old = all.map((one) => ({ ...one, since: one.since - 1000, wish: { ...one.wish, bots: null } }));
        const inOrder = [...old].sort((a, b) => a.since - b.since || (a.person < b.person ? -1 : 1));
        const first = inOrder.find((one) =>
          canPlay(
            one,
            old.filter((other) => other !== one),
            apart,
          ),
        );
        const [match] = matchesAmong(old, conditions({ isApart: kept(apart), isPlayable }));
        expect(match?.people[0]).toBe(first?.person);
      }),
      { numRuns: 100 },
    );
  });
});
