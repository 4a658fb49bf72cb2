/** A server makes exercises from rated games: while bots have nothing to do, and one node at a time. */
import path from 'node:path';
import { type Exercise, openExercise, type Proven } from '@polis/bots';
import { create, type Game, legal, over, submit, view } from '@polis/engine';
import { expect, onTestFinished, test } from 'vitest';
import { keepMaking, reachedIn, worthALook } from '../src/exercises/making.ts';
import type { ProofTask } from '../src/exercises/spare.ts';
import { recordOf } from '../src/room/index.ts';
import type { Store } from '../src/store/store.ts';
import { thinkers } from '../src/thinking.ts';
import { DIST } from './kit.ts';
import { SEED } from './room/kit.ts';
import { onBothEngines } from './store/kit.ts';
import { gameResult } from './store/lines.ts';
import { ANN, BOB, gameOf, MINUTE, SECOND, timedStore } from './tables.kit.ts';

/** Whatever is asked, the first choice is clearly best. */
function provenOf({ question: { choices } }: ProofTask): Proven {
  const [best, second] = choices;
  const expected = [
    { chance: 0.8, points: 50 },
    { chance: 0.2, points: 40 },
  ] as [{ chance: number; points: number }, { chance: number; points: number }];
  const seen = { best, second, worse: [], expected, doubt: 0.01, each: 100, tries: 400 };
  return { best, worse: [], looks: [seen, seen], themes: ['trade'], rating: 1400 };
}

/** A database with finished games of Ann and Bob, which count as rated. */
async function withGames(url: string, count: number) {
  const time = await timedStore(url);
  const node = time.node();
  for (const one of [ANN, BOB]) await time.store.addPerson(one, time.now());
  const games: string[] = [];
  for (let i = 0; i < count; i++) {
    const table = await gameOf(node);
    for (const who of [ANN, BOB]) await node.tables.command(table, who, null, { do: 'concede' });
    await time.settles();
    await time.store.keepResult(table, gameResult([ANN.id, BOB.id], { at: time.now() + i }));
    games.push(table);
  }
  const kept = async () => (await time.store.exercises(null, 100, 0)).map(({ table }) => table);
  return { ...time, ...node, games, kept };
}

type Place = Awaited<ReturnType<typeof withGames>>;

/** A node that makes some; `answer` says what bots find, or null while they are asked something else. */
function making(
  { around, store, failures: _ }: Place,
  me: string,
  answer: (task: ProofTask) => { proven: Proven | null } | null,
  most = 100,
) {
  const asked: ProofTask[] = [];
  let made = 0;
  const work = keepMaking(most, {
    ...around,
    me,
    store,
    async prove(task, signal) {
      if (signal.aborted) return null;
      asked.push(task);
      return answer(task);
    },
    made() {
      made++;
    },
  });
  onTestFinished(work.close);
  return { asked, made: () => made, close: work.close };
}

onBothEngines(({ fresh }) => {
  test('two of each game at most, one game after the other, and each game once', async () => {
    const at = await withGames(await fresh(), 2);
    const { made } = making(at, 'one', (task) => ({ proven: provenOf(task) }));
    await at.passes(MINUTE);
    expect((await at.kept()).sort()).toEqual([at.games[0], at.games[0], at.games[1], at.games[1]].sort());
    await at.passes(5 * MINUTE);
    expect(made()).toBe(4);
    for (const { id, body } of await at.store.exercises(null, 100, 0)) {
      const exercise: Exercise = JSON.parse(body);
      expect(exercise.id).toBe(id);
      expect(openExercise(exercise).question.choices.length).toBeGreaterThan(1);
      expect(body).not.toMatch(/Ann|Bob|id-of/);
    }
    expect(at.failures).toEqual([]);
  });

  test('another node goes on where one stopped, and does not meddle before', async () => {
    const at = await withGames(await fresh(), 1);
    let questions = 0;
    const one = making(at, 'one', () => (++questions <= 3 ? { proven: null } : null));
    const two = making(at, 'two', () => ({ proven: null }));
    await at.passes(2 * MINUTE);
    expect([two.asked.length, new Set(one.asked.slice(0, 4)).size]).toEqual([0, 4]);
    await one.close();
    await at.passes(15 * MINUTE);
    const seeds = (tasks: readonly ProofTask[]) => tasks.map(({ seed }) => seed);
    expect(seeds(two.asked)[0]).toBe(seeds(one.asked)[3]);
    expect(seeds(two.asked).filter((seed) => seeds(one.asked).slice(0, 3).includes(seed))).toEqual([]);
    expect(two.asked.length).toBeGreaterThan(1);
  });
});

const sqlite = async (): Promise<string> => {
  const { mkdtemp, rm } = await import('node:fs/promises');
  const folder = await mkdtemp(path.join((await import('node:os')).tmpdir(), 'polis-making-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return path.join(folder, 'polis.db');
};

test('it waits as long as bots are asked, ends at once, and none are made where none are wanted', async () => {
  const at = await withGames(await sqlite(), 1);
  const busy = making(at, 'one', () => null);
  await at.passes(10 * SECOND);
  expect(new Set(busy.asked).size).toBe(1);
  expect(busy.asked.length).toBeGreaterThan(2);
  await busy.close();
  const none = making(at, 'one', (task) => ({ proven: provenOf(task) }), 0);
  await at.passes(5 * MINUTE);
  expect([none.asked.length, await at.kept()]).toEqual([0, []]);
});

test('a game that cannot be read keeps nobody from the next one', async () => {
  const at = await withGames(await sqlite(), 2);
  const broken = Object.assign(Object.create(at.store) as Store, {
    lines: (table: string) => (table === at.games[0] ? Promise.reject(new Error('torn')) : at.store.lines(table)),
  });
  making({ ...at, store: broken }, 'one', (task) => ({ proven: provenOf(task) }));
  await at.passes(MINUTE);
  expect(await at.kept()).toEqual([at.games[1], at.games[1]]);
  expect(at.failures.join()).toContain(at.games[0]);
});

test('the same questions of a game whenever it is looked at, a dozen at most', async () => {
  const at = await withGames(await sqlite(), 1);
  const room = await at.tables.room(at.games[0]);
  const record = recordOf({ commitment: null, deal: null }, room?.game as Game);
  const picked = () => [...worthALook(record, 'table')].map(({ seat, seed }) => `${seat} ${seed}`);
  expect(picked()).toEqual(picked());
  expect(picked().length).toBeGreaterThan(2);
  expect(picked().length).toBeLessThanOrEqual(12);
  for (const text of ['', '{}', 'null', '{"at":1,"table":2,"looked":0}', '[']) expect(reachedIn(text)).toBeNull();
  expect(reachedIn('{"at":1,"table":"t","looked":2}')).toEqual({ at: 1, table: 't', looked: 2 });
});

test('bots: a question that someone waits for breaks off what nobody waits for', async () => {
  const bots = thinkers(path.join(DIST, 'bot-worker.mjs'), 1, () => undefined, 0);
  onTestFinished(bots.close);
  const game = create({ seats: 3, seed: SEED });
  const asked = (of: Game) => ({ view: view(of, 0), question: view(of, 0).asks[0], seed: 1 });
  const never = new AbortController().signal;
  const whose = { caller: '', person: 'p', table: 't', isLast: () => false };
  const brokenOff = bots.prove(asked(game), never);
  const answer = bots.think({ ...asked(game), bot: 'merchant', ms: 5 }, never, whose);
  expect(await bots.prove(asked(game), never)).toBeNull();
  expect(await answer).toHaveProperty('do');
  expect(await brokenOff).toBeNull();

  const ending = new AbortController();
  const ended = bots.prove(asked(game), ending.signal);
  ending.abort();
  expect(await ended).toBeNull();
  expect(await bots.prove(asked(game), ending.signal)).toBeNull();

  // near the end a look takes a moment only
  let late = game;
  while (late.state.age < 3 || late.state.turn < 6)
    for (const seat of [0, 1, 2])
      if (legal(late, seat).length > 0) late = submit(late, seat, legal(late, seat)[0]).game;
  expect(over(late)).toBe(false);
  expect(await bots.prove(asked(late), never)).toHaveProperty('proven');
});
