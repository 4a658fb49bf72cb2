/** Exercises, and how people do at them. */

/** A decision of a game at this server whose best choice is clear. */
export interface ExerciseTable {
  id: string;
  table_id: string;
  at: number;
  /** With commas around each. */
  themes: string;
  /** As JSON. */
  body: string;
}

interface RatingColumns {
  rating: number;
  /** Its standard error. */
  doubt: number;
  tries: number;
  solved: number;
}

/** How hard an exercise has turned out to be: those of the server, and those that come with the app. */
export interface ExerciseRatingTable extends RatingColumns {
  exercise_id: string;
}

export interface ExerciseSkillTable extends RatingColumns {
  person_id: string;
}

/** The first try, which alone counts. */
export interface ExerciseAttemptTable {
  person_id: string;
  exercise_id: string;
  at: number;
  solved: number;
  ms: number;
}
