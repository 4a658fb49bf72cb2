/** Two nodes behind Caddy, as deploy/Caddyfile has it: whoever names a table comes to the node of that table. */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { becomeGuest, type Client, connect, createTable, type Guest } from '@polis/client';
import { describe, expect, onTestFinished, test } from 'vitest';
import WebSocket from 'ws';
import { findTool } from '../../../scripts/monitoring.mjs';
import { freePort } from '../../../scripts/services.mjs';
import { IN_ALL } from '../../../test/repetitions.ts';
import { playOn } from '../bench/people.ts';
import { BASE, done, server, sitter, testFolder, until } from './kit.ts';
import { postgresSchemas } from './store/kit.ts';

const caddy = findTool('caddy');
const redis = process.env.TEST_REDIS_URL ?? '';
const CADDYFILE = path.resolve(import.meta.dirname, '../../../deploy/Caddyfile');
const TABLES = 6;

describe.skipIf(!caddy || redis === '' || !process.env.TEST_DATABASE_URL)('behind Caddy', IN_ALL, () => {
  const schemas = postgresSchemas();

  async function twoNodes() {
    const options = { database: await schemas(), redis, trustProxy: true };
    const nodes = [await server(options), await server(options)];
    return { nodes, address: await behindCaddy(nodes.map(({ port }) => port)) };
  }

  const metric = async ({ address }: { address: string }, name: string): Promise<number> =>
    Number(new RegExp(`^${name} (.*)$`, 'm').exec(await (await fetch(`${address}/metrics`)).text())?.[1]);

  test('people of a table are at one node', { timeout: 120_000 }, async () => {
    const { nodes, address } = await twoNodes();
    const sockets = () => Promise.all(nodes.map((node) => metric(node, 'polis_connections')));
    for (let i = 0; i < TABLES; i++) {
      const before = await sockets();
      const [ann, bob] = [await becomeGuest(address, 'Ann'), await becomeGuest(address, 'Bob')];
      const { id } = await createTable(address, ann, { ...BASE, seats: 3 });
      const games = [ann, bob].map((who, seat) => ({ by: at(address, id, who), seat }));
      await done(games[1].by.command(id, { do: 'sit', chair: 1 }));
      const playing = games.map(({ by, seat }) => playOn(by, id, seat));
      await done(games[0].by.command(id, { do: 'start', fill: 'random' }));
      await Promise.all(playing.map(({ over }) => over));
      for (const { refused } of playing) expect(refused).toEqual([]);
      const more = (await sockets()).map((count, node) => count - before[node]);
      expect(more.sort()).toEqual([0, 2]);
    }
    expect((await fetch(`${address}/metrics`)).status).toBe(404);
  });

  test('who names no table comes to any node, as before', { timeout: 120_000 }, async () => {
    const { nodes, address } = await twoNodes();
    for (let i = 0; i < 4; i++) await sitter(address, 'Ann');
    for (const node of nodes) await until(async () => (await metric(node, 'polis_connections')) > 0);
  });

  test('when the node of a table goes, its people meet at the other and play on', { timeout: 120_000 }, async () => {
    const { nodes, address } = await twoNodes();
    const [ann, bob] = [await becomeGuest(address, 'Ann'), await becomeGuest(address, 'Bob')];
    const { id } = await createTable(address, ann, { ...BASE, seats: 3 });
    const [first, second] = [ann, bob].map((who) => at(address, id, who));
    await done(second.command(id, { do: 'sit', chair: 1 }));
    await done(first.command(id, { do: 'start', fill: 'random' }));
    const counts = await Promise.all(nodes.map((node) => metric(node, 'polis_connections')));
    expect([...counts].sort()).toEqual([0, 2]);
    await nodes[counts.indexOf(2)].close();
    const playing = [first, second].map((by, seat) => playOn(by, id, seat));
    await Promise.all(playing.map(({ over }) => over));
    for (const { refused } of playing) expect(refused).toEqual([]);
    expect(await metric(nodes[counts.indexOf(0)], 'polis_connections')).toBe(2);
  });
});

/** Someone's client that names the table in the address of its socket. */
function at(address: string, table: string, { cookie }: Guest): Client {
  const socket = `${address.replace('http', 'ws')}/socket`;
  const by = connect({
    table,
    open: (place) => new WebSocket(place === null ? socket : `${socket}?table=${place}`, { headers: { cookie } }),
  });
  onTestFinished(() => by.close());
  return by;
}

/** Runs it with the file that operators are given, whose nodes are these. */
async function behindCaddy([first, second]: readonly number[]): Promise<string> {
  const folder = testFolder();
  const address = `http://127.0.0.1:${await freePort()}`;
  const config = fs
    .readFileSync(CADDYFILE, 'utf8')
    .replace('app1:7777', `127.0.0.1:${first}`)
    .replace('app2:7777', `127.0.0.1:${second}`);
  fs.writeFileSync(path.join(folder, 'Caddyfile'), `{\n\tadmin off\n}\n\n${config}`);
  const running = spawn(caddy ?? '', ['run', '--config', 'Caddyfile', '--adapter', 'caddyfile'], {
    cwd: folder,
    env: { PATH: process.env.PATH, HOME: folder, POLIS_DOMAIN: address },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let log = '';
  running.stderr.on('data', (data) => (log += data));
  const ended = new Promise((next) => running.once('exit', next));
  onTestFinished(async () => {
    running.kill();
    await ended;
  });
  await until(async () => {
    if (running.exitCode !== null) throw new Error(`Caddy has ended: ${log}`);
    return (await fetch(`${address}/readyz`).catch(() => null))?.ok === true;
  });
  return address;
}
