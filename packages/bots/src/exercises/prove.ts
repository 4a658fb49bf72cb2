/** Two long looks that agree. */
import { type Choice, dice, type OwnAsk, type View } from '@polis/engine';
import type { Limits } from '../bot.ts';
import type { Mind } from '../search/mind.ts';
import { firstRating } from './difficulty.ts';
import { glance, isClear, look, type Seen } from './look.ts';
import { themesOf } from './themes.ts';
import { isSameWay } from './thing.ts';
import type { Theme } from './types.ts';

/** How much thinking goes into it. */
export interface Care {
  /** Of all chance: another one, other looks. */
  seed: number;
  /** A short look, after which most questions are left alone; null takes none. */
  glance: Limits | null;
  /** Each of the two long ones. */
  look: Limits;
}

/** So much makes good exercises; the chances then are right within a few percent. */
export const USUAL_CARE: Omit<Care, 'seed'> = { glance: { iterations: 120 }, look: { iterations: 2000 } };

/** What is clearly best here, and the proof of it. */
export interface Proven {
  best: Choice;
  worse: Choice[];
  looks: [Seen, Seen];
  themes: Theme[];
  rating: number;
}

/** Null if no answer is clearly best. `mind`: the strongest there is. */
export function proveBest(view: View, question: OwnAsk, care: Care, mind: Mind): Proven | null {
  if (question.choices.length < 2) return null;
  const chance = dice(care.seed);
  if (care.glance && !glance(view, question, { ...care.glance, dice: chance }, mind)) return null;
  const first = look(view, question, { ...care.look, dice: chance }, mind);
  if (!first || !isClear(first)) return null;
  const again = look(view, question, { ...care.look, dice: dice(~care.seed) }, mind);
  if (!again || !isAgreed(first, again)) return null;
  const { best } = first;
  const worse = first.worse.filter((one) => again.worse.includes(one));
  const looks: Proven['looks'] = [first, again];
  const themes = themesOf(view, question, first, worse, care.look.rules);
  return { best, worse, looks, themes, rating: firstRating(view, question, looks, care, mind) };
}

/** Both have found the same to be best, and neither doubts it. */
const isAgreed = (one: Seen, other: Seen): boolean => isSameWay(one.best, other.best) && isClear(one) && isClear(other);
