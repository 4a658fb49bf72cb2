/**
 * Whose turn it is where the questions of many tables wait: people come in turn, and of each of them their tables, so
 * that whoever has a dozen tables keeps nobody else waiting.
 */

import type { Whose } from './tables/surroundings.ts';

export interface Turns<T> {
  add(item: T, whose: Whose): void;
  /** False if it has had its turn. */
  remove(item: T, whose: Whose): boolean;
  next(): T | null;
  size(): number;
}

interface Waiting<T> {
  item: T;
  whose: Whose;
}

export function turns<T>(): Turns<T> {
  /** By person and table, both in the order in which they come next. */
  const people = new Map<string, Map<string, Waiting<T>[]>>();
  let size = 0;

  function take(waiting: Waiting<T>): boolean {
    const { person, table } = waiting.whose;
    const tables = people.get(person);
    const list = tables?.get(table);
    const at = list?.indexOf(waiting) ?? -1;
    if (!tables || !list || at < 0) return false;
    list.splice(at, 1);
    size--;
    if (list.length === 0) tables.delete(table);
    if (tables.size === 0) people.delete(person);
    return true;
  }

  /** The first that somebody waits for, else the first. */
  function first(): Waiting<T> | null {
    let last: Waiting<T> | null = null;
    for (const tables of people.values())
      for (const [waiting] of tables.values()) {
        if (!waiting.whose.isLast()) return waiting;
        last ??= waiting;
      }
    return last;
  }

  /** Who has had a turn waits for the others. */
  function goBehind<K, V>(list: Map<K, V>, key: K): void {
    const value = list.get(key);
    if (value === undefined) return;
    list.delete(key);
    list.set(key, value);
  }

  return {
    add(item, whose) {
      const tables = people.get(whose.person) ?? new Map<string, Waiting<T>[]>();
      people.set(whose.person, tables);
      const list = tables.get(whose.table) ?? [];
      tables.set(whose.table, list);
      list.push({ item, whose });
      size++;
    },
    remove(item, { person, table }) {
      const waiting = people
        .get(person)
        ?.get(table)
        ?.find((one) => one.item === item);
      return waiting ? take(waiting) : false;
    },
    next() {
      const waiting = first();
      if (!waiting) return null;
      take(waiting);
      const { person, table } = waiting.whose;
      const tables = people.get(person);
      if (tables) goBehind(tables, table);
      goBehind(people, person);
      return waiting.item;
    },
    size: () => size,
  };
}
