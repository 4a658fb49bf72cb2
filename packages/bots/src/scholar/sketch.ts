/**
 * A table in small whole numbers, each saying that something is so: what a net looks at. A sketch of each city is made
 * once; whoever looks at the table sees it as the own one, as a neighbour's or as one further away.
 */
import { COLOURS, type PileId, RESOURCES, type Rules, type SeatId, type State } from '@polis/engine';
import { forecast } from '../forecast.ts';
import { positionOf, type Table } from '../position.ts';
import { economy, outlook, pointsNow } from '../search/value.ts';

/** Numbers that every city has, in this order; those before STAGES_LEFT are of interest at any distance. */
const EXPECTED = 0;
const BUCKETS = 31;
const NOW = EXPECTED + BUCKETS;
const COINS = NOW + BUCKETS;
const MOST_COINS = 15;
const SHIELDS = COINS + MOST_COINS + 1;
const MOST_SHIELDS = 14;
const VICTORIES = SHIELDS + MOST_SHIELDS + 1;
const MOST_TOKENS = 4;
const DEFEATS = VICTORIES + 3 * (MOST_TOKENS + 1);
const MOST_DEFEATS = 6;
const SYMBOLS = DEFEATS + MOST_DEFEATS + 1;
const MOST_SYMBOLS = 5;
const STAGES = SYMBOLS + 4 * (MOST_SYMBOLS + 1);
const MOST_STAGES = 5;
const STAGES_LEFT = STAGES + MOST_STAGES + 1;
const DEBT = STAGES_LEFT + MOST_STAGES + 1;
const MOST_DEBT = 4;
const UNITS = DEBT + MOST_DEBT + 1;
const MOST_UNITS = 12;
const RESOURCE = UNITS + MOST_UNITS + 1;
const MOST_ALIKE = 3;
const COLOUR = RESOURCE + RESOURCES.length * (MOST_ALIKE + 1);
const MOST_CARDS = 7;
const REDUCED = COLOUR + COLOURS.length * (MOST_CARDS + 1);
const POWER = REDUCED + 4;
const LAST_CARD = POWER + 1;
/** How many numbers a city may have. */
export const CITY = LAST_CARD + 1;

export interface CitySketch {
  /** Below CITY, each saying that something is so. */
  facts: number[];
  /** So many of them are of interest from afar. */
  far: number;
  /** What it can be expected to have at the end, as far as everybody can tell. */
  expected: number;
}

export interface TableSketch {
  cities: readonly CitySketch[];
}

const clamp = (x: number, most: number): number => Math.max(0, Math.min(most, x));

/** A lead of so many points, as one of BUCKETS numbers. */
export const bucketOf = (points: number): number => clamp(Math.round(points / 2) + 15, BUCKETS - 1);
export const LEADS = BUCKETS;

export function sketchOf(rules: Rules, state: State, table: Table): TableSketch {
  const { seats } = state;
  const under = rules.seatPile('under');
  const totals = seats.map((_, seat) => publicPoints(rules, state, table, seat, under));
  let meanNow = 0;
  let meanExpected = 0;
  for (const { now, expected } of totals) {
    meanNow += now / seats.length;
    meanExpected += expected / seats.length;
  }
  return {
    cities: seats.map((_, seat) => {
      const { now, expected } = totals[seat];
      const facts: number[] = [EXPECTED + bucketOf(expected - meanExpected), NOW + bucketOf(now - meanNow)];
      const far = addFacts(rules, state, seat, facts);
      return { facts, far, expected };
    }),
  };
}

/** Points as everybody can count them: what lies under a stage is not looked at. */
function publicPoints(
  rules: Rules,
  state: State,
  table: Table,
  seat: SeatId,
  under: PileId,
): { now: number; expected: number } {
  const city = state.seats[seat];
  if (table.age === 0 || city.wonder < 0) return { now: 0, expected: 0 };
  const hidden = city.piles[under];
  const { minds, copies } = table.knowledge.boards;
  if (minds[city.wonder] || copies[city.wonder]) city.piles[under] = hidden.map(() => 0);
  const counted = pointsNow(rules, state, table, seat);
  city.piles[under] = hidden;
  const ofAge = forecast[table.age - 1];
  const ahead = ofAge[Math.min(table.plays[table.age], ofAge.length - 1)];
  const seen = outlook(positionOf(rules, table, seat), city, counted);
  return { now: counted.total, expected: counted.total + economy(rules, ahead, seen) };
}

/** Adds what is so of a city, and returns how much of it is of interest from afar. */
function addFacts(rules: Rules, state: State, seat: SeatId, facts: number[]): number {
  const { coins, tokens, tally, stage, wonder } = state.seats[seat];
  const { victories, defeat } = rules.military;
  facts.push(COINS + clamp(coins, MOST_COINS));
  facts.push(SHIELDS + clamp(tally.shields + tally.shieldsPerDefeat * tokens[defeat], MOST_SHIELDS));
  for (let age = 0; age < 3; age++) {
    const won = clamp(tokens[victories[age]], MOST_TOKENS);
    if (won > 0) facts.push(VICTORIES + age * (MOST_TOKENS + 1) + won);
  }
  if (tokens[defeat] > 0) facts.push(DEFEATS + clamp(tokens[defeat], MOST_DEFEATS));
  addCount(facts, SYMBOLS, tally.compass, MOST_SYMBOLS);
  addCount(facts, SYMBOLS + MOST_SYMBOLS + 1, tally.gear, MOST_SYMBOLS);
  addCount(facts, SYMBOLS + 2 * (MOST_SYMBOLS + 1), tally.tablet, MOST_SYMBOLS);
  addCount(facts, SYMBOLS + 3 * (MOST_SYMBOLS + 1), tally.any, MOST_SYMBOLS);
  facts.push(STAGES + clamp(stage, MOST_STAGES));
  const far = facts.length;
  if (wonder >= 0) facts.push(STAGES_LEFT + clamp(rules.wonders[wonder].stages.length - stage, MOST_STAGES));
  addCount(facts, DEBT, debtOf(rules, tokens), MOST_DEBT);
  facts.push(UNITS + clamp(tally.own[tally.own.length - 1], MOST_UNITS));
  for (let resource = 0; resource < RESOURCES.length; resource++)
    addCount(facts, RESOURCE + resource * (MOST_ALIKE + 1), tally.own[1 << resource], MOST_ALIKE);
  for (let colour = 0; colour < COLOURS.length; colour++)
    addCount(facts, COLOUR + colour * (MOST_CARDS + 1), tally.colours[colour], MOST_CARDS);
  if (tally.rawLeft === 1) facts.push(REDUCED);
  if (tally.rawRight === 1) facts.push(REDUCED + 1);
  if (tally.madeLeft === 1) facts.push(REDUCED + 2);
  if (tally.madeRight === 1) facts.push(REDUCED + 3);
  if (tally.powers !== 0) facts.push(POWER);
  if (tally.lastCard !== 0) facts.push(LAST_CARD);
  return far;
}

/** Nothing of a thing is said by saying nothing. */
function addCount(facts: number[], first: number, count: number, most: number): void {
  if (count > 0) facts.push(first + clamp(count, most));
}

const debts = new WeakMap<Rules, number[]>();

function debtOf(rules: Rules, tokens: readonly number[]): number {
  let kinds = debts.get(rules);
  if (!kinds) {
    kinds = rules.tokens.flatMap(({ id }, token) => (id.includes('debt') ? [token] : []));
    debts.set(rules, kinds);
  }
  let sum = 0;
  for (const token of kinds) sum += tokens[token];
  return sum;
}
