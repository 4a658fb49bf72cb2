import { describe, expect } from 'vitest';
import { create } from '../../src/create.ts';
import { type Game, legal, over, retract, sample, score, submit } from '../../src/game.ts';
import { dice, seedFrom } from '../../src/rng.ts';
import { type ScenarioSeat, setTable } from '../../src/scenario.ts';
import type { GameEvent, SeatId, WonderPick } from '../../src/types.ts';
import { view } from '../../src/view.ts';
import { COLOURS } from '../../src/vocabulary.ts';
import { type Deed, expectRefused, rule, type Tabletop, tabletop } from '../kit.ts';

const FREE_CITY: SeatId = 2;

interface Duel {
  age?: number;
  turn?: number;
  holder?: SeatId;
  drawPile?: string[];
  discard?: string[];
  one?: ScenarioSeat;
  two?: ScenarioSeat;
  city?: ScenarioSeat;
}

/** Two players and the Free City; unless told otherwise player 0 is the holder and has the extra card already. */
function duel({ holder = 0, drawPile = [], one = {}, two = {}, city = {}, ...rest }: Duel): Tabletop {
  const hands = [['theater', 'altar'], ['theater']];
  const seats = [{ hand: hands[holder], ...one }, { hand: hands[1 - holder], ...two }, city];
  return tabletop(setTable({ ...rest, seats, freeCity: { seat: FREE_CITY, holder, drawPile } }));
}

/** The holder, player 0, has chosen the first card of the hand; the Free City is next. */
function cityToPlay(hand: string[], city: ScenarioSeat, rest: Duel = {}): Tabletop {
  const t = duel({ ...rest, one: { ...rest.one, hand: ['tavern', ...hand] }, city });
  return t.answer(0, { do: 'sell', card: 'tavern' });
}

const built = (t: Tabletop, deed: Deed) => t.answer(FREE_CITY, deed).answer(1, { do: 'sell', card: 'theater' });
const build = (card: string, via?: string): Deed => (via ? { do: 'build', card, via } : { do: 'build', card });
const sell = (card: string): Deed => ({ do: 'sell', card });

/** What the Free City may do with each card, as words. */
const may = (t: Tabletop) => [
  ...new Set(
    legal(t.game, FREE_CITY).map((choice) => {
      const { do: deed, card } = { card: '', ...tabletop(t.game).form(choice) };
      return `${deed} ${card}`;
    }),
  ),
];
