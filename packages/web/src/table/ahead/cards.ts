/** The cards that one can wish for: what may be in the hand that comes, and all others of an Age. */
import { comingHands } from '@polis/client';
import { AGES, type Card, type CardId, isRecruit } from '@polis/engine';
import { leadersInHand } from '../../game/contents.ts';
import type { TableModel } from '../../game/model.ts';

/** Ages whose cards may still come; 0 while leaders go round before the first one. */
export const agesAhead = ({ view }: TableModel): number[] =>
  Array.from({ length: AGES + 1 }, (_, age) => age).filter((age) => age >= view.age && (age > 0 || view.age === 0));

/** That of the next hand: after the last turn of an Age the one that follows. */
export function nextAge(model: TableModel): number {
  const { age, turn } = model.view;
  const isLast = turn > 0 && comingHands(model.view).length === 0;
  return isLast ? Math.min(age + 1, AGES) : age;
}

/** What can be in the next hand, with the turn in which it comes; null if that cannot be known. */
export function nextHand(model: TableModel): { turn: number; cards: Card[] } | null {
  const [next] = comingHands(model.view);
  return next?.cards ? { turn: next.turn, cards: once(model, next.cards) } : null;
}

/** All cards that are dealt in an Age at this table; before the first Age the leaders that go round. */
export function cardsOf(model: TableModel, age: number): Card[] {
  const { decks, pools, deals } = model.rules.setup;
  if (age === 0)
    return once(
      model,
      deals.flatMap(({ cards }) => cards),
    ).filter(isRecruit);
  const drawn = pools.filter((pool) => pool.age === age).flatMap(({ cards }) => cards);
  return once(model, [...decks[age - 1], ...drawn]).filter(({ colour }) => colour >= 0);
}

/** Leaders can be wished for from the next time on at which they are recruited; null if there is none. */
export function leadersAhead(model: TableModel): { age: number; cards: Card[] } | null {
  const age = model.view.age + 1;
  const cards = leadersInHand(model, model.me);
  return cards.length > 0 && age <= AGES ? { age, cards } : null;
}

/** Each once, those of a colour together. */
const once = ({ rules }: TableModel, ids: readonly CardId[]): Card[] =>
  [...new Set(ids)].map((id) => rules.cards[id]).sort((a, b) => a.colour - b.colour || a.id - b.id);
