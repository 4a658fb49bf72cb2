/** The first-edition box of Leaders (2011): its board. */
import type { Module } from '../../module.ts';
import { wonders } from './wonders.ts';

export const leadersFirst: Module = {
  id: 'leaders-first',
  box: { of: 'leaders', edition: 'first' },
  players: [2, 3, 4, 5, 6, 7, 8],
  wonders,
};
