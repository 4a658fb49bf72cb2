/** Words that English sentences about a game are put together from. */

/** `a, b and c`, or with `or`. */
export function listed(words: readonly (string | number)[], last: 'and' | 'or' = 'and'): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} ${last} ${words[words.length - 1]}`;
}

/** `1 coin`, `2 coins` */
export const many = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;

const NUMERALS: readonly (readonly [number, string])[] = [
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
];

/** Ages and stages are counted in Roman numerals, in every language; there is none for 0. */
export function roman(number: number): string {
  let text = '';
  let left = number;
  for (const [value, numeral] of NUMERALS) for (; left >= value; left -= value) text += numeral;
  return text;
}

const SMALL_WORDS = ['of', 'the'];

/** `lumber-yard` → `Lumber Yard`; `loom-age1` → `Loom`; `gates-of-the-city` → `Gates of the City`; a union belongs to those in it. */
export function titled(id: string): string {
  return id
    .replace(/-age\d$/, '')
    .replace(/s-union$/, "s'-union")
    .split('-')
    .map((word) => (SMALL_WORDS.includes(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');
}
