/** A journal without some people: the game is the same, but nothing in it says who they were. */
import type { Fact } from './types.ts';

/** Those to be forgotten, and what stands for each at this table from now on. */
export type StandIns = ReadonlyMap<string, string>;

interface Written {
  action: string | null;
  fact: Fact;
}

/** The lines that change, by their place in the journal, as they are to be. */
export function withoutPeople(lines: readonly Written[], people: StandIns): Map<number, Written> {
  const names = namesOf(
    lines.map(({ fact }) => fact),
    people,
  );
  const changed = new Map<number, Written>();
  lines.forEach((line, i) => {
    const without = { action: otherAction(line.action, people), fact: otherFact(line.fact, people, names) };
    if (JSON.stringify(without) !== JSON.stringify(line)) changed.set(i, without);
  });
  return changed;
}

/** An action begins with who has sent it. */
function otherAction(action: string | null, people: StandIns): string | null {
  const [who, ...rest] = action?.split(':') ?? [''];
  const other = people.get(who);
  return other === undefined ? action : [other, ...rest].join(':');
}

/** What they said is gone; what others said of them loses their names. */
function otherFact(fact: Fact, people: StandIns, names: RegExp | null): Fact {
  if (fact.fact === 'said') {
    if (people.has(fact.person.id)) return replaced({ ...fact, text: '' }, people);
    return { ...fact, text: names ? fact.text.replace(names, '…') : fact.text };
  }
  // what cannot be read cannot be changed in parts
  if (fact.fact === 'unreadable') return namesAny(fact.text, people, names) ? { ...fact, text: '' } : fact;
  return replaced(fact, people);
}

const namesAny = (text: string, people: StandIns, names: RegExp | null): boolean =>
  [...people.keys()].some((id) => text.includes(id)) || (names !== null && text.search(names) >= 0);

/** An id may be anywhere in a fact, with the person's name beside it. */
function replaced<T>(part: T, people: StandIns): T {
  if (typeof part === 'string') return (people.get(part) ?? part) as T;
  if (Array.isArray(part)) return part.map((one) => replaced(one, people)) as T;
  if (typeof part !== 'object' || part === null) return part;
  const copy = Object.entries(part).map(([key, value]) => [key, replaced(value, people)]);
  const { id } = part as { id?: unknown };
  const isForgotten = typeof id === 'string' && people.has(id);
  return Object.fromEntries(copy.map(([key, value]) => [key, isForgotten && key === 'name' ? '' : value])) as T;
}

/** Every name these people went by at this table, as words of a sentence; null if there are none. */
function namesOf(facts: readonly Fact[], people: StandIns): RegExp | null {
  const names = new Set<string>();
  const collect = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    const { id, name } = part as { id?: unknown; name?: unknown };
    if (typeof id === 'string' && people.has(id) && typeof name === 'string' && name !== '') names.add(name);
    for (const value of Object.values(part)) collect(value);
  };
  for (const fact of facts) collect(fact);
  if (names.size === 0) return null;
  const words = [...names]
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&'));
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})(?![\\p{L}\\p{N}])`, 'giu');
}
