/** The public face of the client: what both sides of a table say, and a client that says it. */
export type { BeginningShown, BranchOf, NewBeginning } from './beginning.ts';
export {
  type Act,
  DEEDS,
  type Deed,
  MEASURES,
  type Measure,
  type MeasureKind,
  type MeasureShown,
  type NewMeasure,
  type NewReport,
  NOTICES,
  type Notice,
  type NoticeKind,
  REASONS,
  type ReportDetail,
  type ReportReason,
  type ReportShown,
  type ReportVerdict,
} from './care.ts';
export { type Changes, changesBetween, withChanges } from './changes.ts';
export { type ClockNow, clockNow } from './clocks.ts';
export type { Command, RoomCode, RoomRefusal } from './commands.ts';
export { type Client, type ClientSetup, type Connection, connect, type Reply, type SocketLike } from './connect.ts';
export { becomeGuest, createTable, findTable, type Guest, RefusedError, type TableAddress } from './entering.ts';
export { type Known, learn } from './known.ts';
export {
  BANNED,
  ELSEWHERE,
  type FromClient,
  type FromServer,
  PROTOCOL,
  SIGNED_OUT,
  type SocketCode,
} from './messages.ts';
export {
  type ChairShown,
  type ChatLine,
  type ClockSettings,
  type DealingShown,
  FIRST_BOXES,
  HINTS,
  type Hints,
  LENDERS,
  LEVELS,
  type Lenders,
  type Level,
  type Person,
  PLAIN_LEVELS,
  type PlainLevel,
  type RoomShown,
  type Settings,
  type Shown,
  SLOW,
  type Slow,
  STYLES,
  type Status,
  type Style,
  TALK,
  type Talk,
  TIMEOUTS,
  type Timeout,
  USUAL,
} from './room.ts';
export { type Span, spanAt, timeAfter, timeBetween } from './spans.ts';
export {
  type ComingHand,
  comingHands,
  type Fulfilled,
  fulfilled,
  MOST_WISHES,
  type PlanShown,
  type Prospect,
  prospectOf,
  WISH_DEEDS,
  type Wish,
  type WishDeed,
} from './wishes.ts';
