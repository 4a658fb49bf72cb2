/** Cities, by id. */
import type * as english from '../en/boards.ts';
import type { Texts } from '../texts.ts';

export const boards: Texts<typeof english.boards> = {
  alexandria: 'Alexandrie',
  babylon: 'Babylone',
  ephesos: 'Éphèse',
  giza: 'Gizeh',
  halikarnassos: 'Halicarnasse',
  olympia: 'Olympie',
  rhodos: 'Rhodes',
  rome: 'Rome',
  petra: 'Pétra',
  byzantium: 'Byzance',
  ur: 'Ur',
  carthage: 'Carthage',
  'great-wall': 'Grande Muraille',
  stonehenge: 'Stonehenge',
  'manneken-pis': 'Manneken Pis',
  'abu-simbel': 'Abou Simbel',
  catan: 'Catan',
};
