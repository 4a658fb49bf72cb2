/** What this device remembers of the last tables, one text for each: the first one counts. */
const MOST = 100;

type Pairs = [table: string, text: string][];

export interface Kept {
  of(table: string): string | null;
  keep(table: string, text: string): void;
}

export function keptAs(key: string): Kept {
  function all(): Pairs {
    try {
      return JSON.parse(localStorage.getItem(key) ?? '[]') as Pairs;
    } catch {
      return [];
    }
  }

  const of = (table: string): string | null => all().find(([id]) => id === table)?.[1] ?? null;

  return {
    of,
    keep(table, text) {
      if (of(table) !== null) return;
      try {
        localStorage.setItem(key, JSON.stringify([...all(), [table, text]].slice(-MOST)));
      } catch {
        // a browser that keeps nothing: the check says so
      }
    },
  };
}
