/** Two nodes over one Postgres: those who wait at either are brought together, once, and a node that dies takes nobody along. */
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { IN_ALL } from '../../../../test/repetitions.ts';
import { type ServerProcess, serve } from '../../bench/process.ts';
import { type Guest, guestOf } from '../care.kit.ts';
import { DIST, json, PLENTY, server, until } from '../kit.ts';
import { postgresSchemas } from '../store/kit.ts';
import { at, foundFor, guests, isReady, QUICK, stands, waits } from './kit.ts';

const redis = process.env.TEST_REDIS_URL ?? '';

describe.skipIf(redis === '' || !process.env.TEST_DATABASE_URL)('two nodes', () => {
  const schemas = postgresSchemas();

  test('two who wait at different nodes are led to one table', async () => {
    const options = { database: await schemas(), redis, matching: QUICK };
    const [first, second] = [await server(options), await server(options)];
    const [[ann], [bob]] = [await guests(first.address, 'Ann'), await guests(second.address, 'Bob')];
    await Promise.all([waits(ann), waits(bob)]);
    const { match } = await foundFor(ann);
    expect(await foundFor(bob)).toMatchObject({ match });
    await Promise.all([isReady(ann, match), isReady(bob, match)]);
    for (const one of [ann, bob]) await until(async () => (await stands(one)).is === 'playing');
    for (const { address } of [first, second]) {
      const { chairs } = await json<{ chairs: { person: string }[] }>(address, `/api/tables/${match}`);
      expect(chairs.map(({ person }) => person).sort()).toEqual([ann.person.id, bob.person.id].sort());
    }
  });

  test('of many who wait at both nobody comes to two tables, and all play', async () => {
    const options = { database: await schemas(), redis, matching: QUICK };
    const nodes = [await server(options), await server(options)];
    const names = Array.from({ length: 16 }, (_, i) => `Player ${i}`);
    const people = await Promise.all(names.map((name, i) => guestOf(nodes[i % 2].address, name)));
    await Promise.all(people.map((one) => waits(one)));
    await Promise.all(
      people.map(async (one) => {
        const { match } = await foundFor(one);
        // said at both nodes, as someone does who has lost their connection
        await Promise.all(nodes.map(({ address }) => isReady(at(address, one), match)));
      }),
    );
    const tables = await Promise.all(people.map((one) => tableOf(one)));
    expect(new Set(tables).size).toBe(8);
    for (const [i, one] of people.entries()) {
      const mine = (await one.here.call('GET', '/api/me/tables')).body.tables as { id: string; status: string }[];
      expect(mine.map(({ id, status }) => [id, status])).toEqual([[tables[i], 'playing']]);
    }
  });

  async function tableOf(one: Pick<Guest, 'here'>): Promise<string> {
    let table = '';
    await until(async () => {
      const shown = await stands(one);
      if (shown.is === 'playing') table = shown.table;
      return table !== '';
    });
    return table;
  }

  test('a node is killed while people wait: they keep their place at the other', {
    ...IN_ALL,
    timeout: 120_000,
  }, async () => {
    const DATABASE_URL = await schemas();
    const start = async (): Promise<ServerProcess> => {
      const limits = { POLIS_GUESTS_PER_MINUTE: `${PLENTY.guests}`, POLIS_REQUESTS_PER_MINUTE: `${PLENTY.requests}` };
      const node = await serve(path.join(DIST, 'polis.mjs'), { DATABASE_URL, REDIS_URL: redis, ...limits });
      onTestFinished(async () => {
        await node.end('SIGKILL');
      });
      return node;
    };
    const [first, second] = [await start(), await start()];
    const [ann, bob] = await guests(first.address, 'Ann', 'Bob');
    const shown = await waits(ann);
    if (shown.is !== 'waiting') throw new Error('she does not wait');
    await first.end('SIGKILL');
    const [later, other] = [ann, bob].map((one) => at(second.address, one));
    expect(await waits(later)).toMatchObject({ is: 'waiting', since: shown.since });
    await waits(other);
    const { match } = await foundFor(later);
    for (const one of [later, other]) await isReady(one, match);
    expect(await Promise.all([later, other].map(tableOf))).toEqual([match, match]);
  });
});
