/** Where a card leads. */
import type { Card, Rules } from '@polis/engine';

/** Structures that this one makes free later on, each of them once. */
export function opens({ cards }: Pick<Rules, 'cards'>, card: Card): Card[] {
  const seen = new Set<number>();
  return cards.filter((later) => {
    const isNew =
      !seen.has(later.building) && later.chain.some(({ word, bit }) => word === card.word && bit === card.bit);
    if (isNew) seen.add(later.building);
    return isNew;
  });
}
