// Charts of text, for pages that are read as they are: a bar for each row, its length as its value.
const WIDTH = 40;
/** A block of each eighth of a sign. */
const EIGHTHS = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'];

/** @typedef {{ label: string, value: number, text: string }} Row `text`: the value as it is read */

/** @param {number} share of the longest */
function bar(share) {
  const eighths = Math.max(1, Math.round(share * WIDTH * EIGHTHS.length));
  return '█'.repeat(Math.floor(eighths / EIGHTHS.length)) + EIGHTHS[eighths % EIGHTHS.length];
}

/** @param {string} title @param {readonly Row[]} rows */
export function chart(title, rows) {
  const longest = Math.max(...rows.map(({ value }) => value));
  const width = Math.max(...rows.map(({ label }) => label.length));
  return [
    title,
    ...rows.map(({ label, value, text }) => `  ${label.padStart(width)}  ${bar(value / longest)} ${text}`),
  ].join('\n');
}
