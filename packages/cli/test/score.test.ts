/** `polis score` and `polis conflict`. The values are those of docs/rules/base.md, section 9. */
import { describe, expect, test } from 'vitest';
import { answers, output } from './polis.ts';

interface Worked {
  id: string;
  line: string;
  seat: object;
  points: number;
}

const science = (id: string, [compass, gear, tablet, any = 0]: number[], points: number): Worked => ({
  id,
  line: 'science',
  seat: { symbols: { compass, gear, tablet, any } },
  points,
});

const worked: Worked[] = [
  { id: 'B-9.W1', line: 'military', seat: { tokens: { victory: [1, 3, 5], defeat: 3 } }, points: 6 },
  { id: 'B-9.W2', line: 'treasury', seat: { coins: 14 }, points: 4 },
  { id: 'B-9.W3', line: 'civilian', seat: { city: ['altar', 'aqueduct', 'town-hall'] }, points: 13 },
  science('B-9.W4', [3, 2, 1], 21),
  science('B-9.W5', [3, 2, 2], 31),
  science('B-9.W6', [5, 0, 0], 25),
  science('B-9.W7', [0, 6, 0], 36),
  { id: 'B-9.W9', line: 'commerce', seat: { city: ['loom', 'press', 'chamber-of-commerce'] }, points: 4 },
  { id: 'B-9.W10', line: 'wonder', seat: { wonder: 'alexandria', stages: 3 }, points: 10 },
  science('B-9.S1', [1, 1, 1], 10),
  science('B-9.S2', [2, 2, 2], 26),
  science('B-9.S3', [3, 3, 3], 48),
  science('B-9.S4', [4, 4, 4], 76),
  science('B-9.S5', [1, 1, 1, 1], 13),
  science('B-9.S6', [2, 2, 1, 1], 26),
  science('B-9.S7', [3, 0, 0, 1], 16),
  science('B-9.S8', [4, 4, 4, 1], 85),
  science('B-9.S9', [1, 1, 0, 2], 13),
  science('B-9.S10', [4, 4, 4, 2], 96),
];

describe('score', () => {
  const found = answers(
    ['score'],
    worked.map(({ seat }) => ({ age: 3, turn: 6, seats: [{ coins: 0, ...seat }, { coins: 0 }, { coins: 0 }] })),
  );

  test.each(worked.map((one, i) => ({ ...one, result: found[i] })))('$id: $points points', (one) => {
    const nothing = { military: 0, treasury: 0, wonder: 0, civilian: 0, commerce: 0, guilds: 0, science: 0, total: 0 };
    expect(one.result).toEqual({
      seats: [{ ...nothing, [one.line]: one.points, total: one.points }, nothing, nothing],
      winners: [0],
    });
    expect(Object.keys(one.result.seats[0])).toEqual(Object.keys(nothing));
  });

  const [tied, freeCity, copied] = answers(
    ['score'],
    [
      {
        seats: [
          { coins: 6 },
          { coins: 5, city: ['altar'] },
          { coins: 8, city: ['altar'] },
          { coins: 8, city: ['theater'] },
        ],
      },
      { freeCity: { seat: 2, holder: 0 }, seats: [{ coins: 3 }, { coins: 6 }, { coins: 99 }] },
      {
        age: 3,
        seats: [
          { wonder: 'olympia', side: 'B', stages: 3, city: ['apothecary'], coins: 0 },
          { city: ['scientists-guild', 'workers-guild'], coins: 0 },
          { city: ['lumber-yard'], coins: 0 },
        ],
      },
    ],
  );

  test('B-9.8: coins break a tie, and equal coins share the win', () => {
    expect(tied.seats.map(({ total }: { total: number }) => total)).toEqual([2, 3, 4, 4]);
    expect(tied.winners).toEqual([2, 3]);
  });

  test('B-12.16: the Free City has a sheet and cannot win', () => {
    expect(freeCity.seats[2].total).toBe(33);
    expect(freeCity.winners).toEqual([1]);
  });

  test('B-8.7: a copied Scientists Guild is on the science line', () => {
    expect(copied.seats[0]).toMatchObject({ guilds: 0, science: 4, wonder: 5, total: 9 });
    expect(copied.seats[1]).toMatchObject({ guilds: 1, science: 1 });
  });

  test('for people: a sheet per scenario, each city by its board', () => {
    const scenarios = [
      '{"seats": [{"wonder": "giza", "coins": 9}, {"coins": 6}, {"wonder": "rhodos", "side": "B"}]}',
      '{"freeCity": {"seat": 2, "holder": 0}, "seats": [{"coins": 0}, {"coins": 0}, {"wonder": "giza"}]}',
    ];
    expect(output(['score', '-'], scenarios.join('\n'))).toBe(`\
Points    Giza A  City 1  Rhodos B
Military       0       0         0
Treasury       3       2         1
Wonder         0       0         0
Civilian       0       0         0
Commerce       0       0         0
Guilds         0       0         0
Science        0       0         0
Total          3       2         1

Giza A wins

Points    City 0  City 1  Giza A (Free City)
Military       0       0                   0
Treasury       0       0                   1
Wonder         0       0                   0
Civilian       0       0                   0
Commerce       0       0                   0
Guilds         0       0                   0
Science        0       0                   0
Total          0       0                   1

City 0 and City 1 share the win
`);
  });
});

describe('conflict', () => {
  const strengths = (age: number, ...shields: number[]) => ({
    age,
    seats: shields.map((count) => ({ shields: count })),
  });
  const found = answers(
    ['conflict'],
    [
      strengths(2, 3, 5, 2),
      strengths(1, 1, 1, 1),
      {
        age: 3,
        seats: [{ wonder: 'rhodos', stages: 2 }, { city: ['walls'], tokens: { victory: [5], defeat: 2 } }, {}],
      },
      { age: 1, freeCity: { seat: 2, holder: 0 }, seats: [{}, {}, { shields: 1 }] },
    ],
  );

  test('B-9.W8: strength 3 in Age II, left neighbour 5, right neighbour 2', () => {
    expect(found[0].seats[0]).toEqual({ won: [3], lost: 1 });
    expect(found[0].seats).toEqual([
      { won: [3], lost: 1 },
      { won: [3, 3], lost: 0 },
      { won: [], lost: 2 },
    ]);
  });

  test('B-7.2: equal strength brings no token', () => {
    expect(found[1].seats).toEqual(Array(3).fill({ won: [], lost: 0 }));
  });

  test('B-8.8: shields of stages count; tokens held before do not', () => {
    expect(found[2].seats).toEqual([
      { won: [5], lost: 0 },
      { won: [5], lost: 0 },
      { won: [], lost: 2 },
    ]);
  });

  test('B-12.15: the Free City fights as well', () => {
    expect(found[3].seats).toEqual([
      { won: [], lost: 1 },
      { won: [], lost: 1 },
      { won: [1, 1], lost: 0 },
    ]);
  });

  test('for people: shields, tokens and points', () => {
    expect(output(['conflict', '-'], JSON.stringify(strengths(2, 3, 5, 2, 2)))).toBe(`\
Conflicts of Age II
        shields  tokens  points
City 0        3   +3 -1      +2
City 1        5   +3 +3      +6
City 2        2      -1      -1
City 3        2      -1      -1
`);
  });
});
