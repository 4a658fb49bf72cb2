/** Bots think in workers of their own, so that whoever asks them always answers. */
import type { BotCalls } from './bot-worker.ts';
import { type Calls, callsTo } from './calls.ts';

export const botCalls = (): Calls<BotCalls> =>
  callsTo(() => new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' }));
