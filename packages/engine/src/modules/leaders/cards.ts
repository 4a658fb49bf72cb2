/**
 * The leaders and guilds that both boxes of Leaders have, and those of the first one, which say so: a deal goes by the
 * order of this list. Leaders belong to no Age and cost coins only.
 */
import type { CardDef } from '../../module.ts';
import { betterSets, buyFromBank, cheaper, coins, dig, freeBuild, passDefeats, per, recruitFree, shields, symbol, vp, whenever } from '../../vocabulary.ts';
import { copyLeader } from './effects.ts';

const leaders: CardDef[] = [
  { id: 'alexander', age: 0, colour: 'white', cost: '3 coins', gives: [vp(per('victory', 'me'))] },
  { id: 'amytis', age: 0, colour: 'white', cost: '4 coins', gives: [vp(per('stage', 'me', 2))] },
  { id: 'archimedes', age: 0, colour: 'white', cost: '4 coins', gives: [cheaper('green', 1)] },
  { id: 'aristotle', age: 0, colour: 'white', cost: '3 coins', gives: [betterSets(3)] },
  { id: 'bilkis', age: 0, colour: 'white', cost: '4 coins', gives: [buyFromBank(1)] },
  { id: 'caesar', age: 0, colour: 'white', cost: '5 coins', gives: [shields(2)] },
  { id: 'cleopatra', age: 0, colour: 'white', cost: '4 coins', gives: [vp(5)] },
  { id: 'croesus', age: 0, colour: 'white', cost: '1 coin', gives: [coins(6)] },
  { id: 'euclid', age: 0, colour: 'white', cost: '5 coins', gives: [symbol('compass')] },
  { id: 'hammurabi', age: 0, colour: 'white', cost: '2 coins', gives: [cheaper('blue', 1)] },
  { id: 'hannibal', age: 0, colour: 'white', cost: '2 coins', gives: [shields(1)] },
  { id: 'hatshepsut', age: 0, colour: 'white', cost: '2 coins', gives: [whenever('trade', 1)], with: ['leaders-first'] },
  { id: 'hiram', age: 0, colour: 'white', cost: '3 coins', gives: [vp(per('purple', 'me', 2))] },
  { id: 'hypatia', age: 0, colour: 'white', cost: '4 coins', gives: [vp(per('green', 'me'))] },
  { id: 'imhotep', age: 0, colour: 'white', cost: '3 coins', gives: [cheaper('stage', 1)] },
  { id: 'justinian', age: 0, colour: 'white', cost: '3 coins', gives: [vp(per('red+blue+green', 'me', 3))] },
  { id: 'leonidas', age: 0, colour: 'white', cost: '2 coins', gives: [cheaper('red', 1)] },
  { id: 'maecenas', age: 0, colour: 'white', cost: '1 coin', gives: [recruitFree()] },
  { id: 'midas', age: 0, colour: 'white', cost: '3 coins', gives: [vp(per('coins', 'me', 1, 3))] },
  { id: 'nebuchadnezzar', age: 0, colour: 'white', cost: '4 coins', gives: [vp(per('blue', 'me'))] },
  { id: 'nefertiti', age: 0, colour: 'white', cost: '3 coins', gives: [vp(4)] },
  { id: 'nero', age: 0, colour: 'white', cost: '1 coin', gives: [whenever('victory', 2)] },
  { id: 'pericles', age: 0, colour: 'white', cost: '6 coins', gives: [vp(per('red', 'me', 2))] },
  { id: 'phidias', age: 0, colour: 'white', cost: '3 coins', gives: [vp(per('brown', 'me'))] },
  { id: 'plato', age: 0, colour: 'white', cost: '4 coins', gives: [vp(per('brown+grey+blue+yellow+green+red+purple', 'me', 7))] },
  { id: 'praxiteles', age: 0, colour: 'white', cost: '3 coins', gives: [vp(per('grey', 'me', 2))] },
  { id: 'ptolemy', age: 0, colour: 'white', cost: '5 coins', gives: [symbol('tablet')] },
  { id: 'pythagoras', age: 0, colour: 'white', cost: '5 coins', gives: [symbol('gear')] },
  { id: 'ramses', age: 0, colour: 'white', cost: '5 coins', gives: [freeBuild('ramses', 'always', ['purple'])] },
  { id: 'sappho', age: 0, colour: 'white', cost: '1 coin', gives: [vp(2)] },
  { id: 'solomon', age: 0, colour: 'white', cost: '3 coins', gives: [dig('leaders.dig')] },
  { id: 'tomyris', age: 0, colour: 'white', cost: '4 coins', gives: [passDefeats()], with: ['leaders-first'] },
  { id: 'varro', age: 0, colour: 'white', cost: '3 coins', gives: [vp(per('yellow', 'me'))] },
  { id: 'vitruvius', age: 0, colour: 'white', cost: '1 coin', gives: [whenever('chain', 2)] },
  { id: 'xenophon', age: 0, colour: 'white', cost: '2 coins', gives: [whenever('build:yellow', 2)] },
  { id: 'zenobia', age: 0, colour: 'white', cost: '2 coins', gives: [vp(3)] },
];

const guilds: CardDef[] = [
  { id: 'gamers-guild', age: 3, colour: 'purple', cost: 'wood stone clay ore', gives: [vp(per('coins', 'me', 1, 3))] },
  { id: 'courtesans-guild', age: 3, colour: 'purple', cost: 'wood clay glass loom', gives: [copyLeader()] },
  { id: 'diplomats-guild', age: 3, colour: 'purple', cost: 'wood stone glass papyrus', gives: [vp(per('white', 'left right'))] },
  { id: 'architects-guild', age: 3, colour: 'purple', cost: 'clay 3 ore loom papyrus', gives: [vp(per('purple', 'left right', 3))] },
];

export const cards: CardDef[] = [...leaders, ...guilds];
