/** Ur, whose stages bring pawns. */
import type { WonderDef } from '../../module.ts';
import { vp } from '../../vocabulary.ts';
import { pawn } from './effects.ts';

export const wonders: WonderDef[] = [
  {
    id: 'ur',
    produces: 'wood',
    dayAndNight: true,
    sides: {
      A: [
        { cost: 'stone ore', gives: [vp(3)] },
        { cost: '2 stone clay', gives: [], options: [[pawn(1)], [pawn(2)], [pawn(3)]] },
        { cost: '3 wood papyrus', gives: [vp(7)] },
      ],
      B: [
        { cost: 'stone glass', gives: [pawn(1)] },
        { cost: 'stone 2 ore', gives: [pawn(2)] },
        { cost: 'stone 2 clay loom', gives: [pawn(3)] },
      ],
    },
  },
];
