/** What a net is told depends on nothing that the seat may not know: all worlds that look alike to it are encoded alike. */
import {
  boardNames,
  type ConfigInput,
  create,
  determinize,
  dice,
  type Game,
  sample,
  seedFrom,
  step,
  view,
} from '@polis/engine';
import { describe, expect, test } from 'vitest';
import { tableOfState } from '../../src/position.ts';
import { answersOf } from '../../src/scholar/answers.ts';
import { encodeAnswer, encodeTable, noRows } from '../../src/scholar/encode.ts';
import { sketchOf } from '../../src/scholar/sketch.ts';
import { noOptions } from '../../src/search/policy.ts';

const ALL = ['base', 'leaders', 'cities', 'edifice'];
const TABLES: Omit<ConfigInput, 'seed'>[] = [
  { seats: 2, modules: ['base', 'leaders'] },
  { seats: 3, modules: ['base'], boards: [...boardNames] },
  { seats: 4, modules: ALL },
  { seats: 4, modules: [...ALL, 'teams'] },
  { seats: 5, edition: 'second', modules: ALL, boards: [...boardNames], expert: true },
  { seats: 7, modules: ['base', 'cities'], boards: [...boardNames] },
];

/** All that a net would be told at the question of this seat. */
function told({ rules, state }: Pick<Game, 'rules' | 'state'>, seat: number): string {
  const table = tableOfState(rules, state);
  const ask = state.asks[seat];
  const rows = noRows();
  encodeTable(rules, state, table, sketchOf(rules, state, table), seat, ask, rows);
  const all = [[...rows.rows.subarray(0, rows.count)]];
  if (ask && !(ask.ask === 'play' && ask.after >= 0)) {
    const { choices, worths, count } = answersOf(rules, state, table, seat, ask, noOptions());
    for (let i = 0; i < count; i++) {
      encodeAnswer(rules, state, seat, ask, choices[i], worths[i], 0, rows);
      all.push([...rows.rows.subarray(0, rows.count)]);
    }
  }
  return JSON.stringify(all);
}

describe('what a net is told', () => {
  test.each(TABLES)('is the same in all worlds that look alike, at $seats with $modules', (config) => {
    let compared = 0;
    for (let deal = 0; deal < 3; deal++) {
      const game = create({ ...config, seed: seedFrom('secrecy', deal) });
      const { rules, state } = game;
      const chance = dice(deal);
      while (state.at < rules.end) {
        const seat = state.asks.findIndex((ask, of) => ask !== null && state.controller[of] === of);
        if (seat >= 0 && state.question % 3 === 0) {
          const other = determinize(view(game, seat), dice(state.question));
          expect(told(other, seat)).toBe(told(game, seat));
          compared++;
        }
        for (let of = 0; of < rules.seats; of++)
          if (state.asks[of] !== null && state.sealed[of] < 0) state.sealed[of] = sample(rules, state, of, chance);
        step(rules, state, state.sealed.slice(), null);
      }
    }
    expect(compared).toBeGreaterThan(15);
  });
});
