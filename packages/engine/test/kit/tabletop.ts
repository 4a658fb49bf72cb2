/** A table that can be looked at, asked and played on. Nothing changes it: who plays on it gets the table after. */
import { rulesOf } from '../../src/config.ts';
import { type Game, legal } from '../../src/game.ts';
import type { GameEvent, SeatId } from '../../src/types.ts';
import { unpack } from '../../src/words.ts';
import { answered } from './answers.ts';
import { type Asks, asking } from './asking.ts';
import { build, type Deed, type Deeds, type Place, pay, sell } from './deeds.ts';
import { type Looks, looking } from './looking.ts';

/** A card of Age I that nobody misses: what a seat holds when nothing is said. */
export const FILLER = 'theater';

export interface Tabletop extends Looks, Asks {
  game: Game;
  /** All that has happened since the table was set. */
  events: GameEvent[];
  /** What of these kinds has happened. */
  happened<K extends GameEvent['event']>(...kinds: K[]): Extract<GameEvent, { event: K }>[];
  /** Who met whom in conflicts, in their order; the lower seat first. */
  meetings(): SeatId[][];
  /** One answer; throws the error's code if it is refused. */
  answer(place: Place | SeatId, deed: Deed): Tabletop;
  /** Everyone who is asked answers: those named as said, the others sell their first card; to the next question. */
  play(deeds?: Deeds): Tabletop;
  /** The same, but the others build their first card, so that no coins move. */
  quietTurn(deeds?: Deeds): Tabletop;
  /** So many turns in which everybody sells. */
  turnsLater(turns: number): Tabletop;
  /** Everyone who has to pay does so: those named so many coins, the others all they can. */
  settle(coins?: Record<number, number>): Tabletop;
  /** A scenario ends with its Age. Here the game goes on: the next Age's deck is made of these cards in turn. */
  withNextAge(...cards: string[]): Tabletop;
}

export function tabletop(game: Game, events: GameEvent[] = []): Tabletop {
  const { rules, state } = game;
  const looks = looking(game);
  const asks = asking(game);
  const { at } = looks;
  const answer = (place: Place | SeatId, deed: Deed): Tabletop => {
    const log = [...events];
    return tabletop(answered(game, at(place), deed, log), log);
  };
  /** One seat after another, each at the table that the answers before it have left. */
  const answers = (seats: SeatId[], deedOf: (now: Game, seat: SeatId) => Deed): Tabletop =>
    seats.reduce((now, seat) => now.answer(seat, deedOf(now.game, seat)), tabletop(game, events));
  const turn = (deeds: Deeds = {}, unsaid: (card: string) => Deed): Tabletop => {
    const said = new Map(Object.entries(deeds).map(([place, deed]) => [seatOf(place, at), deed]));
    return answers(asks.awaited(), (now, seat) => said.get(seat) ?? byItself(now, seat, unsaid));
  };
  return {
    ...looks,
    ...asks,
    game,
    events,
    happened: (...kinds) => ofKind(events, ...kinds),
    meetings: () =>
      ofKind(events, 'conflict', 'standoff').map((fight) =>
        (fight.event === 'standoff' ? [...fight.between] : [fight.winner, fight.loser]).sort((a, b) => a - b),
      ),
    answer,
    play: (deeds) => turn(deeds, sell),
    quietTurn: (deeds) => turn(deeds, build),
    turnsLater(turns) {
      let now = tabletop(game, events);
      for (let turn = 0; turn < turns; turn++) now = now.play();
      return now;
    },
    settle(coins = {}) {
      const dues = asks.dues();
      const purses = looks.purses();
      const payers = asks.awaited().filter((seat) => dues[seat] > 0);
      return answers(payers, (_, seat) => pay(coins[seat] ?? Math.min(dues[seat], purses[seat])));
    },
    withNextAge(...cards) {
      const { steps, end } = rulesOf(game.config);
      const { age, turn } = state;
      const now = steps.findIndex((step) => step.age === age && step.turn === turn && step.window === 'turn.choose');
      const piles = state.piles.slice();
      const deck = cards.length > 0 ? cards : [FILLER];
      piles[rules.tablePile(`age-${age + 1}`)] = Array.from(
        { length: 7 * rules.seats },
        (_, i) => rules.cardByName.get(deck[i % deck.length]) as number,
      );
      return tabletop({ ...game, rules: { ...rules, steps, end }, state: { ...state, at: now, piles } });
    },
  };
}

/** The events of these kinds. */
export const ofKind = <K extends GameEvent['event']>(
  events: readonly GameEvent[],
  ...kinds: K[]
): Extract<GameEvent, { event: K }>[] =>
  events.filter((event): event is Extract<GameEvent, { event: K }> => kinds.includes(event.event as K));

const seatOf = (place: string, at: (place: Place) => SeatId): SeatId =>
  /^\d+$/.test(place) ? Number(place) : at(place as Place);

/**
 * What a seat does of which nothing is said: this with the first card of the pile it plays from. A city without cards,
 * such as the Free City, does the first thing it may.
 */
function byItself(game: Game, seat: SeatId, unsaid: (card: string) => Deed): Deed {
  const { rules, state } = game;
  const ask = state.asks[seat];
  const own = state.seats[seat].piles[ask?.ask === 'play' ? ask.pile : rules.seatPile('hand')];
  return own.length > 0 ? unsaid(rules.cards[own[0]].name) : unpack(rules, legal(game, seat)[0]);
}
