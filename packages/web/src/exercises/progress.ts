/** How far someone has come: when each exercise comes back, and both ratings after every answer. Nothing here knows a clock. */
import { attempted, NEW_PERSON, newExercise, type Rated } from '@polis/bots';
import { type Card, createEmptyCard, fsrs, Rating } from 'ts-fsrs';

/** What is kept of an exercise that was tried. */
export interface Progress {
  id: string;
  /** When it comes back, as ts-fsrs reckons it. */
  card: Card;
  /** Of the exercise, as far as this device knows. */
  rated: Rated;
  tries: number;
  right: number;
}

/** A rating after an answer. */
export interface RatedAt {
  at: number;
  value: number;
  spread: number;
}

/** What is kept of whoever uses this device. */
export interface Self {
  rated: Rated;
  history: RatedAt[];
  /** The day whose exercise was answered last, and how; null before the first. */
  daily: { day: number; isRight: boolean } | null;
}

export const NEW_SELF: Self = { rated: NEW_PERSON, history: [], daily: null };

/** No repetitions within minutes: whoever was wrong has just read why. */
const scheduler = fsrs({ enable_short_term: false, enable_fuzz: false });

/** As many as a chart can show. */
const MOST_HISTORY = 400;

interface After {
  self: Self;
  progress: Progress;
}

/** After an answer. Only the first one to an exercise counts for the ratings: later ones know the solution. */
export function answered(
  self: Self,
  before: Progress | null,
  { id, rating }: { id: string; rating: number },
  isRight: boolean,
  now: number,
): After {
  const at = new Date(now);
  const { card } = scheduler.next(before?.card ?? createEmptyCard(at), at, isRight ? Rating.Good : Rating.Again);
  const counted = { tries: (before?.tries ?? 0) + 1, right: (before?.right ?? 0) + (isRight ? 1 : 0) };
  if (before) return { self, progress: { ...before, ...counted, card } };
  const { person, exercise } = attempted(self.rated, newExercise(rating), isRight);
  const value = Math.round(person.rating);
  const history = [...self.history, { at: now, value, spread: Math.round(2 * person.doubt) }];
  return {
    self: { ...self, rated: person, history: history.slice(-MOST_HISTORY) },
    progress: { id, card, rated: exercise, ...counted },
  };
}

export const isDue = ({ card }: Progress, now: number): boolean => card.due.getTime() <= now;
