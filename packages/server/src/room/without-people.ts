/** A journal without some people: the game is the same, but nothing in it says who they were. */
import { type Naming, senderOf } from './naming.ts';
import type { Fact } from './types.ts';

/** Those to be forgotten, and what stands for each at this table from now on. */
export type StandIns = ReadonlyMap<string, string>;

const NOBODY = 'nobody-';

/** `unique`: whatever nobody else is called by. */
export const standInOf = (unique: string): string => `${NOBODY}${unique}`;
export const isStandIn = (id: string): boolean => id.startsWith(NOBODY);

/** The lines that change, by their place in the journal, as they are to be. */
export function withoutPeople(lines: readonly Naming[], people: StandIns): Map<number, Naming> {
  const changed = new Map<number, Naming>();
  lines.forEach((line, i) => {
    const without = { action: otherAction(line.action, people), fact: otherFact(line, people) };
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

/** What they said is gone, and what they wished for; what others said is theirs, and stays. */
function otherFact({ action, fact }: Naming, people: StandIns): Fact {
  if (fact.fact === 'planned') return people.has(senderOf({ action }) ?? '') ? { ...fact, wishes: [] } : fact;
  if (fact.fact === 'said') return people.has(fact.person.id) ? replaced({ ...fact, text: '' }, people) : fact;
  if (fact.fact === 'begins') return replaced(people.has(fact.by) ? { ...fact, name: null } : fact, people);
  // what cannot be read cannot be changed in parts
  if (fact.fact === 'unreadable') return namesAny(fact.text, people) ? { ...fact, text: '' } : fact;
  return replaced(fact, people);
}

const namesAny = (text: string, people: StandIns): boolean => [...people.keys()].some((id) => text.includes(id));

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
