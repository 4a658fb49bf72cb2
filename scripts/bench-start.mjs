// `npm run bench:start -- [TABLES]`: stores so many tables (100,000 unless told) in an embedded database, of which a third
// is over, a third waits for people and a third is played with long clocks; then starts the built server on it and says
// after how long it is ready, and how many tables it has opened.
import { starts } from './growing/stored.mjs';

const [tables = '100000'] = process.argv.slice(2);
if (!/^\d+$/.test(tables)) {
  console.error('usage: npm run bench:start -- [TABLES]');
  process.exit(2);
}
for (const { tables: stored, diskMB, seconds, slowest, open, memoryMB } of await starts([3, Number(tables)]))
  console.log(
    `with ${stored} tables (${diskMB} MB): ready after ${seconds.toFixed(2)} s (the slowest of 5: ${slowest.toFixed(2)} s); ` +
      `ten seconds later ${open} of them are open, and it takes ${memoryMB} MB`,
  );
