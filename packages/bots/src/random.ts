/** Draws among everything it can build, and sells only when it must: the opponent to measure others by. */
import { roll, unpack } from '@polis/engine';
import { type Bot, rulesFor } from './bot.ts';

export const random: Bot = (view, { choices }, budget) => {
  const { dice } = budget;
  const rules = rulesFor(view, budget);
  const active = choices.filter((choice) => !['sell', 'pass'].includes(unpack(rules, choice).do));
  const drawn = active.length > 0 ? active : choices;
  return drawn[roll(dice, drawn.length)];
};
