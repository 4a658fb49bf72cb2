/** How hard an exercise seems before anyone has tried it: by who of the bots would have found the answer. */
import { dice, type OwnAsk, type View } from '@polis/engine';
import type { Budget } from '../bot.ts';
import { judgementOf } from '../levels/level.ts';
import { type Level, levels } from '../levels/rows.ts';
import { best as highest } from '../merchant.ts';
import type { Mind } from '../search/mind.ts';
import { search } from '../search/search.ts';
import { gapOf, type Seen } from './look.ts';
import type { Care } from './prove.ts';
import { isSameThing, thingOf } from './thing.ts';

/** What everyone finds, and what each bot adds that does not. */
const EASIEST = 1000;
const MISSED = 150;
/** What a difference adds that is hard to see, and what there is to choose from. */
const NARROW = 100;
const WIDE = 0.2;
const THING = 15;
const USUAL_THINGS = 5;
const MOST_THINGS = 12;

/** From a newcomer's eye to what a short search finds; the doubt of a level is left out, or chance would decide. */
const EYES: readonly Level[] = [levels['level-1'], { ...levels['level-1'], sight: 1 }];
const TRIES: readonly number[] = [1, 20, 100];

export function firstRating(
  view: View,
  question: OwnAsk,
  [first, again]: readonly Seen[],
  { seed, look: { rules } }: Care,
  mind: Mind,
): number {
  const budget: Budget = { dice: dice(seed), ...(rules && { rules }) };
  const isFound = (choice: number): boolean => isSameThing(choice, first.best);
  const byEye = EYES.filter((eye) => {
    const { choices, worths, count } = judgementOf(eye)(view, question, budget);
    return isFound(choices[highest(worths.slice(0, count))]);
  });
  const bySearch = TRIES.filter((iterations) =>
    isFound(search(view, question, { ...budget, iterations }, mind)[0].choice),
  );
  const missed = EYES.length + TRIES.length - byEye.length - bySearch.length;
  const gap = (gapOf(first.expected) + gapOf(again.expected)) / 2;
  const things = new Set(question.choices.map(thingOf)).size;
  return Math.round(
    EASIEST +
      MISSED * missed +
      NARROW * Math.max(0, 1 - gap / WIDE) +
      THING * (Math.min(MOST_THINGS, things) - USUAL_THINGS),
  );
}
