/** Hostile messages by the thousand against a table at which others play. */
import { dice, roll } from '@polis/engine';
import pino from 'pino';
import { expect, test } from 'vitest';
import { repetitions } from '../../../test/repetitions.ts';
import { playOn } from '../bench/people.ts';
import { attacker, type Hostile, hostileMessage, type Outcome } from './hostility.ts';
import { BASE, done, missing, recordOf, server, sitter, sitters, tableWith, until, watched } from './kit.ts';

const MESSAGES = repetitions('hostileMessages');
const ATTACKERS = 6;

/** Closed because a frame was broken, the text no text, too much refused or a message too large. */
const CLOSED = ['closed 1002', 'closed 1006', 'closed 1007', 'closed 1008', 'closed 1009'];

test('each is answered or the connection closed; the others play on and nothing leaks', {
  timeout: 180_000,
}, async () => {
  const logged: string[] = [];
  const { address } = await server({}, pino({ level: 'trace' }, { write: (text) => logged.push(text) }));
  const people = await sitters(address, 3);
  const mallory = await sitter(address, 'Mallory');
  const strangers = await Promise.all(
    Array.from({ length: ATTACKERS - 1 }, (_, i) => sitter(address, `Stranger ${i}`)),
  );
  for (const { by } of strangers) by.close();
  const table = await tableWith(address, [...people, mallory], { seats: 4 });
  const seen = watched((await sitter(address, 'Eve')).by, table);
  const chance = dice(11);
  const games = people.map(({ by }, i) => playOn(by, table, i, () => roll(chance, 100)));
  const ownGame = playOn(mallory.by, table, 3);
  await done(people[0].by.command(table, { do: 'start', fill: null }));
  await seen.until(({ view }) => view !== null);

  const outcomes = new Map<Outcome, number>();
  const kinds = new Map<string, Set<Outcome>>();
  let left = MESSAGES;
  await Promise.all(
    [mallory, ...strangers].map(async ({ cookie }, i) => {
      const by = attacker(address, cookie);
      const dies = dice(100 + i);
      let before: Hostile | null = null;
      while (left-- > 0) {
        const message = hostileMessage(dies, { table, question: seen.now().view?.question ?? 0 }, before);
        const outcome = await by.send(message);
        outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
        kinds.set(message.kind, (kinds.get(message.kind) ?? new Set()).add(outcome));
        before = message;
      }
      by.close();
    }),
  );
  const count = [...outcomes.values()].reduce((sum, n) => sum + n, 0);
  expect(count).toBe(MESSAGES);
  expect([...outcomes.keys()].filter((outcome) => outcome.startsWith('closed') && !CLOSED.includes(outcome))).toEqual(
    [],
  );
  expect(outcomes.has('unavailable')).toBe(false);
  // who was refused too often before may be on the way out
  const ofKind = (kind: string) => [...(kinds.get(kind) ?? [])].filter((outcome) => outcome !== 'closed 1008');
  for (const kind of ['not JSON', 'cut off', 'noise', 'unknown type', 'deep', 'binary'])
    expect(ofKind(kind)).toEqual(['malformed']);
  expect(ofKind('huge')).toEqual(['closed 1009']);
  expect(ofKind('not UTF-8')).toEqual(['closed 1007']);

  // the others: nothing of theirs was refused, and what they chose is what was played
  await Promise.all([...games, ownGame].map(({ over }) => over));
  expect(games.flatMap(({ refused }) => refused)).toEqual([]);
  const record = await recordOf(address, table);
  expect(
    missing(
      record,
      games.flatMap(({ acknowledged }) => acknowledged),
    ),
  ).toEqual([]);

  // nothing is left of it: no connection, no table, nothing added to all objects
  const metric = async (name: string) =>
    Number(new RegExp(`^${name} (.*)$`, 'm').exec(await (await fetch(`${address}/metrics`)).text())?.[1]);
  await until(async () => (await metric('polis_connections')) === people.length + 2);
  await until(async () => (await metric('polis_tables')) === 1);
  expect(await metric('process_resident_memory_bytes')).toBeLessThan(2 ** 30);
  expect('isHost' in {}).toBe(false);

  const log = logged.join('');
  expect(logged.map((line) => JSON.parse(line)).filter(({ level }) => level >= 40)).toEqual([]);
  expect(log).not.toContain(record.config.seed);
  for (const { cookie } of [...people, mallory, ...strangers])
    for (const secret of decodeURIComponent(cookie.split('=')[1]).split('.')) expect(log).not.toContain(secret);
});

test('hostile requests are answered with a reason, and none of them shakes the server', async () => {
  const logged: string[] = [];
  const { address } = await server({}, pino({ level: 'trace' }, { write: (text) => logged.push(text) }));
  const { cookie } = await sitter(address, 'Ann');
  const bodies = [
    '',
    '{',
    'null',
    '[]',
    '{"name":1}',
    '{"name":""}',
    '{"__proto__":{"name":"x"}}',
    JSON.stringify({ ...BASE, seats: '3' }),
    JSON.stringify({ ...BASE, modules: ['__proto__'] }),
    JSON.stringify({ ...BASE, wonders: [{ wonder: 'constructor', side: 'A' }] }),
    `{"name":"${'x'.repeat(20_000)}"}`,
    `{"name":${'['.repeat(7000)}${']'.repeat(7000)}}`,
  ];
  const places = [
    '/api/guests',
    '/api/tables',
    '/api/me',
    '/api/me/session',
    '/api/sessions',
    '/api/sessions/passkey',
    '/api/me/passkeys',
    '/api/me/password',
    '/api/games/__proto__',
    '/api/games/%00/record',
    '/api/codes/%F0%9F%8E%B2',
    '/api/tables/..%2f..%2fetc',
    `/api/tables/${'x'.repeat(300)}`,
    '/api/%',
    '/__proto__',
  ];
  const types = ['application/json', 'text/plain', 'application/x-www-form-urlencoded'];
  for (const method of ['POST', 'PATCH', 'DELETE', 'GET'])
    for (const place of places)
      for (const [i, body] of (method === 'GET' ? [undefined] : bodies).entries()) {
        const type = types[i % types.length];
        const answer = await fetch(`${address}${place}`, { method, headers: { cookie, 'content-type': type }, body });
        const text = await answer.text();
        expect(answer.status, `${method} ${place} ${body?.slice(0, 60)}: ${text}`).toBeLessThan(500);
        if (answer.status >= 400)
          expect(JSON.parse(text)).toEqual({ code: expect.any(String), message: expect.any(String) });
      }
  expect(logged.map((line) => JSON.parse(line)).filter(({ level }) => level >= 40)).toEqual([]);
});
