/** A bot's mind, in a worker of its own. */
import { answer } from '@polis/server/bot';
import type { BotTask } from '@polis/server/tables';

self.onmessage = ({ data: { number, task } }: MessageEvent<{ number: number; task: BotTask }>) => {
  try {
    self.postMessage({ task: number, choice: answer(task), error: null });
  } catch (error) {
    self.postMessage({ task: number, choice: null, error: (error as Error).message });
  }
};
