/**
 * How the files of a copy are called. A generation is a whole copy of the database and all that has changed since; it has
 * the time of its beginning as its name, and can be restored once it has a first file of changes.
 */
export interface Generation {
  /** Milliseconds, as text. */
  name: string;
  base: string[];
  /** In the order in which they happened. */
  changes: { name: string; at: number }[];
}

const NAME = /^(\d{13})\/(base-\d{6}|changes-(\d{13}))\.gz$/;

const base = (generation: string, part: number): string => `${generation}/base-${String(part).padStart(6, '0')}.gz`;
const changes = (generation: string, at: number): string => `${generation}/changes-${at}.gz`;
export const nameOf = { base, changes };

/** Oldest first. */
export function generationsIn(names: readonly string[]): Generation[] {
  const found = new Map<string, Generation>();
  for (const file of [...names].sort()) {
    const [, name, , at] = NAME.exec(file) ?? [];
    if (name === undefined) continue;
    const generation = found.get(name) ?? { name, base: [], changes: [] };
    found.set(name, generation);
    if (at === undefined) generation.base.push(file);
    else generation.changes.push({ name: file, at: Number(at) });
  }
  return [...found.values()];
}

const isWhole = ({ changes: all }: Generation): boolean => all.length > 0;

export const newest = (generations: readonly Generation[]): Generation | null =>
  generations.filter(isWhole).at(-1) ?? null;

/** What leads to the state at that moment, or to the last one before it; null if there is none. */
export function upTo(generations: readonly Generation[], at: number): Generation | null {
  const found = generations.filter(({ changes: [first] }) => first !== undefined && first.at <= at).at(-1);
  return found ? { ...found, changes: found.changes.filter((one) => one.at <= at) } : null;
}

/** What is not needed to go back to any moment since then: generations followed by one that is as old, and unfinished ones. */
export function outdated(generations: readonly Generation[], since: number): string[] {
  const whole = generations.filter(isWhole);
  const last = whole.at(-1);
  return generations
    .filter((one) => {
      if (!isWhole(one)) return last !== undefined && one.name < last.name;
      const next = whole[whole.indexOf(one) + 1];
      return next !== undefined && next.changes[0].at <= since;
    })
    .flatMap((one) => [...one.base, ...one.changes.map(({ name }) => name)]);
}
