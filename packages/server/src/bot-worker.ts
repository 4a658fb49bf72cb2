/** One question for a bot, answered in a worker thread. */
import { bots } from '@polis/bots';
import { type ChoiceForm, dice, type OwnAsk, rulesOf, unpack, type View } from '@polis/engine';
import type { Level } from './room/index.ts';

export interface BotTask {
  bot: Level;
  view: View;
  question: OwnAsk;
  /** Where the bot's chance comes from. */
  seed: number;
  /** How long a bot that searches may think. */
  ms: number;
}

export function answer({ bot, view, question, seed, ms }: BotTask): ChoiceForm {
  const clock = { ms, now: () => performance.now() };
  return unpack(rulesOf(view.config), bots[bot](view, question, { dice: dice(seed), clock }));
}
