/** Reads the lines of a journal. One that nobody can read is kept as it is, and freezes its table alone. */
import type { WrittenFact } from './rebuilding.ts';
import type { Fact } from './types.ts';

/** Every kind of line: the compiler sees to it that none is missing. */
const KINDS: Record<Fact['fact'], true> = {
  created: true,
  begins: true,
  sat: true,
  left: true,
  set: true,
  bot: true,
  ordered: true,
  removed: true,
  readmitted: true,
  started: true,
  pledged: true,
  dealing: true,
  told: true,
  dealt: true,
  answered: true,
  retracted: true,
  planned: true,
  'undo-asked': true,
  'undo-agreed': true,
  'undo-refused': true,
  'lend-agreed': true,
  lent: true,
  reclaimed: true,
  conceded: true,
  'ran-out': true,
  holidays: true,
  agreed: true,
  resumed: true,
  said: true,
  muted: true,
  rematch: true,
  adopted: true,
  renamed: true,
  forgotten: true,
  unreadable: true,
};

export const readLine = ({ seq, at, body }: { seq: number; at: number; body: string }): WrittenFact => ({
  seq,
  at,
  fact: readFact(body),
});

type Body = Parameters<typeof readLine>[0];

/** One after the other, as they are wanted. */
export function* readLines(lines: Iterable<Body>): Generator<WrittenFact> {
  for (const line of lines) yield readLine(line);
}

function readFact(text: string): Fact {
  let isNewer = false;
  try {
    const fact = JSON.parse(text) as Fact | null;
    if (fact !== null && Object.hasOwn(KINDS, fact.fact) && isWhole(fact)) return fact;
    isNewer = typeof fact?.fact === 'string' && !Object.hasOwn(KINDS, fact.fact);
  } catch {
    // told below
  }
  return { fact: 'unreadable', text, isNewer };
}

/** What people do at a frozen table too, or what is looked into later, has to be right by itself. */
function isWhole(fact: Fact): boolean {
  if (fact.fact === 'said') return typeof fact.person?.id === 'string' && typeof fact.text === 'string';
  if (fact.fact === 'muted') return typeof fact.person === 'string';
  if (fact.fact === 'adopted') return typeof fact.from === 'string' && typeof fact.to?.id === 'string';
  if (fact.fact === 'planned') return Array.isArray(fact.wishes);
  return true;
}
