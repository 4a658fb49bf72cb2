// What the authors of libraries ask of those who pass them on inside a bundle: their notice.
import fs from 'node:fs';
import path from 'node:path';
import { withAllTheyNeed } from './installed.mjs';

/** @param {string[]} names libraries that are passed on, with all that they need */
export function licencesOf(names) {
  return [...withAllTheyNeed(names.filter((name) => !name.startsWith('@polis/')))]
    .map(([folder, { name, version, license }]) => {
      const file = fs.readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
      const text = file ? fs.readFileSync(path.join(folder, file), 'utf8').trim() : `Licence: ${license}`;
      return `${name} ${version}\n\n${text}\n`;
    })
    .sort()
    .join(`\n${'-'.repeat(80)}\n\n`);
}
