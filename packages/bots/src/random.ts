/** Draws among everything it can build, and sells only when it must: the opponent to measure others by. */
import { roll, rulesOf, unpack } from '@polis/engine';
import type { Bot } from './bot.ts';

export const random: Bot = ({ config }, { choices }, { dice }) => {
  const rules = rulesOf(config);
  const active = choices.filter((choice) => !['sell', 'pass'].includes(unpack(rules, choice).do));
  const drawn = active.length > 0 ? active : choices;
  return drawn[roll(dice, drawn.length)];
};
