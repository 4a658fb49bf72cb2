/** The second edition of the base game (2020): its own cards and its boards; there is no game for two. */
import type { Module } from '../../module.ts';
import { cards } from './cards.ts';
import { wonders } from './wonders.ts';

export const secondEdition: Module = {
  id: 'second-edition',
  edition: 'second',
  players: [3, 4, 5, 6, 7, 8],
  whyPlayers: 'the second edition has no game for two',
  cards,
  wonders,
};
