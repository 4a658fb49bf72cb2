/** A hint for the open question, thought out in a bot's worker; the table plays on meanwhile. */
import type { Suggestion } from '@polis/bots';
import type { OwnAsk, View } from '@polis/engine';
import type { HintTask } from '../local/messages.ts';

const THINKING_MS = 1200;

interface Answer {
  task: number;
  suggestions: Suggestion[] | null;
  error: string | null;
}

let worker: Worker | null = null;
let tasks = 0;
const waiting = new Map<number, { resolve(found: Suggestion[]): void; reject(error: Error): void }>();

function thinker(): Worker {
  if (worker) return worker;
  worker = new Worker(new URL('../local/bot-worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<Answer>) => {
    const asked = waiting.get(data.task);
    waiting.delete(data.task);
    if (data.suggestions) asked?.resolve(data.suggestions);
    else asked?.reject(new Error(data.error ?? 'no answer'));
  };
  return worker;
}

/** `seed` makes thinking again think of something else. */
export function hintFor(view: View, question: OwnAsk, seed: number): Promise<Suggestion[]> {
  return new Promise((resolve, reject) => {
    const number = tasks++;
    waiting.set(number, { resolve, reject });
    const hint: HintTask = { view, question, seed, ms: THINKING_MS };
    thinker().postMessage({ number, hint });
  });
}
