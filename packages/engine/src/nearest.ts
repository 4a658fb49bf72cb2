/** What someone probably meant who misspelt a name. */
import { said } from './errors.ts';

/** Letters that may be wrong: one in four, and one in any case. */
const ONE_WRONG_IN = 4;

/** As names are written here: small letters and hyphens. */
const plain = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-');

/** Of these names the one that is most like the word; null if none is much like it. */
function nearest(word: string, names: readonly string[]): string | null {
  const meant = plain(word);
  const most = Math.max(1, Math.floor(meant.length / ONE_WRONG_IN));
  const [best] = names
    .filter((name) => Math.abs(name.length - meant.length) <= most)
    .map((name) => ({ name, wrong: changes(meant, name) }))
    .filter(({ wrong }) => wrong <= most)
    .sort((a, b) => a.wrong - b.wrong);
  return best?.name ?? null;
}

/** How many letters have to be changed, added, left out or swapped with the next one to get from one to the other. */
function changes(from: string, to: string): number {
  const rows = [Array.from({ length: to.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= from.length; i++) {
    const row = [i];
    for (let j = 1; j <= to.length; j++) {
      const same = from[i - 1] === to[j - 1];
      const swapped = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      row[j] = Math.min(rows[i - 1][j] + 1, row[j - 1] + 1, rows[i - 1][j - 1] + (same ? 0 : 1));
      if (swapped) row[j] = Math.min(row[j], rows[i - 2][j - 2] + 1);
    }
    rows.push(row);
  }
  return rows[from.length][to.length];
}

/** `; did you mean lumber-yard?`, or nothing where no name is much like the word. */
export function didYouMean(word: string, names: readonly string[]): string {
  const meant = nearest(word, names);
  return meant === null ? '' : `; did you mean ${meant}?`;
}

/** `there is no board "gizah"; did you mean giza?`, or all there is where none is much like it. */
export function noSuch(what: string, word: unknown, names: readonly string[]): string {
  const meant = typeof word === 'string' ? didYouMean(word, names) : '';
  const all = names.length > 0 ? `; there is ${names.join(', ')}` : '';
  return `there is no ${what} ${said(word)}${meant || all}`;
}
