/** Makes a database of its copy: as it is now, or as it was at a moment. */
import { existsSync } from 'node:fs';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { quickCheck } from '../store/check.ts';
import { reason, StoreError } from '../store/errors.ts';
import { isPostgres } from '../store/open.ts';
import { fileOf, logOf, ownFile } from '../store/sqlite.ts';
import { type Generation, generationsIn, upTo } from './catalogue.ts';
import { read } from './pages.ts';
import { type CopyPlace, openPlace, type Place } from './places.ts';

export interface Restored {
  /** What was acknowledged before this moment is there. */
  at: number;
  pages: number;
}

/** So many files are fetched at once. */
const AHEAD = 8;

/** `at`: the last state not after it. The database must not be there; it is whole then, or not there at all. */
export async function restoreCopy(url: string, from: CopyPlace, at: number): Promise<Restored> {
  if (isPostgres(url))
    throw new StoreError('cannot-open', 'A copy becomes an embedded database; polis backup carries that to Postgres.');
  const file = fileOf(url);
  for (const one of filesOf(file))
    if (existsSync(one))
      throw new StoreError('not-empty', `${one} is there: move it elsewhere, a copy takes its place.`);
  const place = await openPlace(from);
  const found = upTo(generationsIn(await listed(place, from)), at);
  if (!found) throw new StoreError('not-a-backup', `There is no copy of that time in ${from.to}.`);
  const draft = `${file}.part`;
  ownFile(draft);
  try {
    const pages = await writePages(draft, place, found);
    const [fault] = await quickCheck(draft);
    if (fault !== undefined) throw new StoreError('damaged', `The copy in ${from.to} is damaged: ${fault}`);
    await rename(draft, file);
    return { at: found.changes[found.changes.length - 1].at, pages };
  } finally {
    for (const one of filesOf(draft)) await rm(one, { force: true });
  }
}

const filesOf = (file: string): string[] => [file, logOf(file), `${file}-shm`];

async function listed(place: Place, { to }: CopyPlace): Promise<string[]> {
  try {
    return await place.list();
  } catch (error) {
    throw new StoreError('cannot-read', `The copies in ${to} cannot be read: ${reason(error)}.`, error);
  }
}

async function writePages(file: string, place: Place, { base, changes }: Generation): Promise<number> {
  const names = [...base, ...changes.map(({ name }) => name)];
  const coming: Promise<Uint8Array>[] = [];
  const fetchNext = (): void => {
    const name = names[coming.length];
    if (name === undefined) return;
    const bytes = place.get(name);
    // whoever comes to it is told
    bytes.catch(() => undefined);
    coming.push(bytes);
  };
  for (let i = 0; i < AHEAD; i++) fetchNext();
  const target = await open(file, 'r+');
  try {
    let size = 0;
    let count = 0;
    for (const [i, name] of names.entries()) {
      const pages = await read(name, await coming[i]);
      // what was read is not kept
      delete coming[i];
      fetchNext();
      await writeAll(target, pages);
      ({ count, pageSize: size } = pages);
    }
    await target.truncate(count * size);
    await target.sync();
    return count;
  } finally {
    await target.close();
  }
}

async function writeAll(target: FileHandle, { pages, pageSize }: Awaited<ReturnType<typeof read>>): Promise<void> {
  for (const [number, page] of pages) await target.write(page, 0, pageSize, (number - 1) * pageSize);
}
