/** Who will probably win, seen from a table on the way: points so far, and what can be expected to come. */
import { countLines, type Rules, type Seat, type SeatId, type State } from '@polis/engine';
import { type Forecast, forecast } from '../forecast.ts';
import { conflictsNow } from '../military.ts';
import { type Position, positionOf, type Table, tableOfState } from '../position.ts';
import { scienceNow } from '../science.ts';
import { weights } from '../weights.ts';

/** True where everyone is about to play a card from the hand: only there a table can be judged. */
export function isTurn({ steps }: Rules, { at }: State): boolean {
  const { window, kind } = steps[at];
  return window === 'turn.choose' && kind === 'play';
}

/** Points each seat can be expected to have at the end, seen from the end or from the beginning of a turn. */
export function expectedPoints(rules: Rules, state: State): number[] {
  const table = tableOfState(rules, state);
  const isOver = state.at >= rules.end;
  const points: number[] = [];
  for (let seat = 0; seat < state.seats.length; seat++) {
    const now = pointsNow(rules, state, table, seat);
    if (isOver) points.push(now.total);
    else {
      const seen = outlook(positionOf(rules, table, seat), state.seats[seat], now);
      points.push(now.total + economy(rules, forecastAt(table), seen));
    }
  }
  return points;
}

/** The points of a city if the game ended now, and those of science among them. */
export function pointsNow(rules: Rules, state: State, { knowledge }: Table, seat: SeatId): Points {
  const total = countLines({ rules, state, log: null }, seat, lines);
  return { total, science: lines[knowledge.science] };
}

interface Points {
  total: number;
  science: number;
}

const lines: number[] = [];

const forecastAt = ({ age, plays }: Table): Forecast => forecast[age - 1][plays[age]];

/** What can be expected to come, by a city's outlook. */
export function economy({ modules }: Rules, { all, perModule, points }: Forecast, seen: readonly number[]): number {
  let sum = all + perModule * modules.length;
  for (let i = 0; i < seen.length; i++) sum += points[i] * seen[i];
  return sum;
}

const MUCH = 3;

/** The numbers that the forecast of a city is made from, in their order there. */
export function outlook(position: Position, { coins, stage, wonder, tally, piles }: Seat, now: Points): number[] {
  const { rules, knowledge, plays, table } = position;
  let units = 0;
  for (let resource = 0; resource < 7; resource++) units += Math.min(MUCH, tally.own[1 << resource]);
  let chains = 0;
  for (const pile of rules.playPiles)
    for (const card of piles[pile])
      for (const { card: later, copies } of knowledge.leadsTo[card])
        if (later.age > table.age || (later.age === table.age && plays[later.age] > 0)) chains += Math.min(1, copies);
  const { rawLeft, rawRight, madeLeft, madeRight } = tally;
  return [
    now.total,
    conflictsNow(position, weights),
    scienceNow(position, weights) - now.science,
    1 - Math.exp(-coins / 3),
    units,
    tally.own[tally.own.length - 1],
    8 - rawLeft - rawRight - madeLeft - madeRight,
    chains,
    tally.powers === 0 ? 0 : 1,
    rules.wonders[wonder].stages.length - stage,
    cardsIn(tally.colours),
  ];
}

function cardsIn(colours: readonly number[]): number {
  let cards = 0;
  for (const count of colours) cards += count;
  return cards;
}

/** The chance of each seat to win, as far as points tell; teams win together. */
export function chances({ players, teams, seats }: Rules, points: readonly number[], scale: number): number[] {
  const odds = new Array<number>(seats).fill(0);
  if (!teams) return shares(odds, points, players, scale);
  const totals = teams.map((side) => side.reduce((sum, seat) => sum + points[seat], 0));
  const ofTeams = shares([...totals], totals, totals.length, scale);
  teams.forEach((side, i) => {
    for (const seat of side) odds[seat] = ofTeams[i];
  });
  return odds;
}

/** Writes the share of each of the first so many in winning. */
function shares(odds: number[], totals: readonly number[], count: number, scale: number): number[] {
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < count; i++) most = Math.max(most, totals[i]);
  let all = 0;
  for (let i = 0; i < count; i++) {
    odds[i] = Math.exp((totals[i] - most) / scale);
    all += odds[i];
  }
  for (let i = 0; i < count; i++) odds[i] /= all;
  return odds;
}
