/** How the journal of a table is to be written anew, so that it does not name some people any more. */
import { type Fact, readLine, type StandIns, withoutPeople } from '../room/index.ts';
import type { Rewrite } from '../store/store.ts';
import { roomOf } from './journal.ts';
import { peopleOf, rowOf } from './rows.ts';
import type { Surroundings } from './surroundings.ts';

/** Null if it names none of them. The line that is added tells other nodes to read the table anew. */
export async function rewriteWithout(
  people: StandIns,
  id: string,
  around: Pick<Surroundings, 'journals' | 'after'>,
): Promise<Rewrite | null> {
  const lines = await around.journals.lines(id);
  const facts = lines.map((line) => ({ action: line.action, fact: readLine(line).fact }));
  const changed = withoutPeople(facts, people);
  if (changed.size === 0) return null;
  const rest = lines.map((line, i) => {
    const { action, fact } = changed.get(i) ?? facts[i];
    return changed.has(i) ? { ...line, action, body: JSON.stringify(fact) } : line;
  });
  const { seq, at } = lines[lines.length - 1];
  const last = { seq: seq + 1, at, action: null, body: JSON.stringify({ fact: 'forgotten' } satisfies Fact) };
  const next = await roomOf(id, [...rest, last], around);
  const append = { table: id, line: last, row: rowOf(next), people: peopleOf(next), named: [], turns: null };
  return { lines: rest.filter((_, i) => changed.has(i)), append };
}
