/** The fingerprints of deals that this device was shown while the games went on: what comes later cannot change them. */
const KEY = 'polis.deals';
const MOST = 100;

type Seen = [table: string, commitment: string][];

function all(): Seen {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as Seen;
  } catch {
    return [];
  }
}

export const fingerprintSeen = (table: string): string | null => all().find(([id]) => id === table)?.[1] ?? null;

/** The first one counts. */
export function rememberFingerprint(table: string, commitment: string): void {
  if (fingerprintSeen(table) !== null) return;
  try {
    localStorage.setItem(KEY, JSON.stringify([...all(), [table, commitment]].slice(-MOST)));
  } catch {
    // a browser that keeps nothing: the check says so
  }
}

/** Enough to compare at a glance. */
export const shortPrint = (commitment: string): string => `${commitment.slice(0, 4)} ${commitment.slice(4, 8)}…`;
