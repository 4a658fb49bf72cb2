/** The hand as it is seen: as dealt, by colour, or by price, so that what cannot be built comes last. */
import type { HandOrder } from '../../app/settings.ts';
import { COLUMNS, kindOfCard } from '../around/facts.ts';
import type { HandFact } from './facts.ts';

export interface Placed {
  fact: HandFact;
  /** Where it was dealt: by that it is known, however the hand is arranged. */
  slot: number;
}

const KINDS = COLUMNS.flat();

const RANKS: Record<HandOrder, (placed: Placed) => number> = {
  dealt: ({ slot }) => slot,
  colour: ({ fact }) => KINDS.indexOf(kindOfCard(fact.card)),
  price: ({ fact }) => fact.price,
};

/** What ranks the same stays as it was dealt. */
export function arranged(facts: readonly HandFact[], order: HandOrder): Placed[] {
  const rank = RANKS[order];
  return facts.map((fact, slot) => ({ fact, slot })).sort((a, b) => rank(a) - rank(b));
}
