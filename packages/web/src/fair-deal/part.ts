/** The number that this device adds to the deal of a table, and when it says what of it. */
import type { Command, Known } from '@polis/client';
import { commitmentOfDeal, pledgeOf } from '@polis/engine';
import { isLocal } from '../local/local.ts';
import { fingerprintSeen, rememberFingerprint } from './fingerprints.ts';
import { keptAs } from './kept.ts';

const numbers = keptAs('polis.parts');

/** What this device has pledged to add to the deal of a table, if it has. */
export const ownPart = numbers.of;

const BYTES = 16;

function drawn(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The number of this table, the same after a reload; null in a browser that keeps nothing. */
function partFor(table: string): string | null {
  numbers.keep(table, drawn());
  return ownPart(table);
}

/** What is to be said now; null if nothing. On one's own device there is nobody to be safe from. */
export function wordForDeal({ table, you, room }: Pick<Known, 'table' | 'you' | 'room'>): Command | null {
  if (you === null || isLocal(table)) return null;
  const { dealing, chairs } = room;
  if (!dealing) {
    // another device of mine may have pledged: then it tells
    const part = chairs[you]?.pledge ? null : partFor(table);
    return part === null ? null : { do: 'pledge', pledge: pledgeOf(part) };
  }
  const part = ownPart(table);
  const asked = dealing.parts.find(({ seat }) => seat === you);
  if (part === null || !asked || asked.isTold || asked.pledge !== pledgeOf(part)) return null;
  const fingerprint = commitmentOfDeal(dealing.sealed, dealing.parts);
  rememberFingerprint(table, fingerprint);
  // only under the first one, and only if it is kept: whoever knows the number could choose another deal to go with it
  return fingerprintSeen(table) === fingerprint ? { do: 'tell', nonce: part } : null;
}
