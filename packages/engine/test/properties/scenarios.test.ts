/** Whatever table a game comes to, it can be told as a scenario, and the scenario sets the same table. */
import { describe, expect, test } from 'vitest';
import { describe as described } from '../../src/describe.ts';
import { type Game, legal, over, score } from '../../src/game.ts';
import type { Rules } from '../../src/rules.ts';
import { setTable } from '../../src/scenario.ts';
import type { Scenario } from '../../src/scenario-types.ts';
import { copiedAt, optionAt } from '../../src/stages.ts';
import type { CardId, WonderId } from '../../src/types.ts';
import { unpack } from '../../src/words.ts';
import { finished, inEveryGame, isFresh, lastMoment, moments, OF_TWO, questions } from './random-game.ts';

/** As it would be read from a file. */
const told = (game: Game): Scenario => JSON.parse(JSON.stringify(described(game))) as Scenario;

const nameOf = ({ wonders }: Rules, wonder: WonderId): string => `${wonders[wonder]?.city} ${wonders[wonder]?.side}`;

/** A scenario has room for every board, a game only for those that it can have: what there is none of is left out. */
const counted = (id: string, count: number): [string, number][] => (count === 0 ? [] : [[id, count]]);
const filled = (id: string, cards: string[]): [string, string[]][] => (cards.length === 0 ? [] : [[id, cards]]);

/** What lies on the table, by name; the cards still to be dealt are not on it. */
function facts({ rules, state }: Game) {
  const names = (pile: readonly CardId[]): string[] => pile.map((id) => rules.cards[id].name);
  const isTold = (id: string): boolean => !/^(age-\d|box)$/.test(id);
  return {
    seats: state.seats.map((seat) => ({
      board: nameOf(rules, seat.wonder),
      stages: Array.from({ length: seat.stage }, (_, i) => [optionAt(seat, i), nameOf(rules, copiedAt(seat, i))]),
      coins: seat.coins,
      tokens: rules.tokens.flatMap(({ id, right }, token) => (right ? [] : counted(id, seat.tokens[token]))),
      used: rules.powers.flatMap(({ name }, bit) => ((seat.used >> bit) & 1 ? [name] : [])),
      piles: rules.seatPiles.flatMap(({ id }, pile) => filled(id, names(seat.piles[pile]))),
    })),
    discard: names(state.piles[rules.tablePile('discard')]),
    // nobody knows in which order hidden cards lie
    piles: rules.tablePiles.flatMap(({ id }, pile) => (isTold(id) ? filled(id, names(state.piles[pile]).sort()) : [])),
    tokens: rules.tokens.flatMap(({ id }, token) => counted(id, state.tokens[token])),
    bank: state.bank,
    holders: state.controller,
  };
}

/** A pawn that came in this turn brings its reward only when the turn ends; in a scenario it has brought it. */
function isDue({ rules, state }: Game): boolean {
  const edifices = rules.tablePiles.findIndex(({ id }) => id === 'edifices');
  return (state.piles[edifices] ?? []).some((edifice) =>
    state.seats.some(({ piles, tokens }) => {
      const marks = piles[rules.seatPile('rewards')].filter((mark) => mark === edifice).length;
      return marks < tokens[rules.tokenByName(`pawn-${rules.cards[edifice].age}`)];
    }),
  );
}

/** A leader that was drawn in this turn is neither in the box nor anywhere else; a scenario has it in the box. */
const isDrawn = ({ rules, state }: Game): boolean =>
  rules.seatPiles.some(
    ({ id }, pile) => id === 'drawn-leader' && state.seats.some(({ piles }) => piles[pile].length > 0),
  );

/** Everybody chooses a card, or what comes before the first Age: a scenario begins there. */
function isBeginning(game: Game): boolean {
  const { rules, state } = game;
  const { window, kind } = rules.steps[state.at];
  return isFresh(game) && (state.age === 0 || (window === 'turn.choose' && kind !== 'play.last'));
}

/** All that each seat may answer, in words. */
const offered = (game: Game) =>
  game.state.asks.map((_, seat) => legal(game, seat).map((choice) => unpack(game.rules, choice)));

function expectSame(game: Game): void {
  const scenario = told(game);
  const again = setTable(scenario);
  expect(told(again)).toEqual(scenario);
  if (isDue(game) || isDrawn(game)) return;
  expect(facts(again)).toEqual(facts(game));
  expect(score(again)).toEqual(score(game));
  if (!over(game) && isBeginning(game)) {
    expect(again.state.asks.map((ask) => ask?.ask)).toEqual(game.state.asks.map((ask) => ask?.ask));
    expect(offered(again)).toEqual(offered(game));
    expect(() => setTable({ ...scenario, strict: true })).not.toThrow();
  }
}

describe('a table that is told and set again is the same', () => {
  test('wherever the game breaks off', () => inEveryGame((story) => expectSame(lastMoment(story))));

  test('before the first Age and at the end', () =>
    inEveryGame((story) => {
      const [first] = moments({ ...story, picks: [] });
      expectSame(first);
      expectSame(lastMoment(finished(story)));
    }, 0.5));

  test('at each question of a game', () =>
    inEveryGame((story) => {
      for (const game of questions(finished(story))) expectSame(game);
    }, 0.05));

  test('and when one player of two has drawn for the Free City', () =>
    inEveryGame(
      (story) => {
        for (const game of questions(finished(story))) expectSame(game);
      },
      0.1,
      OF_TWO,
    ));
});
