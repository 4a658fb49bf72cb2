/** What several workers have found out about the same question, each by dice of its own. */
import type { Analysed } from '@polis/bots';
import type { Look } from '../local/looking.ts';

/** By how often each has tried. Once one goes by what was learned, those that do not yet are left out. */
export function merged(looks: readonly (Look | null)[]): Look {
  const there = looks.filter((look) => look !== null);
  const isLearned = there.some((look) => look.isLearned);
  const used = there.filter((look) => look.isLearned === isLearned);
  const all = used.map(({ found }) => new Map(found.map((one) => [one.choice, one])));
  const found = (used[0]?.found ?? [])
    .map(({ choice, reasons }) => {
      const parts = all.flatMap((one) => one.get(choice) ?? []);
      return { choice, reasons, ...together(parts) };
    })
    .sort((a, b) => b.chance - a.chance);
  return { found, tries: used.reduce((sum, { tries }) => sum + tries, 0), isLearned };
}

function together(parts: readonly Analysed[]): Pick<Analysed, 'tries' | 'chance' | 'points' | 'doubt'> {
  const tries = parts.reduce((sum, one) => sum + one.tries, 0);
  const mean = (of: (one: Analysed) => number): number =>
    parts.reduce((sum, one) => sum + of(one) * one.tries, 0) / Math.max(1, tries);
  return {
    tries,
    chance: mean(({ chance }) => chance),
    points: mean(({ points }) => points),
    doubt: Math.hypot(...parts.map((one) => one.doubt * one.tries)) / Math.max(1, tries),
  };
}
