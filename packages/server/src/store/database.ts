/** The store on a database, with the same queries for both engines. */
import { sql } from 'kysely';
import { append, rewrite } from './append.ts';
import { careOn } from './care.ts';
import { StoreError } from './errors.ts';
import { exercisesOn } from './exercises.ts';
import { friendsOn } from './friends.ts';
import { holidaysOn } from './holidays.ts';
import { invitationsOn } from './invitations.ts';
import { loginsOn } from './logins.ts';
import { matchingOn } from './matching.ts';
import { namesOn } from './names.ts';
import { nudgesOn } from './nudges.ts';
import { outboxOn } from './outbox.ts';
import { passkeysOn } from './passkeys.ts';
import { peopleOn } from './people.ts';
import { reportsOn } from './reports.ts';
import { resultsOn } from './results.ts';
import { retentionOn } from './retention.ts';
import { tableRow } from './rows.ts';
import { sessionsOn } from './sessions.ts';
import type { Line, Store, TableRow } from './store.ts';
import type { GameTable } from './tables/games.ts';
import type { Database, Engine } from './tables.ts';

const ANSWER_MS = 5_000;
const NAMING_AT_ONCE = 100;

export function storeOn(db: Database, engine: Engine): Store {
  const rows = () => db.selectFrom('game_table').selectAll('game_table');

  const branchesOf = (game: string, asker: string | null) =>
    db
      .selectFrom('game_table')
      .where('begun_in', '=', game)
      .where(({ eb, or, exists, selectFrom }) =>
        or([
          eb('listed', '=', 1),
          exists(
            selectFrom('sitting')
              .select('sitting.table_id')
              .whereRef('sitting.table_id', '=', 'game_table.id')
              .where('sitting.person_id', '=', asker ?? ''),
          ),
        ]),
      );

  return {
    ...peopleOn(db, engine),
    ...sessionsOn(db),
    ...loginsOn(db),
    ...passkeysOn(db),
    ...namesOn(db),
    ...resultsOn(db, engine),
    ...retentionOn(db),
    ...careOn(db),
    ...reportsOn(db),
    ...exercisesOn(db, engine),
    ...nudgesOn(db),
    ...outboxOn(db),
    ...holidaysOn(db),
    ...friendsOn(db),
    ...invitationsOn(db),
    ...matchingOn(db),

    append: (appends) => append(db, appends),

    rewrite: (change) => rewrite(db, change),

    async lines(table, from = 1) {
      const lines = await db
        .selectFrom('journal')
        .select(['seq', 'at', 'action', 'body'])
        .where('table_id', '=', table)
        .where('seq', '>=', from)
        .orderBy('seq')
        .execute();
      return lines.map(({ seq, at, action, body }) => ({ seq, at, action, body }));
    },

    async linesAfter(heads) {
      if (heads.length === 0) return [];
      const known = heads.map(({ table, seq }) => sql`(cast(${table} as text), cast(${seq} as integer))`);
      const { rows: found } = await sql<Line & { table_id: string }>`
        with known (table_id, seq) as (values ${sql.join(known)})
        select journal.table_id, journal.seq, at, action, body
        from known join journal on journal.table_id = known.table_id and journal.seq > known.seq
        order by journal.table_id, journal.seq
      `.execute(db);
      const lines = new Map<string, Line[]>();
      for (const { table_id, seq, at, action, body } of found) {
        const line = { seq, at, action, body };
        const some = lines.get(table_id);
        if (some) some.push(line);
        else lines.set(table_id, [line]);
      }
      return Array.from(lines, ([table, some]) => ({ table, lines: some }));
    },

    async row(table) {
      return oneRow(await rows().where('id', '=', table).executeTakeFirst());
    },

    async rowByCode(code) {
      return oneRow(await rows().where('code', '=', code.toUpperCase()).executeTakeFirst());
    },

    async listed(status, limit) {
      const found = await rows()
        .where('listed', '=', 1)
        .where('status', '=', status)
        .orderBy('updated', 'desc')
        .limit(limit)
        .execute();
      return found.map(tableRow);
    },

    async tablesOf(person, limit) {
      const found = await rows()
        .innerJoin('sitting', 'sitting.table_id', 'game_table.id')
        .where('sitting.person_id', '=', person)
        .orderBy(({ eb }) => eb.case().when('status', '=', 'over').then(1).else(0).end())
        .orderBy('updated', 'desc')
        .limit(limit)
        .execute();
      return found.map(tableRow);
    },

    async branches(game, asker, limit, offset) {
      const found = await branchesOf(game, asker)
        .selectAll('game_table')
        .orderBy('updated', 'desc')
        .orderBy('id')
        .limit(limit)
        .offset(offset)
        .execute();
      return found.map(tableRow);
    },

    async countBranches(game, asker) {
      const { count } = await branchesOf(game, asker)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    async naming(people, last = '') {
      const found = await db
        .selectFrom('named')
        .select('table_id')
        .distinct()
        .where('person_id', 'in', people)
        .where('table_id', '>', last)
        .orderBy('table_id')
        .limit(NAMING_AT_ONCE)
        .execute();
      return found.map(({ table_id }) => table_id);
    },

    async namesNoMore(table, people) {
      await db.deleteFrom('named').where('table_id', '=', table).where('person_id', 'in', people).execute();
    },

    async sittings(person) {
      const found = await db.selectFrom('sitting').select('table_id').where('person_id', '=', person).execute();
      return found.map(({ table_id }) => table_id);
    },

    async unfinished(person) {
      const found = await db
        .selectFrom('sitting')
        .innerJoin('game_table', 'game_table.id', 'sitting.table_id')
        .select('sitting.table_id')
        .where('sitting.person_id', '=', person)
        .where('game_table.status', '!=', 'over')
        .execute();
      return found.map(({ table_id }) => table_id);
    },

    async waking(until, limit, last) {
      let due = db.selectFrom('game_table').select(['id', 'wake', 'needs']).where('wake', '<=', until);
      if (last)
        due = due.where(({ eb, refTuple, tuple }) => eb(refTuple('wake', 'id'), '>', tuple(last.wake, last.id)));
      const found = await due.orderBy('wake').orderBy('id').limit(limit).$narrowType<{ wake: number }>().execute();
      return found.map(({ id, wake, needs }) => ({ id, wake, needs }));
    },

    async setWake(table, from, to) {
      await db.updateTable('game_table').set({ wake: to }).where('id', '=', table).where('wake', '=', from).execute();
    },

    async unwritten(tables) {
      if (tables.length === 0) return [];
      const found = await db
        .selectFrom('game_table')
        .select('id')
        .where('id', 'in', tables)
        .where(({ not, exists, selectFrom }) =>
          not(exists(selectFrom('journal').select('seq').whereRef('table_id', '=', 'game_table.id'))),
        )
        .execute();
      return found.map(({ id }) => id);
    },

    async setSummary(table, summary) {
      await db.updateTable('game_table').set({ summary }).where('id', '=', table).execute();
    },

    async setting(name, fresh) {
      await db
        .insertInto('setting')
        .values({ name, value: fresh })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const { value } = await db
        .selectFrom('setting')
        .select('value')
        .where('name', '=', name)
        .executeTakeFirstOrThrow();
      return value;
    },

    async beat({ node, seen, knows }) {
      await inTime(
        db
          .insertInto('node')
          .values({ id: node, seen, knows })
          .onConflict((conflict) => conflict.column('id').doUpdateSet({ seen }))
          .execute(),
      );
    },

    async beats() {
      const found = await db.selectFrom('node').select(['id', 'seen', 'knows']).orderBy('id').execute();
      return found.map(({ id, seen, knows }) => ({ node: id, seen, knows }));
    },

    async retire(node) {
      await db.deleteFrom('node').where('id', '=', node).execute();
    },

    async stoodStill({ since, until }) {
      await db.insertInto('standstill').values({ since, until }).execute();
    },

    async standstills(after) {
      const found = await db.selectFrom('standstill').select(['since', 'until']).where('until', '>', after).execute();
      return found.map(({ since, until }) => ({ since, until }));
    },

    async ping() {
      await inTime(sql`select 1`.execute(db));
    },

    close: () => db.destroy(),
  };
}

const oneRow = (found: GameTable | undefined): TableRow | null => (found === undefined ? null : tableRow(found));

/** A connection to a machine that is gone may stay silent for many minutes. */
async function inTime(answer: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const silent = new StoreError('no-answer', `The database has not answered for ${ANSWER_MS} ms.`);
    timer = setTimeout(() => reject(silent), ANSWER_MS);
  });
  try {
    await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
