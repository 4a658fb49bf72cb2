/** Small parts of what is printed for people. */
import { styleText } from 'node:util';
import type { Payment } from '@polis/engine';

/** `lumber-yard` → `Lumber Yard`; `loom-age1` → `Loom`. */
export function titled(id: string): string {
  return id
    .replace(/-age\d$/, '')
    .split('-')
    .map((word) => (word === 'of' ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');
}

type Format = Parameters<typeof styleText>[0];

/** Coloured on a terminal that wants it, plain elsewhere. */
export const styled = (format: Format, text: string): string =>
  process.stdout.isTTY && !process.env.NO_COLOR ? styleText(format, text) : text;

export const bold = (text: string): string => styled('bold', text);
export const dim = (text: string): string => styled('dim', text);

export const coins = (n: number): string => `${n} coin${n === 1 ? '' : 's'}`;

export function payment({ left, right, bank }: Payment): string {
  const parts = [
    left ? `${left} to the left` : '',
    right ? `${right} to the right` : '',
    bank ? `${bank} to the bank` : '',
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : 'no coins';
}

/** Columns padded to fit: the first to the left, the others to the right. */
export function columns(rows: readonly (readonly string[])[], alignLeft = 1): string {
  const widths = rows[0].map((_, i) => Math.max(...rows.map((row) => row[i].length)));
  return rows
    .map((row) =>
      row
        .map((cell, i) => (i < alignLeft ? cell.padEnd(widths[i]) : cell.padStart(widths[i])))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
