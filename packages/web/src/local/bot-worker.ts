/** A bot's mind, in a worker of its own: it answers for a bot, gives a person a hint, or looks back at a decision. */
import { assess, type Budget, suggest } from '@polis/bots';
import { dice } from '@polis/engine';
import { answer } from '@polis/server/bot';
import type { BotTask } from '@polis/server/tables';
import type { HintTask, ReviewTask } from './messages.ts';

type Task = { number: number } & ({ task: BotTask } | { hint: HintTask } | { review: ReviewTask });

self.onmessage = ({ data }: MessageEvent<Task>) => {
  const { number } = data;
  try {
    if ('review' in data) self.postMessage({ task: number, assessment: review(data.review), error: null });
    else if ('hint' in data) self.postMessage({ task: number, suggestions: hint(data.hint), error: null });
    else self.postMessage({ task: number, choice: answer(data.task), error: null });
  } catch (error) {
    self.postMessage({
      task: number,
      choice: null,
      suggestions: null,
      assessment: null,
      error: (error as Error).message,
    });
  }
};

const budget = ({ seed, ms }: HintTask): Budget => ({ dice: dice(seed), clock: { ms, now: () => performance.now() } });

const hint = (task: HintTask) => suggest(task.view, budget(task), task.question);

const review = (task: ReviewTask) => assess(task.view, task.question, task.chosen, budget(task));
