/** The leaders for experts. Hatshepsut, Tomyris and Berenice were there before, and are the same. */
import type { CardDef } from '../../module.ts';
import { clearDefeats, incomeBonus, most, NOW, passDefeats, per, takeVictory, vp, whenever } from '../../vocabulary.ts';
import { alone, disarm, moreSymbol, turnSymbol, unbeaten } from './effects.ts';

export const cards: CardDef[] = [
  { id: 'aganice', age: 0, colour: 'white', cost: 'A', gives: [turnSymbol()], expert: true },
  { id: 'enheduanna', age: 0, colour: 'white', cost: '4 coins', gives: [moreSymbol()], expert: true },
  { id: 'nitocris', age: 0, colour: 'white', cost: 'A', gives: [takeVictory(NOW)], expert: true },
  {
    id: 'gorgo',
    age: 0,
    colour: 'white',
    cost: '5 coins',
    gives: [vp(per('victory-1', 'me', 1, 2)), vp(per('victory-3', 'me', 3, 2)), vp(per('victory-5', 'me', 5, 2))],
    expert: true,
  },
  { id: 'telesilla', age: 0, colour: 'white', cost: '3 coins', gives: [clearDefeats(), disarm()], expert: true },
  { id: 'tomyris', age: 0, colour: 'white', cost: '4 coins', gives: [passDefeats()], expert: true },
  { id: 'cynisca', age: 0, colour: 'white', cost: 'A', gives: [unbeaten(6)], expert: true },
  { id: 'agrippina', age: 0, colour: 'white', cost: '1 coin', gives: [alone(7)], expert: true },
  { id: 'makeda', age: 0, colour: 'white', cost: 'A', gives: [most('coins', 5)], expert: true },
  { id: 'hatshepsut', age: 0, colour: 'white', cost: '2 coins', gives: [whenever('trade', 1)], expert: true },
  { id: 'berenice', age: 0, colour: 'white', cost: '2 coins', gives: [incomeBonus(1)], expert: true, without: ['cities-first'] },
  { id: 'cornelia', age: 0, colour: 'white', cost: 'A', gives: [most('yellow', 5)], expert: true },
  { id: 'theano', age: 0, colour: 'white', cost: 'A', gives: [most('green', 5)], expert: true },
  { id: 'phryne', age: 0, colour: 'white', cost: 'A', gives: [most('blue', 5)], expert: true },
  { id: 'eurypyle', age: 0, colour: 'white', cost: 'A', gives: [most('red', 5)], expert: true },
];
