/** Cities, by id. */
import type * as english from '../en/boards.ts';
import type { Texts } from '../texts.ts';

export const boards: Texts<typeof english.boards> = {
  alexandria: 'Alexandria',
  babylon: 'Babylon',
  ephesos: 'Ephesos',
  giza: 'Giza',
  halikarnassos: 'Halikarnassos',
  olympia: 'Olympia',
  rhodos: 'Rhodos',
  rome: 'Rome',
  petra: 'Petra',
  byzantium: 'Byzantium',
  ur: 'Ur',
  carthage: 'Carthage',
};
