/** The first-edition box of Cities (2012): its boards, and cards for an eighth player. */
import type { Module } from '../../module.ts';
import { wonders } from './wonders.ts';

export const citiesFirst: Module = {
  id: 'cities-first',
  box: { of: 'cities', edition: 'first' },
  players: [2, 3, 4, 5, 6, 7, 8],
  cardsFor: 8,
  wonders,
};
