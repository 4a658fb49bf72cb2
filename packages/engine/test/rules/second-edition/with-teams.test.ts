import { describe, expect } from 'vitest';
import { score } from '../../../src/game.ts';
import { build, expectRefused, NEW_COLOUR, olympiaByDay, playOut, rule, secondEdition } from '../../kit/index.ts';

const { newGame, table, whyNot } = secondEdition('teams');

describe('the second edition in teams', () => {
  rule('B-11.R6', 'four and six players make teams of two', () => {
    for (const players of [4, 6]) {
      const game = playOut(newGame(players), players);
      const { teams, winners } = score(game);
      expect(teams).toHaveLength(players / 2);
      expect(winners.length % 2).toBe(0);
    }
  });

  rule('B-11.R7', 'two, three, five and seven do not', () => {
    expect(whyNot(2)).toMatch(/the second edition has no game for two$/);
    for (const players of [3, 5, 7]) expect(whyNot(players)).toMatch(/4 or 6 players/);
  });

  rule('B-11.2', 'a teammate has no part in the power of Olympia, and no card of the teammate counts', () => {
    const t = table({
      me: olympiaByDay(['palace']),
      left: { hand: ['palace'], coins: 0, city: ['altar'] },
      others: [{ hand: ['theater'] }],
    });
    expect(t.game.rules.teams).toEqual([
      [0, 1],
      [2, 3],
    ]);
    expect(t.vias('palace')).toEqual([NEW_COLOUR]);
    expectRefused(t, 'left', build('palace', NEW_COLOUR), 'no-power');
  });
});
