/** In imagined games one play of each kind is judged: it is the one that is found by judging all of them. */
import { boardNames, type ConfigInput, create, dice, legalIn, sample, seedFrom, step } from '@polis/engine';
import { expect, test } from 'vitest';
import { positionOf, tableOfState } from '../src/position.ts';
import { bestOfEachKind, noOptions, type Options, optionsOf } from '../src/search/policy.ts';
import { quickWeights } from '../src/weights.ts';

const TABLES: Omit<ConfigInput, 'seed'>[] = [
  { seats: 2, modules: ['base', 'leaders', 'cities'] },
  { seats: 3, modules: ['base'] },
  { seats: 5, modules: ['base', 'leaders', 'cities', 'edifice'] },
  { seats: 6, modules: ['base', 'leaders', 'cities', 'teams'] },
  { seats: 4, edition: 'second', modules: ['base', 'leaders', 'cities'], boards: [...boardNames], expert: true },
];
const GAMES = 6;

/** Whoever has no choice need not know what it is worth. */
const told = ({ count, choices, worths }: Options): number[][] =>
  count === 1 ? [[choices[0]]] : choices.slice(0, count).map((choice, i) => [choice, worths[i]]);

test.each(TABLES)('$seats: $modules', (table) => {
  const options = noOptions();
  for (let game = 0; game < GAMES; game++) {
    const { rules, state } = create({ ...table, seed: seedFrom('options', game) });
    const chance = dice(game);
    while (state.at < rules.end) {
      const seen = tableOfState(rules, state);
      for (let seat = 0; seat < rules.seats; seat++) {
        const ask = state.asks[seat];
        if (!ask || (ask.ask === 'play' && ask.after >= 0 && state.sealed[ask.after] < 0)) continue;
        const all = legalIn(rules, state, seat);
        const position = positionOf(rules, seen, seat);
        const slowly = bestOfEachKind(position, quickWeights, ask, all, noOptions());
        expect(told(optionsOf(rules, state, seen, seat, options))).toEqual(told(slowly));
        state.sealed[seat] = sample(rules, state, seat, chance);
      }
      for (let seat = 0; seat < rules.seats; seat++)
        if (state.asks[seat] && state.sealed[seat] < 0) state.sealed[seat] = sample(rules, state, seat, chance);
      step(rules, state, state.sealed, null);
    }
  }
});
