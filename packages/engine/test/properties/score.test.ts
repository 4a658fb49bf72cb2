/** The score sheet adds up, and those win who have most. */
import { describe, expect, test } from 'vitest';
import { type Game, score } from '../../src/game.ts';
import type { SeatId } from '../../src/types.ts';
import { teamOf, tokensOf } from '../kit/index.ts';
import { finished, inEveryGame, lastMoment, questions } from './random-game.ts';

/** None of a kind that this game does not have. */
const held = (game: Game, seat: SeatId, name: string): number =>
  game.rules.tokens.some(({ id }) => id === name) ? tokensOf(game, name)[seat] : 0;

describe('a sheet', () => {
  test('adds up, line by line', () =>
    inEveryGame((story) => {
      for (const game of questions(story))
        for (const { total, ...lines } of score(game).sheets)
          expect(total).toBe(Object.values(lines).reduce((sum, points) => sum + points, 0));
    }, 0.5));

  test('has a point for three coins less a point for each debt token, and the values of all tokens of conflicts', () =>
    inEveryGame((story) => {
      for (const game of questions(story))
        score(game).sheets.forEach(({ treasury, military }, seat) => {
          const token = (name: string): number => held(game, seat, name);
          expect(treasury).toBe(Math.floor(game.state.seats[seat].coins / 3) - token('debt'));
          expect(military).toBe(token('victory-1') + 3 * token('victory-3') + 5 * token('victory-5') - token('defeat'));
        });
    }, 0.5));
});

/** Who would win: of all sides, players or teams, those with most points and among them those with most coins. */
function bestSides(game: Game, sheets: readonly { total: number }[]): SeatId[] {
  const players = Array.from({ length: game.rules.players }, (_, seat) => seat);
  const sides = players.map((seat) => teamOf(game, seat).toSorted((a, b) => a - b)).filter(([first], i) => first === i);
  const sum = (side: SeatId[], of: (seat: SeatId) => number): number => side.reduce((all, seat) => all + of(seat), 0);
  const points = (side: SeatId[]): number => sum(side, (seat) => sheets[seat].total);
  const coins = (side: SeatId[]): number => sum(side, (seat) => game.state.seats[seat].coins);
  const beats = (one: SeatId[], other: SeatId[]): boolean =>
    points(one) > points(other) || (points(one) === points(other) && coins(one) > coins(other));
  return sides.filter((side) => !sides.some((other) => beats(other, side))).flat();
}

test('those win who have most points, then most coins, each player alone or with a teammate', () =>
  inEveryGame((story) => {
    for (const game of [...questions(story), lastMoment(finished(story))]) {
      const { sheets, winners, teams } = score(game);
      expect(winners).toEqual(bestSides(game, sheets));
      const pairs = Array.from({ length: game.rules.players / 2 }, (_, i) => [2 * i, 2 * i + 1]);
      const expected = pairs.map((seats) => ({ seats, total: sheets[seats[0]].total + sheets[seats[1]].total }));
      expect(teams).toEqual(game.rules.modules.includes('teams') ? expected : null);
    }
  }, 0.5));
