/** Petra and Byzantium. */
import type { WonderDef } from '../../module.ts';
import { diplomacy, lose, vp } from '../../vocabulary.ts';

export const wonders: WonderDef[] = [
  {
    id: 'petra',
    produces: 'clay',
    sides: {
      A: [
        { cost: 'wood stone', gives: [vp(3)] },
        { cost: '7 coins', gives: [vp(7)] },
        { cost: 'wood 2 stone papyrus', gives: [vp(7)] },
      ],
      B: [
        { cost: '2 clay 2 ore', gives: [vp(3), lose(2)] },
        { cost: '14 coins', gives: [vp(14)] },
      ],
    },
  },
  {
    id: 'byzantium',
    produces: 'stone',
    sides: {
      A: [
        { cost: 'ore clay', gives: [vp(3)] },
        { cost: '2 wood papyrus', gives: [vp(2), diplomacy()] },
        { cost: '2 clay glass loom', gives: [vp(7)] },
      ],
      B: [
        { cost: 'wood ore glass papyrus', gives: [vp(3), diplomacy()] },
        { cost: 'clay 2 ore loom', gives: [vp(4), diplomacy()] },
      ],
    },
  },
];
