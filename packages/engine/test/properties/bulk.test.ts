/** A taste of what `npm run fuzz` does by the ten thousand. */
import { describe, expect, test } from 'vitest';
import { bulk, MODULES } from './bulk.ts';
import { PLAYERS } from './random-game.ts';

describe.each(MODULES)('with the module %s', (module) => {
  test.each(PLAYERS)('forty games of %i players are without fault', (players) => {
    const { games, questions, replayed } = bulk({ players, module, games: 40, series: 'taste' });
    expect([games, replayed]).toEqual([40, 2]);
    expect(questions).toBeGreaterThanOrEqual(40 * 18);
  });
});
