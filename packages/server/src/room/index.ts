/** A table between people, without input or output: the server runs it over sockets, a browser in a worker. */
export { deadlines } from './clocks.ts';
export {
  adoption,
  botAnswer,
  type Circumstances,
  carryOut,
  creation,
  type Decision,
  decide,
  rematchOf,
  timeouts,
} from './decide.ts';
export { type Forgetting, withoutPeople } from './forget.ts';
export { happenAgain, openRoom, rebuild } from './happen.ts';
export { chairOf, playerOf, questionFor, type Thinking, thinking } from './players.ts';
export { type ChairShown, changes, type RoomShown, roomShown, type Shown, shown } from './show.ts';
export type * from './types.ts';
export { LEVELS } from './types.ts';
