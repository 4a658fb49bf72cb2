/** Carries all that a database holds to a file and back, from either engine to either. */
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { sql, type Transaction } from 'kysely';
import { loginLooks } from '../accounts/looks.ts';
import { asTrouble, reason, StoreError, troubleIn } from './errors.ts';
import { nameAll } from './naming.ts';
import { openAsItIs, openDatabase, placeOf } from './open.ts';
import { checkWhole, type Entry, entriesOf, textOf } from './portable.ts';
import type { Tables } from './tables.ts';

type Trx = Transaction<Tables>;

interface Kept {
  /** Challenges are good for minutes, and whom a journal names can be read there. */
  name: Exclude<keyof Tables, 'challenge' | 'named'>;
  key: string[];
  others: string[];
}

/** In the order in which they can be filled: what is referred to comes first. */
export const KEPT: readonly Kept[] = [
  { name: 'person', key: ['id'], others: ['name', 'created', 'leaving', 'renamed'] },
  {
    name: 'session',
    key: ['id'],
    others: ['token_hash', 'person_id', 'created', 'seen', 'proved', 'device'],
  },
  { name: 'login', key: ['person_id'], others: ['name', 'folded', 'looks', 'password'] },
  {
    name: 'passkey',
    key: ['id'],
    others: ['person_id', 'name', 'public_key', 'counter', 'transports', 'created', 'used'],
  },
  { name: 'former', key: ['id'], others: ['person_id'] },
  { name: 'device', key: ['person_id', 'id'], others: ['seen'] },
  {
    name: 'game_table',
    key: ['id'],
    others: ['code', 'listed', 'status', 'wake', 'updated', 'summary', 'needs', 'begun_in'],
  },
  { name: 'journal', key: ['table_id', 'seq'], others: ['at', 'action', 'body'] },
  { name: 'sitting', key: ['table_id', 'person_id'], others: [] },
  { name: 'visit', key: ['table_id'], others: ['at'] },
  {
    name: 'result',
    key: ['table_id'],
    others: ['at', 'listed', 'rated', 'players', 'modules', 'edition'],
  },
  {
    name: 'result_seat',
    key: ['table_id', 'seat'],
    others: [
      'at',
      'who',
      'name',
      'wonder',
      'side',
      'points',
      'total',
      'place',
      'team',
      'answers',
      'by_bot',
      'conceded',
    ],
  },
  { name: 'rating', key: ['category', 'who'], others: ['mu', 'sigma', 'sure', 'games', 'at'] },
  {
    name: 'rating_change',
    key: ['table_id', 'category', 'who'],
    others: ['at', 'games', 'mu_before', 'sigma_before', 'mu', 'sigma'],
  },
  { name: 'moderator', key: ['person_id'], others: ['since'] },
  { name: 'block', key: ['person_id', 'other_id'], others: ['at'] },
  { name: 'measure', key: ['person_id', 'kind'], others: ['at', 'until', 'note'] },
  { name: 'report', key: ['id'], others: ['person_id', 'table_id', 'line', 'first', 'last', 'decided'] },
  { name: 'report_voice', key: ['id'], others: ['report_id', 'by_id', 'at', 'reason', 'text'] },
  { name: 'care_act', key: ['id'], others: ['at', 'by_id', 'deed', 'about_id', 'report_id', 'until', 'note'] },
  { name: 'notice', key: ['id'], others: ['person_id', 'at', 'kind', 'until', 'note'] },
  { name: 'exercise', key: ['id'], others: ['table_id', 'at', 'themes', 'body'] },
  { name: 'exercise_rating', key: ['exercise_id'], others: ['rating', 'doubt', 'tries', 'solved'] },
  { name: 'exercise_skill', key: ['person_id'], others: ['rating', 'doubt', 'tries', 'solved'] },
  { name: 'exercise_attempt', key: ['person_id', 'exercise_id'], others: ['at', 'solved', 'ms'] },
  { name: 'chore', key: ['name'], others: ['node', 'until', 'reached'] },
  {
    name: 'nudge_person',
    key: ['person_id'],
    others: [
      'mode',
      'hour',
      'quiet_from',
      'quiet_until',
      'zone',
      'language',
      'ends',
      'remind',
      'here',
      'due',
      'claimed',
      'version',
    ],
  },
  { name: 'nudge', key: ['person_id', 'table_id', 'what'], others: ['seq', 'at', 'told'] },
  {
    name: 'nudge_channel',
    key: ['id'],
    others: [
      'person_id',
      'kind',
      'form',
      'address',
      'keys',
      'secret',
      'name',
      'table_id',
      'session_id',
      'created',
      'confirmed',
      'told',
      'tries',
      'next',
      'given_up',
    ],
  },
  { name: 'nudge_mute', key: ['person_id', 'table_id'], others: [] },
  {
    name: 'nudge_failure',
    key: ['channel_id', 'delivery'],
    others: ['person_id', 'at', 'tries', 'why', 'given_up'],
  },
  { name: 'holiday', key: ['id'], others: ['person_id', 'first', 'last', 'zone', 'since', 'until', 'untold'] },
  { name: 'company', key: ['person_id'], others: ['invites', 'shows', 'here'] },
  { name: 'friend', key: ['person_id', 'other_id'], others: ['state', 'at', 'declined'] },
  { name: 'invitation', key: ['table_id', 'person_id'], others: ['by_id', 'at', 'declined'] },
  { name: 'quick_match', key: ['id'], others: ['game', 'size', 'until', 'begun', 'made'] },
  {
    name: 'match_place',
    key: ['person_id'],
    others: ['since', 'seen', 'wish', 'rating', 'version', 'match_id', 'ready'],
  },
  { name: 'setting', key: ['name'], others: ['value'] },
  { name: 'node', key: ['id'], others: ['seen', 'knows'] },
  { name: 'standstill', key: ['since', 'until'], others: [] },
];

const PAGE = 500;

/** Everything as it was at one moment, while others go on writing. The file is there when it is whole, or not at all. */
export async function backup(url: string, file: string): Promise<void> {
  const db = await openAsItIs(url);
  const draft = `${file}.${process.pid}.part`;
  try {
    await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute((trx) => pipeline(textOf(pagesOf(trx)), output(draft)));
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    const trouble = asTrouble(error, placeOf(url));
    if (troubleIn(trouble) === 'corrupt') throw trouble;
    throw new StoreError('cannot-write', `The backup ${file} was not written: ${reason(error)}.`, error);
  } finally {
    await db.destroy();
  }
}

/** Fills an empty database with a backup: with all of it or, where something is wrong, with nothing. */
export async function restore(url: string, file: string): Promise<void> {
  await checkWhole(file);
  const db = await openDatabase(url);
  try {
    await db.transaction().execute(async (trx) => {
      await checkEmpty(trx);
      for await (const page of pages(upToDate(entriesOf(file)))) await insert(trx, page);
      await nameAll(trx);
    });
  } finally {
    await db.destroy();
  }
}

/** On the disk before it gets its name, and for nobody else to read: it holds what people sign in with. */
const output = (file: string) => createWriteStream(file, { mode: 0o600, flush: true });

async function* pagesOf(trx: Trx): AsyncGenerator<Entry[]> {
  for (const { name, key, others } of KEPT) {
    const columns = sql.join([...key, ...others].map((column) => sql.ref(column)));
    const keys = sql.join(key.map((column) => sql.ref(column)));
    let after = sql``;
    for (;;) {
      const { rows } = await sql<Entry['row']>`
        select ${columns} from ${sql.table(name)} ${after} order by ${keys} limit ${sql.lit(PAGE)}
      `.execute(trx);
      if (rows.length === 0) break;
      yield rows.map((row) => ({ table: name, row }));
      const last = rows[rows.length - 1];
      after = sql`where (${keys}) > (${sql.join(key.map((column) => last[column]))})`;
    }
  }
}

/** Together what goes into the same table. */
async function* pages(entries: AsyncIterable<Entry>): AsyncGenerator<Entry[]> {
  let page: Entry[] = [];
  for await (const entry of entries) {
    if (page.length === PAGE || (page.length > 0 && page[0].table !== entry.table)) {
      yield page;
      page = [];
    }
    page.push(entry);
  }
  if (page.length > 0) yield page;
}

async function checkEmpty(trx: Trx): Promise<void> {
  for (const { name } of KEPT) {
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(trx);
    if (rows.length > 0)
      throw new StoreError('not-empty', 'This database is in use: a backup is only restored into an empty one.');
  }
}

/** What older backups do not say: names were not compared by their looks, and all nodes knew the same, and
 * every game began with its deal.
 */
const LACKING: Partial<Record<string, (row: Entry['row']) => Entry['row']>> = {
  login: ({ name }) => ({ looks: loginLooks(String(name)) }),
  person: () => ({ renamed: null }),
  game_table: () => ({ needs: 1, begun_in: null }),
  node: () => ({ knows: 1 }),
};

/** A backup from before there were sessions has the one token of a person with them. */
async function* upToDate(entries: AsyncIterable<Entry>): AsyncGenerator<Entry> {
  for await (const entry of entries) {
    const whole = { ...LACKING[entry.table]?.(entry.row), ...entry.row };
    const { token_hash: token, ...row } = whole;
    if (entry.table !== 'person' || typeof token !== 'string') yield { ...entry, row: whole };
    else {
      yield { table: 'person', row: { ...row, leaving: null } };
      const { id: person_id, created } = row;
      const session = { id: token.slice(0, 16), token_hash: token, person_id, created, seen: created };
      yield { table: 'session', row: { ...session, proved: null, device: '' } };
    }
  }
}

async function insert(trx: Trx, page: readonly Entry[]): Promise<void> {
  const kept = KEPT.find(({ name }) => name === page[0].table);
  if (kept === undefined) throw new StoreError('damaged', `The backup has rows of "${page[0].table}".`);
  const columns = [...kept.key, ...kept.others];
  const values = page.map(({ row }) => sql`(${sql.join(columns.map((column) => row[column]))})`);
  await sql`
    insert into ${sql.table(kept.name)} (${sql.join(columns.map((column) => sql.ref(column)))}) values ${sql.join(values)}
  `.execute(trx);
}
