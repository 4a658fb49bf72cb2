/** Tables at which a game does not begin with its deal: what is asked for, and what everyone there is told of it. */
import type { Beginning, SeatId } from '@polis/engine';

/** A finished game of the same server, at this question to the whole table: 1 is the first. */
export interface BranchOf {
  of: string;
  step: number;
  /** As in a `Beginning`: null, all is as it was dealt; or the seat whose knowledge stays. */
  keeps: SeatId | null;
}

/** Where a new table is to begin. */
export type NewBeginning = (Beginning | BranchOf) & {
  /** What people call it, in at most 60 letters. */
  name: string | null;
  /** The chair of whoever opens the table. */
  seat: SeatId;
};

/** What everyone at a table is told of where it begins: nothing that is hidden there. */
export interface BeginningShown {
  is: 'game' | 'table';
  /** The finished game of this server, where there is one and everyone here may know of it. */
  of: string | null;
  name: string | null;
  age: number;
  turn: number;
  /** All is as it was dealt, and whoever knows that game knows it (null); or the seat that saw what has stayed. */
  keeps: SeatId | null;
}
