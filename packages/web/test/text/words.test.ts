/** The app says what the glossary says. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../../src/text/index.ts';

const glossary = fs.readFileSync(path.resolve(import.meta.dirname, '../../../../docs/words.md'), 'utf8');
const rows = glossary
  .split('\n')
  .filter((line) => /^\| [^-]*`/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()));

async function said(language: Language, id: string): Promise<string | undefined> {
  const texts = { ...(await LANGUAGES[language].first()).first, ...(await LANGUAGES[language].ui()).ui };
  const text = id.split('.').reduce((at: unknown, part) => (at as Record<string, unknown> | undefined)?.[part], texts);
  return (text as string | undefined)?.replace('{{count}} ', '');
}

test('in every language', async () => {
  expect(rows.length).toBeGreaterThan(50);
  for (const [, , english, french, id] of rows) {
    const name = id.replaceAll('`', '');
    expect([name, await said('en', name), await said('fr', name)]).toEqual([name, english, french]);
  }
});
