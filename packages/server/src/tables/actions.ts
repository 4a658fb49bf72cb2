/**
 * What was asked of a table already, by the names that senders gave it. A name is kept as a number alone, a tenth of its
 * memory: two names may have the same number, so where one is found the journal has the last word.
 */
import type { Line } from '../store/store.ts';

export interface Actions {
  add(line: Pick<Line, 'action' | 'seq'>): void;
  /** The first line that may have this name; null if none has. */
  perhaps(action: string): number | null;
  clear(): void;
}

/** Nobody can look for names that have the same number. */
const BEGINNING = (Math.random() * 2 ** 32) | 0;
const NO_NAME = 0;

export function actionsOf(lines: readonly Line[]): Actions {
  /** By number of the line. */
  const names: number[] = [];

  function add({ action, seq }: Pick<Line, 'action' | 'seq'>): void {
    while (names.length < seq) names.push(NO_NAME);
    names[seq] = action === null ? NO_NAME : numberOf(action);
  }

  for (const line of lines) add(line);
  return {
    add,
    perhaps(action) {
      const seq = names.indexOf(numberOf(action));
      return seq < 0 ? null : seq;
    },
    clear() {
      names.length = 0;
    },
  };
}

/** FNV-1a; never that of no name. */
function numberOf(action: string): number {
  let number = BEGINNING;
  for (let i = 0; i < action.length; i++) number = Math.imul(number ^ action.charCodeAt(i), 0x01000193);
  return number === NO_NAME ? 1 : number;
}
