/** One question for a bot, answered in a worker thread. */
import { bots, type Proven, proveBest, ready, scholarsMind, USUAL_CARE } from '@polis/bots';
import { type ChoiceForm, dice, rulesOf, unpack } from '@polis/engine';
import { type ProofTask, type Stop, timeUntil } from './exercises/spare.ts';
import type { BotTask } from './tables/surroundings.ts';

export async function answer({ bot, view, question, seed, ms }: BotTask): Promise<ChoiceForm> {
  await ready(bot);
  const clock = { ms, now: () => performance.now() };
  return unpack(rulesOf(view.config), bots[bot](view, question, { dice: dice(seed), clock }));
}

/** Longer than any look takes: the clock is there to be stopped. */
const NO_END_MS = 600_000;

/** What is clearly best, and its proof; null if nothing is, or if it was broken off. */
export async function prove({ view, question, seed, stop }: ProofTask & { stop: Stop }): Promise<Proven | null> {
  await ready('scholar');
  const clock = { ms: NO_END_MS, now: () => timeUntil(stop) };
  const { glance, look } = USUAL_CARE;
  const care = { seed, glance: { ...glance, clock }, look: { ...look, clock } };
  return proveBest(view, question, care, scholarsMind());
}
