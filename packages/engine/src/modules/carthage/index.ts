/** Carthage, a board for any game: two of its stages offer a choice. It is dealt with Edifice, and to those who ask for it. */
import { digs } from '../../dig.ts';
import type { Module } from '../../module.ts';
import { coins, dig, shields, symbol, vp } from '../../vocabulary.ts';

export const carthage: Module = {
  id: 'carthage',
  players: [2, 3, 4, 5, 6, 7, 8],
  automatic: true,
  tokens: [{ id: 'carthage.dig', points: 0, score: null, right: true }],
  phases: { 'carthage.dig': digs },
  wonders: [
    {
      id: 'carthage',
      produces: 'ore',
      dayAndNight: true,
      dealtWith: ['edifice'],
      sides: {
        A: [
          { cost: '2 stone', gives: [vp(3)] },
          { cost: '2 ore papyrus', gives: [vp(2)], options: [[coins(7)], [shields(1)]] }, // disputed: the points with the shield only
          { cost: '3 clay', gives: [vp(7)] },
        ],
        B: [
          { cost: '3 ore papyrus', gives: [], options: [[coins(7), vp(4)], [shields(2)]] }, // disputed: the shields on stage 2
          { cost: '3 wood loom', gives: [], options: [[dig('carthage.dig')], [symbol('any')]] },
        ],
      },
    },
  ],
};
