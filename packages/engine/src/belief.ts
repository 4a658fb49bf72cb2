/**
 * A full game that fits everything a viewer knows: the only way in for search. Games that begin in another one are dealt anew
 * with it too, so that what it draws from given dice may change with a version of the rules only (docs/decisions/0025).
 */
import { rulesOf } from './config.ts';
import type { Game } from './game.ts';
import { buriedIn, discardIn, goneIn, UNKNOWN } from './memory.ts';
import { BOX, DISCARD, HAND, take, UNDER } from './piles.ts';
import { type Dice, NO_SEED, roll } from './rng.ts';
import type { Rules } from './rules.ts';
import { clone, emptyState } from './state.ts';
import { cloneTally } from './tally.ts';
import { AGES } from './timeline.ts';
import type { CardId, SeatId, State } from './types.ts';
import type { PileView, View } from './view.ts';

/** How often a deal that contradicts what is seen is dealt again, at most. */
const TRIES = 200;

/** Everything hidden is dealt anew at random, within what the viewer has seen. `rules`: those of a scenario. */
export const determinize = (view: View, dice: Dice, rules: Rules = rulesOf(view.config)): Game =>
  imagining(view, rules)(dice);

/** The same for many games that fit one view: what is known is laid out once. */
export function imagining(view: View, rules: Rules = rulesOf(view.config)): (dice: Dice) => Game {
  const config = { ...view.config, seed: NO_SEED };
  const known = knownTable(rules, view);
  const hidden = looseCards(rules, view);
  layDownKnown(rules, view, known, hidden);
  const imagined = (dice: Dice): State => {
    const state = clone(known);
    dealUnknown(rules, view, state, hidden.slice(), dice);
    // a phase that asks can be entered again: it asks the same
    if (!view.over) rules.steps[state.at].phase.enter({ rules, state, log: null });
    return state;
  };
  return (dice) => {
    let state = imagined(dice);
    for (let i = 1; i < TRIES && !fits(view, state); i++) state = imagined(dice);
    for (const { seat, sealed } of view.asks) state.sealed[seat] = sealed;
    return { config, rules, state, moves: [] };
  };
}

/**
 * Whether a deal agrees with what is seen. Who is asked says something about what is hidden, such as that there is
 * something to dig up; and a hand that was seen before holds only cards that were in it.
 */
const fits = (view: View, state: State): boolean =>
  asksSame(view, state) &&
  state.seats.every(({ piles }, seat) => seat === view.seat || isPossible(piles[HAND], view.seen?.[seat] ?? []));

/** Whether those are asked who are asked. */
export const asksSame = (view: View, state: State): boolean =>
  state.asks.every((ask, seat) => (ask !== null) === view.asked[seat]);

function isPossible(hand: readonly CardId[], seen: readonly CardId[]): boolean {
  const rest = seen.slice();
  return seen.length === 0 || hand.every((card) => take(rest, card) || take(rest, UNKNOWN));
}

function knownTable(rules: Rules, view: View): State {
  const state = emptyState(rules);
  state.age = view.age;
  state.turn = view.turn;
  state.at = view.at;
  state.question = view.question;
  state.bank = view.bank;
  state.tokens = view.tokens.slice();
  state.controller = view.controller.slice();
  state.piles = view.piles.map(known);
  view.seats.forEach((from, id) => {
    const seat = state.seats[id];
    seat.wonder = from.wonder;
    seat.stage = from.stage;
    seat.options = from.options;
    seat.coins = from.coins;
    seat.spendable = from.spendable;
    seat.used = from.used;
    seat.bonus = from.bonus;
    seat.tokens = from.tokens.slice();
    seat.piles = from.piles.map(known);
    seat.tally = cloneTally(from.tally);
    seat.seen = id === view.seat && view.seen ? view.seen.map((pile) => pile.slice()) : null;
  });
  return state;
}

const known = (pile: PileView): CardId[] => pile.cards?.slice() ?? [];

/** A place in a pile where a hidden card with that back may lie. */
interface Gap {
  pile: CardId[];
  age: number;
  /** Where a card goes that a player got rid of. */
  grave: boolean;
}

function dealUnknown(rules: Rules, view: View, state: State, loose: CardId[], dice: Dice): void {
  const buried: CardId[] = []; // seen in a hand once, and not there any more: under a wonder or discarded by now
  for (const { seat, maybe } of possibleHands(view, loose, dice)) {
    const hand = drawn(maybe, view.seats[seat].piles[HAND].count, dice);
    state.seats[seat].piles[HAND].push(...hand.filter((card) => card !== UNKNOWN));
    buried.push(...maybe.filter((card) => card !== UNKNOWN));
  }
  buried.push(...(view.seen?.[goneIn(view.seats.length)] ?? []).filter((card) => take(loose, card)));
  fillBox(rules, view, state, loose, dice);
  const gaps = shuffled(gapsOf(rules, view, state), dice);
  for (const card of buried) {
    const at = gaps.findIndex((gap) => gap.grave && gap.age === rules.cards[card].age);
    if (at >= 0) gaps.splice(at, 1)[0].pile.push(card);
    else loose.push(card);
  }
  const byAge = ofEachAge(rules, shuffled(loose, dice));
  for (const { pile, age } of gaps) {
    const card = byAge[age].pop(); // a scenario may have more cards on the table than there are
    if (card !== undefined) pile.push(card);
  }
  for (const { cards, order } of rules.setup.deals) state.piles[order] = shuffled(cards.slice(), dice);
}

function ofEachAge(rules: Rules, cards: readonly CardId[]): CardId[][] {
  const byAge: CardId[][] = Array.from({ length: AGES + 1 }, () => []);
  for (const card of cards) byAge[rules.cards[card].age].push(card);
  return byAge;
}

/** Cards that the viewer has put away itself, and knows where. */
function layDownKnown(rules: Rules, { seen, seats }: View, state: State, loose: CardId[]): void {
  for (const card of seen?.[discardIn(seats.length)] ?? []) if (take(loose, card)) state.piles[DISCARD].push(card);
  for (const card of seen?.[buriedIn(seats.length)] ?? [])
    if (take(loose, card)) state.seats[rules.players].piles[UNDER].push(card);
}

/**
 * What each hidden hand may consist of, taken from the loose cards. A card may be remembered in more hands than still
 * hold it, as it may have been discarded or dug up since. The hands with the fewest cards to spare keep it.
 */
function possibleHands({ seats, seen }: View, loose: CardId[], dice: Dice): { seat: SeatId; maybe: CardId[] }[] {
  const hands = seats.flatMap(({ piles }, seat) => {
    const maybe = piles[HAND].cards ? [] : (seen?.[seat] ?? []).slice();
    return maybe.length > 0 ? [{ seat, maybe, spare: maybe.length - piles[HAND].count }] : [];
  });
  if (hands.length === 0) return hands;
  const remembered = shuffled([...new Set(hands.flatMap(({ maybe }) => maybe))], dice).filter(
    (card) => card !== UNKNOWN,
  );
  const supply = copiesOf(loose);
  remembered.sort((a, b) => (supply[a] ?? 0) - (supply[b] ?? 0));
  let changed = true;
  for (const card of remembered) {
    if (changed) hands.sort(byRoom);
    changed = false;
    for (const hand of hands) {
      const dropped = dropUnsupplied(hand.maybe, card, loose);
      hand.spare -= dropped;
      changed ||= dropped > 0;
    }
  }
  return hands;
}

const byRoom = (one: { spare: number }, other: { spare: number }): number => one.spare - other.spare;

/** Takes the copies that a hand may have from the loose cards; how many are not there, and left out of the hand. */
function dropUnsupplied(maybe: CardId[], card: CardId, loose: CardId[]): number {
  let copies = 0;
  for (const other of maybe) if (other === card) copies++;
  let dropped = 0;
  for (; copies > 0; copies--)
    if (!take(loose, card)) {
      take(maybe, card);
      dropped++;
    }
  return dropped;
}

/** How many copies of each card there are, by CardId; nothing for those of which there is none. */
function copiesOf(cards: readonly CardId[]): (number | undefined)[] {
  const copies: number[] = [];
  for (const card of cards) copies[card] = (copies[card] ?? 0) + 1;
  return copies;
}

/** Every card of the game that the viewer does not see lying somewhere. */
function looseCards(rules: Rules, view: View): CardId[] {
  const { decks, pools, deals } = rules.setup;
  const loose = [...decks.flat(), ...[...pools, ...deals].flatMap(({ cards }) => cards)];
  const lying = [
    ...view.piles.filter((_, id) => !rules.tablePiles[id].marks),
    ...view.seats.flatMap((seat) => seat.piles.filter((_, id) => !rules.seatPiles[id].marks)),
  ];
  const seen = copiesOf(lying.flatMap(({ cards }) => cards ?? []));
  return loose.filter((card) => {
    const copies = seen[card] ?? 0;
    seen[card] = copies - 1;
    return copies <= 0;
  });
}

/** Takes so many random cards out of the list. */
function drawn(cards: CardId[], count: number, dice: Dice): CardId[] {
  const out: CardId[] = [];
  while (out.length < count && cards.length > 0) out.push(cards.splice(roll(dice, cards.length), 1)[0]);
  return out;
}

/** What was not drawn from a pool has stayed in the box. */
function fillBox(rules: Rules, view: View, state: State, loose: CardId[], dice: Dice): void {
  const isLoose = copiesOf(loose);
  for (const { cards, draw, age } of rules.setup.pools) {
    const candidates = cards.filter((card) => isLoose[card]);
    const undrawn = Math.min(cards.length - draw, view.piles[BOX].backs[age]);
    for (const card of drawn(candidates, undrawn, dice)) {
      take(loose, card);
      state.piles[BOX].push(card);
    }
  }
}

function gapsOf(rules: Rules, view: View, state: State): Gap[] {
  const gaps: Gap[] = [];
  const look = ({ backs }: PileView, pile: CardId[], grave: boolean): void => {
    for (let age = 0; age < backs.length; age++) {
      let missing = backs[age];
      for (const card of pile) if (rules.cards[card].age === age) missing--;
      for (; missing > 0; missing--) gaps.push({ pile, age, grave });
    }
  };
  view.piles.forEach((seen, id) => {
    if (!rules.tablePiles[id].marks) look(seen, state.piles[id], id === DISCARD);
  });
  view.seats.forEach(({ piles }, seat) => {
    piles.forEach((seen, id) => {
      if (!rules.seatPiles[id].marks) look(seen, state.seats[seat].piles[id], id === UNDER);
    });
  });
  return gaps;
}

function shuffled<T>(items: T[], dice: Dice): T[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = roll(dice, i + 1);
    const item = items[i];
    items[i] = items[j];
    items[j] = item;
  }
  return items;
}
