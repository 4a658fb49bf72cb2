/** Boards of the Wonder Pack (2013) that need no expansion: the Great Wall, Stonehenge and Manneken Pis. */
import { digs } from '../../dig.ts';
import type { Module } from '../../module.ts';
import { effects } from './effects.ts';
import { wonders } from './wonders.ts';

const RIGHTS = ['great-wall.dig', 'manneken-pis.dig'];

export const wonderPack: Module = {
  id: 'wonder-pack',
  players: [2, 3, 4, 5, 6, 7, 8],
  automatic: true,
  boards: 'wonder-pack',
  tokens: RIGHTS.map((id) => ({ id, points: 0, score: null, right: true })),
  phases: Object.fromEntries(RIGHTS.map((window) => [window, digs])),
  effects,
  wonders,
};
