/** Nobody takes another's seat, answers twice, or does what is not theirs to do. */
import type { ChoiceForm } from '@polis/engine';
import { describe, expect, test } from 'vitest';
import { playOn } from '../bench/people.ts';
import {
  answerTo,
  begun,
  done,
  json,
  rawSocket,
  refusal,
  server,
  sharedServer,
  sitter,
  sitters,
  tableWith,
  until,
  upgradeStatus,
  watched,
} from './kit.ts';

const shared = sharedServer();

describe('who someone is', () => {
  test('a socket is opened only to those who have a signed cookie of this server', async () => {
    const { address } = shared();
    const ann = await sitter(address, 'Ann');
    const [name, value] = ann.cookie.split('=');
    const [token, signature] = decodeURIComponent(value).split('.');
    const as = (text: string) => upgradeStatus(address, { cookie: `${name}=${encodeURIComponent(text)}` });
    expect(await upgradeStatus(address, { cookie: ann.cookie })).toBe(101);
    expect(await upgradeStatus(address, {})).toBe(401);
    expect(await as(token)).toBe(401);
    expect(await as(`${token}.`)).toBe(401);
    expect(await as(`${token}.${'A'.repeat(signature.length)}`)).toBe(401);
    expect(await as(`${'A'.repeat(token.length)}.${signature}`)).toBe(401);
    expect(await as(ann.person.id)).toBe(401);
    expect(await as('')).toBe(401);
    expect(await upgradeStatus(address, { cookie: ann.cookie }, '/elsewhere')).toBe(404);
  });

  test('a cookie of one server is worth nothing at another', async () => {
    const [here, there] = [await server(), await server()];
    const ann = await sitter(here.address, 'Ann');
    expect(await upgradeStatus(there.address, { cookie: ann.cookie })).toBe(401);
    const me = await fetch(`${there.address}/api/me`, { headers: { cookie: ann.cookie } });
    expect(me.status).toBe(401);
  });

  test('requests without a cookie are nobody’s', async () => {
    const { address } = shared();
    const ann = await sitter(address, 'Ann');
    expect(await json(address, '/api/me', { headers: { cookie: ann.cookie } })).toEqual(ann.person);
    expect((await fetch(`${address}/api/me`)).status).toBe(401);
    expect(
      (
        await fetch(`${address}/api/me`, {
          method: 'PATCH',
          headers: { 'content-type': 'application/json' },
          body: '{"name":"Bob"}',
        })
      ).status,
    ).toBe(401);
    expect(
      (
        await fetch(`${address}/api/tables`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({
            modules: ['base'],
            edition: 'first',
            seats: 3,
            wonders: null,
            clock: null,
            listed: true,
          }),
        })
      ).status,
    ).toBe(401);
    expect(await json(address, '/api/me/tables')).toEqual({ tables: [] });
  });

  test('scripts cannot read the cookie, and other sites do not send it along', async () => {
    const { address } = await server({ secure: true });
    const answer = await fetch(`${address}/api/guests`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"name":" Ann \\u0007 Lee "}',
    });
    expect(await answer.json()).toMatchObject({ name: 'Ann Lee' });
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^polis=[^;]+; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
      expect.stringMatching(/^polis-device=[^;]+; Max-Age=\d+; Path=\/api\/; HttpOnly; Secure; SameSite=Strict$/),
    ]);
  });
});

describe('in a game', () => {
  test('nobody answers, retracts or agrees for another', async () => {
    const { address } = shared();
    const people = await sitters(address, 3);
    const eve = await sitter(address, 'Eve');
    const { table, seen } = await begun(address, people);
    const [ann, bob] = people;
    const mine = answerTo(seen[0].now(), 0);
    expect(await refusal(bob.by, table, mine)).toBe('not-yours');
    expect(await refusal(eve.by, table, mine)).toBe('not-seated');
    expect(await refusal(ann.by, table, { ...mine, seat: 8 })).toBe('not-yours');
    await done(ann.by.command(table, mine));
    expect(await refusal(bob.by, table, { do: 'retract', seat: 0, question: mine.question })).toBe('not-yours');
    expect(await refusal(eve.by, table, { do: 'retract', seat: 0, question: mine.question })).toBe('not-seated');
    expect(await refusal(eve.by, table, { do: 'undo' })).toBe('not-seated');
    expect(await refusal(eve.by, table, { do: 'lend', chair: 0, bot: 'random' })).toBe('not-seated');
    expect(await refusal(bob.by, table, { do: 'lend', chair: 0, bot: 'random' })).toBe('present');
    expect(await refusal(eve.by, table, { do: 'concede' })).toBe('not-seated');
    expect(await refusal(eve.by, table, { do: 'sit', chair: 0 })).toBe('not-gathering');
    expect(await refusal(eve.by, table, { do: 'leave' })).toBe('not-seated');
    expect(await refusal(eve.by, table, { do: 'rematch' })).toBe('not-seated');
    expect(seen[0].now().view?.answered).toEqual([true, false, false]);
  });

  test('the same message twice has one effect and the same answer', async () => {
    const { address } = shared();
    const people = await sitters(address, 3);
    const { table, seen } = await begun(address, people);
    const ann = await rawSocket(address, { cookie: people[0].cookie });
    const phone = await rawSocket(address, { cookie: people[0].cookie });
    const command = answerTo(seen[0].now(), 0);
    const message = { type: 'command', id: 'once', table, command };
    ann.say(message);
    const first = await ann.reply('once');
    for (let i = 0; i < 5; i++) ann.say(message);
    phone.say(message);
    expect(await phone.reply('once')).toEqual(first);
    await until(() => ann.heard.filter((said) => 'id' in said && said.id === 'once').length === 6);
    expect(new Set(ann.heard.slice(1).map((said) => JSON.stringify(said)))).toEqual(new Set([JSON.stringify(first)]));
    // the same name in another's mouth is another message
    await done(people[1].by.command(table, answerTo(seen[1].now(), 1)));
    const bob = await rawSocket(address, { cookie: people[1].cookie });
    bob.say({ type: 'command', id: 'once', table, command: { do: 'say', text: 'me too' } });
    expect(await bob.reply('once')).toMatchObject({ type: 'done', seq: 6 + 1 });
  });

  test('words that are sent twice are said once', async () => {
    const { address } = shared();
    const people = await sitters(address, 3);
    const { table, seen } = await begun(address, people);
    const message = { type: 'command', id: 'hello', table, command: { do: 'say', text: 'hello' } };
    const ann = await rawSocket(address, { cookie: people[0].cookie });
    ann.say(message);
    const first = await ann.reply('hello');
    const again = await rawSocket(address, { cookie: people[0].cookie });
    again.say(message);
    expect(await again.reply('hello')).toEqual(first);
    await done(people[1].by.command(table, { do: 'say', text: 'hello Ann' }));
    const { chat } = await seen[2].until((known) => known.chat.some(({ text }) => text === 'hello Ann'));
    expect(chat.map(({ text }) => text)).toEqual(['hello', 'hello Ann']);
  });

  test('a question that has been settled takes no answer, however often and by whatever name it is sent', async () => {
    const { address } = shared();
    const people = await sitters(address, 3);
    const { table, seen } = await begun(address, people);
    const answers = people.map((_, seat) => answerTo(seen[seat].now(), seat));
    const socket = await rawSocket(address, { cookie: people[0].cookie });
    socket.say({ type: 'command', id: 'first', table, command: answers[0] });
    const first = await socket.reply('first');
    for (const seat of [1, 2]) await done(people[seat].by.command(table, answers[seat]));
    const { view, seq } = await seen[0].until(({ view }) => view?.question !== answers[0].question);
    socket.say({ type: 'command', id: 'second', table, command: answers[0] });
    expect(await socket.reply('second')).toMatchObject({ type: 'refused', code: 'stale' });
    socket.heard.length = 0;
    socket.say({ type: 'command', id: 'first', table, command: answers[0] });
    expect(await socket.reply('first')).toEqual(first);
    expect(await refusal(people[0].by, table, { do: 'retract', seat: 0, question: answers[0].question })).toBe('stale');
    expect(await refusal(people[0].by, table, { ...answers[0], question: answers[0].question + 9 })).toBe('stale');
    expect(seen[0].now()).toMatchObject({ view, seq });
  });

  test('an answer can be changed and taken back until the last one has answered, and others learn only that', async () => {
    const { address } = shared();
    const people = await sitters(address, 3);
    const { table, seen } = await begun(address, people);
    const [ann] = people;
    const last = (seen[0].now().view?.asks[0].choices.length ?? 0) - 1;
    await done(ann.by.command(table, answerTo(seen[0].now(), 0)));
    const before = await seen[1].until(({ view }) => view?.answered[0] === true);
    await done(ann.by.command(table, answerTo(seen[0].now(), 0, last)));
    await seen[0].until(({ view }) => view?.asks[0].sealed === view?.asks[0].choices[last]);
    expect(seen[1].now().view).toEqual(before.view);
    await done(ann.by.command(table, { do: 'retract', seat: 0, question: before.view?.question ?? 0 }));
    await seen[1].until(({ view }) => view?.answered[0] === false);
    expect(await refusal(ann.by, table, { do: 'retract', seat: 0, question: before.view?.question ?? 0 })).toBe(
      'nothing-sealed',
    );
  });

  test('a choice that is not allowed is refused with the engine’s reason and changes nothing', async () => {
    const { address } = shared();
    const people = await sitters(address, 3);
    const { table, seen } = await begun(address, people);
    const { seq, view } = seen[0].now();
    const as = (said: object) => {
      const choice = said as ChoiceForm;
      return refusal(people[0].by, table, { do: 'answer', seat: 0, question: view?.question ?? 0, choice });
    };
    expect(await as({ do: 'sell', card: '__proto__' })).toBe('unknown-card');
    expect(await as({ do: 'sell', card: 'palace' })).toBe('not-in-hand');
    expect(await as({ do: 'build', card: 'constructor', via: 'toString', pay: { left: 0, right: 0, bank: 0 } })).toBe(
      'unknown-card',
    );
    expect(await as({ do: 'pass' })).not.toBe('malformed');
    expect(await as({ do: 'win' })).toBe('malformed');
    expect(seen[0].now()).toMatchObject({ seq, view });
  });
});

describe('before a game', () => {
  test('only the host arranges the table, and who was removed is not of it any more', async () => {
    const { address } = shared();
    const people = await sitters(address, 3);
    const [ann, bob, cid] = people;
    const table = await tableWith(address, people);
    const { room } = await watched(bob.by, table).until(() => true);
    for (const command of [
      { do: 'set', settings: room.settings },
      { do: 'bot', chair: 1, bot: 'random' },
      { do: 'order', order: [1, 0, 2] },
      { do: 'remove', chair: 2 },
      { do: 'start', fill: 'random' },
      { do: 'mute', person: cid.person.id, muted: true },
    ] as const)
      expect(await refusal(bob.by, table, structuredClone(command) as never)).toBe('not-host');
    expect(await refusal(ann.by, table, { do: 'bot', chair: 1, bot: 'random' })).toBe('chair-taken');
    expect(await refusal(bob.by, table, { do: 'sit', chair: null })).toBe('already-seated');
    await done(ann.by.command(table, { do: 'remove', chair: 2 }));
    expect(await refusal(cid.by, table, { do: 'leave' })).toBe('not-seated');
    expect(await refusal(cid.by, table, { do: 'sit', chair: null })).toBe('removed');
    await done(ann.by.command(table, { do: 'start', fill: 'random' }));
    const game = watched(cid.by, table);
    await game.until(({ you, view }) => you === null && view !== null);
    expect(game.now().view?.asks).toEqual([]);
    expect(await refusal(cid.by, table, { do: 'answer', seat: 2, question: 0, choice: { do: 'pass' } })).toBe(
      'not-seated',
    );
    expect(await refusal(cid.by, table, { do: 'reclaim' })).toBe('not-seated');
  });

  test('who comes first gets the chair', async () => {
    const { address } = shared();
    const people = await sitters(address, 5);
    const table = await tableWith(address, people.slice(0, 1), { seats: 3 });
    const replies = await Promise.all(people.slice(1).map(({ by }) => by.command(table, { do: 'sit', chair: 1 })));
    expect(replies.filter(({ type }) => type === 'done')).toHaveLength(1);
    expect(replies.flatMap((reply) => (reply.type === 'refused' ? [reply.code] : []))).toEqual([
      'chair-taken',
      'chair-taken',
      'chair-taken',
    ]);
  });

  test('the host hands over the table by leaving, and the last one closes it', async () => {
    const { address } = shared();
    const [ann, bob] = await sitters(address, 2);
    const table = await tableWith(address, [ann, bob]);
    await done(ann.by.command(table, { do: 'leave' }));
    const seen = watched(ann.by, table);
    expect((await seen.until(() => true)).room.host).toBe(bob.person.id);
    await done(bob.by.command(table, { do: 'leave' }));
    expect((await seen.until(({ room }) => room.status === 'over')).room.host).toBeNull();
    expect(await refusal(ann.by, table, { do: 'sit', chair: 0 })).toBe('not-gathering');
    expect((await fetch(`${address}/api/games/${table}`)).status).toBe(404);
  });
});

test('a whole game goes on while its seats are attacked', async () => {
  const { address } = shared();
  const people = await sitters(address, 3);
  const eve = await sitter(address, 'Eve');
  const table = await tableWith(address, people);
  const games = people.map(({ by }, i) => playOn(by, table, i));
  await done(people[0].by.command(table, { do: 'start', fill: null }));
  const attacks: Promise<string>[] = [];
  eve.by.watch(table, ({ view }) => {
    if (!view || view.over) return;
    for (let seat = 0; seat < 3; seat++)
      for (const by of [eve.by, people[(seat + 1) % 3].by])
        attacks.push(refusal(by, table, { do: 'answer', seat, question: view.question, choice: { do: 'pass' } }));
  });
  await Promise.all(games.map(({ over }) => over));
  expect(games.flatMap(({ refused }) => refused)).toEqual([]);
  expect(attacks.length).toBeGreaterThan(50);
  for (const code of await Promise.all(attacks)) expect(['not-seated', 'not-yours', 'not-playing']).toContain(code);
});
