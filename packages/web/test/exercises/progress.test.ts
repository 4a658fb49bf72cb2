/** How far someone has come with exercises: intervals, ratings, and what comes next. */
import type { Exercise } from '@polis/bots';
import { describe, expect, test } from 'vitest';
import { addressOf, wishIn } from '../../src/exercises/address.ts';
import { chancesOf } from '../../src/exercises/chances.ts';
import { untriedOf } from '../../src/exercises/fromServer.ts';
import { answered, isDue, NEW_SELF, type Progress } from '../../src/exercises/progress.ts';
import { type Known, nextOf } from '../../src/exercises/queue.ts';

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 10, 18, 12);
const one = { id: 'one', rating: 1400 };

const days = (from: number, { card }: Progress): number => (card.due.getTime() - from) / DAY;

describe('an answer', () => {
  test('that was right comes back after growing intervals', () => {
    let progress: Progress | null = null;
    let now = NOW;
    const waits: number[] = [];
    for (let i = 0; i < 4; i++) {
      ({ progress } = answered(NEW_SELF, progress, one, true, now));
      waits.push(days(now, progress));
      now = progress.card.due.getTime();
    }
    expect(waits[0]).toBeGreaterThanOrEqual(1);
    expect(waits).toEqual(waits.toSorted((a, b) => a - b));
    expect(waits[3]).toBeGreaterThan(20);
  });

  test('that was wrong comes back the next day, also after many that were right', () => {
    const first = answered(NEW_SELF, null, one, false, NOW).progress;
    expect(days(NOW, first)).toBeLessThanOrEqual(1);
    expect(isDue(first, NOW)).toBe(false);
    expect(isDue(first, NOW + DAY)).toBe(true);
    const known = [1, 2, 3].reduce<Progress | null>(
      (before) => answered(NEW_SELF, before, one, true, NOW).progress,
      null,
    );
    const again = answered(NEW_SELF, known, one, false, NOW + 30 * DAY).progress;
    expect(days(NOW + 30 * DAY, again)).toBeLessThan(days(NOW, known as Progress));
    expect(again).toMatchObject({ tries: 4, right: 3 });
  });

  test('counts for both ratings the first time, and never again', () => {
    const first = answered(NEW_SELF, null, one, true, NOW);
    expect(first.self.rated.rating).toBeGreaterThan(NEW_SELF.rated.rating);
    expect(first.progress.rated.rating).toBeLessThan(one.rating);
    expect(first.self.history).toHaveLength(1);
    const again = answered(first.self, first.progress, one, false, NOW + DAY);
    expect(again.self).toBe(first.self);
    expect(again.progress.rated).toEqual(first.progress.rated);
  });
});

describe('next', () => {
  const MINE = { id: 'mine', themes: ['science' as const], rating: 1400 };
  const list = [
    { id: 'easy', themes: ['trade' as const], rating: 1000 },
    { id: 'fit', themes: ['science' as const], rating: 1390 },
    { id: 'hard', themes: ['science' as const, 'chains' as const], rating: 1900 },
  ];
  const due = (id: string, at: number): [string, Progress] => [
    id,
    { ...answered(NEW_SELF, null, { id, rating: 1400 }, false, at - DAY).progress, id },
  ];
  const known = (more: Partial<Known> = {}): Known => ({
    mine: [],
    server: [],
    list,
    progress: new Map(),
    rating: 1400,
    ...more,
  });

  test('are the own mistakes, then what is due, then what is new and about as hard as one is good', () => {
    const progress = new Map([due('easy', NOW - 2 * DAY)]);
    expect(nextOf(known({ mine: [MINE], progress }), 'all', NOW)).toBe('mine');
    expect(nextOf(known({ progress }), 'all', NOW)).toBe('easy');
    expect(nextOf(known(), 'all', NOW)).toBe('fit');
    expect(nextOf(known({ rating: 1800 }), 'all', NOW)).toBe('hard');
  });

  test('is never the one just done', () => {
    expect(nextOf(known(), 'all', NOW, 'fit')).toBe('easy');
    expect(nextOf(known({ mine: [MINE] }), 'all', NOW, 'mine')).toBe('fit');
  });

  test('is about what was asked for', () => {
    expect(nextOf(known(), 'chains', NOW)).toBe('hard');
    expect(nextOf(known(), 'leaders', NOW)).toBeNull();
    expect(nextOf(known({ mine: [MINE] }), 'trade', NOW)).toBe('easy');
    expect(nextOf(known({ mine: [MINE] }), 'science', NOW), 'a mistake of one’s own about it comes first').toBe('mine');
    expect(nextOf(known({ mine: [MINE] }), 'mine', NOW, 'mine')).toBeNull();
    const server = [{ id: 'here', themes: [], rating: 1500 }];
    expect(nextOf(known({ server }), 'server', NOW)).toBe('here');
    expect(nextOf(known(), 'server', NOW)).toBeNull();
  });

  test('leaves out what is not due yet', () => {
    const progress = new Map([due('fit', NOW + 2 * DAY), due('easy', NOW + 3 * DAY), due('hard', NOW + DAY)]);
    expect(nextOf(known({ progress }), 'all', NOW)).toBeNull();
    expect(nextOf(known({ progress }), 'all', NOW + 5 * DAY)).toBe('hard');
  });
});

test('an address says what one wants to practise, and nonsense in it means everything', () => {
  expect(addressOf('abc', 'all')).toBe('/exercises/abc');
  expect(wishIn(addressOf('abc', 'denial').split('?')[1])).toBe('denial');
  expect(wishIn('of=nonsense')).toBe('all');
  expect(wishIn('')).toBe('all');
});

test('of two looks the one is told that saw less of a difference', () => {
  const look = (best: number, second: number) => ({
    tries: 2000,
    second: { do: 'pass' as const },
    expected: [
      { chance: best, points: 50 },
      { chance: second, points: 45 },
    ] as [{ chance: number; points: number }, { chance: number; points: number }],
    each: 500,
    doubt: 0.01,
  });
  expect(chancesOf({ proof: [look(0.5, 0.3), look(0.4, 0.32)] })).toEqual({ best: 0.4, second: 0.32, look: 1 });
});

test('of a server’s exercises as many pages are read as it takes to come to a new one', async () => {
  const all = ['a', 'b', 'c', 'd', 'e'].map((id) => ({
    exercise: { id, themes: [] } as unknown as Exercise,
    rating: { value: 1500 },
  }));
  const read: number[] = [];
  const pageOf = async (page: number) => {
    read.push(page);
    return { exercises: all.slice(2 * page, 2 * page + 2), total: all.length };
  };
  const tried = (...ids: string[]) => new Map(ids.map((id) => [id, {} as Progress]));
  expect(await untriedOf(pageOf, tried('a'))).toMatchObject({ list: [{ id: 'a' }, { id: 'b' }], total: 5 });
  expect(read.splice(0)).toEqual([0]);
  expect((await untriedOf(pageOf, tried('a', 'b'))).list.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
  expect(read.splice(0)).toEqual([0, 1]);
  await untriedOf(pageOf, tried('a', 'b', 'c', 'd', 'e'));
  expect(read).toEqual([0, 1, 2]);
});
