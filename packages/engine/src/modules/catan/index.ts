/** Catan, a board from another game: it makes nothing, and two of a kind count as one of any. */
import type { Module } from '../../module.ts';
import { coins, lose, shields, vp } from '../../vocabulary.ts';
import { effects, exchange, meetLeader } from './effects.ts';
import { MEETS, meets } from './recruit.ts';

export const catan: Module = {
  id: 'catan',
  players: [2, 3, 4, 5, 6, 7, 8],
  automatic: true,
  boards: 'catan',
  tokens: [{ id: MEETS, points: 0, score: null, right: true }],
  piles: [{ id: 'drawn-leader', at: 'seat', visible: 'allies' }],
  phases: { [MEETS]: meets },
  effects,
  wonders: [
    {
      id: 'catan',
      produces: null,
      needsPlayer: true,
      dealtWith: ['catan'],
      with: { A: ['cities'], B: ['leaders'] },
      gives: { A: [exchange()], B: [exchange()] },
      sides: {
        A: [
          { cost: 'clay wood', gives: [vp(3)] },
          { cost: '3 ore', gives: [coins(7), lose(2)] },
          { cost: '2 stone glass papyrus', gives: [vp(7)] },
        ],
        B: [
          { cost: 'wood loom', gives: [meetLeader()] },
          { cost: '3 ore papyrus', gives: [vp(5), shields(2)] },
        ],
      },
    },
  ],
};
