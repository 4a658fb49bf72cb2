/** Fits the forecast to games that the bots play among themselves, by least squares. */
import { create, dice, dropMemory, finalScore, seedFrom, step } from '@polis/engine';
import type { Forecast } from './forecast.ts';
import { EACH_AGE } from './knowledge.ts';
import { positionOf, tableOfState } from './position.ts';
import { answerAll, drawn, noOptions, optionsOf } from './search/policy.ts';
import { settings } from './search/settings.ts';
import { isTurn, outlook, pointsNow } from './search/value.ts';

const ALL = ['base', 'leaders', 'cities', 'edifice'];

/** What is played, in turn. */
const TABLES: readonly { seats: number; modules: string[] }[] = [
  { seats: 3, modules: ['base'] },
  { seats: 4, modules: ['base'] },
  { seats: 5, modules: ['base'] },
  { seats: 7, modules: ['base'] },
  { seats: 4, modules: ['base', 'leaders'] },
  { seats: 4, modules: ['base', 'cities'] },
  { seats: 4, modules: ['base', 'edifice'] },
  { seats: 4, modules: ALL },
  { seats: 5, modules: ALL },
];

/** The sums that least squares need. */
interface Sums {
  count: number;
  /** Of two features multiplied, of a feature and the target multiplied, and of the target squared. */
  features: number[][];
  targets: number[];
  square: number;
}

const emptySums = (size: number): Sums => ({
  count: 0,
  features: Array.from({ length: size }, () => new Array<number>(size).fill(0)),
  targets: new Array<number>(size).fill(0),
  square: 0,
});

function add(sums: Sums, features: readonly number[], target: number): void {
  sums.count++;
  sums.square += target * target;
  features.forEach((one, i) => {
    sums.targets[i] += one * target;
    features.forEach((other, j) => {
      sums.features[i][j] += one * other;
    });
  });
}

/** Keeps a feature that never varies from being divided by nothing. */
const RIDGE = 1e-6;

/** The normal equations, by elimination. */
function solved({ count, features, targets }: Sums): number[] {
  const rows = features.map((row, i) => [...row.map((x, j) => (i === j ? x + RIDGE * count : x)), targets[i]]);
  rows.forEach((pivot, i) => {
    for (const row of rows.filter((other) => other !== pivot)) {
      const factor = row[i] / pivot[i];
      for (let j = i; j < row.length; j++) row[j] -= factor * pivot[j];
    }
  });
  return rows.map((row, i) => row[rows.length] / row[i]);
}

/** A table on the way: each city's outlook, and what it still gained. */
interface Sight {
  age: number;
  /** Cards still to be played in this Age. */
  left: number;
  modules: number;
  outlooks: number[][];
  gains: number[];
}

function sightsOf(index: number, seed: string): Sight[] {
  const { rules, state } = create({ ...TABLES[index % TABLES.length], seed: seedFrom(seed, index) });
  const chance = dice(index);
  const options = noOptions();
  const sights: (Sight & { points: number[] })[] = [];
  dropMemory(state);
  while (state.at < rules.end) {
    if (isTurn(rules, state)) {
      const table = tableOfState(rules, state);
      const now = state.seats.map((_, seat) => pointsNow(rules, state, table, seat));
      const outlooks = now.map((of, seat) => outlook(positionOf(rules, table, seat), state.seats[seat], of));
      const points = now.map(({ total }) => total);
      const { age, plays } = table;
      sights.push({ age, left: plays[age], modules: rules.modules.length, outlooks, points, gains: [] });
    }
    answerAll(rules, state, (seat, table) =>
      drawn(optionsOf(rules, state, table, seat, options), settings.doubt, chance),
    );
    step(rules, state, state.sealed, null);
  }
  const totals = finalScore({ rules, state, log: null }).sheets.map(({ total }) => total);
  return sights.map(({ points, ...sight }) => ({ ...sight, gains: totals.map((total, seat) => total - points[seat]) }));
}

const meanOf = (numbers: readonly number[]): number => numbers.reduce((sum, x) => sum + x, 0) / numbers.length;

const dot = (some: readonly number[], others: readonly number[]): number =>
  some.reduce((sum, x, i) => sum + x * others[i], 0);

interface Fitted {
  forecast: Forecast;
  /** By how many points the forecast of a city's gain, compared with the others at its table, is wrong on average. */
  error: number;
}

/**
 * First what makes the cities of one table differ, then what all of them gain on top, with few and with many modules.
 */
function fittedTo(sights: readonly Sight[]): Fitted {
  const size = sights[0].outlooks[0].length;
  const among = emptySums(size);
  const level = emptySums(2);
  const means = sights.map(({ outlooks, gains }) => ({
    outlook: Array.from({ length: size }, (_, i) => meanOf(outlooks.map((one) => one[i]))),
    gain: meanOf(gains),
  }));
  sights.forEach(({ outlooks, gains }, at) => {
    const mean = means[at];
    outlooks.forEach((one, seat) => {
      const beside = one.map((x, i) => x - mean.outlook[i]);
      add(among, beside, gains[seat] - mean.gain);
    });
  });
  const points = solved(among);
  sights.forEach(({ modules }, at) => {
    add(level, [1, modules], means[at].gain - dot(points, means[at].outlook));
  });
  const [all, perModule] = solved(level).map(rounded);
  const error = Math.sqrt((among.square - dot(points, among.targets)) / among.count);
  return { forecast: { all, perModule, points: points.map(rounded) }, error };
}

const rounded = (x: number): number => Math.round(100 * x) / 100;

/** By Age, then by the cards still to be played in it after the present one. */
export function fitForecast(games: number, seed: string): Fitted[][] {
  const all = Array.from({ length: games }, (_, game) => sightsOf(game, seed)).flat();
  return EACH_AGE.map((age) => {
    const ofAge = all.filter((sight) => sight.age === age);
    const most = Math.max(...new Set(ofAge.map(({ left }) => left)));
    return Array.from({ length: most + 1 }, (_, left) => fittedTo(ofAge.filter((sight) => sight.left === left)));
  });
}
