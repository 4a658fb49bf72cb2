/** The Age cards and guilds that are the same in both editions. `copies: [3, 7]`: one from three players up, one more at seven. */
import type { CardDef } from '../../module.ts';
import { coins, per, produce, shields, symbol, trade, vp } from '../../vocabulary.ts';

const ageOne: CardDef[] = [
  { id: 'lumber-yard', age: 1, colour: 'brown', copies: [3, 4], gives: [produce('wood')] },
  { id: 'stone-pit', age: 1, colour: 'brown', copies: [3, 5], gives: [produce('stone')] },
  { id: 'clay-pool', age: 1, colour: 'brown', copies: [3, 5], gives: [produce('clay')] },
  { id: 'ore-vein', age: 1, colour: 'brown', copies: [3, 4], gives: [produce('ore')] },
  { id: 'tree-farm', age: 1, colour: 'brown', cost: '1 coin', copies: [6], gives: [produce('wood/clay')] },
  { id: 'excavation', age: 1, colour: 'brown', cost: '1 coin', copies: [4], gives: [produce('stone/clay')] },
  { id: 'clay-pit', age: 1, colour: 'brown', cost: '1 coin', copies: [3], gives: [produce('clay/ore')] },
  { id: 'timber-yard', age: 1, colour: 'brown', cost: '1 coin', copies: [3], gives: [produce('wood/stone')] },
  { id: 'forest-cave', age: 1, colour: 'brown', cost: '1 coin', copies: [5], gives: [produce('wood/ore')] },
  { id: 'mine', age: 1, colour: 'brown', cost: '1 coin', copies: [6], gives: [produce('stone/ore')] },
  { id: 'loom-age1', building: 'loom', age: 1, colour: 'grey', copies: [3, 6], gives: [produce('loom')] },
  { id: 'glassworks-age1', building: 'glassworks', age: 1, colour: 'grey', copies: [3, 6], gives: [produce('glass')] },
  { id: 'press-age1', building: 'press', age: 1, colour: 'grey', copies: [3, 6], gives: [produce('papyrus')] },
  { id: 'baths', age: 1, colour: 'blue', cost: 'stone', copies: [3, 7], gives: [vp(3)] },
  { id: 'tavern', age: 1, colour: 'yellow', copies: [4, 5, 7], gives: [coins(5)] },
  { id: 'east-trading-post', age: 1, colour: 'yellow', copies: [3, 7], gives: [trade('raw', 'right')] },
  { id: 'west-trading-post', age: 1, colour: 'yellow', copies: [3, 7], gives: [trade('raw', 'left')] },
  { id: 'marketplace', age: 1, colour: 'yellow', copies: [3, 6], gives: [trade('manufactured', 'left right')] },
  { id: 'stockade', age: 1, colour: 'red', cost: 'wood', copies: [3, 7], gives: [shields(1)] },
  { id: 'barracks', age: 1, colour: 'red', cost: 'ore', copies: [3, 5], gives: [shields(1)] },
  { id: 'guard-tower', age: 1, colour: 'red', cost: 'clay', copies: [3, 4], gives: [shields(1)] },
  { id: 'apothecary', age: 1, colour: 'green', cost: 'loom', copies: [3, 5], gives: [symbol('compass')] },
  { id: 'workshop', age: 1, colour: 'green', cost: 'glass', copies: [3, 7], gives: [symbol('gear')] },
  { id: 'scriptorium', age: 1, colour: 'green', cost: 'papyrus', copies: [3, 4], gives: [symbol('tablet')] },
];

const ageTwo: CardDef[] = [
  { id: 'sawmill', age: 2, colour: 'brown', cost: '1 coin', copies: [3, 4], gives: [produce('2 wood')] },
  { id: 'quarry', age: 2, colour: 'brown', cost: '1 coin', copies: [3, 4], gives: [produce('2 stone')] },
  { id: 'brickyard', age: 2, colour: 'brown', cost: '1 coin', copies: [3, 4], gives: [produce('2 clay')] },
  { id: 'foundry', age: 2, colour: 'brown', cost: '1 coin', copies: [3, 4], gives: [produce('2 ore')] },
  { id: 'loom-age2', building: 'loom', age: 2, colour: 'grey', copies: [3, 5], gives: [produce('loom')] },
  { id: 'glassworks-age2', building: 'glassworks', age: 2, colour: 'grey', copies: [3, 5], gives: [produce('glass')] },
  { id: 'press-age2', building: 'press', age: 2, colour: 'grey', copies: [3, 5], gives: [produce('papyrus')] },
  { id: 'aqueduct', age: 2, colour: 'blue', cost: '3 stone', copies: [3, 7], chain: ['baths'], gives: [vp(5)] },
  { id: 'courthouse', age: 2, colour: 'blue', cost: '2 clay loom', copies: [3, 5], chain: ['scriptorium'], gives: [vp(4)] },
  { id: 'forum', age: 2, colour: 'yellow', cost: '2 clay', copies: [3, 6, 7], chain: ['east-trading-post', 'west-trading-post'], gives: [produce('glass/loom/papyrus')] },
  { id: 'caravansery', age: 2, colour: 'yellow', cost: '2 wood', copies: [3, 5, 6], chain: ['marketplace'], gives: [produce('wood/stone/clay/ore')] },
  { id: 'vineyard', age: 2, colour: 'yellow', copies: [3, 6], gives: [coins(per('brown', 'me left right'))] },
  { id: 'walls', age: 2, colour: 'red', cost: '3 stone', copies: [3, 7], gives: [shields(2)] },
  { id: 'training-ground', age: 2, colour: 'red', cost: 'wood 2 ore', copies: [4, 6, 7], gives: [shields(2)] },
  { id: 'stables', age: 2, colour: 'red', cost: 'wood clay ore', copies: [3, 5], chain: ['apothecary'], gives: [shields(2)] },
  { id: 'archery-range', age: 2, colour: 'red', cost: '2 wood ore', copies: [3, 6], chain: ['workshop'], gives: [shields(2)] },
  { id: 'dispensary', age: 2, colour: 'green', cost: '2 ore glass', copies: [3, 4], chain: ['apothecary'], gives: [symbol('compass')] },
  { id: 'laboratory', age: 2, colour: 'green', cost: '2 clay papyrus', copies: [3, 5], chain: ['workshop'], gives: [symbol('gear')] },
  { id: 'library', age: 2, colour: 'green', cost: '2 stone loom', copies: [3, 6], chain: ['scriptorium'], gives: [symbol('tablet')] },
  { id: 'school', age: 2, colour: 'green', cost: 'wood papyrus', copies: [3, 7], gives: [symbol('tablet')] },
];

const ageThree: CardDef[] = [
  { id: 'palace', age: 3, colour: 'blue', cost: 'wood stone clay ore glass loom papyrus', copies: [3, 7], gives: [vp(8)] },
  { id: 'senate', age: 3, colour: 'blue', cost: '2 wood stone ore', copies: [3, 5], chain: ['library'], gives: [vp(6)] },
  { id: 'haven', age: 3, colour: 'yellow', cost: 'wood ore loom', copies: [3, 4], chain: ['forum'], gives: [coins(per('brown', 'me')), vp(per('brown', 'me'))] },
  { id: 'lighthouse', age: 3, colour: 'yellow', cost: 'stone glass', copies: [3, 6], chain: ['caravansery'], gives: [coins(per('yellow', 'me')), vp(per('yellow', 'me'))] },
  { id: 'chamber-of-commerce', age: 3, colour: 'yellow', cost: '2 clay papyrus', copies: [4, 6], gives: [coins(per('grey', 'me', 2)), vp(per('grey', 'me', 2))] },
  { id: 'siege-workshop', age: 3, colour: 'red', cost: 'wood 3 clay', copies: [3, 5], chain: ['laboratory'], gives: [shields(3)] },
  { id: 'lodge', age: 3, colour: 'green', cost: '2 clay loom papyrus', copies: [3, 6], chain: ['dispensary'], gives: [symbol('compass')] },
  { id: 'observatory', age: 3, colour: 'green', cost: '2 ore glass loom', copies: [3, 7], chain: ['laboratory'], gives: [symbol('gear')] },
  { id: 'university', age: 3, colour: 'green', cost: '2 wood glass papyrus', copies: [3, 4], chain: ['library'], gives: [symbol('tablet')] },
  { id: 'academy', age: 3, colour: 'green', cost: '3 stone glass', copies: [3, 7], chain: ['school'], gives: [symbol('compass')] },
  { id: 'study', age: 3, colour: 'green', cost: 'wood loom papyrus', copies: [3, 5], chain: ['school'], gives: [symbol('gear')] },
];

const guilds: CardDef[] = [
  { id: 'workers-guild', age: 3, colour: 'purple', cost: 'wood stone clay 2 ore', gives: [vp(per('brown', 'left right'))] },
  { id: 'craftsmens-guild', age: 3, colour: 'purple', cost: '2 stone 2 ore', gives: [vp(per('grey', 'left right', 2))] }, // disputed: cost 2 stone 1 ore in the second edition
  { id: 'traders-guild', age: 3, colour: 'purple', cost: 'glass loom papyrus', gives: [vp(per('yellow', 'left right'))] },
  { id: 'philosophers-guild', age: 3, colour: 'purple', cost: '3 clay loom papyrus', gives: [vp(per('green', 'left right'))] },
  { id: 'shipowners-guild', age: 3, colour: 'purple', cost: '3 wood glass papyrus', gives: [vp(per('brown', 'me')), vp(per('grey', 'me')), vp(per('purple', 'me'))] },
  { id: 'scientists-guild', age: 3, colour: 'purple', cost: '2 wood 2 ore papyrus', gives: [symbol('any')] },
  { id: 'magistrates-guild', age: 3, colour: 'purple', cost: '3 wood stone loom', gives: [vp(per('blue', 'left right'))] },
];

export const cards: CardDef[] = [...ageOne, ...ageTwo, ...ageThree, ...guilds];
