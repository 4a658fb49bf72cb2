/** The second-edition box of Leaders (2021): leaders for experts, and its board. */
import type { Module } from '../../module.ts';
import { cards } from './cards.ts';
import { disarms } from './disarm.ts';
import { effects } from './effects.ts';
import { wonders } from './wonders.ts';

export const leadersSecond: Module = {
  id: 'leaders-second',
  box: { of: 'leaders', edition: 'second' },
  players: [3, 4, 5, 6, 7],
  whyPlayers: 'the second-edition box of Leaders is for 3 to 7; the first one can be asked for by "boxes"',
  cards,
  wonders,
  tokens: [{ id: 'leaders.disarm', points: 0, score: null, right: true }],
  phases: { 'leaders.disarm': disarms },
  effects,
};
