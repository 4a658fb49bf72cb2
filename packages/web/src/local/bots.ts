/** Bots think in workers of their own, so that whoever asks them always answers. */
import type { BotCalls } from './bot-worker.ts';
import { type Calls, callsTo } from './calls.ts';

export const botCalls = (): Calls<BotCalls> =>
  callsTo(() => new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' }));

/** More workers than these would leave nothing for the page. */
const MOST_WORKERS = 3;

/** As many as may think at the same time on this device. */
export const workersHere = (): number => Math.max(1, Math.min(MOST_WORKERS, (navigator.hardwareConcurrency ?? 2) - 1));
