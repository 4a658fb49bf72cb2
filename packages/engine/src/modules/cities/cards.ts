/**
 * The black cards, guilds and leaders that both boxes of Cities have, and those of the first one, which say so: a deal
 * goes by the order of this list. As many black cards as players come into an Age.
 */
import type { CardDef } from '../../module.ts';
import { cheaper, coins, copySymbol, diplomacy, follow, freeBuild, gift, incomeBonus, lose, MOST_UNITS, per, rebate, shields, vp, whenever } from '../../vocabulary.ts';
import { defeatsAsShields } from './effects.ts';

const black: CardDef[] = [
  { id: 'pigeon-loft', age: 1, colour: 'black', cost: 'ore 1 coin', gives: [copySymbol()], with: ['cities-first'] },
  { id: 'militia', age: 1, colour: 'black', cost: '3 coins', gives: [shields(2)] },
  { id: 'hideout', age: 1, colour: 'black', gives: [vp(2), lose(1)] },
  { id: 'residence', age: 1, colour: 'black', cost: 'clay', gives: [vp(1), diplomacy()] },
  { id: 'gambling-den', age: 1, colour: 'black', gives: [coins(6), gift(1)], with: ['cities-first'] },
  { id: 'clandestine-dock-west', age: 1, colour: 'black', cost: '1 coin', gives: [rebate('left')], with: ['cities-first'] },
  { id: 'clandestine-dock-east', age: 1, colour: 'black', cost: '1 coin', gives: [rebate('right')], with: ['cities-first'] },
  { id: 'secret-warehouse', age: 1, colour: 'black', cost: '2 coins', gives: [follow('again')] },
  { id: 'gates-of-the-city', age: 1, colour: 'black', cost: 'wood 1 coin', gives: [vp(4)], with: ['cities-first'] },
  { id: 'spy-ring', age: 2, colour: 'black', cost: 'stone clay 2 coins', gives: [copySymbol()], with: ['cities-first'] },
  { id: 'mercenaries', age: 2, colour: 'black', cost: 'papyrus 4 coins', gives: [shields(3)] },
  { id: 'lair', age: 2, colour: 'black', cost: 'wood glass', gives: [vp(3), lose(2)] },
  { id: 'consulate', age: 2, colour: 'black', cost: 'clay papyrus', gives: [vp(2), diplomacy()] },
  { id: 'gambling-house', age: 2, colour: 'black', cost: '1 coin', gives: [coins(9), gift(2)], with: ['cities-first'] },
  { id: 'black-market', age: 2, colour: 'black', cost: 'ore loom', gives: [follow('other')] },
  { id: 'sepulcher', age: 2, colour: 'black', cost: 'stone glass loom', gives: [vp(4), lose('victory')] },
  { id: 'architect-cabinet', age: 2, colour: 'black', cost: 'papyrus 1 coin', gives: [vp(2), cheaper('stage', MOST_UNITS)], with: ['cities-first'] },
  { id: 'tabularium', age: 2, colour: 'black', cost: 'ore wood loom 2 coins', gives: [vp(6)] },
  { id: 'builders-union', age: 3, colour: 'black', cost: 'clay wood papyrus glass', gives: [vp(4), lose('stage')], with: ['cities-first'] },
  { id: 'torture-chamber', age: 3, colour: 'black', cost: '2 ore glass 3 coins', gives: [copySymbol()] },
  { id: 'contingent', age: 3, colour: 'black', cost: 'loom 5 coins', gives: [shields(5)] },
  { id: 'brotherhood', age: 3, colour: 'black', cost: '2 wood ore loom', gives: [vp(4), lose(3)] },
  { id: 'embassy', age: 3, colour: 'black', cost: 'stone loom papyrus', gives: [vp(3), diplomacy()], with: ['cities-first'] },
  { id: 'cenotaph', age: 3, colour: 'black', cost: '2 clay stone loom glass', gives: [vp(5), lose('victory')] },
  { id: 'secret-society', age: 3, colour: 'black', cost: 'stone papyrus', gives: [coins(per('black', 'me')), vp(per('black', 'me'))], with: ['cities-first'] },
  { id: 'slave-market', age: 3, colour: 'black', cost: '2 ore 2 wood', gives: [coins(per('victory', 'me')), vp(per('victory', 'me'))] },
  { id: 'capitol', age: 3, colour: 'black', cost: '2 clay 2 stone glass papyrus 2 coins', gives: [vp(8)] },
];

const guilds: CardDef[] = [
  { id: 'counterfeiters-guild', age: 3, colour: 'purple', cost: '3 ore glass loom', gives: [vp(5), lose(3)] },
  { id: 'guild-of-shadows', age: 3, colour: 'purple', cost: '2 stone wood papyrus', gives: [vp(per('black', 'left right'))] },
  { id: 'mourners-guild', age: 3, colour: 'purple', cost: '2 clay wood glass loom', gives: [vp(per('victory', 'left right'))] },
];

const leaders: CardDef[] = [
  { id: 'berenice', age: 0, colour: 'white', cost: '2 coins', gives: [incomeBonus(1)], with: ['leaders', 'cities-first'] },
  { id: 'caligula', age: 0, colour: 'white', cost: '3 coins', gives: [freeBuild('caligula', 'once an Age', ['black'])], with: ['leaders'] },
  { id: 'diocletian', age: 0, colour: 'white', cost: '2 coins', gives: [whenever('build:black', 2)], with: ['leaders'] },
  { id: 'darius', age: 0, colour: 'white', cost: '4 coins', gives: [vp(per('black', 'me'))], with: ['leaders'] },
  { id: 'aspasia', age: 0, colour: 'white', cost: '3 coins', gives: [vp(2), diplomacy()], with: ['leaders'] },
  { id: 'semiramis', age: 0, colour: 'white', cost: '2 coins', gives: [defeatsAsShields()], with: ['leaders', 'cities-first'] },
];

export const cards: CardDef[] = [...black, ...guilds, ...leaders];
