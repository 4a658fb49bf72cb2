/** What people may ask of a table, and why it may be refused. */
import type { ChoiceForm, ErrorCode, SeatId } from '@polis/engine';
import type { Level, Settings } from './room.ts';
import type { Wish } from './wishes.ts';

/** Something to be done at a table; docs/protocol.md tells who may, and when. */
export type Command =
  | { do: 'sit'; chair: number | null }
  | { do: 'leave' }
  | { do: 'set'; settings: Settings }
  | { do: 'bot'; chair: number; bot: Level | null }
  | { do: 'order'; order: number[] }
  | { do: 'remove'; chair: number }
  | { do: 'readmit'; person: string }
  | { do: 'start'; fill: Level | null }
  /** `pledgeOf` 32 hexadecimal digits that one adds to the deal, and these themselves when all have pledged. */
  | { do: 'pledge'; pledge: string }
  | { do: 'tell'; nonce: string }
  /** `undone`: how often turns had been undone when it was seen, since questions then have the same numbers again. */
  | { do: 'answer'; seat: SeatId; question: number; undone?: number | undefined; choice: ChoiceForm }
  | { do: 'retract'; seat: SeatId; question: number; undone?: number | undefined }
  /** For the questions after this one, in place of all that the seat has wished for before. */
  | { do: 'plan'; seat: SeatId; question: number; undone?: number | undefined; wishes: Wish[] }
  | { do: 'undo' }
  | { do: 'agree'; yes: boolean }
  | { do: 'lend'; chair: number; bot: Level }
  | { do: 'reclaim' }
  | { do: 'concede' }
  | { do: 'say'; text: string }
  | { do: 'mute'; person: string; muted: boolean }
  | { do: 'rematch' };

/** Why a table refuses it; what is wrong with a choice is said by the engine. */
export type RoomCode =
  | 'not-host'
  | 'no-such-chair'
  | 'chair-taken'
  | 'chair-empty'
  | 'already-seated'
  | 'not-seated'
  | 'not-gathering'
  | 'not-playing'
  | 'not-over'
  | 'not-yours'
  | 'lent'
  | 'not-lent'
  | 'present'
  | 'not-yet'
  | 'on-holiday'
  | 'not-lendable'
  | 'lend-asked'
  | 'conceded'
  | 'order'
  | 'begun-elsewhere'
  | 'dealing'
  | 'not-dealing'
  | 'wrong-part'
  | 'nothing-to-undo'
  | 'undo-asked'
  | 'no-undo-asked'
  | 'no-more-undos'
  | 'too-many-plans'
  | 'muted'
  | 'slow'
  | 'needs-account'
  | 'name-taken'
  | 'removed'
  | 'kept-apart'
  | 'no-such-person'
  | 'has-rematch'
  | 'frozen';

/** What was wrong, for programs and for people. */
export interface RoomRefusal {
  code: RoomCode | ErrorCode;
  message: string;
}
