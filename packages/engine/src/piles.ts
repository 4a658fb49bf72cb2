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

/** Takes one copy of the card out of the pile. */
export function take(pile: CardId[], card: CardId): boolean {
  const at = pile.indexOf(card);
  if (at < 0) return false;
  for (let i = at + 1; i < pile.length; i++) pile[i - 1] = pile[i];
  pile.pop();
  return true;
}
