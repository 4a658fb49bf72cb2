/** `polis score` and `polis conflict`. The values are those of docs/rules. */
import { describe, expect, test } from 'vitest';
import { answers, lines, output } from './polis.ts';

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

describe('score with Cities', () => {
  const modules = ['base', 'cities'];
  const [debt, black, masks, tied, leaders] = answers(
    ['score'],
    [
      { modules, age: 3, turn: 7, seats: [{ coins: 5, debt: 3 }, { coins: 0, debt: 12 }, { coins: 0 }] },
      {
        modules,
        seats: [
          { coins: 0, city: ['hideout', 'gates-of-the-city', 'secret-society', 'altar'] },
          { coins: 0, city: ['guild-of-shadows'] },
          { coins: 0 },
        ],
      },
      {
        modules,
        seats: [{ coins: 0, city: ['pigeon-loft', 'spy-ring'] }, { coins: 0, city: ['apothecary'] }, { coins: 0 }],
      },
      { modules, seats: [{ coins: 4, city: ['hideout'], debt: 2 }, { coins: 3 }, { coins: 5 }] },
      {
        modules: ['base', 'leaders', 'cities'],
        seats: [{ coins: 0, leaders: ['darius', 'aspasia'], city: ['militia'] }, { coins: 0 }, { coins: 0 }],
      },
    ],
  );

  test('C-25: debt stands in the treasury', () => {
    expect(debt.seats.map(({ treasury }: { treasury: number }) => treasury)).toEqual([-2, -12, 0]);
    expect(debt.seats.map(({ total }: { total: number }) => total)).toEqual([-2, -12, 0]);
    expect(debt.winners).toEqual([2]);
  });

  test('C-R8: black cards have the line cities, before the total', () => {
    expect(Object.keys(black.seats[0])).toEqual([
      'military',
      'treasury',
      'wonder',
      'civilian',
      'commerce',
      'guilds',
      'science',
      'cities',
      'total',
    ]);
    expect(black.seats[0]).toMatchObject({ civilian: 2, cities: 9, total: 11 });
    expect(black.seats[1]).toMatchObject({ guilds: 3, cities: 0 });
    expect(leaders.seats[0]).toMatchObject({ leaders: 3, cities: 0, total: 3 });
  });

  test('C-30: a mask is on the science line', () => {
    expect(masks.seats[0]).toMatchObject({ science: 1, cities: 0, total: 1 });
  });

  test('X-33: debt does not count where coins break a tie', () => {
    expect(tied.seats.map(({ total }: { total: number }) => total)).toEqual([1, 1, 1]);
    expect(tied.winners).toEqual([2]);
  });
});

describe('score in teams', () => {
  const coins = (...seats: number[]) => ({ teams: true, seats: seats.map((n) => ({ coins: n })) });
  const [won, richer, shared, eight, named, alone] = answers(
    ['score'],
    [
      coins(9, 0, 6, 6),
      coins(3, 4, 5, 3),
      coins(3, 5, 4, 4),
      { ...coins(3, 5, 4, 4, 8, 1, 2, 2), modules: ['base', 'cities'] },
      { ...coins(9, 0, 6, 6), teams: undefined, modules: ['base', 'teams'] },
      { ...coins(9, 0, 6, 6), teams: false },
    ],
  );

  test('C-76: the points of a team are added up, and all of the best team win', () => {
    expect(won.teams).toEqual([
      { seats: [0, 1], total: 3 },
      { seats: [2, 3], total: 4 },
    ]);
    expect(won.winners).toEqual([2, 3]);
  });

  test('X-32: coins break a tie between teams, and equal coins share the win', () => {
    expect(richer.teams.map(({ total }: { total: number }) => total)).toEqual([2, 2]);
    expect(richer.winners).toEqual([2, 3]);
    expect(shared.winners).toEqual([0, 1, 2, 3]);
    expect(eight.teams.map(({ total }: { total: number }) => total)).toEqual([2, 2, 2, 0]);
    expect(eight.winners).toEqual([4, 5]);
  });

  test('"teams": true is the module teams, and without it there are none', () => {
    expect(named).toEqual(won);
    expect(Object.keys(won)).toEqual(['seats', 'winners', 'teams']);
    expect(Object.keys(alone)).toEqual(['seats', 'winners']);
    expect(alone.winners).toEqual([0]);
  });

  test('for people: the totals of the teams, and the team that wins', () => {
    const sheets = output(['score', '-'], lines([coins(9, 0, 6, 6), coins(3, 5, 4, 4)])).split('\n\n');
    expect(sheets[0]).toMatch(/^Points +City 0 +City 1 +City 2 +City 3\n[\s\S]*\nTotal +3 +0 +2 +2$/);
    expect(sheets.slice(1, 3)).toEqual([
      'Team 1 (City 0 and City 1)  3\nTeam 2 (City 2 and City 3)  4',
      'Team 2 (City 2 and City 3) wins',
    ]);
    expect(sheets[5]).toBe('Team 1 (City 0 and City 1) and Team 2 (City 2 and City 3) share the win\n');
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

  const modules = ['base', 'leaders', 'cities'];
  const envoys = { modules, ...strengths(2, 2, 9, 3, 0) };
  envoys.seats[1] = { ...envoys.seats[1], ...{ diplomacy: 1 } };
  const semiramis = {
    modules,
    age: 2,
    seats: [{ leaders: ['semiramis'], tokens: { defeat: 2 }, shields: 1 }, { shields: 2 }, {}],
  };
  const teams = { teams: true, ...strengths(3, 4, 1, 2, 6) };
  const talks = { ...teams, modules, seats: teams.seats.map((seat, id) => ({ ...seat, diplomacy: id === 1 ? 1 : 0 })) };
  const [absent, defeats, doubled, talked, alone] = answers(
    ['conflict'],
    [
      envoys,
      semiramis,
      teams,
      talks,
      { modules, ...strengths(2, 5, 4, 3), seats: [{ diplomacy: 2 }, { shields: 4 }, {}] },
    ],
  );

  test('C-17: a city with a Diplomacy token is absent, and its neighbours meet', () => {
    expect(absent.seats).toEqual([
      { won: [3], lost: 1 },
      { won: [], lost: 0 },
      { won: [3, 3], lost: 0 },
      { won: [], lost: 2 },
    ]);
  });

  test('C-21: two that are left meet once', () => {
    expect(alone.seats).toEqual([
      { won: [], lost: 0 },
      { won: [3], lost: 0 },
      { won: [], lost: 1 },
    ]);
  });

  test('C-51: defeat tokens are shields for Semiramis', () => {
    expect(defeats.seats).toEqual([
      { won: [3, 3], lost: 0 },
      { won: [3], lost: 1 },
      { won: [], lost: 2 },
    ]);
  });

  test('C-69, C-70: teams fight only each other, for twice the tokens', () => {
    expect(doubled.seats).toEqual([
      { won: [], lost: 2 },
      { won: [], lost: 2 },
      { won: [5, 5], lost: 0 },
      { won: [5, 5], lost: 0 },
    ]);
  });

  test('C-71, C-72: a Diplomacy token makes it one token in that conflict', () => {
    expect(talked.seats).toEqual([
      { won: [], lost: 2 },
      { won: [], lost: 1 },
      { won: [5], lost: 0 },
      { won: [5, 5], lost: 0 },
    ]);
  });

  test('for people: who is absent, and the strength with Semiramis', () => {
    expect(output(['conflict', '-'], lines([envoys, semiramis, talks]))).toBe(`\
Conflicts of Age II
        strength  tokens  points
City 0         2   +3 -1      +2
City 1         9  absent       0
City 2         3   +3 +3      +6
City 3         0   -1 -1      -2

Conflicts of Age II
        strength  tokens  points
City 0         3   +3 +3      +6
City 1         2   +3 -1      +2
City 2         0   -1 -1      -2

Conflicts of Age III
        strength  tokens  points
City 0         4   -1 -1      -2
City 1         1      -1      -1
City 2         2      +5      +5
City 3         6   +5 +5     +10
`);
  });

  test('for people: strength, tokens and points', () => {
    expect(output(['conflict', '-'], JSON.stringify(strengths(2, 3, 5, 2, 2)))).toBe(`\
Conflicts of Age II
        strength  tokens  points
City 0         3   +3 -1      +2
City 1         5   +3 +3      +6
City 2         2      -1      -1
City 3         2      -1      -1
`);
  });
});

describe('conflict, with an Edifice that is not built', () => {
  const seats = [
    { city: ['stockade', 'walls'], shields: 1 },
    { shields: 3, pawns: [0, 1, 0] },
    { city: ['barracks'], shields: 2, pawns: [0, 1, 0] },
  ];
  const open = {
    modules: ['base', 'edifice'],
    age: 2,
    edifices: [{ id: 'outpost', state: 'failed' }, { id: 'staging-camp' }],
    seats,
  };
  const built = { ...open, edifices: [open.edifices[0], { id: 'staging-camp', state: 'built' }] };

  test('E-33: it fails first, and who can choose loses what leaves the city strongest', () => {
    const [failing, standing] = answers(['conflict'], [open, built]);
    expect(failing.seats).toEqual(Array(3).fill({ won: [], lost: 0 }));
    expect(failing.before).toEqual([
      { event: 'failed', card: 'staging-camp', spared: [1, 2] },
      { event: 'penalty', seat: 0, coins: 0, card: 'stockade', victory: [], debt: 0 },
    ]);
    expect(standing).toEqual({
      seats: [
        { won: [3, 3], lost: 0 },
        { won: [], lost: 1 },
        { won: [], lost: 1 },
      ],
    });
  });

  test('E-57: tokens that are given back as the penalty are not among those won or lost', () => {
    const castle = {
      ...open,
      age: 3,
      edifices: [open.edifices[0], { id: 'factory', state: 'failed' }, { id: 'concentric-castle' }],
      seats: [{ shields: 1, tokens: { victory: [3, 5, 5], defeat: 1 } }, {}, {}],
    };
    const [{ seats: taken, before }] = answers(['conflict'], [castle]);
    expect(taken).toEqual([{ won: [5, 5], lost: 0 }, ...Array(2).fill({ won: [], lost: 1 })]);
    expect(before).toContainEqual(expect.objectContaining({ event: 'penalty', seat: 0, victory: [3, 5] }));
  });

  test('for people: what happens before the conflicts, and the strength that is left', () => {
    expect(output(['conflict', '-'], JSON.stringify(open))).toBe(`\
Staging Camp fails; City 1 and City 2 took part and suffer no penalty
City 0 loses Stockade to the penalty

Conflicts of Age II
        strength  tokens  points
City 0         3    none       0
City 1         3    none       0
City 2         3    none       0
`);
  });
});

describe('with Edifice', () => {
  const table = {
    modules: ['base', 'edifice'],
    age: 3,
    turn: 6,
    edifices: [
      { id: 'belvedere', left: 0, state: 'built' },
      { id: 'amphitheater', left: 1, state: 'failed' },
      { id: 'archives', left: 0, state: 'built' },
    ],
    seats: [
      { wonder: 'giza', stages: 3, coins: 0, pawns: [1, 1, 0], city: ['altar'], edificeDebt: [0, 0, 1] },
      { wonder: 'ur', side: 'day', stages: 2, options: [1], coins: 0, pawns: [2, 0, 1], city: ['altar', 'tavern'] },
      { coins: 0, edificeDebt: [1, 2, 0] },
    ],
  };

  test('E-39, E-44, EQ-38: the line edifice has the points of pawns less the debt', () => {
    const [{ seats }] = answers(['score'], [table]);
    expect(seats.map(({ edifice }: { edifice: number }) => edifice)).toEqual([3 - 5, 2 * 2 + 2, -2 - 6]);
    expect(Object.keys(seats[0])).toEqual([
      'military',
      'treasury',
      'wonder',
      'civilian',
      'commerce',
      'guilds',
      'science',
      'edifice',
      'total',
    ]);
  });

  test('for people: a row of the sheet, and boards with day and night', () => {
    const text = output(['score', '-'], lines([table]));
    expect(text).toMatch(/^Points +Giza A +Ur \(day\) +City 2\n/);
    expect(text).toMatch(/\nEdifice +-2 +6 +-8\nTotal /);
  });
});

test('B-11.6, B-11.R9: the second edition has its own cards, and sides by either name', () => {
  const table = (side: string, stages: number) => ({
    edition: 'second',
    seats: [{ wonder: 'rhodos', side, stages, coins: 0, city: ['decorators-guild', 'ludus', 'castrum'] }, {}, {}],
  });
  const [night, B, unfinished] = answers(['score'], [table('night', 2), table('B', 2), table('night', 1)]);
  expect(night.seats[0]).toMatchObject({ guilds: 7, commerce: 1 });
  expect(B).toEqual(night);
  expect(unfinished.seats[0].guilds).toBe(0);
});
