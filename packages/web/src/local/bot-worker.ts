/** A bot's mind, in a worker of its own; it also gives hints. */
import { bots } from '@polis/bots';
import { type ChoiceForm, dice, rulesOf, unpack } from '@polis/engine';
import type { BotTask } from '@polis/server/tables';

self.onmessage = ({ data: { number, task } }: MessageEvent<{ number: number; task: BotTask }>) => {
  try {
    self.postMessage({ task: number, choice: answerTo(task), error: null });
  } catch (error) {
    self.postMessage({ task: number, choice: null, error: (error as Error).message });
  }
};

function answerTo({ bot, view, question, seed, ms }: BotTask): ChoiceForm {
  const clock = { ms, now: () => performance.now() };
  return unpack(rulesOf(view.config), bots[bot](view, question, { dice: dice(seed), clock }));
}
