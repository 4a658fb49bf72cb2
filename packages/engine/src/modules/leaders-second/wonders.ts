/** Rome as the second-edition box has it: A is day, B is night. */
import type { WonderDef } from '../../module.ts';
import { coins, drawLeaders, extraLeader, recruitCheaper, recruitFree, vp } from '../../vocabulary.ts';

export const wonders: WonderDef[] = [
  {
    id: 'rome',
    produces: null,
    needsPlayer: true,
    dayAndNight: true,
    gives: { A: [recruitFree()], B: [recruitCheaper('me', 2), recruitCheaper('left right', 1)] },
    sides: {
      A: [
        { cost: 'wood clay ore', gives: [vp(4)] },
        { cost: '2 stone clay loom', gives: [vp(6)] },
      ],
      B: [
        { cost: 'wood clay', gives: [coins(5), drawLeaders(4)] },
        { cost: 'stone clay glass', gives: [vp(3), extraLeader()] },
        { cost: '2 stone papyrus', gives: [vp(3), extraLeader()] },
      ],
    },
  },
];
