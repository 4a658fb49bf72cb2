/** A bot's mind, in a worker of its own: it answers for a bot, or gives a person a hint. */
import { suggest } from '@polis/bots';
import { dice } from '@polis/engine';
import { answer } from '@polis/server/bot';
import type { BotTask } from '@polis/server/tables';
import type { HintTask } from './messages.ts';

type Task = { number: number; task: BotTask } | { number: number; hint: HintTask };

self.onmessage = ({ data }: MessageEvent<Task>) => {
  const { number } = data;
  try {
    if ('hint' in data) self.postMessage({ task: number, suggestions: hint(data.hint), error: null });
    else self.postMessage({ task: number, choice: answer(data.task), error: null });
  } catch (error) {
    self.postMessage({ task: number, choice: null, suggestions: null, error: (error as Error).message });
  }
};

const hint = ({ view, question, seed, ms }: HintTask) =>
  suggest(view, { dice: dice(seed), clock: { ms, now: () => performance.now() } }, question);
