/** A hint for the open question, thought out in a bot's worker; the table plays on meanwhile. */
import type { Suggestion } from '@polis/bots';
import type { OwnAsk, View } from '@polis/engine';
import { botCalls } from '../local/bots.ts';

const THINKING_MS = 1200;

const bots = botCalls();

/** `seed` makes thinking again think of something else. */
export const hintFor = (view: View, question: OwnAsk, seed: number): Promise<Suggestion[]> =>
  bots.call('hint', { view, question, seed, ms: THINKING_MS });
