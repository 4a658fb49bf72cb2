/** Small parts of what is printed for people. */
import { styleText } from 'node:util';
import { listed, type Payment, roman } from '@polis/engine';

type Format = Parameters<typeof styleText>[0];

/** Coloured on a terminal that wants it, plain elsewhere. */
const styled = (format: Format, text: string): string =>
  process.stdout.isTTY && !process.env.NO_COLOR ? styleText(format, text) : text;

export const bold = (text: string): string => styled('bold', text);
export const dim = (text: string): string => styled('dim', text);

export const count = (n: number, what: string): string => `${n.toLocaleString('en')} ${what}${n === 1 ? '' : 's'}`;
export const coins = (n: number): string => count(n, 'coin');
export const signed = (n: number): string => (n > 0 ? `+${n}` : String(n));

export const ageName = (age: number): string => `Age ${roman(age)}`;

/** `2 coins to Giza A and 1 coin to the bank`, or nothing. */
export function payment({ left, right, bank }: Payment, names: { left: string; right: string }): string {
  const parts: [number, string][] = [
    [left, names.left],
    [right, names.right],
    [bank, 'the bank'],
  ];
  return listed(parts.filter(([amount]) => amount > 0).map(([amount, whom]) => `${coins(amount)} to ${whom}`));
}

/** Columns padded to fit: the first to the left, the others to the right. */
export function columns(rows: readonly (readonly string[])[]): string {
  const widths = rows[0].map((_, i) => Math.max(...rows.map((row) => row[i].length)));
  return rows
    .map((row) =>
      row
        .map((cell, i) => (i === 0 ? cell.padEnd(widths[i]) : cell.padStart(widths[i])))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

const WIDTH_OF_A_PAGE = 100;

/** A list behind its label, broken into lines of which the later ones stand under the first item. */
export function labelled(label: string, items: readonly string[]): string {
  const width = process.stdout.columns || WIDTH_OF_A_PAGE;
  const lines = [label];
  items.forEach((item, i) => {
    const words = i < items.length - 1 ? `${item},` : item;
    const line = lines[lines.length - 1];
    const fits = i === 0 || line.length + 1 + words.length <= width;
    if (fits) lines[lines.length - 1] = i === 0 ? line + words : `${line} ${words}`;
    else lines.push(' '.repeat(label.length) + words);
  });
  return items.length > 0 ? lines.join('\n') : `${label}-`;
}
