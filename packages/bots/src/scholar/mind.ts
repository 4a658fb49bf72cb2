/** Everyone goes by what a net has learned, and it judges the tables. */
import type { Ask, Rules, SeatId, State } from '@polis/engine';
import { type Table, tableOfState } from '../position.ts';
import type { Mind } from '../search/mind.ts';
import { noOptions, type Options } from '../search/policy.ts';
import type { Settings } from '../search/settings.ts';
import { chances, pointsNow } from '../search/value.ts';
import { answersOf } from './answers.ts';
import { encodeAnswer, encodeTable, noRows, type Rows } from './encode.ts';
import type { Net } from './net.ts';
import { sketchOf, type TableSketch } from './sketch.ts';

/**
 * What an answer is worth is how likely it is, on a logarithmic scale. The policy is surer than it should be, so that a search
 * by its own likelihoods hardly looks at anything else: with a prior of 1 one scholar won 19 % against three architects at
 * 0.1 s a decision, with 3 and more 33 to 38 % (96 games each).
 */
export const scholarly: Settings = { perWorld: 4, prior: 4, curiosity: 0.5, doubt: 1, horizon: 0, scale: 1 };

const rows = noRows();
const answer = noRows();

/** Whoever wants to know what the net was told: the rows of the table, then those of each answer with its worth. */
export interface Witness {
  table(rows: Rows): void;
  answer(rows: Rows, worth: number): void;
}

/** What a seat may answer, and how likely each answer is. */
export function judgedBy(
  net: Net,
  rules: Rules,
  state: State,
  table: Table,
  sketch: TableSketch,
  seat: SeatId,
  out: Options,
  witness: Witness | null = null,
): Options {
  const ask = state.asks[seat] as Ask;
  answersOf(rules, state, table, seat, ask, out);
  if (out.count === 1) return out;
  encodeTable(rules, state, table, sketch, seat, ask, rows);
  witness?.table(rows);
  net.look(rules, rows);
  net.ask();
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < out.count; i++) most = Math.max(most, out.worths[i]);
  for (let i = 0; i < out.count; i++) {
    const gap = most - out.worths[i];
    encodeAnswer(rules, state, seat, ask, out.choices[i], out.worths[i], gap, answer);
    witness?.answer(answer, -gap);
    out.worths[i] = net.judge(rules, answer, -gap);
  }
  return out;
}

export function byNet(net: Net, settings: Settings = scholarly): Mind {
  let of: Table | null = null;
  let sketch: TableSketch | null = null;
  const sketched = (rules: Rules, state: State, table: Table): TableSketch => {
    if (of !== table || sketch === null) sketch = sketchOf(rules, state, table);
    of = table;
    return sketch;
  };
  const options: Mind['options'] = (rules, state, table, seat, out) => {
    out.count = 0;
    if (!state.asks[seat]) return out;
    return judgedBy(net, rules, state, table, sketched(rules, state, table), seat, out);
  };
  return {
    settings,
    options,
    own: (rules, _view, { seat }, state, table) => options(rules, state, table, seat, noOptions()),
    outcome(rules, state) {
      const table = tableOfState(rules, state);
      if (state.at >= rules.end) {
        const points = state.seats.map((_, seat) => pointsNow(rules, state, table, seat).total);
        return { points, odds: chances(rules, points, settings.scale) };
      }
      const seen = sketchOf(rules, state, table);
      const points = seen.cities.map(({ expected }) => expected);
      const odds = state.seats.map((_, seat) => {
        if (seat >= rules.players) return 0;
        encodeTable(rules, state, table, seen, seat, state.asks[seat], rows);
        net.look(rules, rows);
        return 1 / (1 + Math.exp(-net.value().chance));
      });
      return { points, odds: shared(rules, odds) };
    },
  };
}

/** All chances together are one; those of a team are those of all its members. */
function shared({ teams, players }: Rules, odds: number[]): number[] {
  if (teams) {
    for (const side of teams) {
      const mean = side.reduce((sum, seat) => sum + odds[seat], 0) / side.length;
      for (const seat of side) odds[seat] = mean;
    }
    const all = teams.reduce((sum, [seat]) => sum + odds[seat], 0);
    return odds.map((chance) => chance / all);
  }
  let all = 0;
  for (let seat = 0; seat < players; seat++) all += odds[seat];
  return odds.map((chance) => chance / all);
}
