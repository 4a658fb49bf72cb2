/** The seven boards of the second edition: A is day, B is night. */
import type { WonderDef } from '../../module.ts';
import { AGE_CARDS, coins, dig, freeBuild, lastCard, produce, shields, symbol, vp } from '../../vocabulary.ts';

export const wonders: WonderDef[] = [
  {
    id: 'alexandria',
    produces: 'glass',
    dayAndNight: true,
    sides: {
      A: [
        { cost: '2 stone', gives: [vp(3)] },
        { cost: '2 ore', gives: [produce('wood/stone/clay/ore')] },
        { cost: 'loom papyrus', gives: [vp(7)] },
      ],
      B: [
        { cost: '2 clay', gives: [produce('wood/stone/clay/ore')] },
        { cost: '3 ore', gives: [produce('glass/loom/papyrus')] },
        { cost: '4 wood', gives: [vp(7)] },
      ],
    },
  },
  {
    id: 'babylon',
    produces: 'wood',
    dayAndNight: true,
    sides: {
      A: [
        { cost: '2 clay', gives: [vp(3)] },
        { cost: '2 ore loom', gives: [symbol('any')] },
        { cost: '4 wood', gives: [vp(7)] },
      ],
      B: [
        { cost: '2 stone', gives: [lastCard()] },
        { cost: '3 clay glass', gives: [symbol('any')] },
      ],
    },
  },
  {
    id: 'ephesos',
    produces: 'papyrus',
    dayAndNight: true,
    sides: {
      A: [
        { cost: '2 clay', gives: [vp(3)] },
        { cost: '2 wood', gives: [coins(9)] },
        { cost: '2 ore glass', gives: [vp(7)] },
      ],
      B: [
        { cost: '2 stone', gives: [vp(2), coins(4)] },
        { cost: '2 wood', gives: [vp(3), coins(4)] },
        { cost: '2 ore loom', gives: [vp(5), coins(4)] },
      ],
    },
  },
  {
    id: 'giza',
    produces: 'stone',
    dayAndNight: true,
    sides: {
      A: [
        { cost: '2 wood', gives: [vp(3)] },
        { cost: '2 clay loom', gives: [vp(5)] },
        { cost: '4 stone', gives: [vp(7)] },
      ],
      B: [
        { cost: '2 wood', gives: [vp(3)] },
        { cost: '3 stone', gives: [vp(5)] },
        { cost: '3 clay', gives: [vp(5)] },
        { cost: '4 stone papyrus', gives: [vp(7)] },
      ],
    },
  },
  {
    id: 'halikarnassos',
    produces: 'loom',
    dayAndNight: true,
    sides: {
      A: [
        { cost: '2 ore', gives: [vp(3)] },
        { cost: 'glass papyrus', gives: [dig('wonder.dig')] },
        { cost: '3 stone', gives: [vp(7)] },
      ],
      B: [
        { cost: '2 clay', gives: [vp(2), dig('wonder.dig')] },
        { cost: 'glass papyrus', gives: [vp(1), dig('wonder.dig')] },
        { cost: '3 wood', gives: [dig('wonder.dig')] },
      ],
    },
  },
  {
    id: 'olympia',
    produces: 'clay', // disputed: wood
    dayAndNight: true,
    sides: {
      A: [
        { cost: '2 stone', gives: [vp(3)] },
        { cost: '2 wood', gives: [freeBuild('olympia-new-colour', 'always', AGE_CARDS, 'new colour')] },
        { cost: '3 clay', gives: [vp(7)] },
      ],
      B: [
        { cost: '2 ore', gives: [vp(2), freeBuild('olympia-first-card', 'once an Age', AGE_CARDS, 'first turn')] },
        { cost: '3 clay', gives: [vp(3), freeBuild('olympia-last-card', 'once an Age', AGE_CARDS, 'last turn')] },
        { cost: 'glass loom papyrus', gives: [vp(5)] },
      ],
    },
  },
  {
    id: 'rhodos',
    produces: 'ore',
    dayAndNight: true,
    sides: {
      A: [
        { cost: '2 wood', gives: [vp(3)] },
        { cost: '3 clay', gives: [shields(2)] },
        { cost: '4 ore', gives: [vp(7)] },
      ],
      B: [
        { cost: '3 stone', gives: [shields(1), vp(3), coins(3)] },
        { cost: '4 ore', gives: [shields(1), vp(4), coins(4)] },
      ],
    },
  },
];
