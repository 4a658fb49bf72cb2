/** Lists of cards in which the order does not matter. */
import type { CardId } from '../../src/types.ts';

export const sorted = (cards: readonly CardId[]): CardId[] => cards.toSorted((a, b) => a - b);

/** What is left of the cards when those of the other pile are taken away, one for one. */
export function without(cards: readonly CardId[], others: readonly CardId[]): CardId[] {
  const left = others.slice();
  return cards.filter((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
