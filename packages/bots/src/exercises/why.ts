/** Why a choice is good, for whoever has a view and no position. */
import type { Choice, OwnAsk, View } from '@polis/engine';
import { type Limits, rulesFor } from '../bot.ts';
import { positionOf, tableOfView } from '../position.ts';
import { type Reason, reasonsFor } from '../reasons.ts';

/** The weightiest first, as hints and reviews give them. */
export function reasonsOf(view: View, question: OwnAsk, choice: Choice, limits: Pick<Limits, 'rules'> = {}): Reason[] {
  const rules = rulesFor(view, limits);
  return reasonsFor(positionOf(rules, tableOfView(rules, view), question.seat), question.ask, choice);
}
