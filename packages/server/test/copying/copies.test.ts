/** What is restored from a copy is the database as it was, to the last byte of every row. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { afterEach, expect, test } from 'vitest';
import { IN_ALL } from '../../../../test/repetitions.ts';
import { generationsIn, outdated, upTo } from '../../src/copying/catalogue.ts';
import { openCopier } from '../../src/copying/copier.ts';
import { openPlace, type Place } from '../../src/copying/places.ts';
import { restoreCopy } from '../../src/copying/restore.ts';
import { testFolder } from '../kit.ts';

const opened: { close(): void }[] = [];
afterEach(() => {
  for (const one of opened.splice(0).reverse()) one.close();
});

function end(one: { close(): void }): void {
  opened.splice(opened.indexOf(one), 1);
  one.close();
}

const until = <T extends { close(): void }>(one: T): T => {
  opened.push(one);
  return one;
};

interface Scene {
  db: DatabaseSyncInstance;
  file: string;
  place: Place;
  to: string;
  /** Writes some rows, of which some are long. */
  write(rows?: number): void;
  copier(now?: () => number, place?: Place): ReturnType<typeof openCopier>;
  /** What a copy of that time holds. */
  restored(at?: number): Promise<string>;
  rows(): string;
}

/** All of them, as a sum that can be compared at once. */
const rowsOf = (db: DatabaseSyncInstance): string =>
  createHash('sha256')
    .update(JSON.stringify(db.prepare('select * from t order by id').all()))
    .digest('hex');

async function scene(): Promise<Scene> {
  const folder = testFolder();
  const file = path.join(folder, 'polis.db');
  const to = path.join(folder, 'copies');
  const db = until(new DatabaseSync(file));
  db.exec('pragma journal_mode = wal; pragma synchronous = off; create table t (id integer primary key, text text)');
  const place = await openPlace({ to, key: null });
  let restores = 0;
  return {
    db,
    file,
    place,
    to,
    write(rows = 50) {
      const insert = db.prepare('insert into t (text) values (?)');
      db.exec('begin');
      for (let i = 0; i < rows; i++) insert.run('x'.repeat(Math.floor(Math.random() * 9000)));
      db.exec('commit');
      db.exec(`update t set text = text || 'y' where id % 7 = ${Math.floor(Math.random() * 7)}`);
      db.exec(`delete from t where id % 31 = ${Math.floor(Math.random() * 31)}`);
    },
    copier: (now = Date.now, where = place) =>
      until(openCopier({ file, place: where, everyMs: 1000, keepMs: 86_400_000, now })),
    async restored(at = Number.POSITIVE_INFINITY) {
      const copy = path.join(folder, `restored-${restores++}.db`);
      await restoreCopy(copy, { to, key: null }, at);
      return rowsOf(until(new DatabaseSync(copy)));
    },
    rows: () => rowsOf(db),
  };
}

/** A clock that goes on by a second each time it is asked. */
function ticking(): () => number {
  let time = 1_700_000_000_000;
  return () => {
    time += 1000;
    return time;
  };
}

test('after every copy it can be restored, also when the log begins anew, and to each moment before', async () => {
  const { write, copier, restored, rows, db } = await scene();
  write();
  const { copy } = copier(ticking());
  const states: [number, string][] = [];
  for (let round = 0; round < 5; round++) {
    // 4 MB and more make the log begin anew
    write(round === 1 ? 1000 : 20);
    if (round === 2) db.exec('create table u (a); insert into u values (1); drop table u; vacuum');
    states.push([await copy(), rows()]);
  }
  expect(await restored()).toEqual(rows());
  for (const [at, state] of states.slice(0, 3)) expect(await restored(at + 500)).toEqual(state);
  await expect(restored(states[0][0] - 10_000)).rejects.toThrow('There is no copy of that time');
});

test('nothing is missed when others move the log into the file, or look at the database for long', async () => {
  const { write, copier, restored, rows, db, file } = await scene();
  const { copy } = copier();
  await copy();
  const other = until(new DatabaseSync(file, { timeout: 0 }));
  for (let round = 0; round < 6; round++) {
    write(round === 3 ? 1000 : 30);
    for (const one of [db, other])
      try {
        one.exec('pragma wal_checkpoint(truncate)');
      } catch {
        // busy
      }
    write(5);
    if (round === 2) other.exec('begin; select count(*) from t');
    await copy();
    if (round === 4) other.exec('rollback');
  }
  expect(await restored()).toEqual(rows());
});

test('what is written while all is copied is there too', async () => {
  const { write, copier, restored, rows, place } = await scene();
  write(2200);
  const states: string[] = [];
  const { copy } = copier(Date.now, {
    ...place,
    async put(name, bytes) {
      states.push(rows());
      write(40);
      await place.put(name, bytes);
    },
  });
  await copy();
  // two parts and the first changes, which have all that was written until they were
  expect(states).toHaveLength(3);
  expect(await restored()).toEqual(states[2]);
});

test(
  'every day all is copied anew, and meanwhile changes as before, whoever moves the log into the file',
  IN_ALL,
  async () => {
    const { write, copier, restored, rows, place, db } = await scene();
    write(2200);
    const clock = ticking();
    let day = 0;
    const { copy } = copier(() => clock() + day * 86_400_000, {
      ...place,
      async put(name, bytes) {
        await place.put(name, bytes);
        if (day === 0 || !name.includes('base')) return;
        for (let i = 0; i < 3; i++) {
          write(40);
          db.exec('pragma wal_checkpoint(passive)');
        }
      },
    });
    await copy();
    write();
    day = 1;
    await copy();
    expect(await restored()).toEqual(rows());
    const [first, second] = generationsIn(await place.list());
    expect(first.changes.length).toBeGreaterThan(2);
    expect(second.base).toHaveLength(2);
    write();
    await copy();
    expect(await restored()).toEqual(rows());
  },
);

test('it goes on where a crash has cut it short, and begins anew if something is missing between', async () => {
  const { write, copier, restored, rows, place, db } = await scene();
  const first = copier();
  write();
  await first.copy();
  write();
  await first.copy();
  end(first);
  write();
  const second = copier();
  await second.copy();
  expect(generationsIn(await place.list())).toHaveLength(1);
  expect(await restored()).toEqual(rows());
  end(second);
  write();
  db.exec('pragma wal_checkpoint(truncate)');
  write();
  await copier().copy();
  expect(generationsIn(await place.list())).toHaveLength(2);
  expect(await restored()).toEqual(rows());
});

test('what could not be sent comes later, and a copy that is damaged is refused', async () => {
  const { write, copier, restored, rows, place, to } = await scene();
  let isDown = false;
  const { copy } = copier(Date.now, {
    ...place,
    put: (name, bytes) => (isDown ? Promise.reject(new Error('away')) : place.put(name, bytes)),
  });
  await copy();
  for (isDown of [true, true, false]) {
    write();
    await copy().catch((error) => expect(error.message).toBe('away'));
  }
  expect(await restored()).toEqual(rows());
  const [file] = (await place.list()).filter((name) => name.includes('base'));
  const bytes = fs.readFileSync(path.join(to, file));
  bytes[bytes.length >> 1] ^= 1;
  fs.writeFileSync(path.join(to, file), bytes);
  await expect(restored()).rejects.toThrow('is damaged');
});

test('a database that is there is left alone', async () => {
  const { file, to, copier } = await scene();
  await copier().copy();
  await expect(restoreCopy(file, { to, key: null }, Number.POSITIVE_INFINITY)).rejects.toThrow('move it elsewhere');
});

test('which copies lead to a moment, and which are old enough to go', () => {
  const of = (generation: string, ...times: string[]) => [
    `${generation}/base-000000.gz`,
    ...times.map((at) => `${generation}/changes-${at}.gz`),
  ];
  const names = [
    ...of('1000000000000', '1000000000100', '1000000000200'),
    ...of('1000000000300'),
    ...of('1000000000400', '1000000000500'),
    '1000000000400/base-000001.gz.part',
    ...of('1000000000600', '1000000000700'),
  ];
  const all = generationsIn(names);
  expect(upTo(all, 1000000000150)).toMatchObject({ name: '1000000000000', changes: [{ at: 1000000000100 }] });
  expect(upTo(all, 1000000000450)?.changes).toHaveLength(2);
  expect(upTo(all, 1000000000099)).toBeNull();
  expect(outdated(all, 1000000000099)).toEqual(of('1000000000300'));
  expect(outdated(all, 1000000000600)).toEqual([
    ...of('1000000000000', '1000000000100', '1000000000200'),
    ...of('1000000000300'),
  ]);
});
