/**
 * The file a backup is: text, one JSON value a line. The first names the format, the last counts and sums what is
 * between them, so that it is noticed if the end or a single character is missing.
 */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { reason, StoreError } from './errors.ts';

const FORMAT = 'polis-backup';
const VERSION = 1;

/** One row of a table of the database. */
export interface Entry {
  table: string;
  row: Record<string, unknown>;
}

interface End {
  count: number;
  sha256: string;
}

/** The text of a file with these rows, piece by piece. */
export async function* textOf(pages: AsyncIterable<readonly Entry[]>): AsyncGenerator<string> {
  const sum = createHash('sha256');
  let count = 0;
  const head = `${JSON.stringify({ format: FORMAT, version: VERSION })}\n`;
  sum.update(head);
  yield head;
  for await (const page of pages) {
    const text = page.map((entry) => `${JSON.stringify(entry)}\n`).join('');
    sum.update(text);
    count += page.length;
    yield text;
  }
  const end: End = { count, sha256: sum.digest('hex') };
  yield `${JSON.stringify(end)}\n`;
}

/** Throws unless the file is a backup, of this version, and whole. */
export async function checkWhole(file: string): Promise<void> {
  const sum = createHash('sha256');
  let count = -1;
  let last: string | null = null;
  for await (const line of linesOf(file)) {
    if (last === null) checkHead(file, line);
    else {
      sum.update(last).update('\n');
      count++;
    }
    last = line;
  }
  if (last === null) throw notABackup(file);
  const end = parsed(last) as Partial<End> | null;
  if (end?.count !== count || end.sha256 !== sum.digest('hex'))
    throw new StoreError('damaged', `The backup ${file} is damaged: it is not what was written, or not all of it.`);
}

/** The rows of a file that has been checked. */
export async function* entriesOf(file: string): AsyncGenerator<Entry> {
  for await (const line of linesOf(file)) {
    const value = JSON.parse(line);
    if ('row' in value) yield value;
  }
}

function checkHead(file: string, line: string): void {
  const head = parsed(line) as { format?: unknown; version?: unknown } | null;
  if (head?.format !== FORMAT) throw notABackup(file);
  if (head.version !== VERSION)
    throw new StoreError('version', `The backup ${file} has version ${head.version}; this Polis reads ${VERSION}.`);
}

const notABackup = (file: string): StoreError => new StoreError('not-a-backup', `${file} is not a backup of Polis.`);

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

/** Splits only at line feeds: Node's own line reader would also split a name at a Unicode line separator. */
async function* linesOf(file: string): AsyncGenerator<string> {
  let rest = '';
  try {
    for await (const chunk of createReadStream(file, 'utf8')) {
      const lines = `${rest}${chunk}`.split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } catch (error) {
    throw new StoreError('cannot-read', `The backup ${file} cannot be read: ${reason(error)}.`, error);
  }
  if (rest !== '') yield rest;
}
