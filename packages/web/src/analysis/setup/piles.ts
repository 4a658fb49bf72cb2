/** Cards that may lie in a hand or a pile, and where they lie already. */
import { type Card, isRecruit, type Rules } from '@polis/engine';
import type { InGame } from '../../calculator/inGame.ts';
import { kindOf } from '../../look/kinds.ts';
import type { Draft } from './draft.ts';

/** What is dealt in an Age; projects are not. */
export const cardsOfAge = (all: readonly InGame[], age: number): InGame[] =>
  all.filter(({ card }) => card.age === age && kindOf(card.colour) !== null && !isRecruit(card));

/** What may have been discarded: cards of this Age and of those before. */
export const cardsUpTo = (all: readonly InGame[], age: number): InGame[] =>
  [1, 2, 3].filter((of) => of <= age).flatMap((of) => cardsOfAge(all, of));

/** How often a card lies anywhere but in the pile that is being told. */
export function elsewhereIn(
  { sheet, hands, leaders, packs, discard }: Draft,
  { seats }: Rules,
  but: { hand?: number; leaders?: number; pack?: number; discard?: true },
): (card: Card) => number {
  const lying = [
    ...sheet.columns.slice(0, seats).flatMap(({ cards, tombs }) => [...cards, ...tombs]),
    ...hands.slice(0, seats).flatMap((hand, seat) => (seat === but.hand ? [] : hand)),
    ...leaders.slice(0, seats).flatMap((held, seat) => (seat === but.leaders ? [] : held)),
    ...packs.slice(0, seats).flatMap((pack, seat) => (seat === but.pack ? [] : pack)),
    ...(but.discard ? [] : discard),
  ];
  return ({ name }) => lying.filter((one) => one === name).length;
}
