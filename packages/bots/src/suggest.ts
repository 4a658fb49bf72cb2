/** An honest hint: the choices as search ranks them, with what can be expected of each, and why. */
import type { Choice, OwnAsk, View } from '@polis/engine';
import { type Budget, rulesFor } from './bot.ts';
import { positionOf, tableOfView } from './position.ts';
import { type Reason, reasonsFor } from './reasons.ts';
import { byEvaluation } from './search/by-evaluation.ts';
import type { Mind } from './search/mind.ts';
import { type Found, search } from './search/search.ts';

/** A choice with what search expects of it, and why. */
export interface Suggestion extends Found {
  reasons: Reason[];
}

/** For the question that the viewer has to answer now; none if there is no question. */
export function suggest(
  view: View,
  budget: Budget,
  question: OwnAsk | undefined = open(view),
  mind: Mind = byEvaluation,
): Suggestion[] {
  if (!question) return [];
  const rules = rulesFor(view, budget);
  const position = positionOf(rules, tableOfView(rules, view), question.seat);
  const found = question.choices.length === 1 ? only(question.choices[0]) : search(view, question, budget, mind);
  return found.map((one) => ({ ...one, reasons: reasonsFor(position, question.ask, one.choice) }));
}

/** The first question that has something to choose from and no answer yet. */
const open = ({ asks }: View): OwnAsk | undefined =>
  asks.find(({ choices, sealed }) => choices.length > 0 && sealed < 0) ??
  asks.find(({ choices }) => choices.length > 0);

const only = (choice: Choice): Found[] => [{ choice, tries: 0, chance: 1, points: 0 }];
