/** What a card is called. */
import type { Card } from '@polis/engine';
import type { TFunction } from 'i18next';

type Called = Pick<Card, 'name' | 'age'>;

/**
 * The first box of Cities has a Gambling Den of Age I, the second one of Age II: of two cards with one id, the text of the
 * later one names its Age, as in `gambling-den_age2`. A card without such a text has the one without an Age.
 */
export const ofItsAge = ({ age }: Pick<Card, 'age'>): { context: string } => ({ context: `age${age}` });

export const cardName = (t: TFunction, card: Called): string => t(`card.${card.name}`, ofItsAge(card));

/** With soft hyphens, for where there is little room. */
export const shortCardName = (t: TFunction, card: Called): string =>
  t([`cardShort.${card.name}`, `card.${card.name}`], ofItsAge(card));
