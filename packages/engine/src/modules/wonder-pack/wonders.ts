/** Boards that players know from outside of the boxes; some sides need an expansion. */
import type { WonderDef } from '../../module.ts';
import { coins, copyStage, copySymbol, dig, diplomacy, follow, gift, lose, per, shields, symbol, vp } from '../../vocabulary.ts';
import { likeUnder } from './effects.ts';

const PACK = ['wonder-pack'];
const COPIES_DIG_IN = 'manneken-pis.dig';

export const wonders: WonderDef[] = [
  {
    id: 'great-wall',
    produces: 'loom',
    anyOrder: true,
    dealtWith: PACK,
    with: { B: ['cities'] },
    sides: {
      A: [
        { cost: '2 wood', gives: [coins(8)] },
        { cost: 'papyrus glass clay', gives: [symbol('any')] },
        { cost: '3 stone', gives: [shields(2)] },
        { cost: '3 ore', gives: [dig('great-wall.dig')] },
      ],
      B: [
        { cost: 'papyrus wood', gives: [coins(8), gift(2)] },
        { cost: 'ore 2 clay', gives: [copySymbol()] },
        { cost: 'papyrus 2 wood', gives: [diplomacy(), lose(2)] },
        { cost: '2 stone', gives: [follow('other')] },
      ],
    },
  },
  {
    id: 'stonehenge',
    produces: 'wood',
    dealtWith: PACK,
    sides: {
      A: [
        { cost: 'ore clay', gives: [vp(3)] },
        { cost: 'papyrus 2 clay', gives: [vp(5)] },
        { cost: '3 wood loom', gives: [vp(per('stone', 'me', 2))] },
      ],
      B: [
        { cost: '3 ore', gives: [coins(per('stone', 'me')), vp(per('stone', 'me'))] },
        { cost: 'papyrus 3 clay', gives: [likeUnder(1)] },
      ],
    },
  },
  {
    id: 'manneken-pis',
    produces: null,
    coins: 4,
    needsPlayer: true,
    dealtWith: PACK,
    sides: {
      A: [
        { cost: 'clay stone', gives: [copyStage(0, 'left', COPIES_DIG_IN)] },
        { cost: 'ore wood', gives: [copyStage(1, 'right', COPIES_DIG_IN)] },
        { cost: 'glass papyrus loom', gives: [copyStage(2, 'left right', COPIES_DIG_IN)] },
      ],
      B: [{ cost: 'wood stone clay ore glass loom papyrus', gives: [coins(7), vp(7), shields(1)] }],
    },
  },
];
