/**
 * Browsers on which someone has signed in before: whoever tries the owner's name from elsewhere does not lock them out,
 * and people who share one are not rated against each other.
 */
import { createHash, randomBytes } from 'node:crypto';

export const DEVICE_COOKIE = 'polis-device';
/** As many people as share a browser. */
const MOST_PEOPLE = 6;
/** What the id begins with, and no mark does. */
const ID = '~';

/** Says nothing about whom, even to who reads the cookie. */
const markOf = (person: string): string =>
  createHash('sha256').update(`device ${person}`).digest('base64url').slice(0, 22);

/** `value`: of a cookie whose signature is right, or nothing. */
export const isKnownDevice = (value: string | null, person: string | undefined): boolean =>
  person !== undefined && value?.split('.').includes(markOf(person)) === true;

/** The id of the device, then the marks of those who used it, the last one first. */
export function withPerson(value: string | null, person: string): string {
  const parts = (value ?? '').split('.').filter(Boolean);
  const id = parts.find((part) => part.startsWith(ID)) ?? `${ID}${randomBytes(12).toString('base64url')}`;
  const marks = [...new Set([markOf(person), ...parts.filter((part) => !part.startsWith(ID))])];
  return [id, ...marks.slice(0, MOST_PEOPLE)].join('.');
}

export const deviceIdOf = (value: string): string => value.split('.')[0];
