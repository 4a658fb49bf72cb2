/** What each seat is asked at a table, and what it may answer. */
import { expect } from 'vitest';
import { build, NEXT, PAID, stage } from '../../src/choice.ts';
import { explain, sentence } from '../../src/explain.ts';
import { type Game, legal, submit } from '../../src/game.ts';
import type { ChoiceForm, ChoiceInput, Payment, SeatId } from '../../src/types.ts';
import { unpack } from '../../src/words.ts';
import { asksOf, awaited } from './answers.ts';
import type { Place } from './deeds.ts';
import { looking, names } from './looking.ts';

/** Which payments are tried: for a structure or for a stage, and up to how many coins. */
interface Trying {
  as?: 'build' | 'stage';
  toNeighbour?: number;
  toBank?: number;
}

export interface Asks {
  /** What a seat is asked now: to play a card, to pick one, to pay, to give tokens or for a side; null for nothing. */
  asked(place?: Place | SeatId): string | null;
  /** The seats that are asked something. */
  awaited(): SeatId[];
  /** The cards a seat may pick, in alphabetical order. */
  picks(place?: Place | SeatId): string[];
  /** The coins each seat is asked to pay; 0 for those who are not asked. */
  dues(): number[];
  /** Everything that a seat may answer, in words. */
  offered(place?: Place | SeatId): ChoiceForm[];
  /** The same as "build plato", "sell plato" or "pass", each one time. */
  doable(place?: Place | SeatId): string[];
  /** Whether some way to build the next stage takes part in the Edifice, and whether some way does not. */
  mayJoin(place?: Place | SeatId): boolean;
  mayStage(place?: Place | SeatId): boolean;
  /** Every way to build a card in hand, cheapest first, as way and payment. */
  ways(card: string, place?: Place | SeatId): { via: string; pay: Payment }[];
  /** The same by name: `paid`, `chain` or that of a power. */
  vias(card: string, place?: Place | SeatId): string[];
  /** The undominated payments for a card, zeros left out. */
  offers(card: string, place?: Place | SeatId): Partial<Payment>[];
  /** The payments for the next stage, zeros left out. */
  stageOffers(place?: Place | SeatId): Partial<Payment>[];
  /** Every payment that is accepted for a card in hand or for the next stage, said in either way; zeros left out. */
  accepted(card: string, place?: Place | SeatId, trying?: Trying): Partial<Payment>[];
  /** Whether a card in hand can be paid from own resources, without coins. */
  isFree(card: string, place?: Place | SeatId): boolean;
  /** Why a card cannot be built; null if it can. */
  why(card: string, place?: Place | SeatId): string | null;
  /** The error code this answer gets, or null. */
  refusal(place: Place | SeatId, answer: unknown): string | null;
}

/** A payment without what is not paid. */
export const short = (pay: Payment): Partial<Payment> =>
  Object.fromEntries(Object.entries(pay).filter(([, coins]) => coins > 0));

export function asking(game: Game): Asks {
  const { rules, state } = game;
  const { at } = looking(game);
  /** By seat; a game never changes. */
  const known: ReturnType<typeof explain>[] = [];
  const hand = (place: Place | SeatId) => {
    known[at(place)] ??= explain(game, at(place));
    return known[at(place)];
  };
  const explained = (card: string, place: Place | SeatId) => {
    const found = hand(place).find((one) => one.card === card);
    if (!found) throw new Error(`${card} is not in that hand`);
    return found;
  };
  const ways = (card: string, place: Place | SeatId = 'me') =>
    explained(card, place).build.map(({ via, pay }) => ({ via, pay }));
  const offered = (place: Place | SeatId = 'me'): ChoiceForm[] =>
    legal(game, at(place)).map((choice) => unpack(rules, choice));
  const mayStage = (place: Place | SeatId, join: boolean): boolean =>
    offered(place).some((form) => form.do === 'stage' && Boolean(form.join) === join);
  return {
    asked: (place = 'me') => asksOf(game)[at(place)],
    awaited: () => awaited(game),
    picks(place = 'me') {
      const ask = state.asks[at(place)];
      return ask?.ask === 'pick' ? names(game, ask.options).sort() : [];
    },
    dues: () => state.asks.map((ask) => (ask?.ask === 'pay' ? ask.coins : 0)),
    offered,
    doable: (place = 'me') => [
      ...new Set(offered(place).map((form) => ('card' in form ? `${form.do} ${form.card}` : form.do))),
    ],
    mayJoin: (place = 'me') => mayStage(place, true),
    mayStage: (place = 'me') => mayStage(place, false),
    ways,
    vias: (card, place) => ways(card, place).map(({ via }) => via),
    offers: (card, place) =>
      ways(card, place)
        .filter(({ via }) => via === 'paid')
        .map(({ pay }) => short(pay)),
    stageOffers: (place = 'me') => hand(place)[0].stage.map(({ pay }) => short(pay)),
    accepted: (card, place = 'me', trying) => accepted(game, at(place), card, trying),
    isFree: (card, place) =>
      ways(card, place).some(({ via, pay }) => via === 'paid' && pay.left + pay.right + pay.bank === 0),
    why(card, place = 'me') {
      const { why } = explained(card, place);
      return why && sentence(why);
    },
    refusal: (place, answer) => submit(game, at(place), answer as ChoiceInput).error?.code ?? null,
  };
}

function accepted(
  game: Game,
  seat: SeatId,
  card: string,
  { as = 'build', toNeighbour = 8, toBank = 2 }: Trying = {},
): Partial<Payment>[] {
  const id = game.rules.cardByName.get(card) as number;
  const found: Partial<Payment>[] = [];
  for (let left = 0; left <= toNeighbour; left++)
    for (let right = 0; right <= toNeighbour; right++)
      for (let bank = 0; bank <= toBank; bank++) {
        const pay = { left, right, bank };
        const form = as === 'build' ? { do: as, card, via: 'paid', pay } : { do: as, card, pay };
        const integer = as === 'build' ? build(id, PAID, left, right, bank) : stage(id, left, right, bank, 0, 0, NEXT);
        const { error } = submit(game, seat, form);
        const other = submit(game, seat, integer).error;
        if (other?.code !== error?.code || other?.message !== error?.message)
          expect.fail(`${JSON.stringify(form)} is taken in one form and not in the other`);
        if (error === null) found.push(short(pay));
      }
  return found;
}
