import { expect } from 'vitest';
import { rule } from '../../kit/index.ts';
import { COLOUR_CARDS, day, dear, NEW_COLOUR, second, vias } from './olympia.ts';

const edifices = [
  { id: 'money-changer', state: 'failed', left: 1 },
  { id: 'auction-house', state: 'failed', left: 1 },
  { id: 'archives', state: 'built' },
];
const points = (city: string[], modules: string[], more: Record<string, unknown> = {}): number =>
  second({ modules, age: 3, edifices, me: { city, pawns: [0, 0, 1], ...more } }).score().edifice;
const CARDS = COLOUR_CARDS.map(([, card]) => card);

rule('B-11.R1', 'black is an eighth colour, for the Archives as for Olympia', () => {
  const modules = ['base', 'cities', 'edifice'];
  expect(points([...CARDS, 'hideout', 'militia'], modules)).toBe(8);
  const me = day([dear('black')], { city: CARDS, pawns: [0, 0, 1] });
  expect(vias(second({ modules, age: 3, edifices, me }), 'made-up-0-0')).toEqual([NEW_COLOUR]);
});
