/** A taste of what `npm run fuzz` does by the ten thousand. */
import { describe, expect, test } from 'vitest';
import { bulk, mixesFor, PLAYERS } from './bulk.ts';

describe.each(PLAYERS)('of %i players', (players) => {
  test.each(mixesFor(players).map((modules) => ({ modules })))(
    'twenty games with $modules are without fault',
    ({ modules }) => {
      const { games, questions, replayed } = bulk({ players, modules, games: 20, series: 'taste' });
      expect([games, replayed]).toEqual([20, 1]);
      expect(questions).toBeGreaterThanOrEqual(20 * 18);
    },
  );
});
