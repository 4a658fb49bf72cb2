/** Abu Simbel, a board for leaders: of the Wonder Pack, and of the second-edition box of Leaders. */
import type { Module } from '../../module.ts';
import { vp } from '../../vocabulary.ts';
import { effects, entomb } from './effects.ts';
import { ENTOMB, entombs, pointsEntombed, TOMB, tombsOf } from './entomb.ts';

const NEEDED = ['leaders'];

export const abuSimbel: Module = {
  id: 'abu-simbel',
  players: [2, 3, 4, 5, 6, 7, 8],
  automatic: true,
  boards: 'wonder-pack',
  tokens: [
    { id: ENTOMB, points: 0, score: null, right: true },
    // a point of a tomb: what it is worth depends on the Age in which it was closed
    { id: TOMB, points: 1, score: 'wonder', brought: pointsEntombed },
  ],
  piles: [{ id: 'entombed', at: 'seat', visible: 'all', scenario: 'entombed' }],
  phases: { [ENTOMB]: entombs },
  effects,
  wonders: [
    {
      id: 'abu-simbel',
      produces: 'papyrus',
      dealtWith: ['wonder-pack', 'leaders-second'],
      with: { A: NEEDED, B: NEEDED },
      sides: {
        A: [
          { cost: 'stone clay', gives: [vp(3)] },
          { cost: 'wood ore', gives: [vp(5)] },
          { cost: '2 stone glass loom', gives: [entomb()] },
        ],
        B: [
          { cost: 'loom 2 clay', gives: [entomb()] },
          { cost: 'glass 2 wood', gives: [entomb()] },
        ],
      },
    },
  ],
  refuseTable({ rules, state }) {
    const buried = rules.seatPile('entombed');
    const seat = state.seats.findIndex((city) => city.piles[buried].length > tombsOf(rules, city));
    return seat < 0 ? null : `seat ${seat} has more leaders entombed than stages that entomb one`;
  },
};
