/** Whoever names a leader for experts at a table begins a game for experts. */
import { expect, test } from 'vitest';
import { create } from '../../../src/create.ts';
import { seedFrom } from '../../../src/rng.ts';

test('a leader for experts is one of those who are dealt', () => {
  const seed = seedFrom('experts', 1);
  const boards = ['giza', 'rhodos', 'ephesos'].map((wonder) => ({ wonder }));
  const begin = (leader: string) =>
    create({
      seats: 3,
      seed,
      from: {
        table: {
          edition: 'second',
          modules: ['base', 'leaders'],
          age: 2,
          turn: 2,
          seats: [{ ...boards[0], leaders: [leader] }, ...boards.slice(1)],
        },
      },
    });
  const { cards, setup } = create({ edition: 'second', modules: ['base', 'leaders'], seats: 3, seed }).rules;
  const [usual, expert] = [false, true].map((is) =>
    cards.find((card) => card.colour >= 0 && card.age === 0 && card.expert === is),
  );
  expect(begin(usual?.name as string).config.expert).toBe(false);
  const game = begin(expert?.name as string);
  expect(game.config.expert).toBe(true);
  expect(game.rules.setup.deals[0].cards.length).toBeGreaterThan(setup.deals[0].cards.length);
});
