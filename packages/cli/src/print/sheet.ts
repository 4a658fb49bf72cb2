/** The score sheet as people fill it in: a column per city, a row per category. */
import type { FinalScore } from '@polis/engine';
import type { Names } from './names.ts';
import { bold, columns, listed, titled } from './text.ts';

export function sheetText({ sheets, winners }: FinalScore, names: Names): string {
  const cities = sheets.map((_, seat) => names.seat(seat));
  const categories = Object.keys(sheets[0]).filter((key) => key !== 'total');
  const row = (key: string): string[] => [titled(key), ...sheets.map((sheet) => String(sheet[key]))];
  const lines = columns([['Points', ...cities], ...categories.map(row), row('total')]).split('\n');
  lines[lines.length - 1] = bold(lines[lines.length - 1]);
  const who = listed(winners.map(names.seat));
  return `${lines.join('\n')}\n\n${bold(`${who} ${winners.length > 1 ? 'share the win' : 'wins'}`)}`;
}

/** The sheets as programs read them, the total last. */
export const scoreData = ({ sheets, winners }: FinalScore) => ({
  seats: sheets.map(({ total, ...lines }) => ({ ...lines, total })),
  winners,
});
