/** No seat is special: turn the whole table and the game turns with it. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { step } from '../../src/flow.ts';
import { type Game, over, score } from '../../src/game.ts';
import { hash } from '../../src/hash.ts';
import { clone } from '../../src/state.ts';
import type { SeatId, State } from '../../src/types.ts';
import { finished, lastMoment, moments, questions, type Story, share, stories } from './random-game.ts';

/** Everyone moves so many seats on, with board, hand and city; the decks of later Ages follow, hand by hand. */
function rotated({ rules, state }: Game, by: number): State {
  const { seats, setup } = rules;
  const turned = clone(state);
  const from = (seat: SeatId): SeatId => (seat + seats - by) % seats;
  const turn = <T>(items: readonly T[]): T[] => items.map((_, seat) => items[from(seat)]);
  turned.seats = turn(turned.seats).map((seat) => ({
    ...seat,
    seen: seat.seen && [...turn(seat.seen.slice(0, seats)), ...seat.seen.slice(seats)],
  }));
  turned.asks = turn(turned.asks).map((ask, seat) => (ask?.ask === 'play' ? { ...ask, from: seat } : ask));
  turned.sealed = turn(turned.sealed);
  turned.plays = turn(turned.plays);
  const undealt = state.turn === 0 ? Math.max(1, state.age) : state.age + 1; // leaders are recruited before the deal
  for (let age = undealt; age <= 3; age++) {
    const pile = rules.tablePile(`age-${age}`);
    const hands = state.seats.map((_, seat) =>
      state.piles[pile].slice(seat * setup.handSize, (seat + 1) * setup.handSize),
    );
    turned.piles[pile] = turn(hands).flat();
  }
  return turned;
}

/** Piles in an order that does not depend on who comes first in a turn. */
function inOrder(state: State): State {
  const sorted = clone(state);
  for (const pile of sorted.piles) pile.sort((a, b) => a - b);
  for (const seat of sorted.seats) if (seat.seen) seat.seen = seat.seen.map((pile) => pile.toSorted((a, b) => a - b));
  return sorted;
}

/** How far to turn the table: teams turn as a whole. */
const byOneOrMore = fc.integer({ min: 1, max: 7 });

function turnOf({ config }: Story, n: number): number {
  const step = config.modules?.includes('teams') ? 2 : 1;
  return step * (1 + (n % (config.seats / step - 1)));
}

test('the same choices at a turned table lead to the same game, turned', () =>
  fc.assert(
    fc.property(stories(3), byOneOrMore, (story, n) => {
      const by = turnOf(story, n);
      let before: Game | null = null;
      for (const game of questions(story)) {
        if (before) {
          const { rules, moves } = before;
          const choices = game.moves.slice(moves.length).reduce((all, { seat, choice }) => {
            all[(seat + by) % rules.seats] = choice;
            return all;
          }, before.state.sealed.slice());
          const turned = rotated(before, by);
          step(rules, turned, choices, null);
          const expected = inOrder(rotated(game, by));
          expect(hash({ rules, state: inOrder(turned) })).toBe(hash({ rules, state: expected }));
          expect(JSON.stringify(inOrder(turned))).toBe(JSON.stringify(expected));
        }
        before = game;
      }
    }),
    share(0.5),
  ));

test('a whole game at a turned table ends with the same points, turned', () =>
  fc.assert(
    fc.property(stories(3), byOneOrMore, (story, n) => {
      const { seats } = story.config;
      const by = turnOf(story, n);
      const end = lastMoment(finished(story));
      const [start] = moments(story);
      const state = rotated(start, by);
      let at = 0;
      while (state.at < start.rules.steps.length) {
        const choices = state.sealed.slice();
        const count = state.asks.filter((ask) => ask).length;
        for (const { seat, choice } of end.moves.slice(at, at + count)) choices[(seat + by) % seats] = choice;
        at += count;
        step(start.rules, state, choices, null);
      }
      const turned = score({ ...start, state });
      const { sheets, winners, teams } = score(end);
      expect(over(end)).toBe(true);
      sheets.forEach((sheet, seat) => {
        expect(turned.sheets[(seat + by) % seats]).toEqual(sheet);
      });
      const bySeat = (a: SeatId, b: SeatId): number => a - b;
      expect(turned.winners.toSorted(bySeat)).toEqual(winners.map((seat) => (seat + by) % seats).sort(bySeat));
      const moved = teams?.map((team) => ({ ...team, seats: team.seats.map((seat) => (seat + by) % seats) })) ?? null;
      expect(turned.teams?.toSorted((a, b) => a.seats[0] - b.seats[0]) ?? null).toEqual(
        moved?.toSorted((a, b) => a.seats[0] - b.seats[0]) ?? null,
      );
    }),
  ));
