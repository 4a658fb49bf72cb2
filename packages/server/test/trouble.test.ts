/** A database that is full, read-only or away: it is said, nobody loses anything, and all goes on when it is mended. */
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Known } from '@polis/client';
import pg from 'pg';
import pino from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import {
  answerTo,
  begun,
  device,
  done,
  rawSocket,
  separateServer,
  server,
  sitters,
  testFolder,
  until,
  watched,
} from './kit.ts';
import { cuttable } from './line.ts';

interface Trouble {
  code: string;
  says: string;
  begin(): void | Promise<void>;
  end(): void | Promise<void>;
}

const logged = (text: string) =>
  text
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as { level: number; msg: string; code?: string; err?: unknown });

/** All have answered the question before. */
const isAsked = ({ view }: Known, seat: number): boolean =>
  !!view?.answered.every((one) => !one) && view.asks.some((own) => own.seat === seat);

/** The last choice is to sell a card: everyone is asked again after it. */
const sold = (known: Known, seat: number) =>
  answerTo(known, seat, (known.view?.asks.find((own) => own.seat === seat)?.choices.length ?? 0) - 1);

/** What happens to three people in the middle of a game, with each of these troubles in turn. */
async function suffer(address: string, log: () => string, troubles: readonly Trouble[]): Promise<void> {
  const people = await sitters(address, 3);
  const [ann, bob] = people;
  const { table, seen } = await begun(address, people);
  const socket = await rawSocket(address, { cookie: ann.cookie });
  const ready = async () => {
    const answer = await fetch(`${address}/readyz`);
    return [answer.status, await answer.json()];
  };
  const metrics = async () => (await fetch(`${address}/metrics`)).text();
  const guest = () =>
    fetch(`${address}/api/guests`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"name":"Zoe"}',
    });

  for (const { code, says, begin, end } of troubles) {
    const before = logged(log()).length;
    for (const [seat, one] of seen.entries()) await one.until((known) => isAsked(known, seat));
    const [anns, bobs, cids] = seen.map((one, seat) => sold(one.now(), seat));
    await begin();
    const message = { type: 'command', id: `ann-${code}`, table, command: anns };
    socket.say(message);
    expect(await socket.reply(message.id)).toMatchObject({ type: 'refused', code: 'unavailable' });
    const unanswered = done(bob.by.command(table, bobs));

    expect(await ready()).toEqual([503, { code: 'unavailable', message: says }]);
    const refused = await guest();
    expect([refused.status, await refused.json()]).toEqual([503, expect.objectContaining({ code: 'unavailable' })]);
    expect(await metrics()).toContain('\npolis_database_up 0\n');

    await end();
    await unanswered;
    await until(async () => (await ready())[0] === 200);
    expect(await metrics()).toContain('\npolis_database_up 1\n');
    socket.heard.length = 0;
    socket.say(message);
    expect((await socket.reply(message.id)).type).toBe('done');
    expect((await guest()).status).toBe(201);
    const shown = await watched(device(address, ann), table).until(() => true);
    expect(shown.view).toMatchObject({ question: anns.question, answered: [true, true, false] });
    await done(people[2].by.command(table, cids));

    const lines = logged(log()).slice(before);
    const told = lines.filter(({ level }) => level > 30).map((line) => line.code);
    // the line to Postgres is cut for a moment so that it is opened anew
    expect(told.filter((one) => one === code || one !== 'no-answer')).toEqual([code]);
    expect(lines.filter(({ err }) => err)).toEqual([]);
    expect(lines.filter(({ msg }) => msg === 'the database works again')).toHaveLength(1);
  }
}

/** What `npm test` leaves out. */
const inAll = (...troubles: Trouble[]): Trouble[] => (process.env.POLIS_ALL ? troubles : []);

const runs = (command: string, ...args: string[]): boolean => spawnSync(command, args).status === 0;

test.skipIf(!runs('prlimit', '--version'))(
  'the embedded database on a disk that is full, or takes nothing',
  async () => {
    const folder = testFolder();
    // a small disk of its own, where the system allows one without asking anybody
    const under = ['unshare', '-rm', 'sh', '-c', `mount -t tmpfs -o size=8m polis ${folder} && exec "$@"`, 'sh'];
    const hasDisk = runs(under[0], ...under.slice(1), 'true');
    const running = await separateServer(folder, 0, hasDisk ? under : []);
    const filler = path.join(`/proc/${running.pid}/root`, folder, 'filler');
    const limit = (bytes: string): void => {
      expect(runs('prlimit', `--pid=${running.pid}`, `--fsize=${bytes}:`)).toBe(true);
    };
    const full: Trouble = {
      code: 'disk-full',
      says: 'the disk of the database is full',
      begin: () => fill(filler),
      end: () => fs.rmSync(filler),
    };
    const unwritable: Trouble = {
      code: 'unwritable',
      says: 'the database cannot be written',
      begin: () => limit('1'),
      end: () => limit('unlimited'),
    };
    await suffer(running.address, running.log, hasDisk ? [full, ...inAll(unwritable)] : [unwritable]);
    expect(running.log()).toContain(path.join(folder, 'polis.db'));
  },
);

function fill(file: string): void {
  const to = fs.openSync(file, 'w');
  try {
    for (;;) fs.writeSync(to, Buffer.alloc(4096));
  } catch (error) {
    expect(error).toMatchObject({ code: 'ENOSPC' });
  } finally {
    fs.closeSync(to);
  }
}

test.skipIf(!process.env.TEST_DATABASE_URL)('a Postgres that is full, read-only or away', async () => {
  const [own, name] = await ownDatabase();
  const line = await cuttable(own);
  let text = '';
  const log = pino(
    { level: 'info' },
    {
      write(said: string) {
        text += said;
      },
    },
  );
  const { address } = await server({ database: line.url }, log);
  const all = (command: string) => asOwner(own, `${command} on node; ${command} on journal; ${command} on person`);
  const again = async (): Promise<void> => {
    await line.cut();
    await line.mend();
  };
  await suffer(address, () => text, [
    ...inAll({
      code: 'disk-full',
      says: 'the disk of the database is full',
      async begin() {
        await asOwner(
          own,
          `create or replace function full_disk() returns trigger language plpgsql as
           $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`,
        );
        for (const table of ['node', 'journal', 'person'])
          await asOwner(
            own,
            `create trigger full_disk before insert or update on ${table} execute function full_disk()`,
          );
      },
      end: () => all('drop trigger full_disk'),
    }),
    {
      code: 'unwritable',
      says: 'the database cannot be written',
      async begin() {
        await asOwner(own, `alter database ${name} set default_transaction_read_only = on`);
        await again();
      },
      async end() {
        await asOwner(
          own,
          `set transaction_read_only = off; alter database ${name} reset default_transaction_read_only`,
        );
        await again();
      },
    },
    { code: 'no-answer', says: 'the database does not answer', begin: line.cut, end: line.mend },
  ]);
});

/** Nobody else is in it. */
async function ownDatabase(): Promise<[url: string, name: string]> {
  const url = process.env.TEST_DATABASE_URL ?? '';
  const name = `polis_test_${randomBytes(6).toString('hex')}`;
  await asOwner(url, `create database ${name}`);
  onTestFinished(() => asOwner(url, `drop database ${name} with (force)`));
  const own = new URL(url);
  own.pathname = `/${name}`;
  return [own.href, name];
}

async function asOwner(url: string, command: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(command);
  await client.end();
}
