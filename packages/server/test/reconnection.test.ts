/** Connections break, devices change, the server restarts: people go on where they were. */
import { becomeGuest } from '@polis/client';
import { dice, roll } from '@polis/engine';
import { expect, test } from 'vitest';
import { playOn } from '../bench/people.ts';
import {
  answerTo,
  begun,
  device,
  done,
  type Fate,
  PLENTY,
  rawSocket,
  recordOf,
  refusal,
  server,
  shakyDevice,
  sharedServer,
  sitter,
  sitters,
  tableWith,
  until,
  watched,
} from './kit.ts';

const isCommand = (text: string): boolean => JSON.parse(text).type === 'command';

const shared = sharedServer();

test('connections that break before and after a choice arrived: each choice counts once', async () => {
  const { address } = shared();
  const chance = dice(4);
  const cuts: Fate[] = [];
  const fate = (text: string): Fate => {
    const rolled = isCommand(text) ? roll(chance, 10) : 9;
    const what: Fate = rolled === 0 ? 'is lost' : rolled === 1 ? 'is not answered' : 'arrives';
    if (what !== 'arrives') cuts.push(what);
    return what;
  };
  const people = await Promise.all(
    ['Ann', 'Bob', 'Cid'].map(async (name) => {
      const who = await becomeGuest(address, name);
      return { ...who, by: shakyDevice(() => address, who, fate).by };
    }),
  );
  const table = await tableWith(address, people);
  const games = people.map(({ by }, i) => playOn(by, table, i));
  await done(people[0].by.command(table, { do: 'start', fill: null }));
  const ends = await Promise.all(games.map(({ over }) => over));
  expect(new Set(cuts).size).toBe(2);
  expect(games.flatMap(({ refused }) => refused)).toEqual([]);
  await until(async () => {
    const { choices } = await recordOf(address, table);
    return choices.length === games.flatMap(({ acknowledged }) => acknowledged).length;
  });
  const lines = games.flatMap(({ acknowledged }) => acknowledged.map(({ seq }) => seq));
  expect(new Set(lines).size).toBe(lines.length);
  // created, two sat down, started, and then nothing but the choices
  expect(ends[0].seq).toBe(4 + lines.length);
});

test('after a break the log goes on where it was, and nothing in it is missing or twice', async () => {
  const { address } = shared();
  const people = await sitters(address, 3);
  const cid = shakyDevice(() => address, people[2]);
  const table = await tableWith(address, people);
  const games = people.map(({ by }, i) => playOn(by, table, i, () => 15));
  const seen = watched(cid.by, table);
  await done(people[0].by.command(table, { do: 'start', fill: null }));
  for (const question of [3, 7, 12]) {
    await seen.until(({ view }) => (view?.question ?? 0) >= question);
    cid.cut();
  }
  await Promise.all(games.map(({ over }) => over));
  const { log, view, room } = await seen.until((known) => known.room.status === 'over');
  const fresh = await watched(device(address, people[2]), table).until(() => true);
  expect({ log, view, chairs: room.chairs }).toEqual({ log: fresh.log, view: fresh.view, chairs: fresh.room.chairs });
});

test('a second device sees the same, can answer and take back what the first one answered', async () => {
  const { address } = shared();
  const people = await sitters(address, 3);
  const { table, seen } = await begun(address, people);
  const phone = device(address, people[0]);
  const onPhone = watched(phone, table);
  await onPhone.until(() => true);
  expect(onPhone.now()).toMatchObject({ you: 0, view: seen[0].now().view, log: seen[0].now().log });
  await done(phone.command(table, answerTo(onPhone.now(), 0)));
  const sealed = await seen[0].until(({ view }) => view?.answered[0] === true);
  expect(sealed.view?.asks[0].sealed).toBeGreaterThanOrEqual(0);
  expect(await onPhone.until(({ view }) => view?.answered[0] === true)).toMatchObject({ view: sealed.view });
  await done(people[0].by.command(table, { do: 'retract', seat: 0, question: sealed.view?.question ?? 0 }));
  expect((await onPhone.until(({ view }) => view?.answered[0] === false)).view?.asks[0].sealed).toBe(-1);
  // as long as one device is there, so is its owner
  phone.close();
  await done(people[0].by.command(table, answerTo(seen[0].now(), 0)));
  expect((await seen[1].until(({ view }) => view?.answered[0] === true)).room.chairs[0].present).toBe(true);
});

test('others see who has gone and who is back', async () => {
  const { address } = shared();
  const people = await sitters(address, 3);
  const { seen } = await begun(address, people);
  people[1].by.close();
  await seen[0].until(({ room }) => !room.chairs[1].present);
  const { table } = seen[0].now();
  watched(device(address, people[1]), table);
  await seen[0].until(({ room }) => room.chairs[1].present);
});

test('who looks away again at once is shown nothing more and is not there', async () => {
  const { address } = shared();
  const people = await sitters(address, 3);
  const { table, seen } = await begun(address, people);
  people[2].by.close();
  await seen[0].until(({ room }) => !room.chairs[2].present);
  const cid = await rawSocket(address, { cookie: people[2].cookie });
  for (let i = 0; i < 20; i++) {
    cid.say({ type: 'watch', id: `look-${i}`, table, known: null });
    cid.say({ type: 'unwatch', id: `away-${i}`, table });
  }
  await cid.reply('away-19');
  await cid.reply('look-19');
  await seen[0].until(({ room }) => !room.chairs[2].present);
  const heard = cid.heard.length;
  await done(people[0].by.command(table, answerTo(seen[0].now(), 0)));
  cid.say({ type: 'unwatch', id: 'end', table });
  await cid.reply('end');
  expect(cid.heard.slice(heard).filter(({ type }) => type === 'shown')).toEqual([]);
});

test('the server is closed and opened again: everyone comes back by themselves, and what was said meanwhile counts once', async () => {
  const first = await server();
  const people = await sitters(first.address, 3);
  const { table, seen } = await begun(first.address, people, { modules: ['base', 'leaders'] });
  await done(people[0].by.command(table, answerTo(seen[0].now(), 0)));
  const before = await seen[1].until(({ view }) => view?.answered[0] === true);
  await first.close();
  const reply = people[1].by.command(table, answerTo(before, 1));
  await server({ database: first.database, port: first.port });
  const seq = await done(reply);
  expect(seq).toBe(before.seq + 1);
  const after = await seen[1].until(({ view }) => view?.answered[1] === true);
  expect(after).toMatchObject({
    seq,
    log: before.log,
    view: { ...before.view, answered: [true, true, false], asks: after.view?.asks },
  });
  const games = people.map(({ by }, i) => playOn(by, table, i));
  await Promise.all(games.map(({ over }) => over));
  expect((await recordOf(first.address, table)).choices.length).toBeGreaterThan(50);
});

test('a client that says too much at once is slowed down and loses nothing', async () => {
  const { address } = await server({ limits: { ...PLENTY, messages: 3 } });
  const ann = await sitter(address, 'Ann');
  const table = await tableWith(address, [ann]);
  const seen = watched(ann.by, table);
  await seen.until(() => true);
  const orders = Array.from({ length: 14 }, (_, i) =>
    ann.by.command(table, { do: 'bot', chair: 1, bot: i % 2 ? 'random' : 'merchant' }),
  );
  const lines = await Promise.all(orders.map(done));
  expect([...lines].sort((a, b) => a - b)).toEqual(Array.from({ length: 14 }, (_, i) => i + 2));
  expect(await refusal(ann.by, 'nowhere', { do: 'leave' })).toBe('no-such-table');
});

test('who looks at a table that is not there, or at too many, is told so', async () => {
  const { address } = shared();
  const ann = await sitter(address, 'Ann');
  const gone: string[] = [];
  const tables = await Promise.all(Array.from({ length: 9 }, () => tableWith(address, [ann])));
  const look = (table: string) =>
    ann.by.watch(
      table,
      () => undefined,
      (why) => gone.push(why.type === 'refused' ? why.code : ''),
    );
  look('nowhere');
  await until(() => gone.length === 1);
  for (const table of tables) look(table);
  await until(() => gone.length === 2);
  expect(gone).toEqual(['no-such-table', 'too-many-tables']);
});
