// What the authors of libraries ask of those who pass them on inside a bundle: their notice.
import fs from 'node:fs';
import path from 'node:path';
import { withAllTheyNeed } from './installed.mjs';

/** Each text once, with the libraries it is of. @param {string[]} names libraries that are passed on, with all they need */
export function licencesOf(names) {
  /** @type {Map<string, string[]>} */
  const byText = new Map();
  for (const [folder, { name, version, license }] of withAllTheyNeed(
    names.filter((one) => !one.startsWith('@polis/')),
  )) {
    const file = fs.readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
    const text = file ? fs.readFileSync(path.join(folder, file), 'utf8').trim() : `Licence: ${license}`;
    byText.set(text, [...(byText.get(text) ?? []), `${name} ${version}`]);
  }
  return [...byText]
    .map(([text, libraries]) => `${libraries.sort().join(', ')}\n\n${text}\n`)
    .sort()
    .join(`\n${'-'.repeat(80)}\n\n`);
}
