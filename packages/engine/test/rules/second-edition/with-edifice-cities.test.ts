import { expect } from 'vitest';
import { COLOUR_CARDS, dear, MADE_UP, NEW_COLOUR, olympiaByDay, rule, secondEdition } from '../../kit/index.ts';

const { table } = secondEdition('cities', 'edifice');

const edifices = [
  { id: 'money-changer', state: 'failed', left: 1 },
  { id: 'auction-house', state: 'failed', left: 1 },
  { id: 'archives', state: 'built' },
];
const CARDS = COLOUR_CARDS.map(([, card]) => card);

rule('B-11.R1', 'black is an eighth colour, for the Archives as for Olympia', () => {
  const city = [...CARDS, 'hideout', 'militia'];
  expect(table({ age: 3, edifices, me: { city, pawns: [0, 0, 1] } }).score().edifice).toBe(8);
  const me = olympiaByDay([dear('black')], { city: CARDS, pawns: [0, 0, 1] });
  expect(table({ age: 3, edifices, me }).vias(MADE_UP)).toEqual([NEW_COLOUR]);
});
