/**
 * The 15 Edifices: what taking part costs, what those who took part gain when it is built, and what the others lose when
 * it is not. Sources differ about some figures; those are marked with the other figure (docs/rules/edifice.md).
 */
import type { CardDef, Penalty } from '../../module.ts';
import type { Card } from '../../rules.ts';
import { clearDefeats, coins, type Effect, per, produce, shields, vp } from '../../vocabulary.ts';
import { doubleGuild, victory } from './effects.ts';

interface Edifice {
  id: string;
  age: number;
  cost: string;
  gives: Effect[];
  penalty: Penalty;
}

const edifices: Edifice[] = [
  {
    id: 'artisan-district',
    age: 1,
    cost: '2 coins',
    gives: [vp(per('brown+grey', 'me', 2))],
    penalty: { card: 'yellow' },
  }, // disputed: 3 points
  { id: 'belvedere', age: 1, cost: '1 coin', gives: [vp(per('stage', 'me'))], penalty: { card: 'brown' } },
  { id: 'curtain-wall', age: 1, cost: '2 coins', gives: [shields(1)], penalty: { card: 'grey' } },
  { id: 'money-changer', age: 1, cost: '1 coin', gives: [coins(4)], penalty: { coins: 2 } },
  { id: 'outpost', age: 1, cost: '1 coin', gives: [victory(3)], penalty: { card: 'red' } },
  { id: 'amphitheater', age: 2, cost: '3 coins', gives: [vp(per('blue', 'me'))], penalty: { card: 'grey' } }, // disputed: a brown card
  { id: 'auction-house', age: 2, cost: '2 coins', gives: [coins(7)], penalty: { coins: 5 } },
  { id: 'factory', age: 2, cost: '3 coins', gives: [produce('glass/loom/papyrus')], penalty: { card: 'brown' } },
  { id: 'river-port', age: 2, cost: '3 coins', gives: [produce('wood/stone/clay/ore')], penalty: { card: 'blue' } },
  { id: 'staging-camp', age: 2, cost: '2 coins', gives: [victory(5)], penalty: { card: 'red' } }, // disputed: cost 3
  { id: 'agora', age: 3, cost: '6 coins', gives: [doubleGuild()], penalty: { card: 'green' } },
  { id: 'archives', age: 3, cost: '5 coins', gives: [vp(per('colours', 'me'))], penalty: { card: 'blue' } },
  { id: 'concentric-castle', age: 3, cost: '5 coins', gives: [shields(2)], penalty: { victories: 2 } },
  { id: 'gold-reserves', age: 3, cost: '3 coins', gives: [coins(15)], penalty: { coins: 9 } },
  { id: 'military-school', age: 3, cost: '5 coins', gives: [victory(5), clearDefeats()], penalty: { card: 'red' } },
];

/** In full or not at all. */
export const penalties: ReadonlyMap<string, Penalty> = new Map(edifices.map(({ id, penalty }) => [id, penalty]));

export const isEdifice = ({ name }: Pick<Card, 'name'>): boolean => penalties.has(name);

/** They are cards of no colour: nobody has them in a city, and those who took part have a mark of them. */
export const cards: CardDef[] = edifices.map(({ id, age, cost, gives }) => ({ id, age, colour: null, cost, gives }));
