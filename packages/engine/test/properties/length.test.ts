/** Games end, after as many questions as the rules foresee. */
import { expect, test } from 'vitest';
import { create } from '../../src/create.ts';
import { type Game, legal, over } from '../../src/game.ts';
import type { SeatId, WonderId } from '../../src/types.ts';
import type { Side } from '../../src/vocabulary.ts';
import { awaited } from '../kit/index.ts';
import { BASE_ONLY, finished, inEveryGame, questions, type Story } from './random-game.ts';
import { givenBy, stagesBuilt } from './stages-printed.ts';

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

/** Someone may choose between two sides: of some boards there is only one. */
function asksForSides({ config }: Story): boolean {
  const { rules, state } = create(config);
  const both = state.seats.map(({ wonder }) => {
    const { A, B } = rules.wonderByCity.get(rules.wonders[wonder].city) as Record<Side, WonderId>;
    return rules.wonders[A].missing.length + rules.wonders[B].missing.length === 0;
  });
  return both.some((isThere, seat) => isThere && config.wonders?.[seat].side === 'choice');
}

test('a game has eighteen turns, and a question more for sides, last cards and digs', () =>
  inEveryGame(
    (story) => {
      const { play, ...others } = asksOf(story);
      const most: Record<string, number> = {
        'play.last': 3,
        'wonder.dig': 3,
        'great-wall.dig': 1,
        'manneken-pis.dig': 3,
        'carthage.dig': 1,
        'wonders.choose': 1,
      };
      expect(play).toBe(18);
      expect(others['wonders.choose'] ?? 0).toBe(asksForSides(story) ? 1 : 0);
      for (const [what, count] of Object.entries(others)) expect(count, what).toBeLessThanOrEqual(most[what] ?? 0);
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
      // Babylon B, and Manneken Pis if it has copied that stage
      const hasLastCard = (seat: SeatId): boolean =>
        stagesBuilt(game, seat).some((one) => givenBy(game, seat, one).some(({ kind }) => kind === 'lastCard'));
      expect(awaited(game)).toEqual(state.seats.flatMap((_, seat) => (hasLastCard(seat) ? [seat] : [])));
      for (const seat of awaited(game)) expect(legal(game, seat).length).toBeGreaterThanOrEqual(2);
    }
  }, 0.8));

test('once a game is over nobody is asked anything', () =>
  inEveryGame((story) => {
    for (const game of questions(finished(story))) if (over(game)) expect(awaited(game)).toEqual([]);
  }, 0.3));
