/** What search expects of a table on the way, beside how such games end. */
import { boardNames, type ConfigInput, create, dice, score, seedFrom, step, view } from '@polis/engine';
import { describe, expect, test } from 'vitest';
import { bots } from '../src/index.ts';
import { chances, expectedPoints, isTurn } from '../src/search/value.ts';

const GAMES = 80;
type Table = Omit<ConfigInput, 'seed'>;
const TABLES: Table[] = [
  { modules: ['base'], seats: 3 },
  { modules: ['base', 'leaders', 'cities', 'edifice'], seats: 5 },
  {
    modules: ['base', 'leaders', 'cities', 'edifice'],
    seats: 5,
    edition: 'second',
    expert: true,
    boards: [...boardNames],
  },
];

/** A city at the beginning of a turn of Age II: by how much its points are missed by the forecast, and as they stand. */
interface Sight {
  missed: number;
  gained: number;
}

function sights(table: Table, index: number): Sight[] {
  const { seats } = table;
  const game = create({ ...table, seed: seedFrom('value', index) });
  const { rules, state } = game;
  const chance = dice(index);
  const seen: { expected: number[]; points: number[] }[] = [];
  const pointsNow = (): number[] => score(game).sheets.map(({ total }) => total);
  while (state.at < rules.end) {
    if (state.age === 2 && isTurn(rules, state))
      seen.push({ expected: expectedPoints(rules, state), points: pointsNow() });
    for (let seat = 0; seat < seats; seat++) {
      const sees = view(game, seat);
      if (sees.asks.length > 0) state.sealed[seat] = bots.merchant(sees, sees.asks[0], { dice: chance });
    }
    step(rules, state, state.sealed, null);
  }
  const final = pointsNow();
  return seen.flatMap(({ expected, points }) =>
    final.map((total, seat) => ({ missed: total - expected[seat], gained: total - points[seat] })),
  );
}

const meanOf = (numbers: readonly number[]): number => numbers.reduce((sum, x) => sum + x, 0) / numbers.length;
const spreadOf = (numbers: readonly number[]): number =>
  Math.sqrt(meanOf(numbers.map((x) => (x - meanOf(numbers)) ** 2)));

describe.each(TABLES)('with $modules at a table of $seats', (table) => {
  const all = Array.from({ length: GAMES }, (_, i) => sights(table, i)).flat();

  test('the points expected in Age II are those at the end on average, within three', () => {
    expect(Math.abs(meanOf(all.map(({ missed }) => missed)))).toBeLessThan(3);
  });

  test('they tell more about the end than the points so far', () => {
    expect(spreadOf(all.map(({ missed }) => missed))).toBeLessThan(spreadOf(all.map(({ gained }) => gained)));
  });
});

test('chances add up to one and follow the points', () => {
  const { rules } = create({ seats: 4, seed: seedFrom('value', 0) });
  const odds = chances(rules, [50, 40, 45, 50], 3);
  expect(odds.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
  expect(odds[0]).toBeCloseTo(odds[3]);
  expect(odds[0]).toBeGreaterThan(odds[2]);
  expect(odds[2]).toBeGreaterThan(odds[1]);
});

test('a team wins together', () => {
  const { rules } = create({ seats: 4, modules: ['base', 'teams'], seed: seedFrom('value', 0) });
  const odds = chances(rules, [50, 40, 45, 50], 3);
  for (const team of rules.teams ?? []) expect(new Set(team.map((seat) => odds[seat])).size).toBe(1);
});
