/** Has learned from games of its own: searches, and goes by what it knows. */
import { PolisError } from '@polis/engine';
import type { Bot } from '../bot.ts';
import type { Mind } from '../search/mind.ts';
import { search } from '../search/search.ts';
import { byNet } from './mind.ts';
import { Net } from './net.ts';
import { learnedFrom } from './stored.ts';

let awake: Mind | null = null;

/** Loads what was learned, which is more than all the rest of the bots: whoever does not need it is not kept waiting. */
export async function wakeScholar(): Promise<void> {
  if (awake) return;
  const { stored } = await import('./learned.ts');
  awake ??= byNet(new Net(learnedFrom(stored)));
}

/** How the scholar thinks, for hints and reviews too. */
export function scholarsMind(): Mind {
  if (!awake) throw new PolisError('config', "the scholar has not been woken: await ready('scholar') first");
  return awake;
}

export const scholar: Bot = (view, question, budget) => {
  const mind = scholarsMind();
  if (question.choices.length === 1) return question.choices[0];
  const found = search(view, question, budget, mind);
  budget.told?.(found.reduce((sum, { tries }) => sum + tries, 0));
  return found[0].choice;
};
