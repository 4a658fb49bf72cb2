/** Browsers on which someone has signed in before: whoever tries the owner's name from elsewhere does not lock them out. */
import { createHash } from 'node:crypto';

export const DEVICE_COOKIE = 'polis-device';
/** As many people as share a browser. */
const MOST_PEOPLE = 6;

/** Says nothing about whom, even to who reads the cookie. */
const markOf = (person: string): string =>
  createHash('sha256').update(`device ${person}`).digest('base64url').slice(0, 22);

/** `value`: of a cookie whose signature is right, or nothing. */
export const isKnownDevice = (value: string | null, person: string | undefined): boolean =>
  person !== undefined && value?.split('.').includes(markOf(person)) === true;

export const withPerson = (value: string | null, person: string): string =>
  [...new Set([markOf(person), ...(value ?? '').split('.').filter(Boolean)])].slice(0, MOST_PEOPLE).join('.');
