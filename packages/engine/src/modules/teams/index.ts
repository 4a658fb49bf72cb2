/** Team play: pairs of neighbours see each other's cards, fight only the others and win together. */
import type { Module } from '../../module.ts';
import { fightInTeams } from './conflict.ts';

export const teams: Module = {
  id: 'teams',
  players: [4, 6, 8],
  phases: { conflict: { enter: fightInTeams } },
  setup(draft) {
    draft.allies = Array.from({ length: draft.seats }, (_, seat) => seat ^ 1); // 0 and 1, 2 and 3, and so on
  },
};
