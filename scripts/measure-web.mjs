// `npm run measure:web`: how much script the first load of the app takes, and how quickly it answers.
import { withBrowser } from './with-browser.mjs';

const MOST_KB = 150;
const MOST_MS = 50;

await withBrowser(async (browser, address, bundled) => {
  const { measure } = await bundled('packages/web/bench/measure.ts', 'measure-web');
  const { homeKB, tableKB, median, p95, choices } = await measure(browser, address);
  console.log(`scripts of the first load: ${homeKB.toFixed(0)} kB compressed (at most ${MOST_KB})`);
  console.log(`  and a table with its bots: ${tableKB.toFixed(0)} kB`);
  console.log(
    `choosing a card at eight players: painted after ${median.toFixed(1)} ms (median of ${choices}, at most ${MOST_MS}), p95 ${p95.toFixed(1)} ms`,
  );
  if (homeKB > MOST_KB || median > MOST_MS) process.exitCode = 1;
});
