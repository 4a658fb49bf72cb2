/**
 * What a seat may remember of hidden piles: `seen[s]` holds every card that can still be in the hand now at seat s,
 * as far as this seat has held that hand before; after the seats come what it knows to lie in the discard pile, what it
 * has put under the wonder of a city without a player, and what was gone from a hand when that came back.
 */

import { confidants } from './confidants.ts';
import { DISCARD, HAND, take } from './piles.ts';
import type { Rules } from './rules.ts';
import type { CardId, SeatId, State } from './types.ts';

/** A card that came into a remembered hand unseen. */
export const UNKNOWN: CardId = -1;

/** Places in `seen` behind the hands. */
export const discardIn = (seats: number): number => seats;
export const buriedIn = (seats: number): number => seats + 1;
export const goneIn = (seats: number): number => seats + 2;

const discardOf = (state: State): number => discardIn(state.seats.length);

export function startRemembering(state: State): void {
  for (const seat of state.seats) {
    seat.seen = [];
    for (let pile = 0; pile <= goneIn(state.seats.length); pile++) seat.seen.push([]);
  }
}

/** Whether anyone remembers anything: in search nobody does. */
export function isRemembered({ seats }: State): boolean {
  for (let seat = 0; seat < seats.length; seat++) if (seats[seat].seen !== null) return true;
  return false;
}

/** New hands: what was known of the old ones is worthless. */
export function forgetHands(state: State): void {
  for (const { seen } of state.seats) if (seen) for (let s = 0; s < state.seats.length; s++) seen[s] = [];
}

/** A card from the hand of `from` is shown to all. */
export function noticeShown(state: State, from: SeatId, card: CardId): void {
  for (const { seen } of state.seats) {
    const hand = seen?.[from];
    if (hand && !take(hand, card)) take(hand, UNKNOWN);
  }
}

/** This seat knows that the card went to the discard pile, and so does a teammate. */
export function noticeDiscarded(rules: Rules, state: State, seat: SeatId, card: CardId): void {
  for (const viewer of confidants(rules, seat)) state.seats[viewer].seen?.[discardOf(state)]?.push(card);
}

/** Everyone has seen the card go to the discard pile. */
export function noticeAllDiscarded(state: State, card: CardId): void {
  for (const { seen } of state.seats) seen?.[discardOf(state)].push(card);
}

/** This seat has put the card under the wonder of a city it plays for. */
export function noticeBuried(state: State, seat: SeatId, card: CardId): void {
  state.seats[seat].seen?.[buriedIn(state.seats.length)].push(card);
}

/** The seat has looked through the whole discard pile. */
export function noticeDiscardPile(state: State, seat: SeatId): void {
  const { seen } = state.seats[seat];
  if (!seen) return;
  const known = without(state.piles[DISCARD], seen[discardOf(state)]);
  seen[discardOf(state)] = state.piles[DISCARD].slice();
  seen[goneIn(state.seats.length)] = without(seen[goneIn(state.seats.length)], known);
}

/** A card left the discard pile for all to see. */
export function noticeDug(state: State, card: CardId): void {
  for (const { seen } of state.seats)
    if (seen && !take(seen[discardOf(state)], card)) take(seen[goneIn(state.seats.length)], card);
}

/** A card nobody else has seen came into this hand. */
export function noticeDrawn(state: State, to: SeatId): void {
  for (const { seen } of state.seats) {
    const hand = seen?.[to];
    if (hand && hand.length > 0) hand.push(UNKNOWN);
  }
}

/** Every hand has just moved on by so many seats. */
export function noticePassed(rules: Rules, state: State, by: number): void {
  const { players } = rules;
  for (let viewer = 0; viewer < players; viewer++) {
    const { seen } = state.seats[viewer];
    if (!seen) continue;
    const before = seen.slice(0, players);
    for (let from = 0; from < players; from++) seen[(from + by) % players] = before[from];
    const open = confidants(rules, viewer);
    for (const seat of open) {
      const back = before[(seat + players - by) % players];
      seen[goneIn(state.seats.length)].push(...without(back, state.seats[seat].piles[HAND]).filter(isKnown));
      const passedTo = (seat + by) % players;
      seen[passedTo] = state.seats[passedTo].piles[HAND].slice();
    }
    for (const seat of open) seen[seat] = [];
  }
}

const isKnown = (card: CardId): boolean => card !== UNKNOWN;

/** What is left of the cards when those others are taken away, one for one. */
function without(cards: readonly CardId[], others: readonly CardId[]): CardId[] {
  const rest = cards.slice();
  for (const card of others) take(rest, card);
  return rest;
}
