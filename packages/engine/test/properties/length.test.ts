/** Games end, after as many questions as the rules foresee. */
import { expect, test } from 'vitest';
import { type Game, legal, over } from '../../src/game.ts';
import { awaited } from '../kit/index.ts';
import { BASE_ONLY, finished, inEveryGame, questions, type Story } from './random-game.ts';

/** How often each kind of question is asked in a whole game. */
function asksOf(story: Story): Record<string, number> {
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
    const isDraft = before?.rules.steps[before.state.at]?.window === 'leaders.draft';
    if (before && !isDraft) expect(game.state.at).toBeGreaterThan(before.state.at);
    before = game;
  }
  expect(before && over(before)).toBe(true);
  return asks;
}

test('a game has eighteen turns, and a question more for sides, last cards and digs', () =>
  inEveryGame(
    (story) => {
      const { play, ...others } = asksOf(story);
      const {
        'play.last': last = 0,
        'wonder.dig': digs = 0,
        'carthage.dig': dig = 0,
        'wonders.choose': sides = 0,
      } = others;
      expect(play).toBe(18);
      expect(sides).toBe(story.config.wonders?.some(({ side }) => side === 'choice') ? 1 : 0);
      expect(last).toBeLessThanOrEqual(3);
      expect(digs).toBeLessThanOrEqual(3);
      expect(dig).toBeLessThanOrEqual(1);
      expect(Object.keys(others).length).toBe([last, digs, dig, sides].filter((count) => count > 0).length);
    },
    1,
    BASE_ONLY,
  ));

test('expansions add a turn to an Age, a draft and recruitments, a question for losses in a turn at most and one for penalties in an Age', () =>
  inEveryGame((story) => {
    const { seats, modules = [] } = story.config;
    const asks = asksOf(story);
    const turns = 3 * (modules.includes('cities') && seats < 8 ? 7 : 6);
    const leaders = modules.includes('leaders') ? 3 : 0;
    expect(asks.play).toBe(turns);
    expect(asks['leaders.draft'] ?? 0).toBe(leaders);
    expect(asks['leaders.recruit'] ?? 0).toBe(leaders);
    expect(asks['cities.losses'] ?? 0).toBeLessThanOrEqual(modules.includes('cities') ? turns + leaders : 0);
    expect(asks['edifice.penalty'] ?? 0).toBeLessThanOrEqual(modules.includes('edifice') ? 3 : 0);
  }, 0.6));

test('in every turn every player is asked, and for two players the Free City too', () =>
  inEveryGame((story) => {
    for (const game of questions(story)) {
      if (over(game) || game.rules.steps[game.state.at].kind !== 'play') continue;
      if (game.rules.steps[game.state.at].window !== 'turn.choose') continue;
      expect(awaited(game)).toHaveLength(game.rules.seats);
    }
  }, 0.6));

test('a last card is asked for at the end of each Age, of a player whose wonder allows it and of nobody else', () =>
  inEveryGame((story) => {
    for (const game of questions(finished(story))) {
      const { rules, state } = game;
      if (over(game) || rules.steps[state.at].kind !== 'play.last' || rules.steps[state.at].window !== 'turn.choose')
        continue;
      const [seat, ...others] = awaited(game);
      expect(others).toEqual([]);
      const { city, side } = rules.wonders[state.seats[seat].wonder];
      const stages = rules.edition === 'first' ? 2 : 1;
      expect([city, side, state.seats[seat].stage >= stages]).toEqual(['babylon', 'B', true]);
      expect(legal(game, seat).length).toBeGreaterThanOrEqual(2);
    }
  }, 0.8));

test('once a game is over nobody is asked anything', () =>
  inEveryGame((story) => {
    for (const game of questions(finished(story))) if (over(game)) expect(awaited(game)).toEqual([]);
  }, 0.3));
