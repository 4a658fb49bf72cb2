/** A taste of what `npm run fuzz` does by the ten thousand. */
import { describe, expect, test } from 'vitest';
import { repetitions } from '../../../../test/repetitions.ts';
import type { Box } from '../kit/index.ts';
import { ALL_BOXES, bulk, nameOfBox } from './bulk.ts';

const GAMES = repetitions('watchedGames');

describe('games of every mix are without fault', () => {
  test.each(ALL_BOXES.map((box): [string, Box] => [nameOfBox(box), box]))('%s', (_, box) => {
    const { games, questions, replayed } = bulk({ ...box, games: GAMES, series: 'taste' });
    expect([games, replayed]).toEqual([GAMES, 1]);
    expect(questions).toBeGreaterThanOrEqual(GAMES * 18);
  });
});
