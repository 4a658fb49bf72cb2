/** How people wish to be told of their turn, and where. */
import type { Transaction } from 'kysely';
import { inParts } from '../in-parts.ts';
import type { NudgeMode, NudgeWishShown, WebhookForm } from '../protocol/index.ts';
import type { NudgeChannelTable, NudgePersonTable } from './tables/nudges.ts';
import type { Database, Tables } from './tables.ts';

export type ChannelKind = 'push' | 'webhook' | 'mail';

/** It is their turn; their game is over; they are invited; something to tell all who listen to a table. */
export type NudgeWhat = 'turn' | 'over' | 'invite' | 'table';

export interface NudgeWish {
  mode: NudgeMode;
  /** Of the day, for `daily`. */
  hour: number;
  /** Minutes of the day from which and until which nothing is told. */
  quiet: { from: number; until: number } | null;
  /** Whose hours these are. */
  zone: string;
  language: string;
  /** Whether the end of a game is told too. */
  ends: boolean;
  /** So many hours before a clock runs out they are reminded of it; 0: never. */
  remind: NudgeWishShown['remind'];
}

export interface NudgeChannel {
  id: string;
  kind: ChannelKind;
  form: WebhookForm | '';
  address: string;
  keys: string;
  secret: string;
  name: string;
  table: string | null;
  created: number;
  /** Null until whoever it belongs to has said so. */
  confirmed: number | null;
  /** What was told there last, as JSON. */
  told: string;
  tries: number;
  next: number | null;
  givenUp: number;
}

export type NewChannel = Pick<
  NudgeChannel,
  'id' | 'kind' | 'form' | 'address' | 'keys' | 'secret' | 'name' | 'table' | 'confirmed'
> & {
  /** The device that it belongs to. */
  session: string | null;
};

export interface NudgeFailure {
  channel: string;
  delivery: string;
  at: number;
  tries: number;
  why: string;
  /** It is not tried any more. */
  isGivenUp: boolean;
}

export interface NudgesKept {
  /** Null for those who have never wished anything. */
  wish: NudgeWish | null;
  channels: NudgeChannel[];
  /** Tables of which they want to hear nothing. */
  muted: string[];
  failures: NudgeFailure[];
}

export interface Nudges {
  nudgesOf(person: string): Promise<NudgesKept>;
  setNudgeWish(person: string, wish: NudgeWish, at: number): Promise<void>;
  /** From now on it is written down when it is their turn; false if it was before. */
  beginNudges(person: string, wish: NudgeWish): Promise<boolean>;
  /**
   * One more, for someone who has begun; in place of one with the same address. What waits now is known to them. False if
   * there are too many of this kind.
   */
  addChannel(person: string, channel: NewChannel, at: number): Promise<boolean>;
  /** Whether there was one. */
  removeChannel(person: string, id: string): Promise<boolean>;
  /** It works, as its owner has seen: what was given up is tried again. */
  trustChannel(person: string, id: string): Promise<void>;
  /** Whether this confirms an address that was given since then. */
  confirmChannel(keys: string, since: number, at: number): Promise<boolean>;
  /** Ends what has this secret; whether there was anything. */
  endChannel(secret: string): Promise<boolean>;
  /** False if they mute too many, or there is no such table. */
  muteTable(person: string, table: string, isMuted: boolean): Promise<boolean>;
  /** Whose turn it was already when they began to be told: they know. */
  knowTurns(person: string, turns: readonly { table: string; seq: number; at: number }[]): Promise<void>;
  /** A guest is about to become this account: it is told where the guest was. */
  shareNudges(from: string, to: string): Promise<void>;
  /** These people have a connection at this time. */
  hereNow(people: readonly string[], at: number): Promise<void>;
}

export const MOST_CHANNELS: Record<ChannelKind, number> = { push: 10, webhook: 6, mail: 2 };
/** Engines limit what one statement may carry; and nobody shall wait for long. */
const AT_ONCE = 100;
const MOST_MUTED = 500;
const MOST_FAILURES = 20;

type Trx = Transaction<Tables>;

export function nudgesOn(db: Database): Nudges {
  return {
    nudgesOf: (person) => nudgesOf(db, person),

    async setNudgeWish(person, wish, at) {
      await db
        .insertInto('nudge_person')
        .values({ person_id: person, ...columnsOf(wish), here: null, due: null, claimed: null, version: 1 })
        .onConflict((conflict) =>
          conflict.column('person_id').doUpdateSet(({ eb }) => ({
            ...columnsOf(wish),
            // what was put off may be due by now
            due: at,
            version: eb('nudge_person.version', '+', 1),
          })),
        )
        .execute();
    },

    async beginNudges(person, wish) {
      const begun = await db
        .insertInto('nudge_person')
        .values({ person_id: person, ...columnsOf(wish), here: null, due: null, claimed: null, version: 1 })
        .onConflict((conflict) => conflict.doNothing())
        .returning('person_id')
        .execute();
      return begun.length > 0;
    },

    addChannel: (person, channel, at) => db.transaction().execute((trx) => addChannel(trx, person, channel, at)),

    async removeChannel(person, id) {
      const { numDeletedRows } = await db
        .deleteFrom('nudge_channel')
        .where('person_id', '=', person)
        .where('id', '=', id)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },

    async trustChannel(person, id) {
      await db
        .updateTable('nudge_channel')
        .set({ tries: 0, next: null, given_up: 0 })
        .where('person_id', '=', person)
        .where('id', '=', id)
        .execute();
    },

    async confirmChannel(keys, since, at) {
      const { numUpdatedRows } = await db
        .updateTable('nudge_channel')
        .set({ confirmed: at, keys: '' })
        .where('keys', '=', keys)
        .where('kind', '=', 'mail')
        .where('confirmed', 'is', null)
        .where('created', '>=', since)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    async endChannel(secret) {
      const { numDeletedRows } = await db
        .deleteFrom('nudge_channel')
        .where('secret', '=', secret)
        .where('kind', '=', 'mail')
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },

    async muteTable(person, table, isMuted) {
      const isTheirs = db.selectFrom('nudge_mute').where('person_id', '=', person);
      if (!isMuted) {
        await db.deleteFrom('nudge_mute').where('person_id', '=', person).where('table_id', '=', table).execute();
        return true;
      }
      const { count } = await isTheirs.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
      const there = await db.selectFrom('game_table').select('id').where('id', '=', table).executeTakeFirst();
      if (!there || Number(count) >= MOST_MUTED) return false;
      await db
        .insertInto('nudge_mute')
        .values({ person_id: person, table_id: table })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return true;
    },

    async knowTurns(person, turns) {
      for (const { table, seq, at } of turns)
        await db
          .insertInto('nudge')
          .values({ person_id: person, table_id: table, what: 'turn', seq, at, told: 1 })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
    },

    async shareNudges(from, to) {
      await db.transaction().execute(async (trx) => {
        const own = await trx.selectFrom('nudge_person').selectAll().where('person_id', '=', from).executeTakeFirst();
        if (!own) return;
        await trx
          .insertInto('nudge_person')
          .values({ ...own, person_id: to, due: null, claimed: null })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        for (const kind of ['webhook', 'mail'] as const) {
          const room = MOST_CHANNELS[kind] - (await countOf(trx, to, kind));
          const some = trx
            .selectFrom('nudge_channel')
            .select('id')
            .where('person_id', '=', from)
            .where('kind', '=', kind)
            .orderBy('created')
            .limit(Math.max(0, room));
          await trx.updateTable('nudge_channel').set({ person_id: to }).where('id', 'in', some).execute();
        }
      });
    },

    async hereNow(people, at) {
      for (const some of inParts(people, AT_ONCE))
        await db.transaction().execute(async (trx) => {
          const known = await trx
            .selectFrom('nudge_person')
            .select('person_id')
            .where('person_id', 'in', some)
            .where('mode', '=', 'away')
            .orderBy('person_id')
            .execute();
          // one after the other in this order, as all who change these rows: so nobody waits in a circle
          for (const { person_id } of known)
            await trx.updateTable('nudge_person').set({ here: at }).where('person_id', '=', person_id).execute();
        });
    },
  };
}

async function nudgesOf(db: Database, person: string): Promise<NudgesKept> {
  const own = await db.selectFrom('nudge_person').selectAll().where('person_id', '=', person).executeTakeFirst();
  const channels = await db
    .selectFrom('nudge_channel')
    .selectAll()
    .where('person_id', '=', person)
    .orderBy('created')
    .orderBy('id')
    .execute();
  const muted = await db
    .selectFrom('nudge_mute')
    .select('table_id')
    .where('person_id', '=', person)
    .orderBy('table_id')
    .execute();
  const failures = await db
    .selectFrom('nudge_failure')
    .selectAll()
    .where('person_id', '=', person)
    .orderBy('at', 'desc')
    .limit(MOST_FAILURES)
    .execute();
  return {
    wish: own ? wishOf(own) : null,
    channels: channels.map(channelOf),
    muted: muted.map(({ table_id }) => table_id),
    failures: failures.map(({ channel_id, delivery, at, tries, why, given_up }) => ({
      channel: channel_id,
      delivery,
      at,
      tries,
      why,
      isGivenUp: given_up === 1,
    })),
  };
}

async function addChannel(
  trx: Trx,
  person: string,
  { session, table, ...channel }: NewChannel,
  at: number,
): Promise<boolean> {
  const { kind, address } = channel;
  let same = trx.deleteFrom('nudge_channel').where('address', '=', address).where('kind', '=', kind);
  // whoever knows the address of a browser sits at it
  if (kind !== 'push') {
    same = same.where('person_id', '=', person);
    same = table === null ? same.where('table_id', 'is', null) : same.where('table_id', '=', table);
  }
  await same.execute();
  if ((await countOf(trx, person, kind)) >= MOST_CHANNELS[kind]) return false;
  const turns = await trx
    .selectFrom('nudge')
    .select(['table_id', 'what', 'seq'])
    .where('person_id', '=', person)
    .where('what', '=', 'turn')
    .execute();
  const told = table === null ? turns.map(({ table_id, what, seq }) => [table_id, what, seq]) : [];
  await trx
    .insertInto('nudge_channel')
    .values({
      ...channel,
      person_id: person,
      table_id: table,
      session_id: session,
      created: at,
      told: JSON.stringify(told),
      tries: 0,
      next: null,
      given_up: 0,
    })
    .execute();
  return true;
}

async function countOf(trx: Trx, person: string, kind: ChannelKind): Promise<number> {
  const { count } = await trx
    .selectFrom('nudge_channel')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('person_id', '=', person)
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow();
  return Number(count);
}

const columnsOf = ({ mode, hour, quiet, zone, language, ends, remind }: NudgeWish) => ({
  mode,
  hour,
  quiet_from: quiet?.from ?? null,
  quiet_until: quiet?.until ?? null,
  zone,
  language,
  ends: ends ? 1 : 0,
  remind,
});

export const wishOf = (row: NudgePersonTable): NudgeWish => ({
  mode: row.mode,
  hour: row.hour,
  quiet: row.quiet_from === null || row.quiet_until === null ? null : { from: row.quiet_from, until: row.quiet_until },
  zone: row.zone,
  language: row.language,
  ends: row.ends === 1,
  remind: row.remind,
});

export const channelOf = (row: NudgeChannelTable): NudgeChannel => ({
  id: row.id,
  kind: row.kind,
  form: row.form,
  address: row.address,
  keys: row.keys,
  secret: row.secret,
  name: row.name,
  table: row.table_id,
  created: row.created,
  confirmed: row.confirmed,
  told: row.told,
  tries: row.tries,
  next: row.next,
  givenUp: row.given_up,
});
