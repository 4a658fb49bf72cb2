/**
 * Whose turn it is where the questions of many tables wait: addresses come in turn, of each of them its people, and of
 * each of these their tables, so that whoever has a dozen tables keeps nobody else waiting.
 */
import type { Whose } from './tables/surroundings.ts';

export interface Turns<T> {
  add(item: T, whose: Whose): void;
  /** False if it has had its turn. */
  remove(item: T): boolean;
  next(): T | null;
  size(): number;
}

interface Waiting<T> {
  item: T;
  isLast(): boolean;
  path: readonly string[];
}

/** What waits, or others in the order in which they come next. */
type Line<T> = Map<string, Line<T>> | Waiting<T>[];

export function turns<T>(): Turns<T> {
  const all = new Map<string, Line<T>>();
  const known = new Map<T, Waiting<T>>();

  function insert(line: Map<string, Line<T>>, waiting: Waiting<T>, depth = 0): void {
    const key = waiting.path[depth];
    const isTable = depth === waiting.path.length - 1;
    const below = line.get(key) ?? (isTable ? [] : new Map());
    line.set(key, below);
    if (Array.isArray(below)) below.push(waiting);
    else insert(below, waiting, depth + 1);
  }

  /** Where nobody waits any more there is no line. */
  function take(line: Map<string, Line<T>>, waiting: Waiting<T>, depth = 0): void {
    const key = waiting.path[depth];
    const below = line.get(key);
    if (!below) return;
    if (Array.isArray(below)) below.splice(below.indexOf(waiting), 1);
    else take(below, waiting, depth + 1);
    if ((Array.isArray(below) ? below.length : below.size) === 0) line.delete(key);
  }

  /** Who has had a turn waits for the others. */
  function goBehind(line: Map<string, Line<T>>, path: readonly string[], depth = 0): void {
    const below = line.get(path[depth]);
    if (!below) return;
    line.delete(path[depth]);
    line.set(path[depth], below);
    if (!Array.isArray(below)) goBehind(below, path, depth + 1);
  }

  function* inOrder(line: Line<T>): Generator<Waiting<T>> {
    if (Array.isArray(line)) yield line[0];
    else for (const below of line.values()) yield* inOrder(below);
  }

  /** The first that somebody waits for, else the first. */
  function first(): Waiting<T> | null {
    let last: Waiting<T> | null = null;
    for (const waiting of inOrder(all)) {
      if (!waiting.isLast()) return waiting;
      last ??= waiting;
    }
    return last;
  }

  function remove(waiting: Waiting<T>): void {
    known.delete(waiting.item);
    take(all, waiting);
  }

  return {
    add(item, { caller, person, table, isLast }) {
      const waiting = { item, isLast, path: [caller, person, table] };
      known.set(item, waiting);
      insert(all, waiting);
    },
    remove(item) {
      const waiting = known.get(item);
      if (waiting) remove(waiting);
      return waiting !== undefined;
    },
    next() {
      const waiting = first();
      if (!waiting) return null;
      remove(waiting);
      goBehind(all, waiting.path);
      return waiting.item;
    },
    size: () => known.size,
  };
}
