/** The score sheet as people fill it in: a column per city, a row per category. */
import type { FinalScore } from '@polis/engine';
import { bold, columns, titled } from './text.ts';

export function sheetText({ sheets, winners }: FinalScore, names: readonly string[]): string {
  const categories = Object.keys(sheets[0]).filter((key) => key !== 'total');
  const row = (key: string): string[] => [titled(key), ...sheets.map((sheet) => String(sheet[key]))];
  const lines = columns([['', ...names], ...categories.map(row), row('total')]).split('\n');
  lines[lines.length - 1] = bold(lines[lines.length - 1]);
  const who = winners.map((seat) => names[seat]).join(' and ');
  return `${lines.join('\n')}\n\n${bold(`${who} ${winners.length > 1 ? 'share the win' : 'wins'}`)}`;
}
