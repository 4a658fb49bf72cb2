/** One question for a bot, answered in a worker thread. */
import { bots } from '@polis/bots';
import { type ChoiceForm, dice, rulesOf, unpack } from '@polis/engine';
import type { BotTask } from './tables/surroundings.ts';

export function answer({ bot, view, question, seed, ms }: BotTask): ChoiceForm {
  const clock = { ms, now: () => performance.now() };
  return unpack(rulesOf(view.config), bots[bot](view, question, { dice: dice(seed), clock }));
}
