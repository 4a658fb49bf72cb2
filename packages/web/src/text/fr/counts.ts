/** Things that are counted, and the words of the game. */
import type * as english from '../en/counts.ts';
import type { Texts } from '../texts.ts';

export const counts: Texts<typeof english.counts> = {
  word: { or: ' or ', and: ' and ', list: ', ' },
  count: {
    coins_one: '{{count}} coin',
    coins_other: '{{count}} coins',
    points_one: '{{count}} point',
    points_other: '{{count}} points',
    shields_one: '{{count}} shield',
    shields_other: '{{count}} shields',
    stages: '{{done}} of {{all}} stages',
  },
  resource: {
    wood: 'wood',
    stone: 'stone',
    clay: 'clay',
    ore: 'ore',
    glass: 'glass',
    loom: 'cloth',
    papyrus: 'papyrus',
  },
  symbol: { compass: 'compass', gear: 'gear', tablet: 'tablet', any: 'a science symbol of your choice' },
  kind: {
    raw: 'Works',
    goods: 'Goods',
    civic: 'Civic',
    trade: 'Trade',
    war: 'War',
    science: 'Science',
    guild: 'Guild',
    leader: 'Leader',
    shadow: 'Shadow',
  },
  /** With the colour, because effects speak of colours. */
  kindLong: {
    raw: 'Works, brown card',
    goods: 'Goods, grey card',
    civic: 'Civic, blue card',
    trade: 'Trade, yellow card',
    war: 'War, red card',
    science: 'Science, green card',
    guild: 'Guild, purple card',
    leader: 'Leader, white card',
    shadow: 'Shadow, black card',
  },
  age: { 1: 'Age I', 2: 'Age II', 3: 'Age III' },
  side: { letter: '{{city}} {{side}}', A: '{{city}} (day)', B: '{{city}} (night)' },
  freeCity: 'Free City',
  bot: {
    apprentice: 'Apprentice',
    merchant: 'Merchant',
    architect: 'Architect',
    baseline: 'Baseline',
    random: 'Random',
  },
};
