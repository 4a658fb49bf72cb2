/**
 * How much a node has to know to look after a table. While nodes of two versions serve side by side, one that knows too
 * little for a table leaves it to one that knows enough (docs/decisions/0020-versions-side-by-side.md).
 */
import { LEVELS } from '@polis/client';
import type { Fact } from './types.ts';

/** What each version of the rules asks of a node: raised with every version that nodes before it cannot play. */
const OF_RULES: Readonly<Record<number, number>> = { 1: 1, 2: 1, 3: 3 };
/** What is needed to keep to what a table may agree on about chairs of people who are away. */
export const NEEDED_TO_AGREE = 6;
/** Kinds of lines that nodes of the first release cannot read. */
const OF_KINDS: Partial<Record<Fact['fact'], number>> = {
  pledged: 2,
  dealing: 2,
  told: 2,
  dealt: 2,
  renamed: 2,
  begins: 5,
  planned: 6,
  holidays: 6,
  agreed: NEEDED_TO_AGREE,
  'lend-agreed': 6,
};

/** The bots that nodes of the first release can ask, and what those that came later need. */
const FIRST_BOTS: readonly string[] = ['apprentice', 'merchant', 'architect', 'baseline', 'random'];
const OF_LATER_BOTS = 4;

/** What this node knows. */
export const KNOWS = Math.max(...Object.values(OF_RULES), ...Object.values(OF_KINDS), OF_LATER_BOTS);

export function needsOf(fact: Fact): number {
  if (fact.fact === 'unreadable') return fact.isNewer ? KNOWS + 1 : 1;
  const kind = Math.max(OF_KINDS[fact.fact] ?? 1, ...botsIn(fact).map(ofBot));
  if (fact.fact !== 'started' && fact.fact !== 'dealing') return kind;
  return Math.max(kind, OF_RULES[fact.config?.version] ?? KNOWS + 1);
}

function ofBot(bot: string | null | undefined): number {
  if (!bot || FIRST_BOTS.includes(bot)) return 1;
  return LEVELS.some((level) => level === bot) ? OF_LATER_BOTS : KNOWS + 1;
}

/** The bots that a line gives chairs to. */
function botsIn(fact: Fact): (string | null | undefined)[] {
  switch (fact.fact) {
    case 'bot':
    case 'lent':
      return [fact.bot];
    case 'started':
    case 'dealing':
      return [fact.fill];
    case 'created':
      return fact.chairs?.map(({ bot }) => bot) ?? [];
    default:
      return [];
  }
}
