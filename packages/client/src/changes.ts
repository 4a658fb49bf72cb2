/**
 * What has changed from one value to the next, as JSON: `[value]` puts another value in its place, and an object says by key,
 * or by index in a list, what has changed within. Of what is not mentioned nothing has changed.
 */

/** A difference that can be made to what it was told of. */
export type Changes = readonly [unknown] | { readonly [key: string]: Changes };

/** Null if nothing has changed. Values are plain data; lists of plain values and lists of another length are replaced. */
export function changesBetween(before: unknown, after: unknown): Changes | null {
  if (before === after) return null;
  if (!isObject(before) || !isObject(after)) return [after];
  if (Array.isArray(before) || Array.isArray(after)) return changesInList(before, after);
  let all: Record<string, Changes> | null = null;
  // without lists of keys, which would be most of what a comparison leaves behind
  for (const key in before) if (!(key in after)) return [after];
  for (const key in after) {
    if (!(key in before)) return [after];
    const changed = changesBetween(before[key], after[key]);
    if (changed) {
      all ??= {};
      all[key] = changed;
    }
  }
  return all;
}

function changesInList(before: unknown, after: unknown): Changes | null {
  if (!Array.isArray(before) || !Array.isArray(after) || before.length !== after.length) return [after];
  let all: Record<string, Changes> | null = null;
  for (let i = 0; i < after.length; i++) {
    if (before[i] === after[i]) continue;
    if (!isObject(before[i]) || !isObject(after[i])) return [after];
    const changed = changesBetween(before[i], after[i]);
    if (changed) {
      all ??= {};
      all[i] = changed;
    }
  }
  return all;
}

/** What comes of it; all that has not changed is the same object as before. */
export function withChanges<T>(before: T, changes: Changes | null): T {
  if (changes === null) return before;
  if (isReplacement(changes)) return changes[0] as T;
  const after = (Array.isArray(before) ? before.slice() : { ...before }) as Record<string, unknown>;
  for (const [key, changed] of Object.entries(changes)) after[key] = withChanges(after[key], changed);
  return after as T;
}

const isReplacement = (changes: Changes): changes is readonly [unknown] => Array.isArray(changes);

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
