/** Card colours as the app shows them: each kind has a crest of its own shape, a symbol and a colour. */
import { COLOURS, type Colour } from '@polis/engine';

export const KINDS = ['raw', 'goods', 'civic', 'trade', 'war', 'science', 'guild', 'leader', 'shadow'] as const;
export type Kind = (typeof KINDS)[number];

const BY_COLOUR: Record<Colour, Kind> = {
  brown: 'raw',
  grey: 'goods',
  blue: 'civic',
  yellow: 'trade',
  red: 'war',
  green: 'science',
  purple: 'guild',
  white: 'leader',
  black: 'shadow',
};

export const kindOfColour = (colour: Colour): Kind => BY_COLOUR[colour];

/** Of a card's colour number; a project of the Age has none. */
export const kindOf = (colour: number): Kind | null => (colour < 0 ? null : BY_COLOUR[COLOURS[colour]]);

/** A seat's colour goes with its board, so that a replay always looks the same. White text stands on each of them. */
export const SEAT_COLOURS: Record<string, string> = {
  alexandria: '#13676f',
  babylon: '#7a4a2b',
  ephesos: '#7b3f86',
  giza: '#7d5a08',
  halikarnassos: '#46545e',
  olympia: '#2f6d3a',
  rhodos: '#a83c1d',
  rome: '#693c9e',
  petra: '#8a3a4a',
  byzantium: '#1d5ba4',
  ur: '#56602c',
  carthage: '#8c3b62',
  'great-wall': '#b3202c',
  stonehenge: '#3d5a4c',
  'manneken-pis': '#0b6690',
  'abu-simbel': '#985010',
  catan: '#4a50a8',
};
