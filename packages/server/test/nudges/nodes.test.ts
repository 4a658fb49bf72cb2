/** Nothing that was to be told is lost with a node, neither between writing and sending nor while it is sent. */
import fs from 'node:fs';
import path from 'node:path';
import { becomeGuest } from '@polis/client';
import { describe, expect, onTestFinished, test } from 'vitest';
import { IN_ALL } from '../../../../test/repetitions.ts';
import { type ServerProcess, serve } from '../../bench/process.ts';
import { browserOf } from '../care.kit.ts';
import { DIST, device, testFolder } from '../kit.ts';
import { postgresSchemas } from '../store/kit.ts';
import { game, receiver, until, WISH } from './kit.ts';

const redis = process.env.TEST_REDIS_URL ?? '';

describe.skipIf(redis === '' || !process.env.TEST_DATABASE_URL)('two nodes', () => {
  const schemas = postgresSchemas();

  /** What starts nodes that may tell this machine. */
  async function nodesThatTell(host: string, ca: string): Promise<() => Promise<ServerProcess>> {
    const file = path.join(testFolder(), 'authority.pem');
    fs.writeFileSync(file, ca);
    const DATABASE_URL = await schemas();
    return async () => {
      const node = await serve(path.join(DIST, 'polis.mjs'), {
        DATABASE_URL,
        REDIS_URL: redis,
        NODE_EXTRA_CA_CERTS: file,
        POLIS_WEBHOOK_HOSTS: host,
        POLIS_PRIVATE_ADDRESSES: '1',
      });
      onTestFinished(async () => {
        await node.end('SIGKILL');
      });
      return node;
    };
  }

  /** It is the turn of Ann, who is told by a webhook, and of Bob; both are at this node. */
  async function turnOfAnn({ address }: ServerProcess, to: string): Promise<string> {
    const people = await Promise.all(
      ['Ann', 'Bob'].map(async (name) => {
        const who = await becomeGuest(address, name);
        return { ...who, by: device(address, who) };
      }),
    );
    const hook = { form: 'json', address: `${to}/x`, name: 'x', table: null, wish: WISH };
    const { status } = await browserOf(address, people[0]).call('POST', '/api/me/nudges/webhooks', hook);
    expect(status).toBe(201);
    return (await game(address, people)).table;
  }

  test('one is killed between writing and sending: the other sends', { ...IN_ALL, timeout: 120_000 }, async () => {
    const hook = await receiver();
    const start = await nodesThatTell(hook.host, hook.ca);
    const [first] = [await start(), await start()];
    const table = await turnOfAnn(first, hook.address);
    await first.end('SIGKILL');
    expect(hook.received).toHaveLength(0);
    await until(() => hook.received.length > 0);
    expect(String(hook.received[0].body)).toContain(table);
  });

  test('one is killed while it sends: the other sends the same again, with the same id', {
    ...IN_ALL,
    timeout: 180_000,
  }, async () => {
    const hook = await receiver(() => null);
    const start = await nodesThatTell(hook.host, hook.ca);
    const first = await start();
    await turnOfAnn(first, hook.address);
    await until(() => hook.received.length === 1);
    await first.end('SIGKILL');
    hook.box.answers = () => 204;
    await start();
    // the claim of the dead has to pass first
    const end = Date.now() + 90_000;
    while (hook.received.length < 2 && Date.now() < end) await new Promise((next) => setTimeout(next, 100));
    const [one, two] = hook.received;
    expect(two.headers['webhook-id']).toBe(one.headers['webhook-id']);
    expect(String(two.body)).toBe(String(one.body));
  });
});
