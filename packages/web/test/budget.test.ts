/** What the first screen loads is counted: it has to open quickly on a phone. */
import fs from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { ensureBuilt } from '../../../scripts/ensure.mjs';

const web = path.resolve(import.meta.dirname, '../../../dist/web');
/** Of scripts, compressed with brotli, as the server sends them. */
const MOST_KB = 150;

beforeAll(ensureBuilt, 120_000);

const read = (file: string): string => fs.readFileSync(path.join(web, file), 'utf8');

/** Small files are sent as they are. */
const bytesOf = (file: string): number => {
  const full = path.join(web, file);
  return fs.statSync(fs.existsSync(`${full}.br`) ? `${full}.br` : full).size;
};

/** The script and all that it imports, except by `import()`. */
function withImports(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, name] of read(file).matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g))
    withImports(`assets/${name}`, found);
  return found;
}

test('the first screen takes little script', () => {
  const scripts = [
    ...read('index.html').matchAll(/<(?:script|link rel="modulepreload")[^>]* (?:src|href)="\/([^"]+)"/g),
  ];
  const atOnce = new Set<string>();
  for (const [, script] of scripts) withImports(script, atOnce);
  // nothing is shown before its words are there; of the languages the one with most of them
  const words = fs.readdirSync(path.join(web, 'assets')).filter((file) => /^first-[\w-]{8}\.js$/.test(file));
  expect(words.length).toBeGreaterThan(1);
  const sums = words.map((file) =>
    [...withImports(`assets/${file}`, new Set(atOnce))].reduce((sum, one) => sum + bytesOf(one), 0),
  );
  const kilobytes = Math.max(...sums) / 1000;
  expect(kilobytes).toBeLessThan(MOST_KB);
  // so that a change of how the build looks does not make this test count nothing
  expect(kilobytes).toBeGreaterThan(80);
});

describe('screens that are fetched ahead', () => {
  const screens = (): Record<string, string[]> =>
    JSON.parse((/ data-screens="([^"]+)"/.exec(read('index.html'))?.[1] ?? '').replaceAll('&quot;', '"'));

  test('are a few files, all of which there are', () => {
    const all = Object.values(screens());
    expect(all.length).toBeGreaterThan(4);
    for (const files of all) {
      expect(files.length).toBeLessThan(16);
      expect(files.filter((file) => !fs.existsSync(path.join(web, file)))).toEqual([]);
    }
  });

  test('bring a table only where one is shown', () => {
    const isTable = (file: string): boolean => file.includes('/table-');
    const { AnalysisPage, ExercisesPage, Board, asked } = screens();
    expect([...AnalysisPage, ...ExercisesPage].filter(isTable)).toEqual([]);
    expect([Board.some(isTable), asked.some(isTable)]).toEqual([true, true]);
  });
});

test('what is only for developers is not sent to players', () => {
  const scripts = fs.readdirSync(path.join(web, 'assets')).filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(10);
  expect(scripts.filter((file) => read(`assets/${file}`).includes('/gallery'))).toEqual([]);
});
