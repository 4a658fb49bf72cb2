/** A database that is lost and found again. */
import net from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { answerTo, begun, done, server, sitters, until } from './kit.ts';
import { postgresSchemas } from './store/kit.ts';

describe.skipIf(!process.env.TEST_DATABASE_URL)('with a database on another machine', () => {
  const schemas = postgresSchemas();

  test('it is not ready while that is gone, and people play on when it is back', { timeout: 120_000 }, async () => {
    const url = new URL(await schemas());
    const line = await cuttable(url.hostname, Number(url.port));
    url.host = `127.0.0.1:${line.port}`;
    const { address } = await server({ database: url.href });
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

/** A line to another address that can be cut and mended. */
async function cuttable(host: string, port: number) {
  const open = new Set<net.Socket>();
  const relay = net.createServer((from) => {
    const to = net.connect(port, host);
    for (const [one, other] of [
      [from, to],
      [to, from],
    ]) {
      open.add(one);
      one.pipe(other);
      one.on('error', () => other.destroy());
      one.on('close', () => open.delete(one));
    }
  });
  const listen = (at: number) => new Promise<void>((next) => relay.listen(at, '127.0.0.1', next));
  const cut = () =>
    new Promise<void>((next) => {
      relay.close(() => next());
      for (const socket of open) socket.destroy();
    });
  await listen(0);
  const { port: own } = relay.address() as net.AddressInfo;
  onTestFinished(async () => {
    if (relay.listening) await cut();
  });
  return { port: own, cut, mend: () => listen(own) };
}
