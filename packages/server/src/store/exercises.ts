/** Exercises of a server, how hard they have turned out to be, and how people do at them. */
import { attempted, NEW_PERSON, type Rated } from '@polis/bots';
import { aloneAtRatings } from './settle.ts';
import type { ExerciseTable } from './tables/exercises.ts';
import type { Database, Engine, Tables } from './tables.ts';

export interface KeptExercise {
  id: string;
  /** The game it was made from. */
  table: string;
  at: number;
  themes: readonly string[];
  /** As JSON. */
  body: string;
}

/** What tries have shown so far. */
export interface Tried extends Rated {
  tries: number;
  solved: number;
}

export interface Attempt {
  exercise: string;
  at: number;
  solved: boolean;
  ms: number;
}

/** What a first try has changed. */
export interface Attempted {
  before: Tried;
  after: Tried;
  exercise: Tried;
}

/** A game, by when it ended. */
export interface Ended {
  at: number;
  table: string;
}

export interface Exercises {
  /** Games that were rated at tables that anyone may see, from the one after `last` on, the earliest first. */
  ratedGames(last: Ended | null, limit: number): Promise<Ended[]>;
  /** With more than `most` of them the oldest make room. */
  addExercises(exercises: readonly KeptExercise[], most: number): Promise<void>;
  /** The latest first; of one theme, if one is named. */
  exercises(theme: string | null, limit: number, offset: number): Promise<KeptExercise[]>;
  countExercises(theme: string | null): Promise<number>;
  exercise(id: string): Promise<KeptExercise | null>;
  /** Those that someone has tried. */
  exerciseRatings(ids: readonly string[]): Promise<({ exercise: string } & Tried)[]>;
  /** Null if this person has tried it before, or is gone. `untried`: what was known of the exercise before anyone tried. */
  attempt(person: string, attempt: Attempt, untried: Rated): Promise<Attempted | null>;
  /** Null for someone who has tried none. */
  exerciseSkill(person: string): Promise<Tried | null>;
  /** The latest first. */
  attempts(person: string, limit: number, offset: number): Promise<Attempt[]>;
  /**
   * Takes over work that one node does at a time, or goes on with it: how far it has come, empty at its beginning. Null
   * while another node is at it.
   */
  takeChore(name: string, node: string, now: number, until: number): Promise<string | null>;
  /** False if another node has taken it over. */
  choreReached(name: string, node: string, reached: string, until: number): Promise<boolean>;
}

const UNTRIED: Tried = { ...NEW_PERSON, tries: 0, solved: 0 };

export function exercisesOn(db: Database, engine: Engine): Exercises {
  function ofTheme(theme: string | null) {
    const every = db.selectFrom('exercise');
    return theme === null ? every : every.where('themes', 'like', `%,${theme},%`);
  }

  return {
    async ratedGames(last, limit) {
      let games = db
        .selectFrom('result')
        .innerJoin('game_table', 'game_table.id', 'result.table_id')
        .select(['result.at', 'result.table_id'])
        .where('result.rated', '=', 1)
        .where('result.listed', '=', 1);
      if (last)
        games = games.where(({ eb, refTuple, tuple }) =>
          eb(refTuple('result.at', 'result.table_id'), '>', tuple(last.at, last.table)),
        );
      const found = await games.orderBy('result.at').orderBy('result.table_id').limit(limit).execute();
      return found.map(({ at, table_id }) => ({ at, table: table_id }));
    },

    async addExercises(exercises, most) {
      if (exercises.length === 0) return;
      await db.transaction().execute(async (trx) => {
        await trx
          .insertInto('exercise')
          .values(exercises.map(rowOf))
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        const { count } = await trx
          .selectFrom('exercise')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow();
        const tooMany = Number(count) - most;
        if (tooMany <= 0) return;
        const oldest = await trx
          .selectFrom('exercise')
          .select('id')
          .orderBy('at')
          .orderBy('id')
          .limit(tooMany)
          .execute();
        const ids = oldest.map(({ id }) => id);
        await trx.deleteFrom('exercise').where('id', 'in', ids).execute();
        await trx.deleteFrom('exercise_rating').where('exercise_id', 'in', ids).execute();
      });
    },

    async exercises(theme, limit, offset) {
      const found = await ofTheme(theme)
        .selectAll()
        .orderBy('at', 'desc')
        .orderBy('id')
        .limit(limit)
        .offset(offset)
        .execute();
      return found.map(keptExercise);
    },

    async countExercises(theme) {
      const { count } = await ofTheme(theme)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    async exercise(id) {
      const found = await db.selectFrom('exercise').selectAll().where('id', '=', id).executeTakeFirst();
      return found ? keptExercise(found) : null;
    },

    async exerciseRatings(ids) {
      if (ids.length === 0) return [];
      const found = await db.selectFrom('exercise_rating').selectAll().where('exercise_id', 'in', ids).execute();
      return found.map((row) => ({ exercise: row.exercise_id, ...triedOf(row) }));
    },

    attempt: (person, attempt, untried) =>
      db.transaction().execute(async (trx) => {
        await aloneAtRatings(trx, engine);
        return firstTry(trx, person, attempt, untried);
      }),

    async exerciseSkill(person) {
      const found = await db
        .selectFrom('exercise_skill')
        .selectAll()
        .where('person_id', '=', person)
        .executeTakeFirst();
      return found ? triedOf(found) : null;
    },

    async attempts(person, limit, offset) {
      const found = await db
        .selectFrom('exercise_attempt')
        .selectAll()
        .where('person_id', '=', person)
        .orderBy('at', 'desc')
        .orderBy('exercise_id')
        .limit(limit)
        .offset(offset)
        .execute();
      return found.map(({ exercise_id, at, solved, ms }) => ({ exercise: exercise_id, at, solved: solved === 1, ms }));
    },

    async takeChore(name, node, now, until) {
      const taken = await db
        .insertInto('chore')
        .values({ name, node, until, reached: '' })
        .onConflict((conflict) =>
          conflict
            .column('name')
            .doUpdateSet({ node, until })
            .where(({ eb, or }) => or([eb('chore.until', '<=', now), eb('chore.node', '=', node)])),
        )
        .returning('reached')
        .executeTakeFirst();
      return taken?.reached ?? null;
    },

    async choreReached(name, node, reached, until) {
      const { numUpdatedRows } = await db
        .updateTable('chore')
        .set({ reached, until })
        .where('name', '=', name)
        .where('node', '=', node)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
  };
}

async function firstTry(
  trx: Database,
  person: string,
  { exercise, at, solved, ms }: Attempt,
  untried: Rated,
): Promise<Attempted | null> {
  const there = await trx
    .selectFrom('person')
    .select('id')
    .where('id', '=', person)
    .where('leaving', 'is', null)
    .executeTakeFirst();
  if (!there) return null;
  const added = await trx
    .insertInto('exercise_attempt')
    .values({ person_id: person, exercise_id: exercise, at, solved: solved ? 1 : 0, ms })
    .onConflict((conflict) => conflict.doNothing())
    .returning('exercise_id')
    .executeTakeFirst();
  if (!added) return null;
  const skill = await trx.selectFrom('exercise_skill').selectAll().where('person_id', '=', person).executeTakeFirst();
  const rating = await trx
    .selectFrom('exercise_rating')
    .selectAll()
    .where('exercise_id', '=', exercise)
    .executeTakeFirst();
  const before = skill ? triedOf(skill) : UNTRIED;
  const known = rating ? triedOf(rating) : { ...untried, tries: 0, solved: 0 };
  const rated = attempted(before, known, solved);
  const after = onceMore(before, rated.person, solved);
  const harder = onceMore(known, rated.exercise, solved);
  await trx
    .insertInto('exercise_skill')
    .values({ person_id: person, ...after })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet(after))
    .execute();
  await trx
    .insertInto('exercise_rating')
    .values({ exercise_id: exercise, ...harder })
    .onConflict((conflict) => conflict.column('exercise_id').doUpdateSet(harder))
    .execute();
  return { before, after, exercise: harder };
}

const onceMore = ({ tries, solved }: Tried, { rating, doubt }: Rated, isSolved: boolean): Tried => ({
  rating,
  doubt,
  tries: tries + 1,
  solved: solved + (isSolved ? 1 : 0),
});

/**
 * A guest is an account's owner from now on. What both have tried counts as the account did it; of the two ratings the one
 * from more tries stays.
 */
export async function adoptExercises(trx: Database, from: string, to: string): Promise<void> {
  const skills = await trx.selectFrom('exercise_skill').selectAll().where('person_id', 'in', [from, to]).execute();
  const both = trx.selectFrom('exercise_attempt').select('exercise_id').where('person_id', '=', to);
  await trx.deleteFrom('exercise_attempt').where('person_id', '=', from).where('exercise_id', 'in', both).execute();
  await trx.updateTable('exercise_attempt').set({ person_id: to }).where('person_id', '=', from).execute();
  const own = skills.find(({ person_id }) => person_id === to);
  const guest = skills.find(({ person_id }) => person_id === from);
  if (!guest) return;
  const { count, solved } = await trx
    .selectFrom('exercise_attempt')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.sum<number>('solved').as('solved')])
    .where('person_id', '=', to)
    .executeTakeFirstOrThrow();
  const { rating, doubt } = own && own.tries >= guest.tries ? own : guest;
  const kept: Tried = { rating, doubt, tries: Number(count), solved: Number(solved ?? 0) };
  await trx
    .insertInto('exercise_skill')
    .values({ person_id: to, ...kept })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet(kept))
    .execute();
}

const rowOf = ({ id, table, at, themes, body }: KeptExercise): ExerciseTable => ({
  id,
  table_id: table,
  at,
  themes: `,${themes.join(',')},`,
  body,
});

const keptExercise = ({ id, table_id, at, themes, body }: ExerciseTable): KeptExercise => ({
  id,
  table: table_id,
  at,
  themes: themes.split(',').filter((theme) => theme !== ''),
  body,
});

const triedOf = ({ rating, doubt, tries, solved }: Tables['exercise_skill'] | Tables['exercise_rating']): Tried => ({
  rating,
  doubt,
  tries,
  solved,
});
