/**
 * Ratings of people and of exercises, by Glicko: an attempt is a game between the two, won by whoever was right. How much
 * a rating moves falls with how well it is known; no clock is looked at, so that the same attempts give the same ratings.
 */

/** A rating and its standard error. */
export interface Rated {
  rating: number;
  doubt: number;
}

/** Of someone, or of an exercise found by bots, before the first attempt. */
export const NEW_PERSON: Rated = { rating: 1400, doubt: 350 };
export const newExercise = (rating: number): Rated => ({ rating, doubt: 120 });

/** Nobody is known better than this: people learn. */
const LEAST_DOUBT = 45;
const SCALE = Math.LN10 / 400;

/** How much less a difference tells if the other rating is in doubt. */
const weight = (doubt: number): number => 1 / Math.sqrt(1 + (3 * (SCALE * doubt) ** 2) / Math.PI ** 2);

/** The chance that the first is right, or wins. */
export const expectedOf = ({ rating }: Rated, other: Rated): number =>
  1 / (1 + Math.exp(-weight(other.doubt) * SCALE * (rating - other.rating)));

function moved(own: Rated, other: Rated, score: number): Rated {
  const g = weight(other.doubt);
  const expected = expectedOf(own, other);
  const information = (SCALE * g) ** 2 * expected * (1 - expected);
  const variance = 1 / (1 / own.doubt ** 2 + information);
  return {
    rating: own.rating + variance * SCALE * g * (score - expected),
    doubt: Math.max(LEAST_DOUBT, Math.sqrt(variance)),
  };
}

/** Both after an attempt. Only the first attempt at an exercise tells something: later ones know the answer. */
export const attempted = (person: Rated, exercise: Rated, isRight: boolean): { person: Rated; exercise: Rated } => ({
  person: moved(person, exercise, isRight ? 1 : 0),
  exercise: moved(exercise, person, isRight ? 0 : 1),
});
