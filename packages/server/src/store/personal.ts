/**
 * Every table whose rows are someone's. Who is forgotten loses all of them; who is adopted takes along what moves. A new
 * table that names people by their id joins this list.
 */
interface Personal {
  table:
    | 'session'
    | 'login'
    | 'passkey'
    | 'challenge'
    | 'former'
    | 'device'
    | 'sitting'
    | 'named'
    | 'moderator'
    | 'block'
    | 'measure'
    | 'report'
    | 'notice'
    | 'exercise_skill'
    | 'exercise_attempt'
    | 'nudge_person'
    | 'nudge'
    | 'nudge_channel'
    | 'nudge_mute'
    | 'nudge_failure'
    | 'holiday'
    | 'company'
    | 'friend'
    | 'invitation'
    | 'match_place';
  /** The column with the id. */
  person: 'person_id';
  /** A guest becomes someone with an account. What `stays` is found by the id that they had. */
  whenAdopted: 'moves' | 'goes' | 'stays';
}

export const PERSONAL: readonly Personal[] = [
  { table: 'session', person: 'person_id', whenAdopted: 'goes' },
  { table: 'login', person: 'person_id', whenAdopted: 'goes' },
  { table: 'passkey', person: 'person_id', whenAdopted: 'goes' },
  { table: 'challenge', person: 'person_id', whenAdopted: 'goes' },
  { table: 'former', person: 'person_id', whenAdopted: 'moves' },
  { table: 'device', person: 'person_id', whenAdopted: 'goes' },
  { table: 'sitting', person: 'person_id', whenAdopted: 'goes' },
  { table: 'named', person: 'person_id', whenAdopted: 'stays' },
  // of these `adoptCare` takes along what can be, and `forgetCare` takes people out of what is others'
  { table: 'moderator', person: 'person_id', whenAdopted: 'goes' },
  { table: 'block', person: 'person_id', whenAdopted: 'goes' },
  { table: 'measure', person: 'person_id', whenAdopted: 'goes' },
  { table: 'report', person: 'person_id', whenAdopted: 'goes' },
  { table: 'notice', person: 'person_id', whenAdopted: 'goes' },
  // of these `adoptExercises` takes along what can be
  { table: 'exercise_skill', person: 'person_id', whenAdopted: 'goes' },
  { table: 'exercise_attempt', person: 'person_id', whenAdopted: 'goes' },
  // what is left of these: `shareNudges` has taken along what can be
  { table: 'nudge_failure', person: 'person_id', whenAdopted: 'goes' },
  { table: 'nudge_mute', person: 'person_id', whenAdopted: 'goes' },
  { table: 'nudge_channel', person: 'person_id', whenAdopted: 'goes' },
  { table: 'nudge', person: 'person_id', whenAdopted: 'goes' },
  { table: 'nudge_person', person: 'person_id', whenAdopted: 'goes' },
  // of these `adoptHolidays` takes along what can be
  { table: 'holiday', person: 'person_id', whenAdopted: 'goes' },
  // guests have no friends; `adoptInvitations` takes their invitations along
  { table: 'company', person: 'person_id', whenAdopted: 'goes' },
  { table: 'friend', person: 'person_id', whenAdopted: 'goes' },
  { table: 'invitation', person: 'person_id', whenAdopted: 'goes' },
  { table: 'match_place', person: 'person_id', whenAdopted: 'goes' },
];
