/** Versions of the rules side by side: what an older Polis has begun goes on, and what it does not know it leaves alone. */
import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { dice, type GameRecord, VERSION } from '@polis/engine';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { Game, Seated } from '../bench/game.ts';
import { type Place, type ServerProcess, serve } from '../bench/process.ts';
import { BASE, DIST, until } from './kit.ts';
import { RAISED, raisedBuild } from './raised.ts';
import { postgresSchemas } from './store/kit.ts';

const redis = process.env.TEST_REDIS_URL ?? '';
const GOLDEN = path.resolve(import.meta.dirname, '../../engine/test/golden');
const PRESENT = path.join(DIST, 'polis.mjs');

let raised: Awaited<ReturnType<typeof raisedBuild>>;
beforeAll(async () => {
  raised = await raisedBuild();
});

async function started(program: string, place: Place, port = 0): Promise<ServerProcess> {
  const server = await serve(program, place, port);
  onTestFinished(async () => {
    await server.end('SIGKILL');
  });
  return server;
}

async function folder(): Promise<string> {
  const made = await fs.mkdtemp(path.join(os.tmpdir(), 'polis-versions-'));
  onTestFinished(() => fs.rm(made, { recursive: true, force: true }));
  return made;
}

/** What the command line prints and how it ends. */
const says = (program: string, ...args: string[]): Promise<{ code: number; text: string }> =>
  new Promise((resolve) => {
    execFile(process.execPath, [program, ...args], (error, out, complaint) =>
      resolve({ code: Number(error?.code ?? 0), text: `${out}${complaint}` }),
    );
  });

async function verified(program: string, record: GameRecord) {
  const file = path.join(await folder(), 'record.json');
  await fs.writeFile(file, JSON.stringify(record));
  return says(program, 'verify', file);
}

async function recordAt(address: string, table: string): Promise<GameRecord | null> {
  const answer = await fetch(`${address}/api/games/${table}/record`);
  return answer.ok ? ((await answer.json()) as GameRecord) : null;
}

const metric = async ({ address }: ServerProcess, name: string): Promise<number> =>
  Number(new RegExp(`^${name} (.*)$`, 'm').exec(await (await fetch(`${address}/metrics`)).text())?.[1]);

/** To one server after the other, whoever calls. */
async function balancer(servers: readonly ServerProcess[]): Promise<string> {
  let next = 0;
  const relay = net.createServer((from) => {
    const to = net.connect(servers[next++ % servers.length].port, '127.0.0.1');
    from.pipe(to).pipe(from);
    from.on('error', () => to.destroy());
    to.on('error', () => from.destroy());
  });
  await new Promise<void>((listening) => relay.listen(0, '127.0.0.1', listening));
  onTestFinished(() => {
    relay.close();
  });
  return `http://127.0.0.1:${(relay.address() as net.AddressInfo).port}`;
}

const played = (address: string, people: readonly Seated[], more: Partial<Game> = {}) =>
  raised.people.playGame({
    ...{ address, people, fill: 'merchant', chance: dice(people.length), pauseMs: 20 },
    settings: { ...BASE, seats: 4 },
    ...more,
  });

test('records of every version are verified by a newer Polis, and newer ones refused in a sentence', async () => {
  const { address } = await started(raised.program, { POLIS_DATA: await folder() });
  const { id } = await played(address, await raised.people.guests(address, 1));
  const newer = await recordAt(address, id);
  expect(newer?.config.version).toBe(RAISED);
  expect((await verified(raised.program, newer as GameRecord)).code).toBe(0);
  const { code, text } = await verified(PRESENT, newer as GameRecord);
  expect([code === 0, text]).toEqual([false, expect.stringContaining(`not of ${RAISED}`)]);
  for (const file of ['version-1/5-players-powers.json', `version-${VERSION}/5-players-powers.json`]) {
    const { record } = JSON.parse(await fs.readFile(path.join(GOLDEN, file), 'utf8'));
    expect((await verified(raised.program, record)).code, file).toBe(0);
  }
});

/** Made by that release: a game that is over, and one that goes on. */
const BACKUP = path.resolve(import.meta.dirname, 'released/1.0.0.polis');
const [OVER, GOING_ON] = ['R2aGmE4LIK9CVnVi', '0Fdy5-l4uXrQvgqu'];

test('what a released Polis has kept is restored and goes on, today and later', async () => {
  for (const program of [PRESENT, raised.program]) {
    const place = { POLIS_DATA: await folder() };
    expect(await says(program, 'restore', BACKUP, '--data', place.POLIS_DATA)).toMatchObject({ code: 0 });
    const server = await started(program, place);
    const record = (await recordAt(server.address, OVER)) as GameRecord;
    expect((await verified(program, record)).code).toBe(0);
    const there = (await (await fetch(`${server.address}/api/tables/${GOING_ON}`)).json()) as object;
    expect(there).toMatchObject({ status: 'playing', frozen: false });
    expect(await metric(server, 'polis_tables_frozen')).toBe(0);
  }
});

test('a game goes on by the rules it began with when the server is replaced by a newer one, and back', async () => {
  const place = { POLIS_DATA: await folder() };
  const before = await started(PRESENT, place);
  const [ann] = await raised.people.guests(before.address, 1);
  let after = before;
  const replaced = async (program: string) => {
    await after.end('SIGTERM');
    after = await started(program, place, before.port);
  };
  let begin = (): void => undefined;
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const [{ id, lost, doubled, refused }] = await Promise.all([
    played(before.address, [ann], { pauseMs: 300, meanwhile: begin }),
    begun.then(() => sleep(300)).then(() => replaced(raised.program)),
  ]);
  expect({ lost, doubled, refused }).toEqual({ lost: 0, doubled: 0, refused: 0 });
  const record = (await recordAt(after.address, id)) as GameRecord;
  expect(record.config.version).toBe(VERSION);
  for (const program of [PRESENT, raised.program]) expect((await verified(program, record)).code).toBe(0);

  const { id: newer } = await played(after.address, await raised.people.guests(after.address, 1));
  expect((await recordAt(after.address, newer))?.config.version).toBe(RAISED);
  await replaced(PRESENT);
  expect(await recordAt(after.address, id)).toEqual(record);
  expect(await recordAt(after.address, newer)).toBeNull();
  expect(await metric(after, 'polis_tables_frozen')).toBe(1);
  expect((await says(PRESENT, 'tables', '--frozen', '--data', place.POLIS_DATA)).text).toContain(newer);
  await replaced(raised.program);
  expect((await recordAt(after.address, newer))?.config.version).toBe(RAISED);
});

describe.skipIf(redis === '' || !process.env.TEST_DATABASE_URL)('nodes of two versions', () => {
  const schemas = postgresSchemas();

  test('serve side by side: a table stays with what it began with, and is left to those who know it', async () => {
    const place = { DATABASE_URL: await schemas(), REDIS_URL: redis };
    const [older, newer] = [await started(PRESENT, place), await started(raised.program, place)];
    for (const node of [older, newer]) await until(async () => (await metric(node, 'polis_other_nodes')) === 1);
    const both = await balancer([older, newer]);
    const { guests } = raised.people;
    /** The host is at that node, the others come to either. */
    async function begunAt({ address }: ServerProcess) {
      const [[host], [away, ...others]] = [await guests(address, 1), await guests(both, 3)];
      away.by.close();
      return played(both, [host, ...others]);
    }
    const games = await Promise.all([older, older, newer, newer, newer].map(begunAt));
    const records = await Promise.all(games.map(({ id }) => recordAt(newer.address, id)));
    expect(records.map((record) => record?.config.version)).toEqual([VERSION, VERSION, RAISED, RAISED, RAISED]);
    for (const { lost, doubled, refused } of games)
      expect({ lost, doubled, refused }).toEqual({ lost: 0, doubled: 0, refused: 0 });
    expect(await recordAt(older.address, games[0].id)).toEqual(records[0]);
    expect((await fetch(`${older.address}/api/games/${games[2].id}`)).status).toBe(503);
    expect(await metric(older, 'polis_tables_frozen')).toBe(0);

    await newer.end('SIGTERM');
    await until(async () => (await metric(older, 'polis_other_nodes')) === 0);
    expect(await recordAt(older.address, games[2].id)).toBeNull();
    expect(await metric(older, 'polis_tables_frozen')).toBeGreaterThan(0);
    const again = await started(raised.program, place);
    expect(await recordAt(again.address, games[2].id)).toEqual(records[2]);
  });
});
