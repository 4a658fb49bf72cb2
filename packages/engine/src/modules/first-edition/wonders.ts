/** The seven boards of the first edition, sides A and B, stages from left to right. */
import type { WonderDef } from '../../module.ts';
import { coins, copyGuild, dig, freeBuild, lastCard, produce, shields, symbol, trade, vp } from '../../vocabulary.ts';

export const wonders: WonderDef[] = [
  {
    id: 'alexandria',
    produces: 'glass',
    sides: {
      A: [
        { cost: '2 stone', gives: [vp(3)] },
        { cost: '2 ore', gives: [produce('wood/stone/clay/ore')] },
        { cost: '2 glass', gives: [vp(7)] },
      ],
      B: [
        { cost: '2 clay', gives: [produce('wood/stone/clay/ore')] },
        { cost: '2 wood', gives: [produce('glass/loom/papyrus')] },
        { cost: '3 stone', gives: [vp(7)] },
      ],
    },
  },
  {
    id: 'babylon',
    produces: 'clay',
    sides: {
      A: [
        { cost: '2 clay', gives: [vp(3)] },
        { cost: '3 wood', gives: [symbol('any')] },
        { cost: '4 clay', gives: [vp(7)] },
      ],
      B: [
        { cost: 'clay loom', gives: [vp(3)] },
        { cost: '2 wood glass', gives: [lastCard()] },
        { cost: '3 clay papyrus', gives: [symbol('any')] },
      ],
    },
  },
  {
    id: 'ephesos',
    produces: 'papyrus',
    sides: {
      A: [
        { cost: '2 stone', gives: [vp(3)] },
        { cost: '2 wood', gives: [coins(9)] },
        { cost: '2 papyrus', gives: [vp(7)] },
      ],
      B: [
        { cost: '2 stone', gives: [vp(2), coins(4)] },
        { cost: '2 wood', gives: [vp(3), coins(4)] },
        { cost: 'glass loom papyrus', gives: [vp(5), coins(4)] },
      ],
    },
  },
  {
    id: 'giza',
    produces: 'stone',
    sides: {
      A: [
        { cost: '2 stone', gives: [vp(3)] },
        { cost: '3 wood', gives: [vp(5)] },
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
    sides: {
      A: [
        { cost: '2 clay', gives: [vp(3)] },
        { cost: '3 ore', gives: [dig('wonder.dig')] },
        { cost: '2 loom', gives: [vp(7)] },
      ],
      B: [
        { cost: '2 ore', gives: [vp(2), dig('wonder.dig')] },
        { cost: '3 clay', gives: [vp(1), dig('wonder.dig')] },
        { cost: 'glass loom papyrus', gives: [dig('wonder.dig')] },
      ],
    },
  },
  {
    id: 'olympia',
    produces: 'wood',
    sides: {
      A: [
        { cost: '2 wood', gives: [vp(3)] },
        { cost: '2 stone', gives: [freeBuild('olympia-free-build', 'once an Age')] },
        { cost: '2 ore', gives: [vp(7)] },
      ],
      B: [
        { cost: '2 wood', gives: [trade('raw', 'left right')] },
        { cost: '2 stone', gives: [vp(5)] },
        { cost: '2 ore loom', gives: [copyGuild()] },
      ],
    },
  },
  {
    id: 'rhodos',
    produces: 'ore',
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
