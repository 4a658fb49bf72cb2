/** Who will probably win, seen from a table on the way: points so far, and what can be expected to come. */
import { finalScore, type Rules, type SeatId, type State } from '@polis/engine';
import { conflictsNow } from '../military.ts';
import { positionOf, tableOfState } from '../position.ts';
import { scienceNow } from '../science.ts';
import { weights } from '../weights.ts';

/** Points each seat can be expected to have at the end. */
export function expectedPoints(rules: Rules, state: State): number[] {
  const { sheets } = finalScore({ rules, state, log: null });
  const isOver = state.at >= rules.end;
  if (isOver) return sheets.map(({ total }) => total);
  const table = tableOfState(rules, state);
  return sheets.map((sheet, seat) => {
    const position = positionOf(rules, table, seat);
    const science = scienceNow(position, weights) - sheet.science;
    return sheet.total + conflictsNow(position, weights) + science + economy(rules, state, seat, position.plays);
  });
}

/** What an Age's cards bring on average to a city, and how much its production and coins help. */
const PER_PLAY = [0, 0.9, 1.6, 3.1];
const PER_UNIT = 0.05;
const PER_COIN = 0.12;

function economy({ wonders }: Rules, { seats }: State, seat: SeatId, plays: readonly number[]): number {
  const { tally, coins, wonder, stage } = seats[seat];
  let units = 0;
  for (let resource = 0; resource < 7; resource++) units += Math.min(2, tally.own[1 << resource]);
  let later = 0;
  for (let age = 1; age <= 3; age++) later += plays[age] * (PER_PLAY[age] + PER_UNIT * units);
  const open = (wonders[wonder]?.stages.length ?? 0) - stage;
  const played = plays[1] + plays[2] + plays[3];
  return later + PER_COIN * Math.min(coins, 2 * played) + Math.min(open, played / 5) * 0.8;
}

/** The chance of each seat to win, as far as points tell; teams win together. */
export function chances({ players, teams, seats }: Rules, points: readonly number[], scale: number): number[] {
  const sides = teams ?? Array.from({ length: players }, (_, seat) => [seat]);
  const totals = sides.map((side) => side.reduce((sum, seat) => sum + points[seat], 0));
  const odds = new Array<number>(seats).fill(0);
  sides.forEach((side, i) => {
    const best = Math.max(...totals.filter((_, other) => other !== i));
    const chance = 1 / (1 + Math.exp((best - totals[i]) / scale));
    for (const seat of side) odds[seat] = chance;
  });
  return odds;
}
