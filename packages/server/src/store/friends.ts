/** Friends, who asks whom, of whom someone takes invitations, and with whom they have played. */
import type { Transaction } from 'kysely';
import { inParts } from '../in-parts.ts';
import type { Invites } from '../protocol/index.ts';
import { oneAtATime } from './one-at-a-time.ts';
import type { Person } from './people.ts';
import { tableRow } from './rows.ts';
import type { TableRow } from './store.ts';
import type { Database, Tables } from './tables.ts';

export interface CompanyWish {
  invites: Invites;
  /** Whether friends are told that they are here. */
  shows: boolean;
}

/** Someone, and since when they ask, were asked or are friends. */
export interface Acquaintance {
  person: Person;
  at: number;
}

export interface CompanyKept {
  wish: CompanyWish;
  /** `here`: when they last had a connection; null for those who do not show it. */
  friends: (Acquaintance & { here: number | null })[];
  asking: Acquaintance[];
  asked: Acquaintance[];
}

/** Someone with whom a game was played. */
export interface Played {
  person: Person;
  at: number;
  table: string;
  modules: string[];
  edition: string;
  players: number;
  hasAccount: boolean;
}

export type Asked = 'asked' | 'friends' | 'nobody' | 'too-many-friends' | 'too-many-asked';

export interface Friends {
  companyOf(person: string): Promise<CompanyKept>;
  setCompanyWish(person: string, wish: CompanyWish): Promise<void>;
  companyWishOf(person: string): Promise<CompanyWish>;
  areFriends(person: string, other: string): Promise<boolean>;
  /**
   * Asks, or accepts where the other has asked. Who is kept apart is asked as well, as far as whoever asks can see; it never
   * comes to them.
   */
  askFriend(person: string, other: string, at: number): Promise<Asked>;
  /** Accepts what the other has asked; null if they have not. */
  acceptFriend(person: string, other: string, at: number): Promise<Asked | null>;
  /** Declines, withdraws, or ends it, whatever there is; whether the other sees a difference. */
  endFriend(person: string, other: string, at: number): Promise<boolean>;
  /** These people have a connection at this time: their friends may know. */
  areHere(people: readonly string[], at: number): Promise<void>;
  /** Tables that wait where one of these sits, which everyone finds in the list. */
  openTablesOf(people: readonly string[]): Promise<TableRow[]>;
  /** Everyone in the last games of someone, game by game, the latest first. */
  playedWith(person: string, games: number): Promise<Played[]>;
  /** Requests from before this time that nobody has answered, or that were declined, and invitations from before the other. */
  removeOldCompany(requests: number, invitations: number): Promise<void>;
}

/** Engines limit what one statement may carry. */
const AT_ONCE = 200;
const MOST_FRIENDS = 200;
/** Requests of one person, and to one person, that nobody has answered. */
const MOST_ASKED = 50;
const MOST_ASKING = 100;

const USUAL_WISH: CompanyWish = { invites: 'anyone', shows: true };

type Trx = Transaction<Tables>;

export function friendsOn(db: Database): Friends {
  async function wishOf(person: string): Promise<CompanyWish> {
    const own = await db
      .selectFrom('company')
      .select(['invites', 'shows'])
      .where('person_id', '=', person)
      .executeTakeFirst();
    return own ? { invites: own.invites, shows: own.shows === 1 } : USUAL_WISH;
  }

  const named = (from: 'friend.person_id' | 'friend.other_id') =>
    db
      .selectFrom('friend')
      .innerJoin('person', 'person.id', from)
      .leftJoin('company', 'company.person_id', from)
      .select(['person.id', 'person.name', 'friend.at', 'company.here', 'company.shows'])
      .where('person.leaving', 'is', null)
      .orderBy('friend.at', 'desc')
      .orderBy('person.id');

  return {
    async companyOf(person) {
      const mine = named('friend.other_id').where('friend.person_id', '=', person);
      const friends = await mine.where('friend.state', '=', 'friend').execute();
      const asked = await mine.where('friend.state', '=', 'asked').execute();
      const asking = await named('friend.person_id')
        .where('friend.other_id', '=', person)
        .where('friend.state', '=', 'asked')
        .where('friend.declined', 'is', null)
        .execute();
      const someone = ({ id, name, at }: (typeof asked)[number]): Acquaintance => ({ person: { id, name }, at });
      return {
        wish: await wishOf(person),
        friends: friends.map((row) => ({ ...someone(row), here: row.shows === 0 ? null : row.here })),
        asking: asking.map(someone),
        asked: asked.map(someone),
      };
    },

    async setCompanyWish(person, { invites, shows }) {
      const wish = { invites, shows: shows ? 1 : 0 };
      await db
        .insertInto('company')
        .values({ person_id: person, ...wish, here: null })
        .onConflict((conflict) => conflict.column('person_id').doUpdateSet(shows ? wish : { ...wish, here: null }))
        .execute();
    },

    companyWishOf: wishOf,

    async areFriends(person, other) {
      return (await stateOf(db, person, other))?.state === 'friend';
    },

    askFriend: (person, other, at) => db.transaction().execute((trx) => ask(trx, person, other, at)),

    acceptFriend: (person, other, at) =>
      db.transaction().execute(async (trx) => {
        await oneAtATime(trx, [person, other]);
        const asking = await stateOf(trx, other, person);
        return asking?.state === 'asked' && asking.declined === null ? befriend(trx, person, other, at) : null;
      }),

    endFriend: (person, other, at) =>
      db.transaction().execute(async (trx) => {
        await oneAtATime(trx, [person, other]);
        const [mine, theirs] = [await stateOf(trx, person, other), await stateOf(trx, other, person)];
        if (mine?.state === 'friend') await removeBoth(trx, person, other);
        else if (mine?.state === 'asked') await withdraw(trx, person, other, mine.declined !== null);
        else if (theirs?.state === 'asked') await decline(trx, other, person, at);
        return mine?.state === 'friend' || (mine?.state === 'asked' && mine.declined === null);
      }),

    async areHere(people, at) {
      for (const some of inParts(people, AT_ONCE)) {
        const shown = await db
          .selectFrom('company')
          .select('person_id')
          .where('person_id', 'in', some)
          .where('shows', '=', 1)
          .execute();
        // each by itself: rows that are changed together could make two nodes wait for each other
        for (const { person_id } of shown)
          await db
            .updateTable('company')
            .set({ here: at })
            .where('person_id', '=', person_id)
            .where('shows', '=', 1)
            .execute();
      }
    },

    async openTablesOf(people) {
      if (people.length === 0) return [];
      const found = await db
        .selectFrom('game_table')
        .selectAll('game_table')
        .where('status', '=', 'gathering')
        .where('listed', '=', 1)
        .where('id', 'in', db.selectFrom('sitting').select('table_id').where('person_id', 'in', people))
        .orderBy('updated', 'desc')
        .limit(MOST_FRIENDS)
        .execute();
      return found.map(tableRow);
    },

    async playedWith(person, games) {
      const latest = db
        .selectFrom('result_seat')
        .select('table_id')
        .where('who', '=', person)
        .orderBy('at', 'desc')
        .limit(games);
      const found = await db
        .selectFrom('result_seat')
        .innerJoin('result', 'result.table_id', 'result_seat.table_id')
        .innerJoin('person', 'person.id', 'result_seat.who')
        .leftJoin('login', 'login.person_id', 'person.id')
        .select(['person.id', 'person.name', 'result.at', 'result.table_id as table', 'login.name as login'])
        .select(['result.modules', 'result.edition', 'result.players'])
        .select(({ exists, selectFrom }) =>
          exists(selectFrom('passkey').select('passkey.id').whereRef('passkey.person_id', '=', 'person.id')).as('key'),
        )
        .where('result_seat.table_id', 'in', latest)
        .where('result_seat.who', '!=', person)
        .where('person.leaving', 'is', null)
        .orderBy('result.at', 'desc')
        .orderBy('result_seat.seat')
        .execute();
      return found.map(({ id, name, at, table, modules, edition, players, login, key }) => ({
        person: { id, name },
        at,
        table,
        modules: modules.split(','),
        edition,
        players,
        hasAccount: login !== null || Boolean(key),
      }));
    },

    async removeOldCompany(requests, invitations) {
      await db.deleteFrom('friend').where('state', '!=', 'friend').where('at', '<', requests).execute();
      await db.deleteFrom('invitation').where('at', '<', invitations).execute();
    },
  };
}

const stateOf = (db: Database, person: string, other: string) =>
  db
    .selectFrom('friend')
    .select(['state', 'declined'])
    .where('person_id', '=', person)
    .where('other_id', '=', other)
    .executeTakeFirst();

async function ask(trx: Trx, person: string, other: string, at: number): Promise<Asked> {
  await oneAtATime(trx, [person, other]);
  const there = await trx
    .selectFrom('person')
    .select('id')
    .where('id', '=', other)
    .where('leaving', 'is', null)
    .executeTakeFirst();
  if (!there) return 'nobody';
  const [mine, theirs] = [await stateOf(trx, person, other), await stateOf(trx, other, person)];
  if (mine?.state === 'friend') return 'friends';
  const apart = await trx
    .selectFrom('block')
    .select('person_id')
    .where(({ eb, or, and }) =>
      or([
        and([eb('person_id', '=', person), eb('other_id', '=', other)]),
        and([eb('person_id', '=', other), eb('other_id', '=', person)]),
      ]),
    )
    .executeTakeFirst();
  if (theirs?.state === 'asked' && !apart) return befriend(trx, person, other, at);
  if (mine?.state === 'asked') return 'asked';
  if ((await countOf(trx, person, 'asked')) >= MOST_ASKED) return 'too-many-asked';
  const isFull = (await countOpen(trx, other)) >= MOST_ASKING;
  const declined = apart || isFull ? at : null;
  await makeSure(trx, [person, other]);
  await trx
    .insertInto('friend')
    .values({ person_id: person, other_id: other, state: 'asked', at, declined })
    // what was declined and withdrawn does not come back
    .onConflict((conflict) => conflict.columns(['person_id', 'other_id']).doUpdateSet({ state: 'asked', at }))
    .execute();
  return 'asked';
}

/** Who has anything to do with others has a row that says when they are here. */
async function makeSure(trx: Trx, people: readonly string[]): Promise<void> {
  for (const person of [...people].sort())
    await trx
      .insertInto('company')
      .values({ person_id: person, invites: USUAL_WISH.invites, shows: 1, here: null })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

async function befriend(trx: Trx, person: string, other: string, at: number): Promise<Asked> {
  for (const one of [person, other]) if ((await countOf(trx, one, 'friend')) >= MOST_FRIENDS) return 'too-many-friends';
  await makeSure(trx, [person, other]);
  const friends = { state: 'friend', at, declined: null } as const;
  // in the same order whoever it is, so that nobody waits in a circle
  for (const [one, another] of [
    [person, other],
    [other, person],
  ].sort(([a], [b]) => (a < b ? -1 : 1)))
    await trx
      .insertInto('friend')
      .values({ person_id: one, other_id: another, ...friends })
      .onConflict((conflict) => conflict.columns(['person_id', 'other_id']).doUpdateSet(friends))
      .execute();
  return 'friends';
}

async function countOf(trx: Trx, person: string, state: 'asked' | 'friend'): Promise<number> {
  const { count } = await trx
    .selectFrom('friend')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('person_id', '=', person)
    .where('state', '=', state)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Requests that someone is shown: what they have declined fills no list. */
async function countOpen(trx: Trx, other: string): Promise<number> {
  const { count } = await trx
    .selectFrom('friend')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('other_id', '=', other)
    .where('state', '=', 'asked')
    .where('declined', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function removeBoth(trx: Database, person: string, other: string): Promise<void> {
  for (const [one, another] of [
    [person, other],
    [other, person],
  ].sort(([a], [b]) => (a < b ? -1 : 1)))
    await trx.deleteFrom('friend').where('person_id', '=', one).where('other_id', '=', another).execute();
}

async function withdraw(trx: Database, person: string, other: string, wasDeclined: boolean): Promise<void> {
  if (wasDeclined)
    await trx
      .updateTable('friend')
      .set({ state: 'withdrawn' })
      .where('person_id', '=', person)
      .where('other_id', '=', other)
      .execute();
  else await trx.deleteFrom('friend').where('person_id', '=', person).where('other_id', '=', other).execute();
}

/** Whoever asked sees no difference. */
async function decline(trx: Database, asker: string, person: string, at: number): Promise<void> {
  await trx
    .updateTable('friend')
    .set({ declined: at })
    .where('person_id', '=', asker)
    .where('other_id', '=', person)
    .where('state', '=', 'asked')
    .execute();
}

/** Someone keeps away from another: they are friends no more, and what the other has asked is declined. */
export async function endCompany(trx: Database, person: string, other: string, at: number): Promise<void> {
  const mine = await stateOf(trx, person, other);
  if (mine?.state === 'friend') await removeBoth(trx, person, other);
  else {
    if (mine) await withdraw(trx, person, other, mine.declined !== null);
    await decline(trx, other, person, at);
  }
}
