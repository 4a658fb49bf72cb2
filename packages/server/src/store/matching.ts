/**
 * Who waits for a game, and the games that were found. Someone has one place, a place is in one game at most, and a game is
 * the table with its id: so however many nodes look, nobody comes to two tables. What happens to a game begins with a
 * change of its row that asks once more whether it may, and by that the database decides.
 */
import type { Transaction } from 'kysely';
import type { Person } from './people.ts';
import type { QuickMatchTable } from './tables/company.ts';
import type { Database, Tables } from './tables.ts';

/** Someone who waits, and is in no game yet. */
export interface MatchPlace {
  person: Person;
  since: number;
  rating: number;
  version: number;
  /** As JSON. */
  wish: string;
}

export interface FoundMatch {
  /** Also that of the table. */
  id: string;
  /** What is played, as JSON. */
  game: string;
  until: number;
}

/** Where someone stands. */
export interface Standing {
  since: number;
  match: (FoundMatch & { size: number; ready: number; isReady: boolean; isBegun: boolean; isMade: boolean }) | null;
}

export interface Matching {
  /** Says what someone waits for. They keep their place if they were seen since then, else they come last. */
  waitForMatch(
    person: string,
    wish: { wish: string; rating: number },
    now: number,
    seenSince: number,
  ): Promise<Standing>;
  /** Their page was closed: they keep their place, as if they had last been seen then. */
  awayFromMatch(person: string, seen: number): Promise<void>;
  standing(person: string): Promise<Standing | null>;
  /** Those who are in no game and were seen since then, the longest first. */
  matchPlaces(seenSince: number, limit: number): Promise<MatchPlace[]>;
  /** All of these are asked whether they are ready, or nobody is: one of them waits no more, or for something else. */
  proposeMatch(match: FoundMatch, places: readonly Pick<MatchPlace, 'person' | 'version'>[]): Promise<boolean>;
  /** `begun`: all are. `gone`: that game is not to be, or they are not in it. */
  readyForMatch(person: string, match: string, now: number): Promise<'ready' | 'begun' | 'gone'>;
  /** The others keep their places. Whose game has begun stays: it is returned. */
  leaveMatch(person: string): Promise<{ others: string[]; table: string | null }>;
  /** Games that not all were ready for in time: who was not waits no more. Returns those who do. */
  endLateMatches(now: number): Promise<string[]>;
  /** Games that have begun before this time and have no table yet. */
  unmadeMatches(begunBefore: number): Promise<FoundMatch[]>;
  matchPeople(match: string): Promise<Person[]>;
  matchIsMade(match: string): Promise<void>;
  /** Places of those not seen since then, and games that were made before. */
  removeOldMatches(seenSince: number): Promise<void>;
}

type Trx = Transaction<Tables>;

export function matchingOn(db: Database): Matching {
  return {
    async waitForMatch(person, { wish, rating }, now, seenSince) {
      await db.transaction().execute(async (trx) => {
        await trx
          .insertInto('match_place')
          .values({ person_id: person, since: now, seen: now, wish, rating, version: 1, match_id: null, ready: 0 })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        await trx
          .updateTable('match_place')
          .set({ since: now })
          .where('person_id', '=', person)
          .where('seen', '<', seenSince)
          .where('match_id', 'is', null)
          .execute();
        await trx.updateTable('match_place').set({ seen: now }).where('person_id', '=', person).execute();
        // what was found for them was found for what they wished then
        await trx
          .updateTable('match_place')
          .set(({ eb }) => ({ wish, rating, version: eb('version', '+', 1) }))
          .where('person_id', '=', person)
          .where('match_id', 'is', null)
          .where(({ eb, or }) => or([eb('wish', '!=', wish), eb('rating', '!=', rating)]))
          .execute();
      });
      return (await standing(db, person)) ?? { since: now, match: null };
    },

    async awayFromMatch(person, seen) {
      await db
        .updateTable('match_place')
        .set({ seen })
        .where('person_id', '=', person)
        .where('seen', '>', seen)
        .where('match_id', 'is', null)
        .execute();
    },

    standing: (person) => standing(db, person),

    async matchPlaces(seenSince, limit) {
      const found = await db
        .selectFrom('match_place')
        .innerJoin('person', 'person.id', 'match_place.person_id')
        .select(['person.id', 'person.name', 'since', 'rating', 'version', 'wish'])
        .where('match_id', 'is', null)
        .where('seen', '>=', seenSince)
        .where('person.leaving', 'is', null)
        .orderBy('since')
        .orderBy('person.id')
        .limit(limit)
        .execute();
      return found.map(({ id, name, ...place }) => ({ person: { id, name }, ...place }));
    },

    proposeMatch: ({ id, game, until }, places) =>
      db
        .transaction()
        .execute(async (trx) => {
          await trx
            .insertInto('quick_match')
            .values({ id, game, size: places.length, until, begun: null, made: 0 })
            .execute();
          // in the order of their ids, as all who change several places: so nobody waits in a circle
          for (const { person, version } of [...places].sort((a, b) => (a.person.id < b.person.id ? -1 : 1))) {
            const taken = await trx
              .updateTable('match_place')
              .set({ match_id: id, ready: 0 })
              .where('person_id', '=', person.id)
              .where('version', '=', version)
              .where('match_id', 'is', null)
              .returning('person_id')
              .execute();
            if (taken.length === 0) throw new Taken();
          }
          return true;
        })
        .catch((error) => {
          if (error instanceof Taken) return false;
          throw error;
        }),

    readyForMatch: (person, match, now) =>
      db.transaction().execute(async (trx) => {
        const open = await held(trx, match);
        if (!open) {
          const own = await standing(trx, person);
          return own?.match?.id === match && own.match.isBegun ? 'begun' : 'gone';
        }
        const mine = await trx
          .updateTable('match_place')
          .set({ ready: 1, seen: now })
          .where('person_id', '=', person)
          .where('match_id', '=', match)
          .returning('person_id')
          .execute();
        if (mine.length === 0 || open.until < now) return 'gone';
        if ((await countReady(trx, match)) < open.size) return 'ready';
        await trx.updateTable('quick_match').set({ begun: now }).where('id', '=', match).execute();
        return 'begun';
      }),

    leaveMatch: (person) =>
      db.transaction().execute(async (trx) => {
        const own = await standing(trx, person);
        const found = own?.match ?? null;
        if (found && !(await held(trx, found.id))) {
          const after = (await standing(trx, person))?.match;
          // it has ended meanwhile, and the place is as any other; or it has begun, and is left when its table is there
          if (after?.isBegun && !after.isMade) return { others: [], table: after.id };
          await remove(trx, person);
          return { others: [], table: after?.isBegun ? after.id : null };
        }
        await remove(trx, person);
        return { others: found ? await release(trx, found.id) : [], table: null };
      }),

    async endLateMatches(now) {
      const late = await db
        .selectFrom('quick_match')
        .select('id')
        .where('begun', 'is', null)
        .where('until', '<', now)
        .orderBy('id')
        .execute();
      const people: string[] = [];
      for (const { id } of late)
        await db.transaction().execute(async (trx) => {
          if (!(await held(trx, id))) return;
          const gone = await trx
            .deleteFrom('match_place')
            .where('match_id', '=', id)
            .where('ready', '=', 0)
            .returning('person_id')
            .execute();
          people.push(...gone.map(({ person_id }) => person_id), ...(await release(trx, id)));
        });
      return people;
    },

    async unmadeMatches(begunBefore) {
      const found = await db
        .selectFrom('quick_match')
        .select(['id', 'game', 'until'])
        .where('begun', '<=', begunBefore)
        .where('made', '=', 0)
        .orderBy('begun')
        .execute();
      return found.map(({ id, game, until }) => ({ id, game, until }));
    },

    async matchPeople(match) {
      const found = await db
        .selectFrom('match_place')
        .innerJoin('person', 'person.id', 'match_place.person_id')
        .select(['person.id', 'person.name'])
        .where('match_id', '=', match)
        .where('person.leaving', 'is', null)
        .orderBy('since')
        .orderBy('person.id')
        .execute();
      return found.map(({ id, name }) => ({ id, name }));
    },

    async matchIsMade(match) {
      await db.updateTable('quick_match').set({ made: 1 }).where('id', '=', match).execute();
    },

    async removeOldMatches(seenSince) {
      const made = db.selectFrom('quick_match').select('id').where('made', '=', 1);
      await db
        .deleteFrom('match_place')
        .where('seen', '<', seenSince)
        .where(({ eb, or }) => or([eb('match_id', 'is', null), eb('match_id', 'in', made)]))
        .execute();
      await db
        .deleteFrom('quick_match')
        .where('made', '=', 1)
        .where('begun', '<', seenSince)
        .where(
          'id',
          'not in',
          db
            .selectFrom('match_place')
            .select('match_id')
            .where('match_id', 'is not', null)
            .$narrowType<{ match_id: string }>(),
        )
        .execute();
    },
  };
}

class Taken extends Error {}

/** Nobody else changes the game until this is done; nothing if it has begun, or is no more. */
async function held(trx: Trx, match: string): Promise<QuickMatchTable | null> {
  const [open] = await trx
    .updateTable('quick_match')
    .set({ made: 0 })
    .where('id', '=', match)
    .where('begun', 'is', null)
    .returningAll()
    .execute();
  return open ?? null;
}

async function standing(db: Database, person: string): Promise<Standing | null> {
  const own = await db
    .selectFrom('match_place')
    .leftJoin('quick_match', 'quick_match.id', 'match_place.match_id')
    .select(['since', 'ready', 'quick_match.id', 'game', 'size', 'until', 'begun', 'made'])
    .where('person_id', '=', person)
    .executeTakeFirst();
  if (!own) return null;
  const { since, id, game, size, until, begun, made, ready } = own;
  if (id === null || game === null || size === null || until === null) return { since, match: null };
  return {
    since,
    match: {
      id,
      game,
      size,
      until,
      ready: await countReady(db, id),
      isReady: ready === 1,
      isBegun: begun !== null,
      isMade: made === 1,
    },
  };
}

async function countReady(db: Database, match: string): Promise<number> {
  const { count } = await db
    .selectFrom('match_place')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('match_id', '=', match)
    .where('ready', '=', 1)
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function remove(trx: Trx, person: string): Promise<void> {
  await trx.deleteFrom('match_place').where('person_id', '=', person).execute();
}

/** The game is not to be: who is left of it waits again, where they stood. */
async function release(trx: Trx, match: string): Promise<string[]> {
  const left = await trx
    .updateTable('match_place')
    .set({ match_id: null, ready: 0 })
    .where('match_id', '=', match)
    .returning('person_id')
    .execute();
  await trx.deleteFrom('quick_match').where('id', '=', match).execute();
  return left.map(({ person_id }) => person_id);
}
