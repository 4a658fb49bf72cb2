/** The embedded database in a thread of its own: how it is opened and closed. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { openStore } from '../../src/store/open.ts';
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

  // all of it is in the file, so that a copy of it alone is whole
  expect(fs.statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0).toBe(0);
  const again = await storeInThread(WORKER, file);
  expect(await again.linesAfter(tables.map((table) => ({ table, seq: 0 })))).toHaveLength(tables.length);
  await again.close();
});

test('what cannot be opened is said, and leaves no thread behind', async () => {
  const file = path.join(testFolder(), 'polis.db');
  fs.writeFileSync(file, 'this is not a database, but long enough to be looked at as if it were one');
  await expect(storeInThread(WORKER, file)).rejects.toMatchObject({
    code: 'corrupt',
    message: expect.stringMatching(/polis.db is damaged: file is not a database\. .*polis restore FILE/),
  });
});

test('a second server on the same file is refused with a sentence, and may come when the first is gone', async () => {
  const file = path.join(testFolder(), 'polis.db');
  const first = await storeInThread(WORKER, file);
  await expect(storeInThread(WORKER, file)).rejects.toMatchObject({
    code: 'in-use',
    message: expect.stringMatching(/^Another server is using the database /),
  });
  // what looks at the database, or copies it, may
  const looking = await openStore(file);
  await looking.ping();
  await looking.close();
  await first.close();
  await (await storeInThread(WORKER, file)).close();
});

test.skipIf(process.platform === 'win32')('nobody else may read what is kept', async () => {
  const folder = testFolder();
  const file = path.join(folder, 'polis.db');
  fs.writeFileSync(file, '', { mode: 0o644 });
  const store = await storeInThread(WORKER, file);
  await store.append([line('t', 1)]);
  for (const name of fs.readdirSync(folder))
    expect([name, fs.statSync(path.join(folder, name)).mode & 0o77]).toEqual([name, 0]);
  await store.close();
});
