/** Cities, by id. */
export const boards = {
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
