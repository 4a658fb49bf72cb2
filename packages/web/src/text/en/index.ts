/** English. */
import { boards } from './boards.ts';
import { cards } from './cards.ts';
import { ui } from './ui.ts';

export const en = { ...ui, card: cards, board: boards };
