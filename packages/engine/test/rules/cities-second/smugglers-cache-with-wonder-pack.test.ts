import { expect } from 'vitest';
import { MADE_UP, rule, secondEdition } from '../../kit/index.ts';

const { table } = secondEdition('cities');

rule('C2-39', 'Manneken Pis starts with no resource for the Smuggler’s Cache; the other side works as usual', () => {
  const prices = (cost: string) =>
    table({
      me: { coins: 9, city: ['smugglers-cache'], hand: [{ cost, colour: 'blue' }] },
      left: { wonder: 'manneken-pis', makes: ['ore'] },
      right: { wonder: 'stonehenge' },
    }).offers(MADE_UP);
  expect(prices('ore')).toEqual([{ left: 2 }]);
  expect(prices('ore wood')).toEqual([{ left: 2, right: 1 }]);
});
