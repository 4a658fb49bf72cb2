/** The second-edition box of Cities (2021): black cards, leaders and boards of its own. */

import { digs } from '../../dig.ts';
import type { Module } from '../../module.ts';
import { cards } from './cards.ts';
import { effects } from './effects.ts';
import { wonders } from './wonders.ts';

export const citiesSecond: Module = {
  id: 'cities-second',
  box: { of: 'cities', edition: 'second' },
  players: [3, 4, 5, 6, 7],
  whyPlayers: 'the second-edition box of Cities is for 3 to 7; the first one can be asked for by "boxes"',
  cards,
  wonders,
  tokens: [{ id: 'cities.dig', points: 0, score: null, right: true }],
  phases: { 'cities.dig': digs },
  effects,
};
