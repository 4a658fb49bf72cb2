/** Petra and Byzantium as the second-edition box has them: A is day, B is night. */
import type { WonderDef } from '../../module.ts';
import { diplomacy, lose, vp } from '../../vocabulary.ts';

export const wonders: WonderDef[] = [
  {
    id: 'petra',
    produces: 'clay',
    dayAndNight: true,
    sides: {
      A: [
        { cost: 'wood stone', gives: [vp(3)] },
        { cost: '5 coins', gives: [vp(7)] },
        { cost: 'wood 2 stone papyrus', gives: [vp(7)] },
      ],
      B: [
        { cost: '2 clay 2 ore', gives: [vp(3), lose(2)] },
        { cost: '10 coins', gives: [vp(14)] },
      ],
    },
  },
  {
    id: 'byzantium',
    produces: 'stone',
    dayAndNight: true,
    sides: {
      A: [
        { cost: 'ore clay', gives: [vp(3)] },
        { cost: '2 wood papyrus', gives: [vp(4), diplomacy()] },
        { cost: '2 clay glass loom', gives: [vp(7)] },
      ],
      B: [
        { cost: 'wood ore papyrus', gives: [vp(4), diplomacy()] },
        { cost: '2 ore glass loom', gives: [vp(6), diplomacy()] },
      ],
    },
  },
];
