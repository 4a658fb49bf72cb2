/** Nothing appears and nothing is lost: cards, coins, tokens. */
import { describe, expect, test } from 'vitest';
import type { Game } from '../../src/game.ts';
import { cards as cardDefs } from '../../src/modules/base/cards.ts';
import type { Seat } from '../../src/types.ts';
import { BASE_ONLY, citiesOf, inEveryGame, questions } from './random-game.ts';

const GUILDS = 10;

/** Every physical card of the box that this many players use, by name; of the guilds all ten. */
const cardsInTheBox = (players: number): string[] =>
  cardDefs.flatMap(({ id, copies }) =>
    copies ? copies.filter((from) => from <= citiesOf(players)).map(() => id) : [id],
  );

const namesIn = ({ rules, state }: Game): string[] =>
  [...state.piles, ...state.seats.flatMap((seat) => seat.piles)].flat().map((id) => rules.cards[id].name);

const tokensOf = ({ rules, state }: Game, name: string): number[] =>
  state.seats.map((seat) => seat.tokens[rules.tokenByName(name)]);

const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0);

describe('at every question', () => {
  test('every card of the box lies in exactly one place', () =>
    inEveryGame(
      (story) => {
        const box = cardsInTheBox(story.config.seats).sort();
        for (const game of questions(story)) expect(namesIn(game).sort()).toEqual(box);
      },
      0.6,
      BASE_ONLY,
    ));

  test('every card lies where a card of its Age can be', () =>
    inEveryGame(
      (story) => {
        const cities = citiesOf(story.config.seats);
        for (const { rules, state } of questions(story)) {
          const ages = (pile: readonly number[]): Set<number> => new Set(pile.map((id) => rules.cards[id].age));
          for (const seat of state.seats) for (const age of ages(seat.piles[0])) expect(age).toBe(state.age);
          for (const age of [1, 2, 3]) {
            const deck = state.piles[rules.tablePile(`age-${age}`)];
            expect([...ages(deck)]).toEqual(deck.length > 0 ? [age] : []);
            if (age > state.age) expect(deck).toHaveLength(7 * cities);
          }
          const box = state.piles[rules.tablePile('box')].map((id) => rules.cards[id]);
          expect(box).toHaveLength(GUILDS - cities - 2);
          expect(box.every((card) => card.name.endsWith('-guild'))).toBe(true);
        }
      },
      0.6,
      BASE_ONLY,
    ));

  test('the coins of the bank and of all cities add up to zero, and no city owes any', () =>
    inEveryGame(
      (story) => {
        for (const { state } of questions(story)) {
          expect(state.bank + sum(state.seats.map((seat) => seat.coins))).toBe(0);
          for (const { coins, spendable } of state.seats) {
            expect(coins).toBeGreaterThanOrEqual(0);
            expect(spendable).toBeGreaterThanOrEqual(0);
            expect(spendable).toBeLessThanOrEqual(coins);
          }
        }
      },
      0.6,
      BASE_ONLY,
    ));

  test('there is a defeat for every victory, at most one of them per pair of neighbours and Age', () =>
    inEveryGame(
      (story) => {
        for (const game of questions(story)) {
          const victories = [1, 3, 5].map((value) => tokensOf(game, `victory-${value}`));
          expect(sum(victories.flat())).toBe(sum(tokensOf(game, 'defeat')));
          victories.forEach((tokens, i) => {
            const fought = game.state.age > i + 1 || game.state.at === game.rules.steps.length;
            expect(Math.max(...tokens)).toBeLessThanOrEqual(fought ? 2 : 0);
            expect(sum(tokens)).toBeLessThanOrEqual(citiesOf(story.config.seats));
          });
          expect(sum(game.state.tokens)).toBe(0);
        }
      },
      0.6,
      BASE_ONLY,
    ));

  test('a right to dig or to choose a side lasts no longer than its question, but a dig waits for the last card', () =>
    inEveryGame(
      (story) => {
        for (const game of questions(story)) {
          const asks = game.state.asks.map((ask) => ask?.ask ?? null);
          const isLastCard = game.rules.steps[game.state.at]?.kind === 'play.last' && !asks.includes('pick');
          if (!isLastCard) expect(tokensOf(game, 'wonder.dig')).toEqual(asks.map((ask) => Number(ask === 'pick')));
          expect(tokensOf(game, 'side-to-choose')).toEqual(asks.map((ask) => Number(ask === 'side')));
        }
      },
      0.6,
      BASE_ONLY,
    ));

  test('a city has no structure twice, and as many cards under its wonder as it has stages', () =>
    inEveryGame(
      (story) => {
        for (const { rules, state } of questions(story))
          for (const seat of state.seats) {
            const buildings = seat.piles[rules.seatPile('city')].map((id) => rules.cards[id].building);
            expect(new Set(buildings).size).toBe(buildings.length);
            expect(seat.piles[rules.seatPile('under')]).toHaveLength(seat.stage);
            expect(seat.stage).toBeLessThanOrEqual(rules.wonders[seat.wonder].stages.length);
          }
      },
      0.6,
      BASE_ONLY,
    ));

  test('a hand has seven cards in the first turn of an Age and one less in each after it', () =>
    inEveryGame(
      (story) => {
        for (const game of questions(story))
          expect(game.state.seats.map(handSize)).toEqual(game.state.seats.map((_, seat) => expectedHand(game, seat)));
      },
      0.6,
      BASE_ONLY,
    ));
});

const handSize = (seat: Seat): number => seat.piles[0].length;

function expectedHand({ rules, state }: Game, seat: number): number {
  const { turn, at } = state;
  if (at === rules.steps.length || turn === 0 || seat >= rules.players) return 0;
  const { window, kind } = rules.steps[at];
  if (window === 'wonder.dig') return turn === 6 ? 0 : 7 - turn;
  if (kind === 'play.last') return 1;
  const drawn = rules.players === 2 && state.controller[2] === seat ? 1 : 0;
  return 8 - turn + drawn;
}
