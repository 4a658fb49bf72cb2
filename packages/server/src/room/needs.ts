/**
 * How much a node has to know to look after a table. While nodes of two versions serve side by side, one that knows too
 * little for a table leaves it to one that knows enough (docs/decisions/0020-versions-side-by-side.md).
 */
import type { Fact } from './types.ts';

/** What each version of the rules asks of a node: raised with every version that nodes before it cannot play. */
const OF_RULES: Readonly<Record<number, number>> = { 1: 1, 2: 1, 3: 3 };
/** Kinds of lines that nodes of the first release cannot read. */
const OF_KINDS: Partial<Record<Fact['fact'], number>> = { pledged: 2, dealing: 2, told: 2, dealt: 2, renamed: 2 };

/** What this node knows. */
export const KNOWS = Math.max(...Object.values(OF_RULES), ...Object.values(OF_KINDS));

export function needsOf(fact: Fact): number {
  if (fact.fact === 'unreadable') return fact.isNewer ? KNOWS + 1 : 1;
  const kind = OF_KINDS[fact.fact] ?? 1;
  if (fact.fact !== 'started' && fact.fact !== 'dealing') return kind;
  return Math.max(kind, OF_RULES[fact.config?.version] ?? KNOWS + 1);
}
