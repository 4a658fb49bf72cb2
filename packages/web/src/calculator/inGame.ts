/** The cards that are in a game, and how many of each. */
import type { Card, SeatId } from '@polis/engine';
import { boardsFor } from '../setup/draft.ts';
import { rulesOfSheet, type Sheet } from './sheet.ts';

export interface InGame {
  card: Card;
  copies: number;
}

/** In the order of the engine; what is drawn by lot may be there once. */
export function inGame(sheet: Sheet): InGame[] {
  const rules = rulesOfSheet(sheet);
  if (!rules) return [];
  const { decks, pools, deals } = rules.setup;
  const sure = decks.flat();
  const drawn = [...pools, ...deals].flatMap(({ cards }) => cards);
  return rules.cards.flatMap((card) => {
    const copies = sure.filter((id) => id === card.id).length + drawn.filter((id) => id === card.id).length;
    return copies > 0 ? [{ card, copies }] : [];
  });
}

/** All boards that this seat may have had. */
export function boardsOf(sheet: Sheet, seat: SeatId): string[] {
  const rules = rulesOfSheet(sheet);
  return rules ? boardsFor(rules, seat) : [];
}
