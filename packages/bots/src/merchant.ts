/** Judges every answer and gives the best: no search, and quick. */
import type { Choice, OwnAsk, Rules, View } from '@polis/engine';
import { type Bot, rulesFor } from './bot.ts';
import { Judge } from './judge.ts';
import { positionOf, tableOfView } from './position.ts';
import { type Weights, weights } from './weights.ts';

/** The worth of each choice, in their order. */
export function judged(rules: Rules, view: View, question: OwnAsk, by: Weights): number[] {
  const judge = new Judge(positionOf(rules, tableOfView(rules, view), question.seat), by);
  return question.choices.map((choice) => judge.worthOf(question.ask, choice));
}

/** A merchant with a taste of its own. */
export const merchantWith =
  (by: Weights): Bot =>
  (view, question, budget) => {
    const { choices } = question;
    if (choices.length === 1) return choices[0];
    const worth = judged(rulesFor(view, budget), view, question, by);
    return choices[best(worth)] as Choice;
  };

export function best(worth: readonly number[]): number {
  let at = 0;
  for (let i = 1; i < worth.length; i++) if (worth[i] > worth[at]) at = i;
  return at;
}

export const merchant: Bot = merchantWith(weights);
