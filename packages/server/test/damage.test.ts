/** A file with pages that cannot be right: it is named, with what to do, at the start, later, and after a crash. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import pino from 'pino';
import { expect, test } from 'vitest';
import { IN_ALL } from '../../../test/repetitions.ts';
import { backup } from '../src/index.ts';
import { openDatabase, openStore } from '../src/store/open.ts';
import { begun, DIST, server, sitters, testFolder, until } from './kit.ts';
import { line } from './store/lines.ts';

const WHAT_TO_DO = /polis\.db is damaged: .*polis restore FILE/;
const PAGE = 4096;

/** Writes nonsense over the first page of a table. */
async function spoil(database: string, table: string): Promise<void> {
  const db = await openDatabase(database);
  const { rows } = await sql<{ rootpage: number }>`select rootpage from sqlite_master where name = ${table}`.execute(
    db,
  );
  await db.destroy();
  const file = fs.openSync(database, 'r+');
  fs.writeSync(file, Buffer.alloc(PAGE, 0x5a), 0, PAGE, (rows[0].rootpage - 1) * PAGE);
  fs.closeSync(file);
}

function logged() {
  const lines: { level: number; msg: string; code?: string }[] = [];
  const log = pino({ level: 'info' }, { write: (said: string) => lines.push(JSON.parse(said)) });
  return { log, lines, errors: () => lines.filter(({ level }) => level > 30) };
}

const ready = async (address: string) => (await fetch(`${address}/readyz`)).json();
const DAMAGED = { code: 'unavailable', message: 'the database is damaged' };

test('a server does not start with a damaged file, and says which and what to do', async () => {
  const database = path.join(testFolder(), 'polis.db');
  await (await openStore(database)).close();
  await spoil(database, 'kysely_migration');
  await expect(server({ database })).rejects.toMatchObject({
    code: 'corrupt',
    message: expect.stringMatching(WHAT_TO_DO),
  });
});

test('a page that turns out to be damaged while people play is told once, and nothing else stops', async () => {
  const database = path.join(testFolder(), 'polis.db');
  const first = await server({ database });
  const [ann, bob] = await sitters(first.address, 2);
  await begun(first.address, [ann, bob]);
  await first.close();
  await spoil(database, 'sitting');

  const { log, errors } = logged();
  const { address } = await server({ database }, log);
  expect(await ready(address)).toEqual({ status: 'ok' });
  for (const { cookie } of [ann, bob, ann]) {
    const mine = await fetch(`${address}/api/me/tables`, { headers: { cookie } });
    expect([mine.status, await mine.json()]).toEqual([503, expect.objectContaining({ code: 'unavailable' })]);
  }
  expect(errors()).toEqual([expect.objectContaining({ code: 'corrupt', msg: expect.stringMatching(WHAT_TO_DO) })]);
  expect(await ready(address)).toEqual(DAMAGED);
  const whoami = await fetch(`${address}/api/me`, { headers: { cookie: ann.cookie } });
  expect(whoami.status).toBe(200);
});

test('after a crash the whole file is looked through, while people come in', IN_ALL, async () => {
  const database = path.join(testFolder(), 'polis.db');
  const store = await openStore(database);
  await store.append([line('t', 1)]);
  /** The files as they are in the middle of work. */
  const crashed = (): string => {
    const copy = path.join(testFolder(), 'polis.db');
    for (const end of ['', '-wal']) fs.copyFileSync(`${database}${end}`, `${copy}${end}`);
    return copy;
  };
  const whole = crashed();
  await store.close();

  const good = logged();
  const { address } = await server({ database: whole }, good.log);
  await until(() => good.lines.some(({ msg }) => msg === 'the server was cut short, and its database is whole'));
  expect(await ready(address)).toEqual({ status: 'ok' });
  expect(good.errors()).toEqual([]);

  const ended = logged();
  await (await server({ database }, ended.log)).close();
  await spoil(database, 'result_seat');
  const open = await openStore(database);
  await open.append([line('u', 1)]);
  const bad = logged();
  const damaged = crashed();
  await open.close();
  const { address: other } = await server({ database: damaged }, bad.log);
  await until(() => bad.errors().length > 0);
  expect(bad.errors()).toEqual([expect.objectContaining({ code: 'corrupt', msg: expect.stringMatching(WHAT_TO_DO) })]);
  expect(await ready(other)).toEqual(DAMAGED);
  expect(ended.lines.some(({ msg }) => msg.includes('cut short'))).toBe(false);
});

test('damage is found when it is looked for, and a backup of it is refused', IN_ALL, async () => {
  const folder = testFolder();
  const database = path.join(folder, 'polis.db');
  const store = await openStore(database);
  await store.append([line('t', 1)]);
  await store.close();
  const polisCheck = () =>
    spawnSync(process.execPath, [path.join(DIST, 'polis.mjs'), 'check', '--data', folder], {
      encoding: 'utf8',
      env: { ...process.env, DATABASE_URL: '' },
    });
  expect(polisCheck()).toMatchObject({ status: 0, stdout: 'All is whole: 1 tables, 1 lines\n', stderr: '' });
  await spoil(database, 'journal');
  expect(polisCheck()).toMatchObject({ status: 1, stdout: expect.stringMatching(/malformed|page/), stderr: '' });
  const saved = path.join(folder, 'saved.jsonl');
  await expect(backup(database, saved)).rejects.toMatchObject({ code: 'corrupt' });
  expect(fs.existsSync(saved)).toBe(false);
});
