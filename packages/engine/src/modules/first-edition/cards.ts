/** The cards that only the first edition has, or has like this. */
import type { CardDef } from '../../module.ts';
import { coins, per, shields, vp } from '../../vocabulary.ts';

export const cards: CardDef[] = [
  { id: 'pawnshop', age: 1, colour: 'blue', copies: [4, 7], gives: [vp(3)] },
  { id: 'altar', age: 1, colour: 'blue', copies: [3, 5], gives: [vp(2)] },
  { id: 'theater', age: 1, colour: 'blue', copies: [3, 6], gives: [vp(2)] },
  { id: 'temple', age: 2, colour: 'blue', cost: 'wood clay glass', copies: [3, 6], chain: ['altar'], gives: [vp(3)] },
  { id: 'statue', age: 2, colour: 'blue', cost: 'wood 2 ore', copies: [3, 7], chain: ['theater'], gives: [vp(4)] },
  { id: 'bazar', age: 2, colour: 'yellow', copies: [4, 7], gives: [coins(per('grey', 'me left right', 2))] },
  { id: 'pantheon', age: 3, colour: 'blue', cost: '2 clay ore glass loom papyrus', copies: [3, 6], chain: ['temple'], gives: [vp(7)] },
  { id: 'gardens', age: 3, colour: 'blue', cost: 'wood 2 clay', copies: [3, 4], chain: ['statue'], gives: [vp(5)] },
  { id: 'town-hall', age: 3, colour: 'blue', cost: '2 stone ore glass', copies: [3, 5, 6], gives: [vp(6)] },
  { id: 'arena', age: 3, colour: 'yellow', cost: '2 stone ore', copies: [3, 5, 7], chain: ['dispensary'], gives: [coins(per('stage', 'me', 3)), vp(per('stage', 'me'))] },
  { id: 'fortifications', age: 3, colour: 'red', cost: 'stone 3 ore', copies: [3, 7], chain: ['walls'], gives: [shields(3)] },
  { id: 'circus', age: 3, colour: 'red', cost: '3 stone ore', copies: [4, 5, 6], chain: ['training-ground'], gives: [shields(3)] },
  { id: 'arsenal', age: 3, colour: 'red', cost: '2 wood ore loom', copies: [3, 4, 7], gives: [shields(3)] },
  { id: 'spies-guild', age: 3, colour: 'purple', cost: '3 clay glass', gives: [vp(per('red', 'left right'))] },
  { id: 'strategists-guild', age: 3, colour: 'purple', cost: 'stone 2 ore loom', gives: [vp(per('defeat', 'left right'))] },
  { id: 'builders-guild', age: 3, colour: 'purple', cost: '2 stone 2 clay glass', gives: [vp(per('stage', 'me left right'))] },
];
