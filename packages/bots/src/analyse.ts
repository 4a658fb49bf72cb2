/** A question looked into for as long as one likes: what every choice is worth, why, and what is passed on after it. */
import type { Choice, OwnAsk, View } from '@polis/engine';
import { type Budget, rulesFor } from './bot.ts';
import { positionOf, tableOfView } from './position.ts';
import { type Reason, reasonsFor } from './reasons.ts';
import type { Mind } from './search/mind.ts';
import { type Weighed, type Weighing, weighing } from './search/weigh.ts';

/** A choice with what can be expected of it, how sure that is, and why. */
export interface Analysed extends Weighed {
  reasons: Reason[];
}

/** Looks longer and longer: the same for the same dice and as many steps. */
export interface Analysis extends Pick<Weighing, 'deepen'> {
  /** Every choice that is offered, the best first. */
  found(): Analysed[];
}

export function analyse(view: View, question: OwnAsk, budget: Budget, mind: Mind): Analysis {
  const rules = rulesFor(view, budget);
  const position = positionOf(rules, tableOfView(rules, view), question.seat);
  const reasons = new Map<Choice, Reason[]>(
    question.choices.map((choice) => [choice, reasonsFor(position, question.ask, choice)]),
  );
  const { deepen, found } = weighing(view, question, budget, mind);
  return {
    deepen,
    found: () => found().map((one) => ({ ...one, reasons: reasons.get(one.choice) ?? [] })),
  };
}
