/** Exercises, who has tried them, and work that one node does at a time. */
import { attempted, NEW_PERSON, newExercise } from '@polis/bots';
import { expect, test } from 'vitest';
import type { KeptExercise } from '../../src/store/exercises.ts';
import type { Store } from '../../src/store/store.ts';
import { onBothEngines } from './kit.ts';
import { gameResult, line, row, session } from './lines.ts';

const AT = 1_700_000_000_000;
const HARD = newExercise(1600);

const exercise = (id: string, at: number, themes: string[] = ['trade']): KeptExercise => ({
  id,
  table: 'game',
  at,
  themes,
  body: JSON.stringify({ id }),
});

const withGame = async (store: Store): Promise<Store> => {
  await store.append([line('game', 1, { row: row('game', { status: 'over' }) })]);
  return store;
};

const withPeople = async (store: Store): Promise<Store> => {
  for (const id of ['ann', 'bob']) await store.addPerson({ id, name: id }, AT);
  return store;
};

const tries = (store: Store, person: string, id: string, solved = true) =>
  store.attempt(person, { exercise: id, at: AT, solved, ms: 1500 }, HARD);

onBothEngines(({ fresh, open }) => {
  test('rated games at listed tables, in the order in which they ended', async () => {
    const store = await withPeople(await open());
    const games = [
      ['b', { at: 2 }],
      ['a', { at: 2 }],
      ['first', { at: 1 }],
      ['unlisted', { at: 3, listed: false }],
      ['unrated', { at: 3, rated: false }],
      ['last', { at: 4 }],
    ] as const;
    await store.append(games.map(([id]) => line(id, 1, { row: row(id, { status: 'over' }) })));
    for (const [id, changes] of games) await store.keepResult(id, gameResult(['ann', 'bob'], changes));
    await store.keepResult('removed', gameResult(['ann', 'bob'], { at: 3 }));
    const all = ['first', 'a', 'b', 'last'];
    expect((await store.ratedGames(null, 10)).map(({ table }) => table)).toEqual(all);
    expect(await store.ratedGames({ at: 2, table: 'a' }, 1)).toEqual([{ at: 2, table: 'b' }]);
    expect(await store.ratedGames({ at: 4, table: 'last' }, 1)).toEqual([]);
  });

  test('exercises are kept once, found by theme, and the oldest make room', async () => {
    const store = await withGame(await withPeople(await open()));
    const all = [exercise('a', 1, ['trade', 'denial']), exercise('b', 2, []), exercise('c', 3)];
    await store.addExercises(all, 10);
    await store.addExercises([exercise('a', 9, ['science'])], 10);
    await store.addExercises([], 0);
    expect(await store.exercises(null, 10, 0)).toEqual([all[2], all[1], all[0]]);
    expect((await store.exercises('trade', 1, 1)).map(({ id }) => id)).toEqual(['a']);
    expect(await store.countExercises(null)).toBe(3);
    expect(await store.countExercises('denial')).toBe(1);
    expect(await store.countExercises('science')).toBe(0);
    expect(await store.exercise('b')).toEqual(all[1]);
    await tries(store, 'ann', 'a');
    await store.addExercises([exercise('d', 4)], 2);
    expect((await store.exercises(null, 10, 0)).map(({ id }) => id)).toEqual(['d', 'c']);
    expect(await store.exercise('a')).toBeNull();
    expect(await store.exerciseRatings(['a'])).toEqual([]);
    expect((await store.exerciseSkill('ann'))?.tries).toBe(1);
  });

  test('the first try of each person moves both ratings, also where many try at once', async () => {
    const url = await fresh();
    const stores = [await withPeople(await open(url)), await open(url)];
    const [store] = stores;
    const moved = attempted(NEW_PERSON, HARD, true);
    const counted = await Promise.all(Array.from({ length: 6 }, (_, i) => tries(stores[i % 2], 'ann', 'x')));
    expect(counted.filter((one) => one !== null)).toHaveLength(1);
    const skill = await store.exerciseSkill('ann');
    expect(skill).toMatchObject({ tries: 1, solved: 1 });
    expect(skill?.rating).toBeCloseTo(moved.person.rating);
    const [rating] = await store.exerciseRatings(['x', 'y']);
    expect(rating.rating).toBeCloseTo(moved.exercise.rating);
    const both = await Promise.all([tries(stores[0], 'bob', 'x', false), tries(stores[1], 'ann', 'y', false)]);
    expect(both.map((one) => one?.after.tries)).toEqual([1, 2]);
    expect(await store.exerciseRatings(['x'])).toMatchObject([{ exercise: 'x', tries: 2, solved: 1 }]);
    expect(await store.exerciseSkill('ann')).toMatchObject({ tries: 2, solved: 1 });
    expect((await store.attempts('ann', 10, 0)).map((one) => one.exercise)).toEqual(['x', 'y']);
    expect(await store.attempts('ann', 1, 1)).toEqual([{ exercise: 'y', at: AT, solved: false, ms: 1500 }]);
    expect(await tries(store, 'eve', 'x')).toBeNull();
    expect(await store.exerciseSkill('eve')).toBeNull();
  });

  test('tries go with whom they are of; an account has those of the guest, each once', async () => {
    const store = await withPeople(await open());
    for (const id of ['x', 'y', 'z']) await tries(store, 'bob', id);
    await tries(store, 'ann', 'x', false);
    const guest = await store.exerciseSkill('bob');
    await store.adopt('bob', 'ann');
    expect(await store.exerciseSkill('bob')).toBeNull();
    expect(await store.exerciseSkill('ann')).toEqual({ ...guest, tries: 3, solved: 2 });
    expect((await store.attempts('ann', 9, 0)).map((one) => [one.exercise, one.solved])).toEqual([
      ['x', false],
      ['y', true],
      ['z', true],
    ]);
    await store.startLeaving('ann', AT);
    expect(await tries(store, 'ann', 'w')).toBeNull();
    expect(await store.attempts('ann', 9, 0)).toEqual([]);
    expect(await store.exerciseSkill('ann')).toBeNull();
    expect(await store.exerciseRatings(['x'])).toMatchObject([{ tries: 2 }]);
  });

  test('a guest who cannot come back is not kept for their tries', async () => {
    const store = await withPeople(await open());
    await store.addSession('bob', session('bob'));
    for (const id of ['ann', 'bob']) await tries(store, id, 'x');
    expect((await store.removeGuests('', 10, AT + 1)).removed).toBe(1);
    expect(await store.person('ann')).toBeNull();
    expect(await store.attempts('ann', 9, 0)).toEqual([]);
    expect(await store.attempts('bob', 9, 0)).toHaveLength(1);
  });

  test('one node does a chore at a time, and the next goes on where it stopped', async () => {
    const store = await open();
    expect(await store.takeChore('c', 'one', 0, 10)).toBe('');
    expect(await store.takeChore('c', 'two', 9, 19)).toBeNull();
    expect(await store.choreReached('c', 'two', 'there', 19)).toBe(false);
    expect(await store.choreReached('c', 'one', 'here', 20)).toBe(true);
    expect(await store.takeChore('c', 'one', 11, 21)).toBe('here');
    expect(await store.takeChore('c', 'two', 20, 30)).toBeNull();
    expect(await store.takeChore('c', 'two', 21, 31)).toBe('here');
    expect(await store.choreReached('c', 'one', 'late', 40)).toBe(false);
    expect(await store.takeChore('other', 'one', 0, 10)).toBe('');
  });
});
