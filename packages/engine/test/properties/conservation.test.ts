/** Nothing appears and nothing is lost: cards, coins, tokens. */
import { describe, expect, test } from 'vitest';
import type { Game } from '../../src/game.ts';
import type { CardId, GameEvent, Seat, SeatId } from '../../src/types.ts';
import { COLOURS } from '../../src/vocabulary.ts';
import { cardsOn, citiesOf, tokensOf } from '../kit/index.ts';
import {
  BASE_ONLY,
  inEveryGame,
  isFresh,
  lastMoment,
  type Mixes,
  moments,
  printedIn,
  questions,
} from './random-game.ts';
import { firstCoins } from './stages-printed.ts';
import { tokensHeld, tokensTold } from './tokens-told.ts';

/** The player count whose decks are used. */
const decksFor = ({ rules }: Game): number => Math.min(citiesOf(rules.players), 7);

/** Every physical card of the boxes that this game uses, by name; of cards that are drawn from, such as guilds, all. */
function cardsInTheBox(game: Game): string[] {
  return [...printedIn(game).cards.values()].flatMap(({ id, copies, expert }) => {
    if (expert && !game.config.expert) return [];
    return copies ? copies.filter((from) => from <= decksFor(game)).map(() => id) : [id];
  });
}

const hasToken = ({ rules }: Game, name: string): boolean => rules.tokens.some(({ id }) => id === name);

const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0);

/** Of victory tokens, by Age. */
const VALUES = [1, 3, 5];

/** In the order in which they come. */
const DIGS = ['wonder.dig', 'great-wall.dig', 'manneken-pis.dig', 'carthage.dig'];

/** Edifices and second boxes bring victory tokens in other ways too. */
const ONLY_BY_CONFLICTS: Mixes = ({ modules, boxes }) =>
  !modules.includes('edifice') && !Object.values(boxes).includes('second');

describe('at every question', () => {
  test('every card of the box lies in exactly one place', () =>
    inEveryGame((story) => {
      for (const game of questions(story)) {
        const names = cardsOn(game).map((id) => game.rules.cards[id].name);
        expect(names.sort()).toEqual(cardsInTheBox(game).sort());
      }
    }, 0.8));

  test('every card lies where a card of its Age can be', () =>
    inEveryGame((story) => {
      const cities = citiesOf(story.config.seats);
      for (const game of questions(story)) {
        const { rules, state } = game;
        const ages = (pile: readonly CardId[]): Set<number> => new Set(pile.map((id) => rules.cards[id].age));
        for (const seat of state.seats) for (const age of ages(seat.piles[0])) expect(age).toBe(state.age);
        for (const age of [1, 2, 3]) {
          const deck = state.piles[rules.tablePile(`age-${age}`)];
          expect([...ages(deck)]).toEqual(deck.length > 0 ? [age] : []);
          if (age > state.age) expect(deck).toHaveLength(firstHand(game) * cities);
        }
        expect(boxOf(game)).toEqual(expectedBox(game));
      }
    }, 0.8));

  test('the coins of the bank and of all cities add up to zero, and no city owes any', () =>
    inEveryGame((story) => {
      for (const { state } of questions(story)) {
        expect(state.bank + sum(state.seats.map((seat) => seat.coins))).toBe(0);
        state.seats.forEach(({ coins, spendable }, seat) => {
          expect(coins).toBeGreaterThanOrEqual(0);
          expect(spendable).toBeLessThanOrEqual(coins);
          if (state.asks[seat]?.ask === 'play') expect(spendable).toBeGreaterThanOrEqual(0);
        });
      }
    }, 0.8));

  test('what was told accounts for every coin, every debt and every Diplomacy token', () =>
    inEveryGame((story) => {
      const log: GameEvent[] = [];
      for (const game of moments(story, log)) {
        if (!isFresh(game)) continue;
        const accounts = accountsOf(game, log);
        expect(game.state.seats.map(({ coins }) => coins)).toEqual(accounts.coins);
        for (const name of ['debt', 'diplomacy'] as const)
          if (hasToken(game, name)) expect(tokensOf(game, name)).toEqual(accounts[name]);
      }
    }, 0.8));

  test('conflicts bring a defeat for every victory, at most two of them per city and Age', () =>
    inEveryGame(
      (story) => {
        for (const game of questions(story)) {
          const { rules, state } = game;
          const victories = VALUES.map((value) => tokensOf(game, `victory-${value}`));
          expect(sum(victories.flat())).toBe(sum(tokensOf(game, 'defeat')));
          victories.forEach((tokens, i) => {
            const fought = state.age > i + 1 || state.at === rules.steps.length;
            expect(Math.max(...tokens)).toBeLessThanOrEqual(fought ? 2 : 0);
            expect(sum(tokens)).toBeLessThanOrEqual(citiesOf(story.config.seats));
          });
          expect(sum(state.tokens)).toBe(0);
        }
      },
      0.4,
      ONLY_BY_CONFLICTS,
    ));

  test('what was told accounts for every victory, every defeat, every pawn and every debt of a penalty', () =>
    inEveryGame((story) => {
      const log: GameEvent[] = [];
      const told = tokensTold(lastMoment(story));
      let [read, age] = [0, 0];
      for (const game of moments(story, log)) {
        if (!isFresh(game)) continue;
        for (; read < log.length; read++) told.read(log[read], age);
        age = game.state.age;
        expect(VALUES.map((value) => tokensOf(game, `victory-${value}`))).toEqual(told.victories);
        expect(tokensOf(game, 'defeat')).toEqual(told.defeats);
        if (!hasToken(game, 'pawn-1')) continue;
        expect([1, 2, 3].map((n) => tokensOf(game, `pawn-${n}`))).toEqual(told.pawns);
        expect([1, 2, 3].map((n) => tokensOf(game, `edifice-debt-${n}`))).toEqual(told.debts);
        expect([1, 2, 3].map((n) => game.state.tokens[game.rules.tokenByName(`pawn-${n}`)])).toEqual(told.left);
        expect(sum(game.state.tokens)).toBe(sum(told.left));
      }
    }, 0.6));

  test('whoever reads the log alone knows every token of every city and on the table', () =>
    inEveryGame((story) => {
      const log: GameEvent[] = [];
      const told = tokensHeld(lastMoment(story));
      let read = 0;
      for (const game of moments(story, log)) {
        for (; read < log.length; read++) told.read(log[read]);
        const { rules, state } = game;
        for (const [name, held] of Object.entries(told.held)) expect(tokensOf(game, name), name).toEqual(held);
        for (const [name, left] of Object.entries(told.onTable))
          expect(state.tokens[rules.tokenByName(name)], name).toBe(left);
      }
    }, 0.6));

  test('a right to dig or to choose a side lasts no longer than its question, but a dig waits for the last card and for another one', () =>
    inEveryGame(
      (story) => {
        for (const game of questions(story)) {
          const asks = game.state.asks.map((ask) => ask?.ask ?? null);
          const step = game.rules.steps[game.state.at];
          const isLastCard = step?.kind === 'play.last' && !asks.includes('pick');
          const now = DIGS.indexOf(step?.window ?? '');
          DIGS.forEach((dig, i) => {
            if (!hasToken(game, dig)) return;
            const waits = isLastCard || (now >= 0 && i > now);
            if (!waits) expect(tokensOf(game, dig)).toEqual(asks.map((ask) => Number(i === now && ask === 'pick')));
          });
          expect(tokensOf(game, 'wonders.choose')).toEqual(asks.map((ask) => Number(ask === 'side')));
        }
      },
      0.6,
      BASE_ONLY,
    ));

  test('no right is left over from an earlier turn', () =>
    inEveryGame((story) => {
      for (const { rules, state } of questions(story)) {
        const step = rules.steps[state.at];
        if (step && (step.window !== 'turn.choose' || step.kind === 'play.last')) continue;
        for (const { tokens } of state.seats)
          expect(tokens.filter((_, id) => rules.tokens[id].right && tokens[id])).toEqual([]);
      }
    }, 0.6));

  test('a city has no structure twice, and as many cards under its wonder as it has stages', () =>
    inEveryGame((story) => {
      for (const { rules, state } of questions(story))
        for (const seat of state.seats) {
          const buildings = seat.piles[rules.seatPile('city')].map((id) => rules.cards[id].building);
          expect(new Set(buildings).size).toBe(buildings.length);
          expect(seat.piles[rules.seatPile('under')]).toHaveLength(seat.stage);
          expect(seat.stage).toBeLessThanOrEqual(rules.wonders[seat.wonder].stages.length);
        }
    }, 0.8));

  test('a hand has as many cards as are dealt in the first turn of an Age and one less in each after it', () =>
    inEveryGame((story) => {
      for (const game of questions(story)) {
        const expected = game.state.seats.map((_, seat) => expectedHand(game, seat));
        if (!expected.includes(null)) expect(game.state.seats.map(handSize)).toEqual(expected);
      }
    }, 0.8));
});

/** What lies in the box, by the Age and the colour of the cards. */
function boxOf({ rules, state }: Game): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const id of state.piles[rules.tablePile('box')]) {
    const name = `${COLOURS[rules.cards[id].colour] ?? 'none'} ${rules.cards[id].age}`;
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

/** Two guilds more than players are drawn, of the black cards of each Age as many as players, of five Edifices one. */
function expectedBox(game: Game): Record<string, number> {
  const guilds =
    10 + (game.rules.modules.includes('leaders') ? 4 : 0) + (game.rules.modules.includes('cities') ? 3 : 0);
  const printed = game.rules.boxes.cities === 'second' ? 14 : 9;
  const black = game.rules.modules.includes('cities') ? printed - decksFor(game) : 0;
  const edifices = game.rules.modules.includes('edifice') ? 4 : 0;
  const all = {
    'purple 3': guilds - decksFor(game) - 2,
    ...Object.fromEntries(
      [1, 2, 3].flatMap((age) => [
        [`black ${age}`, black],
        [`none ${age}`, edifices],
      ]),
    ),
  };
  return Object.fromEntries(Object.entries(all).filter(([, count]) => count > 0));
}

/** Coins and tokens of each seat by what all events say. */
function accountsOf(game: Game, log: readonly GameEvent[]): Record<'coins' | 'debt' | 'diplomacy', number[]> {
  const coins = firstCoins(game);
  const debt = coins.map(() => 0);
  const diplomacy = coins.map(() => 0);
  for (const event of log)
    if (event.event === 'coins') coins[event.seat] += event.amount;
    else if (event.event === 'built' || event.event === 'stage')
      coins[event.seat] -= event.pay.left + event.pay.right + event.pay.bank;
    else if (event.event === 'token' && event.token === 'diplomacy') diplomacy[event.seat] += event.count;
    else if (event.event === 'token' && event.token === 'debt') debt[event.seat] += event.count;
    else if (event.event === 'penalty') coins[event.seat] -= event.coins;
    else if (event.event === 'lost') {
      coins[event.seat] -= event.paid;
      debt[event.seat] += event.debt;
    }
  return { coins, debt, diplomacy };
}

const handSize = (seat: Seat): number => seat.piles[0].length;

/** Eight cards with Cities, except for eight players. */
const firstHand = ({ rules }: Game): number => (rules.modules.includes('cities') && rules.players < 8 ? 8 : 7);

/** Null in the middle of a turn, when some have used their card and others have not. */
function expectedHand(game: Game, seat: SeatId): number | null {
  const { rules, state } = game;
  const { turn, at } = state;
  if (at === rules.steps.length || turn === 0 || seat >= rules.players) return 0;
  const { window, kind } = rules.steps[at];
  const isLastTurn = turn === firstHand(game) - 1;
  if (window === 'cities.losses' || window.endsWith('.dig')) return isLastTurn ? 0 : firstHand(game) - turn;
  if (window !== 'turn.choose') return null;
  if (kind === 'play.last') return 1;
  const drawn = rules.players === 2 && state.controller[2] === seat ? 1 : 0;
  return firstHand(game) + 1 - turn + drawn;
}
