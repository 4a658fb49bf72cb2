/** A game that begins at a table with Edifices: those that are not told are drawn, with all their pawns. */
import { expect, test } from 'vitest';
import { create } from '../../../src/create.ts';
import { seedFrom } from '../../../src/rng.ts';
import { names } from '../../kit/index.ts';

test('Edifices that are not told lie there with their pawns', () => {
  const seats = ['giza', 'rhodos', 'ephesos'].map((wonder) => ({ wonder }));
  const edifices = [{ id: 'money-changer', left: 1, state: 'failed' }];
  const game = create({
    seats: 3,
    seed: seedFrom('a table with Edifices', 1),
    from: { table: { modules: ['base', 'edifice'], age: 2, turn: 2, seats, edifices } },
  });
  const { rules, state } = game;
  const lying = (pile: string): string[] => names(game, state.piles[rules.tablePile(pile)]);
  const pawns = [1, 2, 3].map((age) => state.tokens[rules.tokenByName(`pawn-${age}`)]);
  expect(lying('failed-edifices')).toEqual(['money-changer']);
  expect(state.piles[rules.tablePile('projects')].map((card) => rules.cards[card].age)).toEqual([2, 3]);
  expect(pawns).toEqual([
    1,
    rules.setup.tokens[rules.tokenByName('pawn-2')],
    rules.setup.tokens[rules.tokenByName('pawn-3')],
  ]);
});
