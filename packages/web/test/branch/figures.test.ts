/** Intervals are those of the textbooks, and games that bots play on use nothing but what is seen. */
import { dice, roll, view } from '@polis/engine';
import { describe, expect, test } from 'vitest';
import { asChance, meanOf, shareOf } from '../../src/compare/figures.ts';
import { playouts } from '../../src/local/playouts.ts';
import { branched, played, recorded } from './games.ts';

describe('intervals', () => {
  test('of a mean, by Student’s distribution', () => {
    // t(9; 0.975) = 2.262
    const values = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
    const found = meanOf(values);
    expect(found?.value).toBe(5.5);
    expect((found?.to ?? 0) - 5.5).toBeCloseTo((2.262 * 3.02765) / Math.sqrt(10), 2);
    expect(meanOf([])).toBeNull();
    expect(meanOf([3, 4, 5])).toEqual({ value: 4, from: null, to: null });
    expect(meanOf([2, 2, 2, 2])).toEqual({ value: 2, from: 2, to: 2 });
  });

  test('of a share, by Wilson', () => {
    const found = shareOf(8, 10);
    expect(found?.from).toBeCloseTo(0.4902, 3);
    expect(found?.to).toBeCloseTo(0.9433, 3);
    expect(shareOf(0, 20)).toMatchObject({ value: 0, from: 0 });
    expect(shareOf(20, 20)).toMatchObject({ value: 1, to: 1 });
    expect(shareOf(0, 0)).toBeNull();
  });

  test('hold the true value in 19 of 20 cases', () => {
    const chance = dice(3);
    const tries = 2000;
    const hits = Array.from({ length: tries }, () => {
      const values = Array.from({ length: 12 }, () => roll(chance, 100) + roll(chance, 100));
      const { from, to } = meanOf(values) as { from: number; to: number };
      return from <= 99 && to >= 99;
    }).filter(Boolean).length;
    expect(hits / tries).toBeGreaterThan(0.935);
    expect(hits / tries).toBeLessThan(0.965);
  });

  test('of a chance end at 0 and 1', () => {
    expect(asChance({ value: 0.01, from: -0.2, to: 1.3 })).toEqual({ value: 0.01, from: 0, to: 1 });
  });
});

describe('games that bots play on', () => {
  const game = played(['base', 'cities'], 3);
  const at = recorded(game).story.steps[12].game;

  test('are the same for the same seed, and differ with it', () => {
    const task = { view: view(at, 1), games: 6, seed: 1 };
    const once = playouts(task);
    expect(once).toHaveLength(6);
    expect(playouts(task)).toEqual(once);
    expect(new Set(once.map(({ points }) => points)).size).toBeGreaterThan(1);
  });

  test('know of the cards no more than the seat', () => {
    const other = recorded(branched(game, 12, 1)).story.steps[0].game;
    const task = { games: 3, seed: 1 };
    const seen = { ...view(other, 1), config: view(at, 1).config };
    expect(playouts({ ...task, view: seen })).toEqual(playouts({ ...task, view: view(at, 1) }));
  });
});
