/** A table between people, without input or output: the server runs it over sockets, a browser in a worker. */
export { atRest } from './at-rest.ts';
export { beginningShown, beginsAgain, beginsWith } from './beginning.ts';
export { deadlines } from './clocks.ts';
export { carryOut, decide, timeouts } from './decide.ts';
export { type Circumstances, type Decision, meets } from './decision.ts';
export { answersOf } from './giving.ts';
export { holidayAt, holidaysAt, isLong } from './holidays.ts';
export { peopleNamed, senderOf } from './naming.ts';
export { KNOWS } from './needs.ts';
export { adoption, agreement, holidaying, parting, renaming } from './of-people.ts';
export { creation, gathering, openRoom, rematchOf } from './opening.ts';
export { due, numberTold } from './plans.ts';
export {
  canSitAt,
  chairOf,
  chairsOfPeople,
  isClosedTo,
  playerOf,
  questionFor,
  type Thinking,
  thinking,
} from './players.ts';
export { botAnswer, plannedAnswer } from './playing.ts';
export { readLine, readLines } from './reading.ts';
export { DESPITE_FROST, happenAgain, rebuild, rebuilding } from './rebuilding.ts';
export { complete } from './settings.ts';
export { type News, newsOf, recordOf, roomShown, shown } from './show.ts';
export type * from './types.ts';
export { type StandIns, standInOf, withoutPeople } from './without-people.ts';
