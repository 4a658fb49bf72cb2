/** What is decided of what people ask, the same refusals of several decisions, and what they have in common. */
import type { Person, RoomCode, RoomRefusal } from '@polis/client';
import type { Fact, Room } from './types.ts';

/** What the room cannot know or make by itself. */
export interface Circumstances {
  /** Milliseconds since 1970. */
  now: number;
  /** Since when someone is not connected; null while they are. */
  awaySince(person: string): number | null;
  /** Whether whoever asks has an account; only asked for where the table wants one. */
  hasAccount: boolean;
  /** Whether people would take one name for the other. */
  areAlike(one: string, other: string): boolean;
  /** With whom whoever asks does not meet, since one of the two wants it so; only asked for where they sit down. */
  apartFrom: readonly string[];
  /** 32 hexadecimal digits that nobody can guess. */
  seed(): string;
  /** Opens a table for the same people and says which. */
  rematch: string | null;
}

export type Decision = { fact: Fact; refused: null } | { fact: null; refused: RoomRefusal };

export const yes = (fact: Fact): Decision => ({ fact, refused: null });
export const no = (code: RoomCode, message: string): Decision => ({ fact: null, refused: { code, message } });

export const notGathering = no('not-gathering', 'the game has begun, or the table is closed');
export const notPlaying = no('not-playing', 'no game is being played here');
export const notSeated = no('not-seated', 'only those who sit at this table can do that');
export const removedByHost = no('removed', 'the host has removed you from this table');
export const noSuchChair = no('no-such-chair', 'there is no such chair');
export const stale: Decision = { fact: null, refused: { code: 'stale', message: 'that question has been settled' } };

/** Why someone whose chair a bot plays, for now or for good, has no say in the game; null for those who play. */
export function refuseToAbsent({ chairs }: Room, chair: number): Decision | null {
  if (chairs[chair].conceded) return no('conceded', 'you have given up this game');
  return chairs[chair].lent ? no('lent', 'a bot plays for you; take your chair back first') : null;
}

/** Someone else sits here whose name looks the same. */
export const isNameTaken = ({ chairs }: Room, who: Person, areAlike: Circumstances['areAlike']): boolean =>
  chairs.some(({ person }) => person && person.id !== who.id && areAlike(person.name, who.name));

export const meets = ({ chairs }: Room, apartFrom: readonly string[]): boolean =>
  chairs.some(({ person }) => person && apartFrom.includes(person.id));

/** Says neither who it is nor whose wish. */
export const keptApart = no('kept-apart', 'you and someone at this table do not play together');

export const nameTaken = no('name-taken', 'someone at this table has a name that looks like yours; choose another');

export const isRemoved = ({ removed }: Room, person: string): boolean => removed.some(({ id }) => id === person);
