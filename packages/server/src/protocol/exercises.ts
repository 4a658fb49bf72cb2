/** Exercises as the HTTP part gives them, and what comes in of how someone has done. */
import { z } from 'zod';
import { skill } from './rest.ts';

const DAY_MS = 86_400_000;

export const exerciseId = z.object({ id: z.string().regex(/^[\w-]{1,40}$/) });

/** An `Exercise` of the bots, as it was found: the game and its choices so far, who is asked, the best choice, and the two looks that agree. */
const exercise = z.custom<object>().meta({ type: 'object' });

const tried = z.object({
  rating: skill,
  /** First tries, and how many of them were right. */
  tries: z.number(),
  solved: z.number(),
});
export type ShownTried = z.infer<typeof tried>;

export const ratedExercise = tried.extend({ exercise });
export const dailyExercise = ratedExercise.extend({
  /** In Greenwich: `2026-11-18`. */
  day: z.string(),
});
export const exerciseList = z.object({ exercises: z.array(ratedExercise), total: z.number() });

export const newAttempt = z.strictObject({ solved: z.boolean(), ms: z.int().min(0).max(DAY_MS) });
export const attempted = z.object({
  /** False if this is not the first try: then nothing has changed. */
  counts: z.boolean(),
  /** The person, before and after, and the exercise. */
  before: tried,
  after: tried,
  exercise: tried,
});

const attempt = z.object({ exercise: z.string(), at: z.number(), solved: z.boolean(), ms: z.number() });
/** The latest attempts first. */
export const ownExercises = tried.extend({ attempts: z.array(attempt) });
