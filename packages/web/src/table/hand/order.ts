/** The hand as it is seen: as dealt, by colour, or by price, so that what cannot be built comes last. */
import type { HandOrder } from '../../device/settings.ts';
import { COLUMNS, kindOfCard } from '../../game/contents.ts';
import type { CardInHand } from './cards.ts';

export interface Placed {
  inHand: CardInHand;
  /** Where it was dealt: this identifies it, however the hand is arranged. */
  slot: number;
}

const KINDS = COLUMNS.flat();

const RANKS: Record<HandOrder, (placed: Placed) => number> = {
  dealt: ({ slot }) => slot,
  colour: ({ inHand }) => KINDS.indexOf(kindOfCard(inHand.card)),
  price: ({ inHand }) => inHand.price,
};

/** What ranks the same stays as it was dealt. */
export function arranged(cards: readonly CardInHand[], order: HandOrder): Placed[] {
  const rank = RANKS[order];
  return cards.map((inHand, slot) => ({ inHand, slot })).sort((a, b) => rank(a) - rank(b));
}
