/**
 * Deals what a scenario does not tell, so that its game goes on to the end: each card of the game then lies in one place.
 * Hands that are not told get as many cards as they have at this time, and what is left of the cards that were played by
 * now lies under stages, in the discard pile, or in the box if all of the discard pile is told.
 */
import { refuseMadeUp } from './beginning.ts';
import { many, roman } from './english.ts';
import { run } from './flow.ts';
import { startRemembering } from './memory.ts';
import type { ReadCards, Table } from './module.ts';
import { BOX, DISCARD, deckOf, HAND, UNDER } from './piles.ts';
import { shuffle, stream } from './rng.ts';
import type { Rules } from './rules.ts';
import { refuseTable } from './scenario-checks.ts';
import { insist, refuse, told } from './scenario-rules.ts';
import { BEFORE, cardReader, layTable, startOfTurn, timeTold } from './scenario-table.ts';
import type { Scenario } from './scenario-types.ts';
import { clone } from './state.ts';
import { DEALS, ORDERS, PLAYED, POOLS } from './streams.ts';
import { AGES } from './timeline.ts';
import type { CardId, GameEvent, SeatId, State } from './types.ts';

/** Where a table is in its Age. */
interface Moment {
  /** The step that comes next. */
  at: number;
  /** Cards that each player holds; null while none are dealt. */
  hands: number[] | null;
  /** Cards of the Age that are still to be drawn. */
  deck: number;
  /** Cards of the Age that each city has used. */
  used: number;
}

/** A table on which everything lies, at its first question. Throws a PolisError that says what makes no sense. */
export function playOn(rules: Rules, seed: readonly number[], scenario: Scenario, log: GameEvent[] | null): State {
  refuseMadeUp(scenario);
  const { age } = timeTold(scenario);
  const state = clone(rules.blank);
  for (let token = 0; token < state.tokens.length; token++) state.tokens[token] = rules.setup.tokens[token] ?? 0;
  const table = { ...layTable(rules, state, scenario, copyReader(rules, age)), log };
  insistTable(table, false);
  const moment = momentOf(table, scenario);
  const lying = copiesOn(rules, state);
  refuseCards(table, moment, lying);
  dealBefore(table, seed, scenario, lying);
  const rest = dealAges(table, seed, scenario, moment, lying);
  layRest(state, scenario, shuffle(stream(seed, PLAYED), rest));
  if (age === BEFORE || scenario.strict) insistTable(table, true);
  startRemembering(state);
  state.at = moment.at;
  run(table);
  insist(state.at < rules.end, 'nothing is left to be played at this table');
  return state;
}

function insistTable(table: Table, strict: boolean): void {
  const wrong = refuseTable(table, strict);
  if (wrong !== null) refuse(wrong);
}

/** Of cards with one name, such as the Loom of two Ages, one of an earlier Age as long as there is one; not in hands. */
function copyReader(rules: Rules, age: number): ReadCards {
  const left = allCopies(rules);
  const isHand = (where: string): boolean => /^\d+$/.test(where);
  const there = (): CardId[] => rules.cards.flatMap((card) => (card.age < age && left[card.id] > 0 ? [card.id] : []));
  const read = cardReader(rules, age, (where) => (isHand(where) ? [] : there()));
  return (pile, where) =>
    pile.flatMap((word) => {
      const [card] = read([word], where);
      if (!isHand(where)) left[card]--;
      return card;
    });
}

/** How many of each card the game has, by CardId. */
function allCopies({ cards, setup: { decks, pools, deals } }: Rules): number[] {
  const copies = cards.map(() => 0);
  for (const card of [...decks.flat(), ...[...pools, ...deals].flatMap((from) => from.cards)]) copies[card]++;
  return copies;
}

/** How many of each card lie somewhere, by CardId. */
function copiesOn(rules: Rules, { piles, seats }: State): number[] {
  const copies = rules.cards.map(() => 0);
  const count = (all: readonly CardId[][], defs: Rules['seatPiles']): void =>
    all.forEach((pile, id) => {
      if (!defs[id].marks) for (const card of pile) copies[card]++;
    });
  count(piles, rules.tablePiles);
  for (const seat of seats) count(seat.piles, rules.seatPiles);
  return copies;
}

/**
 * A card is used in each turn. In the middle of a turn all hands are a card smaller: what is left of that turn is to pass them
 * on, or the last card of the Age. Hands that are all empty were not dealt yet, or the Age is over.
 */
function momentOf(table: Table, scenario: Scenario): Moment {
  const { rules, state } = table;
  const { plays } = rules.setup;
  const { age, turn } = state;
  const hands = state.seats.slice(0, rules.players).map(({ piles }) => piles[HAND].length);
  const told = hands.flatMap((_, seat) => (scenario.seats[seat].hand === undefined ? [] : [seat]));
  const areAll = (size: number): boolean => told.length === hands.length && hands.every((held) => held === size);
  const stepOf = (window: string, of: number): number =>
    rules.steps.findIndex((step) => step.window === window && step.age === age && step.turn === of);
  if (turn === 0) {
    const odd = hands.findIndex((held) => held > 0);
    insist(odd < 0, `seat ${odd} holds ${many(hands[odd], 'card')}; hands are not dealt yet at this time`);
    return notDealt(age === BEFORE ? 0 : startOfTurn(table, scenario));
  }
  if (turn === 1 && hands.every((held) => held === 0)) return notDealt(stepOf('age.deal', 0));
  if (turn === plays && areAll(0))
    return { at: stepOf('turn.leftover', turn), hands, deck: 0, used: rules.setup.handSize };
  const size = rules.setup.handSize - (turn - 1);
  if (areAll(size - 1)) {
    const last = rules.steps.findIndex((step) => step.kind === 'play.last' && step.age === age);
    const at = turn === plays ? last : stepOf('turn.leftover', turn);
    return { at, hands: hands.map(() => size - 1), deck: stillIn(rules, age, turn), used: turn };
  }
  const at = startOfTurn(table, scenario);
  const isDrawn = rules.steps[at].window === 'turn.choose';
  const due = hands.map((_, seat) => size + (isDrawn && drawsFor(table, seat) ? 1 : 0));
  const odd = told.find((seat) => hands[seat] !== due[seat]);
  if (odd !== undefined) refuse(`seat ${odd} holds ${many(hands[odd], 'card')}; in turn ${turn} it holds ${due[odd]}`);
  return { at, hands: due, deck: stillIn(rules, age, turn - (isDrawn ? 0 : 1)), used: turn - 1 };
}

const notDealt = (at: number): Moment => ({ at, hands: null, deck: 0, used: 0 });

/** Whether this player draws cards for a city without one. */
const drawsFor = ({ rules, state }: Table, seat: SeatId): boolean => state.controller.indexOf(seat, rules.players) >= 0;

/** What was not dealt, less a card for each city without a player and turn in which it was drawn. */
function stillIn({ players, seats, setup }: Rules, age: number, turns: number): number {
  const { decks, pools, handSize } = setup;
  const drawn = pools.filter(({ to }) => to === deckOf(age)).reduce((sum, { draw }) => sum + draw, 0);
  return decks[age - 1].length + drawn - players * handSize - (seats - players) * turns;
}

/** What no game has: more of a card than there are, cards that are not dealt yet, or too many that were used. */
function refuseCards({ rules, state }: Table, { hands, used }: Moment, lying: readonly number[]): void {
  const { age, turn, seats, piles } = state;
  const copies = allCopies(rules);
  const ofAge = rules.cards.filter(({ id, colour }) => colour >= 0 && lying[id] > 0);
  for (const { id, name, age: of } of ofAge) {
    const count = `a game of ${rules.players} players has ${copies[id]}`;
    insist(lying[id] <= copies[id], `cards told of ${name}: ${lying[id]}; ${count}`);
    insist(
      of === 0 || of < age || (of === age && hands !== null),
      `${name} is a card of Age ${roman(of)}, which is not dealt yet`,
    );
  }
  for (const [seat, { piles: held }] of seats.entries()) {
    const odd = held[HAND].find((card) => rules.cards[card].age !== age);
    if (odd !== undefined) refuse(`seat ${seat} holds ${rules.cards[odd].name}, which is no card of Age ${roman(age)}`);
  }
  for (const { cards, draw } of rules.setup.pools) {
    const some = cards.filter((card) => lying[card] > 0);
    const name = rules.cards[some[0]]?.name;
    insist(some.length <= draw, `${name} and its kind are drawn: ${draw}, and ${some.length} of them are told`);
  }
  if (hands === null) return;
  let told = -piles[deckOf(age)].length;
  for (const { id, age: of } of ofAge) if (of === age) told += lying[id];
  for (const { piles: held } of seats) told -= held[HAND].length;
  const most = used * rules.seats;
  insist(told <= most, `${many(told, 'card')} of Age ${roman(age)} were used; in turn ${turn} it is ${most} at most`);
}

/** Those who are dealt before the game: in piles that are not told, and in the box. */
function dealBefore(table: Table, seed: readonly number[], scenario: Scenario, lying: readonly number[]): void {
  const { rules, state } = table;
  rules.setup.deals.forEach(({ cards, rest, order }, i) => {
    const untold = cards.filter((card) => lying[card] === 0);
    state.piles[rest] = shuffle(stream(seed, DEALS + i), untold);
    state.piles[order] = shuffle(stream(seed, ORDERS + i), cards.slice());
  });
  const players = state.seats.slice(0, rules.players);
  const due = players.map((_, seat) => rules.seatPiles.map(({ untold }) => untold?.count(table, seat) ?? 0));
  players.forEach(({ piles }, seat) => {
    rules.seatPiles.forEach(({ untold, scenario: field = '' }, pile) => {
      if (untold && told(scenario.seats[seat], field) === undefined)
        piles[pile] = state.piles[rules.tablePile(untold.from)].splice(0, due[seat][pile]);
    });
  });
}

/** Decks of later Ages, hands, and what is still to be drawn. Hands back the cards of which it is not told what became. */
function dealAges(
  { rules, state }: Table,
  seed: readonly number[],
  scenario: Scenario,
  { hands, deck }: Moment,
  lying: readonly number[],
): CardId[] {
  const drawn = drawFromPools(rules, seed, state, lying);
  return rules.setup.decks.flatMap((cards, i) => {
    const age = i + 1;
    const cut = shuffle(stream(seed, deckOf(age)), [...untoldOf(cards, lying), ...drawn[age]]);
    if (age < state.age) return cut;
    if (age > state.age || hands === null) {
      state.piles[deckOf(age)] = cut;
      return [];
    }
    const [told, left] = [state.piles[deckOf(age)], deck];
    insist(
      told.length === 0 || told.length === left,
      `cards still to be drawn: ${told.length}; at this time there are ${left}`,
    );
    hands.forEach((held, seat) => {
      if (scenario.seats[seat].hand === undefined) state.seats[seat].piles[HAND] = cut.splice(0, held);
    });
    if (told.length === 0) state.piles[deckOf(age)] = cut.splice(0, left);
    return cut;
  });
}

/** Those that are told are among the ones drawn. By Age, what is for a deck; the rest lies where it is drawn to. */
function drawFromPools(rules: Rules, seed: readonly number[], state: State, lying: readonly number[]): CardId[][] {
  const forDecks: CardId[][] = Array.from({ length: AGES + 1 }, () => []);
  rules.setup.pools.forEach(({ cards, draw, age, to }, i) => {
    const untold = shuffle(
      stream(seed, POOLS + i),
      cards.filter((card) => lying[card] === 0),
    );
    const drawn = untold.splice(0, draw - (cards.length - untold.length));
    (to === deckOf(age) ? forDecks[age] : state.piles[to]).push(...drawn);
    state.piles[BOX].push(...untold);
  });
  return forDecks;
}

/** What is left of the cards when those that lie somewhere are taken away, one for one. */
function untoldOf(cards: readonly CardId[], lying: readonly number[]): CardId[] {
  const told = lying.slice();
  return cards.filter((card) => told[card]-- <= 0);
}

/** Cards under stages that are not told, the discard pile if it is not, and the box. */
function layRest({ seats, piles }: State, { discard }: Scenario, rest: CardId[]): void {
  for (const { stage, piles: own } of seats)
    own[UNDER].unshift(...rest.splice(0, Math.max(0, stage - own[UNDER].length)));
  piles[discard === undefined ? DISCARD : BOX].push(...rest);
}
