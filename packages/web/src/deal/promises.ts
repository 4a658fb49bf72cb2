/** The fingerprints of deals that this device was shown while the games went on: what comes later cannot change them. */
const PLACE = 'polis.deals';
const MOST = 100;

type Promises = [table: string, commitment: string][];

function all(): Promises {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '[]') as Promises;
  } catch {
    return [];
  }
}

export const promised = (table: string): string | null => all().find(([id]) => id === table)?.[1] ?? null;

/** The first one counts. */
export function remember(table: string, commitment: string): void {
  if (promised(table) !== null) return;
  try {
    localStorage.setItem(PLACE, JSON.stringify([...all(), [table, commitment]].slice(-MOST)));
  } catch {
    // a browser that keeps nothing: the check says so
  }
}

/** Enough to compare at a glance. */
export const shortPrint = (commitment: string): string => `${commitment.slice(0, 4)} ${commitment.slice(4, 8)}…`;
