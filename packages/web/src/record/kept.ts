/** Records that were opened here, and what was found out about them: kept in the browser, so that addresses stay good. */
import { done, opened, result } from '../local/database.ts';
import { type Player, readGame } from './reading.ts';

export interface KeptRecord {
  id: string;
  /** As it came, damage and all. */
  text: string;
  /** Of each chair; null if nobody knows. */
  players: Player[] | null;
  /** Ids of the people at the chairs, to find one's own. */
  people: (string | null)[];
  code: string | null;
  /** Of a game that began in another one: what it is called, and the address of that other one. Older ones lack them. */
  name?: string | null;
  of?: string | null;
  at: number;
}

/** Records are small; more than these nobody looks at again. */
const MOST = 60;

let database: Promise<IDBDatabase> | null = null;

export function recordsDatabase(): Promise<IDBDatabase> {
  database ??= opened('polis-records', 1, (created) => {
    created.createObjectStore('record', { keyPath: 'id' }).createIndex('at', 'at');
    created.createObjectStore('review', { keyPath: ['game', 'seat'] });
  });
  return database;
}

export async function keptRecord(id: string): Promise<KeptRecord | null> {
  const store = (await recordsDatabase()).transaction('record').objectStore('record');
  return (await result<KeptRecord | undefined>(store.get(id))) ?? null;
}

export async function keepRecord(record: KeptRecord): Promise<void> {
  const transaction = (await recordsDatabase()).transaction('record', 'readwrite');
  const store = transaction.objectStore('record');
  store.put(record);
  const oldest = await result(store.index('at').getAllKeys());
  for (const id of oldest.slice(0, Math.max(0, oldest.length - MOST))) store.delete(id);
  await done(transaction);
}

/** Games that came as files have addresses of their own. */
const FILE = 'file-';

export const isFile = (game: string): boolean => game.startsWith(FILE);

const MOST_BYTES = 4_000_000;

/** Returns the address of the game in the file; null if there is none in it. */
export async function keepFile(file: File): Promise<string | null> {
  return file.size > MOST_BYTES ? null : keepText(await file.text());
}

/** The same of a text, and what is known of it besides. */
export async function keepText(text: string, about: Pick<KeptRecord, 'name' | 'of'> = {}): Promise<string | null> {
  if (text.length > MOST_BYTES || !readGame(text)) return null;
  const id = `${FILE}${fingerprint(text)}`;
  await keepRecord({ id, text, players: null, people: [], code: null, ...about, at: Date.now() });
  return id;
}

/** All that came as files, the latest first. */
export async function keptFiles(): Promise<KeptRecord[]> {
  const store = (await recordsDatabase()).transaction('record').objectStore('record');
  const all: KeptRecord[] = await result(store.index('at').getAll());
  return all.filter(({ id }) => isFile(id)).reverse();
}

export async function removeFile(id: string): Promise<void> {
  const transaction = (await recordsDatabase()).transaction('record', 'readwrite');
  transaction.objectStore('record').delete(id);
  await done(transaction);
}

/** The same text always has the same; not a secret, so that it need not be strong (pages without TLS have nothing strong). */
function fingerprint(text: string): string {
  let [a, b] = [0xdeadbeef, 0x41c6ce57];
  for (let i = 0; i < text.length; i++) {
    a = Math.imul(a ^ text.charCodeAt(i), 2654435761);
    b = Math.imul(b ^ text.charCodeAt(i), 1597334677);
  }
  return [a, b].map((part) => (part >>> 0).toString(36).padStart(7, '0')).join('');
}
