/** Exercises over HTTP: that of the day, those of the server, and how people do at them. */
import { dailyOf, dayOf, type Exercise, openExercise, shippedExercises } from '@polis/bots';
import { describe, expect, test } from 'vitest';
import type { KeptExercise } from '../src/store/exercises.ts';
import { openStore } from '../src/store/open.ts';
import { browser, PASSWORD } from './accounts.kit.ts';
import { json, server, sharedServer, testFolder } from './kit.ts';
import { line, row } from './store/lines.ts';

const shared = sharedServer();

interface Rated {
  exercise: Exercise;
  rating: { value: number; spread: number; provisional: boolean };
  tries: number;
  solved: number;
}

const daily = (address: string) => json<Rated & { day: string }>(address, '/api/exercises/daily');

test('the exercise of the day is the same for all, and can be found without a server', async () => {
  const { address } = shared();
  const { list, exercise } = await shippedExercises();
  const { day, exercise: today, rating, tries } = await daily(address);
  const { id } = list[dailyOf(dayOf(Date.parse(day)), list.length)];
  expect(today).toEqual(JSON.parse(JSON.stringify(exercise(id))));
  expect([day, rating.value, tries]).toEqual([new Date().toISOString().slice(0, 10), Math.round(today.rating), 0]);
  expect(openExercise(today).question.choices.length).toBeGreaterThan(1);
  expect((await json<Rated>(address, `/api/exercises/${id}`)).exercise).toEqual(today);
});

test('a first try moves both ratings, a second one nothing; it is exported, and goes with the person', async () => {
  const { address } = await server();
  const { id, rating: first } = (await daily(address)).exercise;
  const ann = browser(address);
  await ann.guest('Ann');
  expect((await ann.call('GET', '/api/me/exercises')).body).toMatchObject({ tries: 0, attempts: [] });
  const tried = await ann.call('POST', `/api/exercises/${id}/attempts`, { solved: true, ms: 4200 });
  const { counts, before, after, exercise } = tried.body;
  expect([tried.status, counts, before.tries, after.tries, after.solved]).toEqual([200, true, 0, 1, 1]);
  expect(after.rating.value).toBeGreaterThan(before.rating.value);
  expect(exercise.rating.value).toBeLessThan(first);
  const again = await ann.call('POST', `/api/exercises/${id}/attempts`, { solved: false, ms: 1 });
  expect(again.body).toEqual({ counts: false, before: after, after, exercise });
  expect(await json(address, `/api/exercises/${id}`)).toMatchObject({ tries: 1, solved: 1, rating: exercise.rating });
  const own = (await ann.call('GET', '/api/me/exercises')).body;
  expect(own).toMatchObject({ ...after, attempts: [{ exercise: id, solved: true, ms: 4200 }] });
  expect((await ann.call('GET', '/api/me/exercises?page=1')).body.attempts).toEqual([]);

  // who signs in takes it along
  const here = browser(address);
  await here.guest('Anna');
  await here.chooses('Anna', PASSWORD);
  await ann.call('POST', '/api/sessions', { login: 'Anna', password: PASSWORD, adopt: true });
  expect((await ann.call('GET', '/api/me/exercises')).body).toEqual(own);
  const kept = await fetch(`${address}/api/me/export`, { headers: { cookie: ann.cookie } });
  const [me] = (await kept.text()).split('\n');
  expect(JSON.parse(me).exercises).toMatchObject({ skill: { tries: 1 }, attempts: [{ exercise: id, ms: 4200 }] });
  expect((await ann.call('DELETE', '/api/me')).status).toBeLessThan(300);
  expect(await json(address, `/api/exercises/${id}`)).toMatchObject({ tries: 1 });
});

describe('exercises of a server', () => {
  test('are found a page at a time and by theme, each with its rating', async () => {
    const database = `${testFolder()}/polis.db`;
    const store = await openStore(database);
    const { list, exercise } = await shippedExercises();
    await store.append([line('game', 1, { row: row('game', { status: 'over' }) })]);
    const one = exercise(list[0].id) as Exercise;
    const all = Array.from({ length: 23 }, (_, i): KeptExercise => {
      const id = `own-${i}`;
      const themes = i % 2 === 0 ? ['trade'] : ['science', 'denial'];
      return { id, table: 'game', at: i, themes, body: JSON.stringify({ ...one, id, rating: 1000 + i }) };
    });
    await store.addExercises(all, 100);
    await store.close();
    const { address } = await server({ database, keepDays: 0 });
    const listed = (query: string) =>
      json<{ exercises: Rated[]; total: number }>(address, `/api/exercises${query}`).then(({ exercises, total }) => ({
        ids: exercises.map((found) => found.exercise.id),
        values: exercises.map(({ rating }) => rating.value),
        total,
      }));
    const { ids, values, total } = await listed('');
    expect([ids.length, ids[0], values[0], total]).toEqual([20, 'own-22', 1022, 23]);
    expect((await listed('?page=1')).ids).toEqual(['own-2', 'own-1', 'own-0']);
    expect(await listed('?theme=denial')).toMatchObject({ total: 11 });
    expect(await listed('?theme=leaders')).toEqual({ ids: [], values: [], total: 0 });
    expect((await json<Rated>(address, '/api/exercises/own-7')).exercise.id).toBe('own-7');
    for (const query of ['?page=-1', '?page=x', '?theme=luck'])
      expect((await fetch(`${address}/api/exercises${query}`)).status, query).toBe(400);
  });
});

test('what makes no sense is refused, and nothing is kept of it', async () => {
  const { address } = shared();
  const { id } = (await daily(address)).exercise;
  const bob = browser(address);
  const place = `/api/exercises/${id}/attempts`;
  expect((await bob.call('POST', place, { solved: true, ms: 1 })).status).toBe(401);
  expect((await bob.call('GET', '/api/me/exercises')).status).toBe(401);
  await bob.guest('Bob');
  const wrong: unknown[] = [
    {},
    { solved: 1, ms: 1 },
    { solved: true },
    { solved: true, ms: -1 },
    { solved: true, ms: 1.5 },
    { solved: true, ms: 86_400_001 },
    { solved: true, ms: 1, rating: 3000 },
    [],
  ];
  for (const body of wrong) {
    const answer = await bob.call('POST', place, body as object);
    expect([answer.status, answer.body.code], JSON.stringify(body)).toEqual([400, 'malformed']);
  }
  for (const [method, gone] of [
    ['GET', '/api/exercises/none'],
    ['POST', '/api/exercises/none/attempts'],
  ] as const) {
    const answer = await bob.call(method, gone, method === 'POST' ? { solved: true, ms: 1 } : undefined);
    expect([answer.status, answer.body.code]).toEqual([404, 'no-such-exercise']);
  }
  expect((await bob.call('GET', '/api/exercises/..%2f..')).status).toBe(400);
  expect((await bob.call('GET', '/api/me/exercises')).body).toMatchObject({ tries: 0, attempts: [] });
});

test('nobody tries more than so many an hour', async () => {
  const { address } = shared();
  const cid = browser(address);
  await cid.guest('Cid');
  const statuses = await Promise.all(
    Array.from({ length: 301 }, async () => {
      const { status } = await cid.call('POST', '/api/exercises/none/attempts', { solved: true, ms: 1 });
      return status;
    }),
  );
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
});
