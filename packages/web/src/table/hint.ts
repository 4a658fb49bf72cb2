/** A hint for the open question, thought out in a bot's worker; the table plays on meanwhile. */
import type { Suggestion } from '@polis/bots';
import type { OwnAsk, View } from '@polis/engine';
import { botCalls } from '../local/bots.ts';

/** From the wish to the answer; what is loaded for the first hint is part of it. */
const THINKING_MS = 1200;

const bots = botCalls();

/** `seed` makes thinking again think of something else. */
export const hintFor = (view: View, question: OwnAsk, seed: number): Promise<Suggestion[]> =>
  bots.call('hint', { view, question, seed, by: Date.now() + THINKING_MS });
