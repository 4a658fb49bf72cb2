/** Games that begin in the middle of another one, or at a table that someone has set, at a real server. */
import { createTable, type NewBeginning, type Settings } from '@polis/client';
import { type GameRecord, hash, replay, verify } from '@polis/engine';
import { describe, expect, test } from 'vitest';
import { playOn } from '../bench/people.ts';
import type { Profile, TableSummary } from '../src/protocol/index.ts';
import { browserOf, moderatorOf, reports } from './care.kit.ts';
import { inspector, type Listener } from './inspection.ts';
import {
  BASE,
  device,
  done,
  json,
  recordOf,
  refusal,
  type Sitter,
  server,
  sitter,
  sitters,
  tableWith,
  until,
  watched,
} from './kit.ts';

/** Three people and a game that they have finished. */
async function finishedGame(address: string, changed: Partial<Settings> = {}) {
  const people = await sitters(address, 3);
  const table = await tableWith(address, people, changed);
  const games = people.map(({ by }, i) => playOn(by, table, i));
  await done(people[0].by.command(table, { do: 'start', fill: null }));
  await Promise.all(games.map(({ over }) => over));
  return { people, table, record: await recordOf(address, table) };
}

const branch = (of: string, changed: Partial<NewBeginning> = {}): NewBeginning =>
  ({ of, step: 8, keeps: null, name: null, seat: 0, ...changed }) as NewBeginning;

const post = async (
  address: string,
  { cookie }: Pick<Sitter, 'cookie'>,
  beginning: unknown,
  settings: object = BASE,
) => {
  const answer = await fetch(`${address}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ ...settings, beginning }),
  });
  return { status: answer.status, ...((await answer.json()) as { id?: string; code: string; message?: string }) };
};

const branchesOf = (address: string, table: string, cookie = '') =>
  json<{ tables: TableSummary[]; total: number }>(address, `/api/games/${table}/branches`, { headers: { cookie } });

const seedsIn = ({ from, seed }: GameRecord['config']): string[] => [
  seed,
  ...(from && 'game' in from ? seedsIn(from.game) : []),
];

test.each([
  ['as it was dealt', null],
  ['dealt anew for a seat', 1],
])(
  'a finished game is played on, %s: nobody is told what is hidden, and nobody’s statistics change',
  async (_, keeps) => {
    const { address } = await server();
    const { people, table, record } = await finishedGame(address);
    const [ann, bob] = people;
    const heard: Listener[] = [1, 0, null].map((seat) => ({ seat, heard: [] }));
    const eve = await sitter(address, 'Eve', (text) => heard[2].heard.push(text));
    const { id } = await createTable(
      address,
      ann,
      { ...BASE, rated: true },
      branch(table, { keeps, name: ' What\nif ', seat: 1 }),
    );
    const beginning = { is: 'game', of: table, name: 'What if', age: 2, keeps };
    expect(await json(address, `/api/tables/${id}`)).toMatchObject({ beginning, settings: { rated: false, seats: 3 } });
    device(address, ann, (text) => heard[0].heard.push(text)).watch(id, () => undefined);
    device(address, bob, (text) => heard[1].heard.push(text)).watch(id, () => undefined);
    eve.by.watch(id, () => undefined);
    await done(bob.by.command(id, { do: 'sit', chair: 0 }));
    const games = [ann, bob].map(({ by }, i) => playOn(by, id, i));
    await done(ann.by.command(id, { do: 'start', fill: 'random' }));
    expect((await fetch(`${address}/api/games/${id}/record`)).status).toBe(404);
    const [end] = await Promise.all(games.map(({ over }) => over));
    expect(games.flatMap(({ refused }) => refused)).toEqual([]);
    expect(end.room.beginning).toMatchObject(beginning);
    expect(end.room.commitment === null).toBe(keeps === null);

    const again = await recordOf(address, id);
    expect(again.config.from).toMatchObject({ keeps, game: { seed: record.config.seed } });
    expect(again.result?.totals).toHaveLength(3);
    expect(verify(again, end.room.commitment).ok).toBe(true);
    const inspect = inspector(again, seedsIn(again.config));
    for (const listener of heard) {
      expect(listener.heard.length).toBeGreaterThan(5);
      inspect(listener);
    }
    expect(await json(address, `/api/games/${id}/ratings`)).toEqual({ changes: [] });
    const profile = await json<Profile>(address, `/api/people/${ann.person.id}`);
    expect([profile.games, profile.counted]).toEqual([1, 1]);
    const mine = await json<{ tables: TableSummary[] }>(address, '/api/me/tables', { headers: { cookie: ann.cookie } });
    expect(mine.tables.find((one) => one.id === id)?.beginning).toMatchObject(beginning);
  },
);

test('a record that was sent, a branch of a branch, and a table that someone has set', async () => {
  const { address } = await server();
  const { people, table, record } = await finishedGame(address);
  const [ann] = people;
  const choices = record.choices.slice(0, 9).map(([seat, choice]) => [seat, choice] as [number, typeof choice]);
  const sent: NewBeginning = { game: record.config, choices, keeps: 0, name: null, seat: 2 };
  const first = await createTable(address, ann, BASE, sent);
  const { over } = playOn(ann.by, first.id, 1);
  await done(ann.by.command(first.id, { do: 'start', fill: 'random' }));
  const { room, you } = await over;
  expect([you, room.beginning?.of]).toEqual([2, null]);
  const second = await createTable(address, ann, BASE, branch(first.id, { step: 3 }));
  expect(await json(address, `/api/tables/${second.id}`)).toMatchObject({ beginning: { of: first.id, keeps: null } });
  const seats = [{ wonder: 'giza' }, { wonder: 'rhodos' }, { wonder: 'babylon' }];
  const set = await createTable(address, ann, BASE, {
    table: { age: 2, turn: 1, seats },
    name: null,
    seat: 0,
  } as NewBeginning);
  expect(await json(address, `/api/tables/${set.id}`)).toMatchObject({ beginning: { is: 'table', age: 2, turn: 1 } });
  expect((await branchesOf(address, table)).total).toBe(0);
  expect(hash(replay(await recordOf(address, first.id)))).toMatch(/./);
});

test('tables that begin in a game are found by those who may see them; a game that was not listed is not named to strangers', async () => {
  const { address } = await server();
  const { people, table } = await finishedGame(address, { listed: false });
  const [ann, bob] = people;
  const eve = await sitter(address, 'Eve');
  const listed = await createTable(address, ann, BASE, branch(table));
  const hidden = await createTable(address, bob, { ...BASE, listed: false }, branch(table, { step: 9 }));
  const ids = async (cookie?: string) => (await branchesOf(address, table, cookie)).tables.map(({ id }) => id);
  expect(await ids(eve.cookie)).toEqual([listed.id]);
  expect(await ids()).toEqual([listed.id]);
  expect(await ids(bob.cookie)).toEqual([hidden.id, listed.id]);
  expect((await branchesOf(address, table, bob.cookie)).total).toBe(2);
  const of = async (id: string) => (await json<TableSummary>(address, `/api/tables/${id}`)).beginning?.of;
  expect([await of(listed.id), await of(hidden.id)]).toEqual([null, table]);
  const seen = watched(eve.by, listed.id);
  expect((await seen.until(() => true)).room.beginning?.of).toBeNull();
  expect((await fetch(`${address}/api/games/${listed.id}/branches`)).status).toBe(404);
  expect((await fetch(`${address}/api/games/nowhere/branches`)).status).toBe(404);
  expect((await fetch(`${address}/api/games/${table}/branches?page=x`)).status).toBe(400);
  // who keeps away from someone does not see where they wait
  await fetch(`${address}/api/me/blocks`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: eve.cookie },
    body: JSON.stringify({ person: ann.person.id }),
  });
  expect(await ids(eve.cookie)).toEqual([]);
});

describe('what cannot be', () => {
  test('is refused with a reason, and no table is opened', async () => {
    const { address } = await server();
    const { people, table, record } = await finishedGame(address);
    const [ann] = people;
    const unfinished = await tableWith(address, [ann]);
    const game = record.config;
    const sent = { game, choices: [], keeps: null };
    const seats = [{ wonder: 'giza' }, { wonder: 'rhodos' }, { wonder: 'babylon' }];
    const wrong: [unknown, string, RegExp?][] = [
      [branch('nowhere'), 'not-over'],
      [branch(unfinished), 'not-over'],
      [branch(table, { step: 500 } as never), 'beginning'],
      [branch(table, { keeps: 5 } as never), 'beginning'],
      [branch(table, { seat: 3 }), 'no-such-chair'],
      [branch(table, { step: 0 } as never), 'malformed', /step/],
      [branch(table, { step: 1.5 } as never), 'malformed', /step/],
      [branch(table, { seat: -1 }), 'malformed', /seat/],
      [branch(table, { keeps: 'all' } as never), 'malformed', /keeps/],
      [branch('../../etc'), 'malformed', /of/],
      [branch(table, { name: 'x'.repeat(61) }), 'malformed', /name/],
      [branch(table, { name: 7 } as never), 'malformed', /name/],
      [{ ...branch(table), game }, 'malformed'],
      [{ ...sent, choices: [[0, { do: 'win' }]] }, 'malformed', /choices/],
      [{ ...sent, choices: 'all' }, 'malformed', /choices/],
      [{ ...sent, choices: [[0, { do: 'sell', card: 'palace' }]] }, 'record'],
      [{ ...sent, game: 'this one' }, 'malformed', /game/],
      [{ ...sent, game: { ...game, seats: 99 } }, 'seats'],
      [{ ...sent, game: { ...game, version: 99 } }, 'version'],
      [{ ...sent, keeps: 8 }, 'beginning'],
      [{ ...sent, seed: 'x' }, 'malformed'],
      [{ table: [] }, 'malformed', /table/],
      [{ table: { seats: [] } }, 'scenario'],
      [{ table: { age: 9, seats } }, 'scenario'],
      [{ table: { seats: [{ wonder: 'giza', hand: ['palace', 'palace'] }, ...seats.slice(1)] } }, 'scenario'],
      [{}, 'malformed', /begin/],
      ['here', 'malformed'],
      [[], 'malformed'],
    ];
    const before = await json<{ tables: unknown[] }>(address, '/api/me/tables', { headers: { cookie: ann.cookie } });
    for (const [beginning, code, message = /./] of wrong) {
      const answer = await post(address, ann, beginning);
      expect([answer.status, answer.code], JSON.stringify(beginning).slice(0, 200)).toEqual([400, code]);
      expect(answer.message).toMatch(message);
    }
    const after = await json<{ tables: unknown[] }>(address, '/api/me/tables', { headers: { cookie: ann.cookie } });
    expect(after.tables).toHaveLength(before.tables.length);
  });

  test('is too large, or too often', async () => {
    const { address } = await server();
    const [ann, bob] = await sitters(address, 2);
    const large = { table: { seats: [], note: 'x'.repeat(100_000) } };
    expect(await post(address, ann, large)).toMatchObject({ status: 413, code: 'too-large' });
    const answers = await Promise.all(Array.from({ length: 61 }, () => post(address, ann, branch('nowhere'))));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
    expect(await post(address, ann, branch('nowhere'))).toMatchObject({ status: 429, code: 'too-many' });
    expect(await post(address, bob, branch('nowhere'))).toMatchObject({ status: 400 });
    expect((await post(address, ann, null)).status).toBe(201);
  });

  test('is said by someone who may not speak', async () => {
    const { address, database } = await server();
    const { people, table } = await finishedGame(address);
    const [ann, bob] = people;
    const mo = await moderatorOf(address, database);
    await reports({ here: browserOf(address, ann) }, { person: bob.person.id });
    await mo.settles({ measures: [{ kind: 'mute', until: null, name: null }] });
    expect(await post(address, bob, branch(table, { name: 'Listen' }))).toMatchObject({
      status: 403,
      code: 'silenced',
    });
    expect((await post(address, bob, branch(table))).status).toBe(201);
    expect((await post(address, ann, branch(table, { name: 'Listen' }))).status).toBe(201);
  });
});

test('a rematch begins in the same place; whoever is forgotten takes the name along', async () => {
  const { address } = await server();
  const { people, table } = await finishedGame(address);
  const [ann, bob] = people;
  const { id } = await createTable(address, ann, BASE, branch(table, { step: 15, name: 'The one of Ann' }));
  await done(bob.by.command(id, { do: 'sit', chair: 1 }));
  expect(await refusal(ann.by, id, { do: 'set', settings: { ...BASE, seats: 4 } })).toBe('begun-elsewhere');
  const games = [ann, bob].map(({ by }, i) => playOn(by, id, i));
  await done(ann.by.command(id, { do: 'start', fill: 'random' }));
  await Promise.all(games.map(({ over }) => over));
  const said = await bob.by.command(id, { do: 'rematch' });
  const next = said.type === 'done' ? (said.table ?? '') : '';
  const [{ beginning }, { beginning: again, settings }] = await Promise.all(
    [id, next].map((one) => json<TableSummary>(address, `/api/tables/${one}`)),
  );
  expect(again).toEqual(beginning);
  expect([again?.name, settings.listed, settings.rated]).toEqual(['The one of Ann', true, false]);
  await fetch(`${address}/api/me`, { method: 'DELETE', headers: { cookie: ann.cookie } });
  for (const one of [id, next])
    await until(async () => (await json<TableSummary>(address, `/api/tables/${one}`)).beginning?.name === null);
  expect((await json<TableSummary>(address, `/api/tables/${next}`)).beginning?.of).toBe(table);
});
