/** The embedded database in a thread of its own: how it is closed. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { storeInThread } from '../../src/store/thread.ts';
import { DIST, testFolder } from '../kit.ts';
import { line } from './lines.ts';

const WORKER = path.join(DIST, 'store-worker.mjs');

test('what was asked before it is closed is done, and nothing after it', async () => {
  const file = path.join(testFolder(), 'polis.db');
  const store = await storeInThread(WORKER, file);
  const tables = Array.from({ length: 50 }, (_, i) => `t${i}`);
  const written = tables.map((table) => store.append([line(table, 1)]));
  const closed = store.close();
  await expect(store.lines('t0')).rejects.toThrow('the database is closed');
  expect(await Promise.all(written)).toEqual(tables.map(() => ['written']));
  await closed;

  const again = await storeInThread(WORKER, file);
  expect(await again.heads(tables)).toHaveLength(tables.length);
  await again.close();
});

test('what cannot be opened is said, and leaves no thread behind', async () => {
  const file = path.join(testFolder(), 'polis.db');
  writeFileSync(file, 'this is not a database, but long enough to be looked at as if it were one');
  await expect(storeInThread(WORKER, file)).rejects.toThrow(/not a database/);
});
