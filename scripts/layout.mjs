// `npm run layout [-- TABLES [FIRST [SIZE]]]`: looks at random tables at every size, and says what breaks the laws of layout.
import { withBrowser } from './with-browser.mjs';

const [tables = '20', first = String(Date.now() % 1_000_000), size = ''] = process.argv.slice(2);
const seeds = Array.from({ length: Number(tables) }, (_, i) => Number(first) + i);
/** By law and element: how often, and where first. @type {Map<string, { count: number, where: string }>} */
const faults = new Map();
let screens = 0;
let faulty = 0;

await withBrowser(async (browser, address, bundled) => {
  const { look } = await bundled('packages/web/bench/layout.ts', 'layout');
  await look(browser, address, { seeds, size, side: 3 }, (/** @type {any} */ one) => {
    for (const screen of one.screens) {
      screens++;
      if (screen.faults.length > 0) faulty++;
      for (const { law, what, more } of screen.faults) {
        const key = `${law}: ${what.split(' "')[0]}`;
        const where = `${one.seed} ${one.size} ${one.language} ${one.theme}, ${one.about}; ${screen.name}: ${what} ${more}`;
        const known = faults.get(key);
        faults.set(key, { count: (known?.count ?? 0) + 1, where: known?.where ?? where });
      }
    }
    process.stderr.write(`\r${screens} screens, ${faulty} with faults `);
  });
});
process.stderr.write('\n');
for (const [key, { count, where }] of [...faults].sort(([, a], [, b]) => b.count - a.count))
  console.log(`${count}  ${key}\n     ${where}`);
console.log(
  `${screens} screens looked at, tables ${first} to ${Number(first) + Number(tables) - 1}; ${faulty} with faults`,
);
process.exitCode = faulty > 0 ? 1 : 0;
