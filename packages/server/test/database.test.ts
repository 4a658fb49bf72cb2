/** A database that is lost and found again. */
import { describe, expect, test } from 'vitest';
import { answerTo, begun, done, server, sitters, until } from './kit.ts';
import { cuttable } from './line.ts';
import { postgresSchemas } from './store/kit.ts';

describe.skipIf(!process.env.TEST_DATABASE_URL)('with a database on another machine', () => {
  const schemas = postgresSchemas();

  test('it is not ready while that is gone, and people play on when it is back', { timeout: 120_000 }, async () => {
    const line = await cuttable(await schemas());
    const { address } = await server({ database: line.url });
    const people = await sitters(address, 2);
    const { table, seen } = await begun(address, people);
    await line.cut();
    await until(async () => (await fetch(`${address}/readyz`)).status === 503);
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    const reply = people[0].by.command(table, answerTo(seen[0].now(), 0));
    await line.mend();
    await until(async () => (await fetch(`${address}/readyz`)).status === 200);
    await done(reply);
    await seen[1].until(({ view }) => view?.answered[0] === true);
  });
});
