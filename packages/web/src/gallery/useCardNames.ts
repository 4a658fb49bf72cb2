/** The names of cards where there is no table. */
import { useMemo } from 'react';
import { type Names, namesOf } from '../game/names.ts';
import { catalogue, isBoard } from '../library/catalogue.ts';
import { useTranslation } from '../text/speaking.tsx';

/** Of all editions and boxes. */
function everyCard() {
  const cards = catalogue().flatMap((entry) => (isBoard(entry) ? [] : [entry.card]));
  return { wonders: [], cards, cardByName: new Map(cards.map(({ name }, i) => [name, i])) };
}

export function useCardNames(): Names {
  const { t } = useTranslation();
  return useMemo(() => namesOf(t, { myName: '', people: [], rules: everyCard(), wonders: [], you: null }), [t]);
}
