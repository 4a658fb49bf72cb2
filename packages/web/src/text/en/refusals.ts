/** Why something was refused: a sentence for every code of the engine, of tables and of the server. */
import type { Reply } from '@polis/client';

type OfTheSocket = Extract<Reply, { type: 'refused' }>['code'];
type OfTheServer =
  | 'not-signed-in'
  | 'not-found'
  | 'origin'
  | 'too-large'
  | 'prove-yourself'
  | 'wrong-password'
  | 'common-password'
  | 'passkey-refused'
  | 'too-many-passkeys'
  | 'last-way'
  | 'name-held'
  | 'yourself'
  | 'no-such-line'
  | 'no-such-exercise'
  | 'no-such-report'
  | 'no-such-measure'
  | 'decided'
  | 'no-such-zone'
  | 'holiday-order'
  | 'holiday-past'
  | 'holiday-far'
  | 'holiday-overlaps'
  | 'holiday-too-long'
  | 'no-holidays'
  | 'no-such-holiday'
  | 'past';
/** What has an end is said with it. */
type WithEnd = 'banned-until' | 'silenced-until' | 'name-held-until';

export const refusals = {
  offline: 'No connection to the server. Games on this device work all the same.',
  'no-such-table': 'There is no such table.',
  'too-many': 'That was a little fast. Wait a minute and try again.',
  closed: 'The connection was closed before the server answered.',
  unavailable: 'This could not be done now. Try again in a moment.',
  config: 'That is no game that can be set up.',
  version: 'This comes from another version of the rules.',
  edition: 'There is no such edition.',
  box: 'There is no such box for this edition of the game.',
  module: 'These parts cannot be played together.',
  seats: 'This mix is not for so many players.',
  seed: 'The shuffle could not be read.',
  board: 'One of the picked boards does not fit here.',
  'board-twice': 'A board is picked twice; there is only one of each.',
  side: 'A picked board or side is not there without its expansion.',
  beginning: 'A game cannot begin there.',
  garbage: 'That is not a choice.',
  over: 'The game is over.',
  'no-such-seat': 'There is no such seat.',
  'not-asked': 'There is nothing to decide just now.',
  wait: 'First choose a card for your own city.',
  stale: 'That no longer fits: the table has moved on.',
  'not-this-question': 'That does not answer the question.',
  'unknown-card': 'There is no such card.',
  'not-in-hand': 'That card is not in this hand.',
  'already-built': 'That card is in the city already.',
  'no-chain': 'No structure of the city makes this card free.',
  'no-power': 'The city has no power for that now.',
  'no-stage': 'There is no further stage to build.',
  'no-join': 'There is nothing to take part in.',
  'no-option': 'Choose one of the things that the stage gives.',
  'cannot-pay': 'That cannot be paid.',
  'wrong-payment': 'That payment does not fit.',
  'must-play': 'The city may not sell while it can build.',
  'must-chain': 'The city has to build this card free by its chain.',
  'not-offered': 'That is not offered.',
  'nothing-sealed': 'There is nothing to reopen: everyone has answered.',
  record: 'This record cannot be read.',
  hash: 'This record does not lead where it says.',
  scenario: 'This table cannot be set.',
  'not-host': 'Only the host of the table can do that.',
  'no-such-chair': 'There is no such chair.',
  'chair-taken': 'There is no free chair for that.',
  'chair-empty': 'A chair is still free.',
  'already-seated': 'You sit at this table already.',
  'not-seated': 'Only those who sit at this table can do that.',
  dealing: 'The cards are being dealt. Wait a moment.',
  'not-dealing': 'Nobody waits for what you add to the deal.',
  'wrong-part': 'That is not what was pledged for the deal.',
  'not-gathering': 'The game has begun, or the table is closed.',
  'not-playing': 'No game is being played here.',
  'not-over': 'There is no finished game here yet.',
  'not-yours': 'That is not yours to do.',
  lent: 'A bot plays there. Take the seat back first.',
  'not-lent': 'No bot plays for you.',
  present: 'That person is here and plays on.',
  'on-holiday': 'That person is on holiday: their chair is kept.',
  'not-lendable': 'At this table it was agreed that nobody gives away another’s chair.',
  'lend-asked': 'You have agreed already. Others have not yet.',
  'not-yet': 'That person may be back in a moment: their chair is kept for a while.',
  conceded: 'You gave up this game.',
  order: 'Every chair has to be named once.',
  'begun-elsewhere': 'What is played here follows from where the game begins, and it is not rated.',
  'nothing-to-undo': 'There is no turn to take back yet.',
  'undo-asked': 'Someone has asked for that already.',
  'no-undo-asked': 'Nobody asks to take back a turn.',
  'no-more-undos': 'Too many turns of this game were taken back.',
  'too-many-plans': 'You have changed your choices ahead too often in this game.',
  muted: 'The host has muted you.',
  slow: 'The chat is slow here: wait a little before your next line.',
  'needs-account': 'Only people with an account can sit down here.',
  'no-onlookers': 'This game is for those who play it.',
  removed: 'The host has removed you from this table.',
  'no-such-person': 'There is nobody like that here.',
  'has-rematch': 'The next table is open already.',
  frozen: 'This table stands still: it could not be rebuilt.',
  malformed: 'That could not be understood.',
  'too-many-tables': 'You are looking at too many tables at once.',
  'too-many-games': 'You have too many games with bots going on. Finish or give up one of them first.',
  'not-signed-in': 'Say your name first.',
  'not-found': 'There is nothing at this address.',
  origin: 'This request came from another page.',
  'too-large': 'That is too long.',
  'prove-yourself': 'Show once more that it is you.',
  'wrong-password': 'This name and this password do not belong together.',
  'common-password': 'This password is one of those that are tried first. Choose another.',
  'name-taken': 'Someone else here has this name, or one that looks like it. Choose another.',
  'passkey-refused': 'This passkey is not known here, or it came too late.',
  'too-many-passkeys': 'Remove another passkey first.',
  'last-way': 'Without it you could not sign in any more.',
  'kept-apart': 'You and someone at this table do not play together.',
  silenced: 'A moderator has muted you at all tables.',
  'silenced-until': 'A moderator has muted you at all tables, until {{until}}.',
  banned: 'A moderator has banned you: you cannot play here any more.',
  'banned-until': 'A moderator has banned you: you cannot play here until {{until}}.',
  'name-held': 'A moderator has chosen your name. It stays.',
  'name-held-until': 'A moderator has chosen your name. You can choose another after {{until}}.',
  yourself: 'That is you.',
  'no-such-line': 'That line is not there any more.',
  'no-such-exercise': 'This exercise is not there any more. There are others.',
  'no-such-report': 'There is no such report.',
  'no-such-measure': 'That has ended already.',
  'no-such-zone': 'The time zone of this device is not known here.',
  'holiday-order': 'The last day comes before the first.',
  'holiday-past': 'A holiday begins today or later.',
  'holiday-far': 'That is too far ahead: a holiday begins within a year.',
  'holiday-overlaps': 'You have another holiday at that time.',
  'holiday-too-long': 'These are more days than you have left in that year.',
  'no-holidays': 'There are no holidays at this server.',
  'no-such-holiday': 'That holiday is over already.',
  decided: 'Someone has decided this already.',
  past: 'That end has passed already. Choose a later day.',
} satisfies Record<OfTheSocket | OfTheServer | WithEnd | 'offline', string>;
