/**
 * What is owed to people. Any node may look after any of them: it claims them for a while, and if it dies another takes
 * over when that is past. Nothing is owed twice, and nothing is lost before it was settled.
 */
import { sql } from 'kysely';
import { channelOf, type NudgeChannel, type NudgeFailure, type NudgeWhat, type NudgeWish, wishOf } from './nudges.ts';
import type { Database } from './tables.ts';

export interface Nudge {
  table: string;
  what: NudgeWhat;
  seq: number;
  at: number;
}

export interface Owed {
  person: string;
  version: number;
  wish: NudgeWish;
  /** When they last had a connection. */
  here: number | null;
  channels: NudgeChannel[];
  /** Without those of tables that they have muted. */
  nudges: Nudge[];
}

/** What has become of it. */
export interface Settled {
  person: string;
  version: number;
  /** When it has to be looked again; null: when something happens. */
  due: number | null;
  channels: Pick<NudgeChannel, 'id' | 'told' | 'tries' | 'next' | 'givenUp'>[];
  /** Nobody is there any more. */
  lost: string[];
  /** Of these someone was told. */
  told: Nudge[];
  /** These are done with, or not so any more. */
  gone: Nudge[];
  failures: NudgeFailure[];
}

export interface Outbox {
  /** Some of those who are owed something at this time, the longest first; nobody else gets them before `until`. */
  claimNudges(now: number, until: number, limit: number): Promise<Owed[]>;
  settleNudges(settled: Settled, now: number): Promise<void>;
  /** Addresses that nobody has confirmed since then, failures from before, and ends of games that were not told. */
  removeOldNudges(since: number): Promise<void>;
  /** How many people are owed something that is late, since before this time. */
  lateNudges(before: number): Promise<number>;
}

export function outboxOn(db: Database): Outbox {
  return {
    async claimNudges(now, until, limit) {
      const due = db
        .selectFrom('nudge_person')
        .select('person_id')
        .where('due', '<=', now)
        .where(({ eb, or }) => or([eb('claimed', 'is', null), eb('claimed', '<=', now)]))
        .orderBy('due')
        .limit(limit);
      // asked once more of each row: of two nodes that find the same person one waits, and then finds them claimed
      const claimed = await db
        .updateTable('nudge_person')
        .set({ claimed: until })
        .where('person_id', 'in', due)
        .where('due', '<=', now)
        .where(({ eb, or }) => or([eb('claimed', 'is', null), eb('claimed', '<=', now)]))
        .returningAll()
        .execute();
      const owed: Owed[] = [];
      for (const row of claimed) {
        const { person_id: person, version, here } = row;
        const channels = await db.selectFrom('nudge_channel').selectAll().where('person_id', '=', person).execute();
        owed.push({
          person,
          version,
          here,
          wish: wishOf(row),
          channels: channels.map(channelOf),
          nudges: await nudgesOwed(db, person),
        });
      }
      return owed;
    },

    async settleNudges({ person, version, due, channels, lost, told, gone, failures }, now) {
      await db.transaction().execute(async (trx) => {
        // what has happened meanwhile is looked at next; whoever was forgotten meanwhile is not here any more
        const rows = await trx
          .updateTable('nudge_person')
          .set({
            claimed: null,
            due: sql<
              number | null
            >`case when version = ${version} then cast(${due} as bigint) else cast(${now} as bigint) end`,
          })
          .where('person_id', '=', person)
          .returning('person_id')
          .execute();
        if (rows.length === 0) return;
        for (const { id, told: last, tries, next, givenUp } of channels)
          await trx
            .updateTable('nudge_channel')
            .set({ told: last, tries, next, given_up: givenUp })
            .where('id', '=', id)
            .execute();
        for (const id of lost) await trx.deleteFrom('nudge_channel').where('id', '=', id).execute();
        for (const { table, what, seq } of told)
          await trx
            .updateTable('nudge')
            .set({ told: 1 })
            .where('person_id', '=', person)
            .where('table_id', '=', table)
            .where('what', '=', what)
            .where('seq', '=', seq)
            .execute();
        for (const { table, what, seq } of gone)
          await trx
            .deleteFrom('nudge')
            .where('person_id', '=', person)
            .where('table_id', '=', table)
            .where('what', '=', what)
            .where('seq', '=', seq)
            .execute();
        for (const { channel, delivery, at, tries, why, isGivenUp } of failures) {
          // it may have been taken away meanwhile
          const there = trx.selectFrom('nudge_channel').select('id').where('id', '=', channel);
          if (!(await there.executeTakeFirst())) continue;
          const news = { at, tries, why, given_up: isGivenUp ? 1 : 0 };
          await trx
            .insertInto('nudge_failure')
            .values({ channel_id: channel, delivery, person_id: person, ...news })
            .onConflict((conflict) => conflict.columns(['channel_id', 'delivery']).doUpdateSet(news))
            .execute();
        }
      });
    },

    async removeOldNudges(since) {
      await db.deleteFrom('nudge_channel').where('confirmed', 'is', null).where('created', '<', since).execute();
      await db.deleteFrom('nudge_failure').where('at', '<', since).execute();
      // of a table that was muted, or of which nobody wanted to be told: no news any more
      await db.deleteFrom('nudge').where('what', '!=', 'turn').where('at', '<', since).execute();
    },

    async lateNudges(before) {
      const { count } = await db
        .selectFrom('nudge_person')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('due', '<', before)
        .executeTakeFirstOrThrow();
      return Number(count);
    },
  };
}

async function nudgesOwed(db: Database, person: string): Promise<Nudge[]> {
  const found = await db
    .selectFrom('nudge')
    .select(['table_id as table', 'what', 'seq', 'at'])
    .where('person_id', '=', person)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('nudge_mute')
            .select('nudge_mute.table_id')
            .whereRef('nudge_mute.table_id', '=', 'nudge.table_id')
            .where('nudge_mute.person_id', '=', person),
        ),
      ),
    )
    .orderBy('at')
    .orderBy('table_id')
    .orderBy('what')
    .execute();
  return found.map(({ table, what, seq, at }) => ({ table, what, seq, at }));
}
