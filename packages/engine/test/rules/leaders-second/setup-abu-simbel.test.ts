/** The second board of the box. */
import { expect } from 'vitest';
import { rule, secondEdition } from '../../kit/index.ts';

const { newGame, rulesFor } = secondEdition('leaders');

rule('L2-33', 'Abu Simbel is dealt without a switch, and none of the other further boards', () => {
  const { cities } = rulesFor(7);
  expect(cities).toContain('abu-simbel');
  for (const board of ['great-wall', 'stonehenge', 'manneken-pis', 'catan']) expect(cities).not.toContain(board);
  expect(secondEdition().rulesFor(7).cities).not.toContain('abu-simbel');
  expect(newGame(7, 0, { boxes: { leaders: 'first' } }).rules.cities).not.toContain('abu-simbel');
});
