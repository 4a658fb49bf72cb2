/** Sets a table as a literal, plays on it with readable choices, and asks what is offered and what came of it. */
import { expect, test } from 'vitest';
import { rulesOf } from '../src/config.ts';
import { explain, sentence, type Way } from '../src/explain.ts';
import { step } from '../src/flow.ts';
import { type Game, legal, over, sample, score, submit } from '../src/game.ts';
import { dice } from '../src/rng.ts';
import { type Scenario, type ScenarioSeat, setTable } from '../src/scenario.ts';
import type { ChoiceForm, GameEvent, Payment, SeatId } from '../src/types.ts';
import { unpack } from '../src/words.ts';

/** A test that cites the statement of docs/rules it would fail for. */
export const rule = (id: string, title: string, run: () => void): void => test(`${id}: ${title}`, run);

/** A choice with everything left out that can be guessed: the payment (cheapest), the way (never a power). */
export type Deed =
  | { do: 'build'; card: string; via?: string; pay?: Partial<Payment> }
  | { do: 'stage'; card: string; pay?: Partial<Payment>; join?: boolean | string }
  | Exclude<ChoiceForm, { do: 'build' | 'stage' }>;

/** Three cities: mine, my left neighbour's and my right neighbour's. Further ones sit between left and right. */
export interface TableLiteral extends Omit<Scenario, 'seats'> {
  me?: ScenarioSeat;
  left?: ScenarioSeat;
  right?: ScenarioSeat;
  others?: ScenarioSeat[];
}

export type Place = 'me' | 'left' | 'right';

/** What a seat holds when nothing is said: a card of Age I that nobody misses. */
const FILLER = 'theater';

export function table({ me = {}, left = {}, right = {}, others = [], ...rest }: TableLiteral): Tabletop {
  const seats = [me, left, ...others, right].map((seat) => ({ hand: [FILLER], ...seat }));
  return tabletop(setTable({ ...rest, seats }));
}

export interface Tabletop {
  game: Game;
  events: GameEvent[];
  /** The seat's number. */
  at(place: Place | SeatId): SeatId;
  /** Coins, stage, tokens by name, and the names of cards by pile. */
  seat(place?: Place | SeatId): {
    coins: number;
    stage: number;
    tokens: Record<string, number>;
    hand: string[];
    city: string[];
    under: string[];
  };
  discard(): string[];
  /** Every way to build a card in hand, cheapest first, as way and payment. */
  ways(card: string, place?: Place | SeatId): { via: string; pay: Payment }[];
  /** The undominated payments for a card, zeros left out. */
  offers(card: string, place?: Place | SeatId): Partial<Payment>[];
  /** The payments for the next stage, zeros left out. */
  stageOffers(place?: Place | SeatId): Partial<Payment>[];
  /** Why a card cannot be built; null if it can. */
  why(card: string, place?: Place | SeatId): string | null;
  /** One answer; throws the error's code if it is refused. */
  answer(place: Place | SeatId, deed: Deed): Tabletop;
  /** The error code this answer gets, or null. */
  refusal(place: Place | SeatId, deed: unknown): string | null;
  /** Everyone answers: those named as said, the others sell. Stops at the next question. */
  play(deeds: Partial<Record<Place, Deed>> | Record<number, Deed>): Tabletop;
  score(place?: Place | SeatId): Record<string, number>;
  winners(): SeatId[];
}

export function tabletop(game: Game, events: GameEvent[] = []): Tabletop {
  const { rules, state } = game;
  const at = (place: Place | SeatId): SeatId =>
    typeof place === 'number' ? place : { me: 0, left: 1, right: rules.seats - 1 }[place];
  const names = (pile: readonly number[]): string[] => pile.map((id) => rules.cards[id].name);
  const explained = (card: string, place: Place | SeatId) => {
    const found = explain(game, at(place)).find((one) => one.card === card);
    if (!found) throw new Error(`${card} is not in that hand`);
    return found;
  };
  const short = ({ pay }: Way): Partial<Payment> =>
    Object.fromEntries(Object.entries(pay).filter(([, coins]) => coins > 0));
  const after = (seat: SeatId, deed: Deed): Tabletop => {
    const done = submit(game, seat, deed);
    if (done.error) throw new Error(`${done.error.code}: ${done.error.message}`);
    return tabletop(done.game, [...events, ...done.events]);
  };
  return {
    game,
    events,
    at,
    seat(place = 'me') {
      const { coins, stage, tokens, piles } = state.seats[at(place)];
      return {
        coins,
        stage,
        tokens: Object.fromEntries(rules.tokens.map((token, id) => [token.id, tokens[id]])),
        hand: names(piles[rules.seatPile('hand')]),
        city: names(piles[rules.seatPile('city')]),
        under: names(piles[rules.seatPile('under')]),
      };
    },
    discard: () => names(state.piles[rules.tablePile('discard')]),
    ways: (card, place = 'me') => explained(card, place).build.map(({ via, pay }) => ({ via, pay })),
    offers: (card, place = 'me') =>
      explained(card, place)
        .build.filter((way) => way.via === 'paid')
        .map(short),
    stageOffers(place = 'me') {
      return explain(game, at(place))[0].stage.map(short);
    },
    why(card, place = 'me') {
      const { why } = explained(card, place);
      return why && sentence(why);
    },
    answer: (place, deed) => after(at(place), deed),
    refusal: (place, deed) => submit(game, at(place), deed).error?.code ?? null,
    play(deeds) {
      let now: Tabletop = tabletop(game, events);
      const byPlace = deeds as Record<string, Deed | undefined>;
      for (let seat = 0; seat < rules.seats; seat++) {
        if (state.asks[seat] === null) continue;
        const place = (['me', 'left', 'right'] as const).find((name) => at(name) === seat);
        const deed = byPlace[seat] ?? (place && byPlace[place]) ?? sellFirst(now, seat);
        now = now.answer(seat, deed);
      }
      return now;
    },
    score: (place = 'me') => score(game).sheets[at(place)],
    winners: () => score(game).winners,
  };
}

/** A city without a hand, such as the Free City, does the first thing it may. */
function sellFirst({ game, seat }: Tabletop, of: SeatId): Deed {
  const { hand } = seat(of);
  return hand.length > 0 ? { do: 'sell', card: hand[0] } : unpack(game.rules, legal(game, of)[0]);
}

/** A scenario ends with its Age. Here the game goes on: the next Age's deck is made of these cards in turn. */
export function withNextAge({ game }: Tabletop, ...cards: string[]): Tabletop {
  const { steps, end } = rulesOf(game.config);
  const { age, turn } = game.state;
  const at = steps.findIndex((step) => step.age === age && step.turn === turn && step.window === 'turn.choose');
  const piles = game.state.piles.slice();
  const names = cards.length > 0 ? cards : [FILLER];
  piles[game.rules.tablePile(`age-${age + 1}`)] = Array.from(
    { length: 7 * game.rules.seats },
    (_, i) => game.rules.cardByName.get(names[i % names.length]) as number,
  );
  return tabletop({ ...game, rules: { ...game.rules, steps, end }, state: { ...game.state, at, piles } });
}

/** Expects that an answer is refused with this code and that the game is untouched. */
export function expectRefused(t: Tabletop, place: Place | SeatId, answer: unknown, code: string): void {
  const before = JSON.stringify(t.game.state);
  const done = submit(t.game, t.at(place), answer);
  expect(done.error?.code).toBe(code);
  expect(done.error?.message).toMatch(/\w+ \w+/);
  expect(done.game).toBe(t.game);
  expect(JSON.stringify(t.game.state)).toBe(before);
}

/** Plays a game to its end with random choices, in place; `each` sees every table at which someone is asked. */
export function playOut(game: Game, seed: number, each: (game: Game) => void = () => {}): Game {
  const { rules, state } = game;
  const chance = dice(seed);
  while (state.at < rules.end) {
    each(game);
    for (let seat = 0; seat < rules.seats; seat++)
      if (state.asks[seat] !== null) state.sealed[seat] = sample(rules, state, seat, chance);
    step(rules, state, state.sealed.slice(), null);
  }
  return game;
}

/**
 * Plays a game to its end with random choices, each of them given from outside; `each` sees every table at which
 * someone is asked, `log` gets what happened.
 */
export function played(start: Game, seed: number, each: (game: Game) => void = () => {}, log: GameEvent[] = []): Game {
  const chance = dice(seed);
  let game = start;
  while (!over(game)) {
    each(game);
    const { asks } = game.state;
    for (const seat of asks.keys()) {
      if (asks[seat] === null) continue;
      const done = submit(game, seat, sample(game.rules, game.state, seat, chance));
      expect(done.error).toBeNull();
      log.push(...done.events);
      game = done.game;
    }
  }
  return game;
}
