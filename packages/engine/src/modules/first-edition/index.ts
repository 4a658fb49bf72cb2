/** The first edition of the base game (2010): its own cards and its boards. */
import type { Module } from '../../module.ts';
import { cards } from './cards.ts';
import { wonders } from './wonders.ts';

export const firstEdition: Module = {
  id: 'first-edition',
  edition: 'first',
  players: [2, 3, 4, 5, 6, 7, 8],
  cards,
  wonders,
};
