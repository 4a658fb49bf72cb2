/**
 * The cards that only the second edition has, or has like this. Sources differ about some figures, and the better
 * attested is here; those are marked with the other one (docs/rules/second-edition.md).
 */
import type { CardDef } from '../../module.ts';
import { coins, per, shields, vp } from '../../vocabulary.ts';

export const cards: CardDef[] = [
  { id: 'well', age: 1, colour: 'blue', copies: [4, 7], gives: [vp(3)] }, // disputed: called Pawnshop
  { id: 'altar', age: 1, colour: 'blue', copies: [3, 5], gives: [vp(3)] },
  { id: 'theater', age: 1, colour: 'blue', copies: [3, 6], gives: [vp(3)] },
  { id: 'temple', age: 2, colour: 'blue', cost: 'wood clay glass', copies: [3, 6], gives: [vp(4)] },
  { id: 'statue', age: 2, colour: 'blue', cost: 'wood 2 ore', copies: [3, 7], chain: ['well'], gives: [vp(4)] },
  { id: 'bazaar', age: 2, colour: 'yellow', copies: [4, 7], gives: [coins(per('grey', 'me left right', 2))] },
  { id: 'pantheon', age: 3, colour: 'blue', cost: '2 clay ore glass loom papyrus', copies: [3, 6], chain: ['altar'], gives: [vp(7)] },
  { id: 'gardens', age: 3, colour: 'blue', cost: 'wood 2 clay', copies: [3, 4], chain: ['theater'], gives: [vp(5)] }, // disputed: chain from the Well
  { id: 'town-hall', age: 3, colour: 'blue', cost: '2 stone ore glass', copies: [3, 6], gives: [vp(6)] }, // disputed: cost 3 stone 1 glass
  { id: 'ludus', age: 3, colour: 'yellow', cost: 'stone ore', copies: [5, 7], gives: [coins(per('red', 'me', 3)), vp(per('red', 'me'))] },
  { id: 'arena', age: 3, colour: 'yellow', cost: '2 stone ore', copies: [3, 5], chain: ['dispensary'], gives: [coins(per('stage', 'me', 3)), vp(per('stage', 'me'))] }, // disputed: cost 2 clay 1 ore
  { id: 'fortifications', age: 3, colour: 'red', cost: 'clay 3 ore', copies: [3, 7], chain: ['walls'], gives: [shields(3)] },
  { id: 'circus', age: 3, colour: 'red', cost: '3 stone ore', copies: [4, 6], chain: ['training-ground'], gives: [shields(3)] }, // disputed: cost 3 clay 1 ore
  { id: 'arsenal', age: 3, colour: 'red', cost: '2 wood ore loom', copies: [3, 5], gives: [shields(3)] }, // disputed: cost 1 wood 2 ore 1 loom
  { id: 'castrum', age: 3, colour: 'red', cost: 'wood 2 clay papyrus', copies: [4, 7], gives: [shields(3)] },
  { id: 'spies-guild', age: 3, colour: 'purple', cost: '2 clay glass', gives: [vp(per('red', 'left right'))] }, // disputed: cost 3 clay 1 glass
  { id: 'decorators-guild', age: 3, colour: 'purple', cost: 'stone 2 ore loom', gives: [vp(per('wonder', 'me', 7))] },
  { id: 'builders-guild', age: 3, colour: 'purple', cost: '3 stone 2 clay glass', gives: [vp(per('stage', 'me left right'))] },
];
