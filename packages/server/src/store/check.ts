/** Whether a database is whole: the file, and that every journal is complete and every table has one. */
import { sql } from 'kysely';
import { asTrouble, troubleIn } from './errors.ts';
import { isPostgres, openAsItIs, placeOf } from './open.ts';
import { openSqlite } from './sqlite.ts';
import type { Database } from './tables.ts';

export interface Checked {
  tables: number;
  lines: number;
  /** One sentence each; none if all is well. */
  faults: string[];
}

/** More are not listed: where there are so many, each of them says little. */
const MOST_FAULTS = 100;

/** Everything, while a server may be running. */
export async function check(url: string): Promise<Checked> {
  const place = placeOf(url);
  try {
    const db = await openAsItIs(url);
    try {
      const inFile = isPostgres(url) ? [] : await faultsOfFile(db, 'integrity_check');
      // pages that are damaged cannot be read for more
      return inFile.length > 0 ? onlyFaults(inFile) : await checkJournals(db);
    } finally {
      await db.destroy();
    }
  } catch (error) {
    return onlyFaults([damageIn(error, place)]);
  }
}

/** The file alone, and less exactly: whether each page is what it should be, not whether indexes agree with rows. */
export async function quickCheck(url: string): Promise<string[]> {
  try {
    const db = await openSqlite(url, true);
    try {
      return await faultsOfFile(db, 'quick_check');
    } finally {
      await db.destroy();
    }
  } catch (error) {
    return [damageIn(error, placeOf(url))];
  }
}

const onlyFaults = (faults: string[]): Checked => ({ tables: 0, lines: 0, faults });

/** Damage may be such that nothing can be looked at; anything else is no answer. */
function damageIn(error: unknown, place: string): string {
  const trouble = asTrouble(error, place);
  if (troubleIn(trouble) !== 'corrupt') throw trouble;
  return (trouble as Error).message;
}

async function faultsOfFile(db: Database, pragma: 'integrity_check' | 'quick_check'): Promise<string[]> {
  const { rows } = await sql<Record<string, string>>`pragma ${sql.raw(`${pragma}(${MOST_FAULTS})`)}`.execute(db);
  const said = rows.flatMap((row) => Object.values(row)[0].split('\n'));
  return said.filter((line) => line !== 'ok' && !line.startsWith('***'));
}

/** As it was at one moment, while others go on writing. */
function checkJournals(db: Database): Promise<Checked> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      const journals = trx
        .selectFrom('journal')
        .select(({ fn }) => [
          'table_id',
          fn.min('seq').as('first'),
          fn.max('seq').as('last'),
          fn.countAll<number>().as('lines'),
        ])
        .groupBy('table_id');
      const { tables, lines } = await trx
        .selectFrom(journals.as('journals'))
        .select(({ fn }) => [fn.countAll<number>().as('tables'), fn.sum<number | null>('lines').as('lines')])
        .executeTakeFirstOrThrow();
      const broken = await trx
        .selectFrom(journals.as('journals'))
        .selectAll()
        .where(({ or, eb }) => or([eb('first', '!=', 1), eb('last', '!=', eb.ref('lines'))]))
        .orderBy('table_id')
        .limit(MOST_FAULTS)
        .execute();
      const unwritten = await trx
        .selectFrom('game_table')
        .select('id')
        .where(({ not, exists, selectFrom }) =>
          not(exists(selectFrom('journal').select('seq').whereRef('table_id', '=', 'game_table.id'))),
        )
        .orderBy('id')
        .limit(MOST_FAULTS)
        .execute();
      const unlisted = await trx
        .selectFrom('journal')
        .select('table_id')
        .distinct()
        .where(({ not, exists, selectFrom }) =>
          not(exists(selectFrom('game_table').select('id').whereRef('id', '=', 'journal.table_id'))),
        )
        .orderBy('table_id')
        .limit(MOST_FAULTS)
        .execute();
      return {
        tables: Number(tables),
        lines: Number(lines ?? 0),
        faults: [
          ...broken.map(
            (one) => `table ${one.table_id}: lines are missing from its journal: ${one.lines} of ${one.last}`,
          ),
          ...unwritten.map(({ id }) => `table ${id}: it has no journal`),
          ...unlisted.map(({ table_id }) => `table ${table_id}: it has a journal and is in no list`),
        ],
      };
    });
}
