/** The black cards that only the second-edition box has, or has under this name, and its leaders. */
import type { CardDef } from '../../module.ts';
import { cheaper, clearDefeats, coins, copySymbol, dig, diplomacy, gift, lose, MOST_UNITS, per, rebate, takeVictory, vp } from '../../vocabulary.ts';
import { indebt, smuggle } from './effects.ts';

const black: CardDef[] = [
  { id: 'pigeonhole', age: 1, colour: 'black', cost: 'ore 1 coin', gives: [copySymbol()] },
  { id: 'dive', age: 1, colour: 'black', gives: [coins(6), gift(1)] },
  { id: 'clandestine-wharf-west', age: 1, colour: 'black', cost: '1 coin', gives: [rebate('left')] },
  { id: 'clandestine-wharf-east', age: 1, colour: 'black', cost: '1 coin', gives: [rebate('right')] },
  { id: 'city-gates', age: 1, colour: 'black', cost: 'wood 1 coin', gives: [vp(4)] },
  { id: 'opium-stash', age: 1, colour: 'black', gives: [coins(3), lose(1)] },
  { id: 'customs', age: 1, colour: 'black', gives: [vp(4), gift(1, 'others')] },
  { id: 'raider-camp', age: 1, colour: 'black', gives: [takeVictory(1), indebt(1)] },
  { id: 'cells', age: 1, colour: 'black', gives: [vp(per('victory-1', 'me', 2))] },
  { id: 'smugglers-cache', age: 1, colour: 'black', gives: [smuggle()] },
  { id: 'band-of-spies', age: 2, colour: 'black', cost: 'stone clay 2 coins', gives: [copySymbol()] },
  { id: 'gambling-den', age: 2, colour: 'black', cost: '1 coin', gives: [coins(9), gift(2)] },
  { id: 'architect-firm', age: 2, colour: 'black', cost: 'papyrus 1 coin', gives: [vp(2), cheaper('stage', MOST_UNITS)] },
  { id: 'opium-den', age: 2, colour: 'black', cost: 'papyrus', gives: [coins(4), lose(3)] },
  { id: 'trade-center', age: 2, colour: 'black', cost: 'stone clay papyrus', gives: [vp(6), gift(2, 'others')] },
  { id: 'raider-fort', age: 2, colour: 'black', cost: 'ore clay 1 coin', gives: [takeVictory(2), indebt(1)] },
  { id: 'guardhouse', age: 2, colour: 'black', cost: 'wood ore 2 coins', gives: [vp(per('victory-3', 'me', 3))] },
  { id: 'forging-agency', age: 2, colour: 'black', cost: '2 coins', gives: [dig('cities.dig')] },
  { id: 'chamber-of-builders', age: 3, colour: 'black', cost: 'clay wood papyrus glass', gives: [vp(4), lose('stage')] },
  { id: 'embassy', age: 3, colour: 'black', cost: 'stone loom papyrus', gives: [vp(2), diplomacy()] }, // disputed: 3 points
  { id: 'secret-network', age: 3, colour: 'black', cost: 'stone papyrus', gives: [coins(per('black', 'me')), vp(per('black', 'me'))] },
  { id: 'opium-distillery', age: 3, colour: 'black', cost: 'wood glass', gives: [coins(5), lose(5)] },
  { id: 'mint', age: 3, colour: 'black', cost: '2 wood clay glass loom', gives: [vp(8), gift(3, 'others')] },
  { id: 'raider-garrison', age: 3, colour: 'black', cost: '2 stone loom 2 coins', gives: [takeVictory(3), indebt(1)] },
  { id: 'prison', age: 3, colour: 'black', cost: '2 ore clay papyrus 2 coins', gives: [vp(per('victory-5', 'me', 4))] },
  { id: 'memorial', age: 3, colour: 'black', cost: 'stone wood loom', gives: [coins(per('defeat', 'me', 2)), clearDefeats()] },
];

const leaders: CardDef[] = [
  { id: 'octavia', age: 0, colour: 'white', cost: '1 coin', gives: [coins(per('stage', 'me', 2)), lose(per('stage', 'me'))], with: ['leaders'] },
  { id: 'arsinoe', age: 0, colour: 'white', cost: 'A', gives: [coins(4), lose('age')], with: ['leaders'] },
];

export const cards: CardDef[] = [...black, ...leaders];
