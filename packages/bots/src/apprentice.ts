/** Plays plausibly and forgives: judges like a merchant with little patience, and is often of two minds. */
import { roll } from '@polis/engine';
import { type Bot, rulesFor } from './bot.ts';
import { best, judged } from './merchant.ts';
import { quickWeights } from './weights.ts';

const FINE = 1000;
/** Points by which a judgement may be off, either way. */
const DOUBT = 4;

export const apprentice: Bot = (view, question, budget) => {
  const worth = judged(rulesFor(view, budget), view, question, quickWeights);
  return question.choices[best(worth.map((points) => points + (2 * DOUBT * roll(budget.dice, FINE)) / FINE - DOUBT))];
};
