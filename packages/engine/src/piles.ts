/** The piles every game has, and their numbers. Modules may add more behind them. */
import type { PileDef } from './module.ts';
import type { CardId, PileId } from './types.ts';

/** At each seat. */
export const HAND: PileId = 0;
export const CITY: PileId = 1;
export const UNDER: PileId = 2;

/** On the table. The deck of Age a is pile a. */
export const DISCARD: PileId = 0;
export const deckOf = (age: number): PileId => age;
export const BOX: PileId = 4;

export const corePiles: PileDef[] = [
  { id: 'hand', at: 'seat', visible: 'allies' },
  { id: 'city', at: 'seat', visible: 'all' },
  { id: 'under', at: 'seat', visible: 'allies' },
  { id: 'discard', at: 'table', visible: 'nobody' },
  { id: 'age-1', at: 'table', visible: 'nobody' },
  { id: 'age-2', at: 'table', visible: 'nobody' },
  { id: 'age-3', at: 'table', visible: 'nobody' },
  { id: 'box', at: 'table', visible: 'nobody' },
];

/** Puts a card into a sorted list of different ones, unless it is there. For short lists, which a function would sort slower. */
export function insert(sorted: CardId[], card: CardId): void {
  let at = sorted.length;
  while (at > 0 && sorted[at - 1] > card) at--;
  if (at > 0 && sorted[at - 1] === card) return;
  sorted.push(card);
  for (let i = sorted.length - 1; i > at; i--) sorted[i] = sorted[i - 1];
  sorted[at] = card;
}

/** Takes one copy of the card out of the pile. */
export function take(pile: CardId[], card: CardId): boolean {
  for (let at = 0; at < pile.length; at++)
    if (pile[at] === card) {
      for (let i = at + 1; i < pile.length; i++) pile[i - 1] = pile[i];
      pile.pop();
      return true;
    }
  return false;
}
