/** Games end, after as many questions as the rules foresee. */
import { expect, test } from 'vitest';
import { type Game, legal, over } from '../../src/game.ts';
import { asked, BASE_ONLY, finished, inEveryGame, questions } from './random-game.ts';

test('a game has eighteen turns, and a question more for sides, last cards and digs', () =>
  inEveryGame(
    (story) => {
      const asks: Record<string, number> = {};
      let before: Game | null = null;
      let count = 0;
      for (const game of questions(finished(story))) {
        if (!over(game)) {
          const { window, kind } = game.rules.steps[game.state.at];
          const what = window === 'turn.choose' ? (kind as string) : window;
          asks[what] = (asks[what] ?? 0) + 1;
          expect(game.state.question).toBe(++count);
        }
        if (before) expect(game.state.at).toBeGreaterThan(before.state.at);
        before = game;
      }
      expect(before && over(before)).toBe(true);
      const { play, 'play.last': last = 0, 'wonder.dig': digs = 0, 'wonders.choose': sides = 0 } = asks;
      expect(play).toBe(18);
      expect(sides).toBe(story.config.wonders?.some(({ side }) => side === 'choice') ? 1 : 0);
      expect(last).toBeLessThanOrEqual(3);
      expect(digs).toBeLessThanOrEqual(3);
    },
    1,
    BASE_ONLY,
  ));

test('in every turn every player is asked, and for two players the Free City too', () =>
  inEveryGame((story) => {
    for (const game of questions(story)) {
      if (over(game) || game.rules.steps[game.state.at].kind !== 'play') continue;
      if (game.rules.steps[game.state.at].window !== 'turn.choose') continue;
      expect(asked(game)).toHaveLength(game.rules.seats);
    }
  }));

test('a last card is asked for at the end of each Age, of a player whose wonder allows it and of nobody else', () =>
  inEveryGame((story) => {
    for (const game of questions(finished(story))) {
      const { rules, state } = game;
      if (over(game) || rules.steps[state.at].kind !== 'play.last' || rules.steps[state.at].window !== 'turn.choose')
        continue;
      const [seat, ...others] = asked(game);
      expect(others).toEqual([]);
      const { city, side } = rules.wonders[state.seats[seat].wonder];
      expect([city, side, state.seats[seat].stage >= 2]).toEqual(['babylon', 'B', true]);
      expect(legal(game, seat).length).toBeGreaterThanOrEqual(2);
    }
  }));

test('once a game is over nobody is asked anything', () =>
  inEveryGame((story) => {
    for (const game of questions(finished(story))) if (over(game)) expect(asked(game)).toEqual([]);
  }, 0.3));
