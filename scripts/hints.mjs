// `npm run hints`: how soon a hint is shown in a browser, from the tap on the lamp, with all expansions: the first one, which
// loads what the scholar has learned, and one more. Says too how crowded the machine is: real time means little on such a one.
import { withBrowser } from './with-browser.mjs';

const MOST_MS = 1500;

await withBrowser(async (browser, address, bundled) => {
  const { lookAtMachine } = await bundled('packages/web/bench/busy.ts', 'busy');
  const { measureHint } = await bundled('packages/web/bench/hint.ts', 'hint');
  const { crowd } = await lookAtMachine(browser);
  /** @type {{ seats: number, first: number, again: number }[]} */
  const hinted = await measureHint(browser, address);
  console.log(`a fixed loop takes ${crowd.toFixed(1)} times as long by the clock as by the processor`);
  for (const { seats, first, again } of hinted)
    console.log(`${seats} players: the first hint after ${first} ms, another after ${again} ms (at most ${MOST_MS})`);
  if (hinted.some(({ first, again }) => Math.max(first, again) > MOST_MS)) process.exitCode = 1;
});
