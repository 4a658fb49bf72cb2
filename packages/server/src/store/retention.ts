/** Finds and removes what nobody has touched for long, with the same queries for both engines. */
import { type ExpressionBuilder, sql } from 'kysely';
import { PERSONAL } from './personal.ts';
import type { TableRow, TableStatus } from './store.ts';
import type { Database, Tables } from './tables.ts';

export interface Untouched {
  id: string;
  updated: number;
}

export interface WithoutResult {
  tables: Pick<TableRow, 'id' | 'summary'>[];
  next: string | null;
}

export interface Retention {
  /** Someone looks at a table where nothing has happened for long. */
  visit(table: string, at: number): Promise<void>;
  /**
   * Tables of this status that nobody has touched since then and where nothing is to happen either, the oldest first, from
   * the one after `last` on.
   */
  untouched(
    status: Exclude<TableStatus, 'over'>,
    since: number,
    limit: number,
    last: Untouched | null,
  ): Promise<Untouched[]>;
  /**
   * Of the next `count` tables after this one, in the order of their ids, those that are over without a result and that
   * nobody has touched since then. `next` is null once all have been looked at.
   */
  untouchedWithoutResult(after: string, count: number, since: number): Promise<WithoutResult>;
  /**
   * Removes a table without a result, and all that belongs to it. False if someone has touched it since, or is just
   * writing.
   */
  removeTable(table: string, since: number): Promise<boolean>;
  /**
   * Of the next `count` people after this one, in the order of their ids, removes those who have come before this time and
   * cannot come back, and of whom nothing tells. `next` is null once all have been looked at.
   */
  removeGuests(after: string, count: number, before: number): Promise<{ removed: number; next: string | null }>;
}

/** A guest who cannot come back is not kept for these: they go with them. */
const GOING = [
  'challenge',
  'exercise_skill',
  'exercise_attempt',
  'nudge_failure',
  'nudge_mute',
  'nudge_channel',
  'nudge',
  'nudge_person',
  'holiday',
];

/** What keeps a person, and the column that says whose it is: nearly all that is theirs, and what they played. */
const KEEPING = [
  ...PERSONAL.filter(({ table }) => !GOING.includes(table)).map(({ table, person }) => [table, person] as const),
  ['result_seat', 'who'],
  ['rating', 'who'],
] as const;

export function retentionOn(db: Database): Retention {
  return {
    async visit(table, at) {
      await db
        .insertInto('visit')
        .columns(['table_id', 'at'])
        // it may have been removed
        .expression(({ selectFrom }) =>
          selectFrom('game_table')
            .select(['id', sql<number>`cast(${at} as bigint)`.as('at')])
            .where('id', '=', table),
        )
        .onConflict((conflict) => conflict.column('table_id').doUpdateSet({ at }))
        .execute();
    },

    async untouched(status, since, limit, last) {
      let found = db
        .selectFrom('game_table')
        .select(['id', 'updated'])
        .where('status', '=', status)
        .where((eb) => isUntouched(eb, since));
      if (last)
        found = found.where(({ eb, refTuple, tuple }) =>
          eb(refTuple('updated', 'id'), '>', tuple(last.updated, last.id)),
        );
      const rows = await found.orderBy('updated').orderBy('id').limit(limit).execute();
      return rows.map(({ id, updated }) => ({ id, updated }));
    },

    async untouchedWithoutResult(after, count, since) {
      const { last, next } = await sliceOf(db, 'game_table', after, count);
      if (last === null) return { tables: [], next };
      const found = await db
        .selectFrom('game_table')
        .select(['id', 'summary'])
        .where('id', '>', after)
        .where('id', '<=', last)
        .where('status', '=', 'over')
        .where(hasNoPlayers)
        .where((eb) => isUntouched(eb, since))
        .execute();
      return { tables: found.map(({ id, summary }) => ({ id, summary })), next };
    },

    async removeTable(table, since) {
      return await db
        .transaction()
        .execute(async (trx) => {
          await takeNextNumber(trx, table);
          const { numDeletedRows } = await trx
            .deleteFrom('game_table')
            .where('id', '=', table)
            .where((eb) => eb.or([eb('status', '!=', 'over'), hasNoPlayers(eb)]))
            .where((eb) => isUntouched(eb, since))
            .executeTakeFirst();
          if (numDeletedRows === 0n) throw new Touched();
          for (const belonging of ['journal', 'result'] as const)
            await trx.deleteFrom(belonging).where('table_id', '=', table).execute();
          return true;
        })
        .catch((error) => {
          if (error instanceof Touched) return false;
          throw error;
        });
    },

    async removeGuests(after, count, before) {
      const { last, next } = await sliceOf(db, 'person', after, count);
      if (last === null) return { removed: 0, next };
      const { numDeletedRows } = await db
        .deleteFrom('person')
        .where('id', '>', after)
        .where('id', '<=', last)
        .where('created', '<', before)
        .where('leaving', 'is', null)
        .where(({ and, not, exists, selectFrom }) =>
          and(
            KEEPING.map(([kept, whose]) =>
              not(
                exists(
                  selectFrom(kept)
                    .select(whose)
                    .whereRef(`${kept}.${whose}` as 'session.person_id', '=', 'person.id'),
                ),
              ),
            ),
          ),
        )
        .executeTakeFirst();
      return { removed: Number(numDeletedRows), next };
    },
  };
}

class Touched extends Error {}

/** The last of the next `count` ids after this one, null if there is none; `next`: null if there are no more behind it. */
async function sliceOf(
  db: Database,
  table: 'game_table' | 'person',
  after: string,
  count: number,
): Promise<{ last: string | null; next: string | null }> {
  const found = await db.selectFrom(table).select('id').where('id', '>', after).orderBy('id').limit(count).execute();
  const last = found.at(-1)?.id ?? null;
  return { last, next: found.length < count ? null : last };
}

/** A line that is written meanwhile has this number too: one of the two waits for the other, and then finds out. */
async function takeNextNumber(trx: Database, table: string): Promise<void> {
  const { seq } = await trx
    .selectFrom('journal')
    .select(({ fn }) => fn.max<number | null>('seq').as('seq'))
    .where('table_id', '=', table)
    .executeTakeFirstOrThrow();
  const written = await trx
    .insertInto('journal')
    .values({ table_id: table, seq: (seq ?? 0) + 1, at: 0, action: null, body: '' })
    .onConflict((conflict) => conflict.doNothing())
    .returning('seq')
    .execute();
  if (written.length === 0) throw new Touched();
}

/** It was looked for a result, and there is none. */
const hasNoPlayers = ({ exists, selectFrom }: ExpressionBuilder<Tables, 'game_table'>) =>
  exists(
    selectFrom('result')
      .select('result.players')
      .whereRef('result.table_id', '=', 'game_table.id')
      .where('result.players', '=', 0),
  );

/** What lists do not show is not in the row: the journal has it. */
const isUntouched = (
  { eb, and, or, not, exists, selectFrom }: ExpressionBuilder<Tables, 'game_table'>,
  since: number,
) =>
  and([
    eb('updated', '<', since),
    or([eb('wake', 'is', null), eb('wake', '<', since)]),
    not(
      exists(
        selectFrom('visit')
          .select('visit.at')
          .whereRef('visit.table_id', '=', 'game_table.id')
          .where('visit.at', '>=', since),
      ),
    ),
    // whoever is on holiday will be back
    not(
      exists(
        selectFrom('sitting')
          .innerJoin('holiday', 'holiday.person_id', 'sitting.person_id')
          .select('holiday.id')
          .whereRef('sitting.table_id', '=', 'game_table.id')
          .where('holiday.until', '>=', since),
      ),
    ),
    not(
      exists(
        selectFrom('journal')
          .select('journal.seq')
          .whereRef('journal.table_id', '=', 'game_table.id')
          .where('journal.at', '>=', since),
      ),
    ),
  ]);
