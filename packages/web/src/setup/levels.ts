/** Which bots there are to choose from. */
import { levelRatings } from '@polis/bots';
import { LEVELS, type Level, PLAIN_LEVELS, type PlainLevel } from '@polis/client';
import type { ShownRating } from '@polis/server/protocol';

export const NO_STYLE = '';

/** Whether a level has styles: the easiest ones have none. */
export const hasStyles = (level: PlainLevel): boolean => LEVELS.some((one) => one.startsWith(`${level}-`));

export const styled = (level: PlainLevel, style: string): Level =>
  LEVELS.find((one) => one === `${level}-${style}`) ?? level;

/** What this server knows of a level. */
type KnownHere = (level: PlainLevel) => Pick<ShownRating, 'value' | 'spread' | 'provisional'> | null;

/**
 * By how much this server rates the levels higher than the ladder does. A point means the same on both: 400 of them are odds of ten
 * to one between two (`packages/server/test/level-ratings.test.ts`). But where they begin is another matter: a server's
 * 1500 is someone new there, the ladder's the mean of the levels. The games that levels have played here tell, the surer the more;
 * before there are any, those who are new are taken to be of middling strength.
 */
export function liftHere(known: KnownHere): number {
  let sum = 0;
  let weight = 0;
  for (const level of PLAIN_LEVELS) {
    const here = known(level);
    if (!here || here.provisional) continue;
    const sure = 1 / here.spread ** 2;
    sum += sure * (here.value - levelRatings[level].rating);
    weight += sure;
  }
  return weight > 0 ? Math.round(sum / weight) : 0;
}

/** The rating of a level as this server would count it. */
export const ratingHere = (level: PlainLevel, known: KnownHere): number => levelRatings[level].rating + liftHere(known);

/** The level whose rating is nearest. */
export function suitedTo(rating: number, known: KnownHere): PlainLevel {
  const off = (level: PlainLevel): number => Math.abs(ratingHere(level, known) - rating);
  return PLAIN_LEVELS.reduce((best, level) => (off(level) < off(best) ? level : best));
}
