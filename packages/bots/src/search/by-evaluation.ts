/** Everyone goes by the evaluation, and tables are judged by the forecast. */
import { positionOf, tableOfView } from '../position.ts';
import { weights } from '../weights.ts';
import type { Mind } from './mind.ts';
import { bestOfEachKind, noOptions, optionsOf } from './policy.ts';
import { settings } from './settings.ts';
import { chances, expectedPoints } from './value.ts';

export const byEvaluation: Mind = {
  settings,
  options: optionsOf,
  own: (rules, view, { seat, ask, choices }) =>
    bestOfEachKind(positionOf(rules, tableOfView(rules, view), seat), weights, ask, choices, noOptions()),
  outcome(rules, state) {
    const points = expectedPoints(rules, state);
    return { points, odds: chances(rules, points, settings.scale) };
  },
};
