/** Records that were opened here, and what was found out about them: kept in the browser, so that addresses stay good. */
import { done, opened, result } from '../local/database.ts';
import { type Player, readRecord } from './reading.ts';

export interface KeptRecord {
  id: string;
  /** As it came, damage and all. */
  text: string;
  /** Of each chair; null if nobody knows. */
  players: Player[] | null;
  /** Ids of the people at the chairs, to find one's own. */
  people: (string | null)[];
  code: string | null;
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
  if (file.size > MOST_BYTES) return null;
  const text = await file.text();
  if (!readRecord(text)) return null;
  const id = `${FILE}${fingerprint(text)}`;
  await keepRecord({ id, text, players: null, people: [], code: null, at: Date.now() });
  return id;
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
