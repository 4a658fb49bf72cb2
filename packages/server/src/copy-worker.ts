/**
 * A process in which the embedded database is copied. It is not a thread of the server: to read the file and close it
 * again would take away the locks that SQLite has on it in the same process. It lives as long as who started it.
 */
import os from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { openCopier } from './copying/copier.ts';
import type { CopyNews, CopyPlan } from './copying/copying.ts';
import { openPlace } from './copying/places.ts';
import { reason } from './store/errors.ts';

process.once('disconnect', () => process.exit());
const ending = new AbortController();
// not by its arguments, which everyone on the machine can read: there is a key in it
const plan = await new Promise<CopyPlan>((resolve) => {
  process.on('message', (said) => (said === 'close' ? ending.abort() : resolve(said as CopyPlan)));
});
// Ctrl+C is for the server, which says when it has written all
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
// those who play come first
os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);

const tell = (news: CopyNews): void => {
  process.send?.(news);
};

const { file, everyMs, keepMs, place } = plan;
const copier = openCopier({ file, place: await openPlace(place), everyMs, keepMs, now: Date.now });
for (;;) {
  // what is written before the server closes is copied once more
  const isLast = ending.signal.aborted;
  try {
    tell({ copied: await copier.copy() });
  } catch (error) {
    tell({ failed: reason(error) });
  }
  if (isLast) break;
  await sleep(everyMs, undefined, { signal: ending.signal }).catch(() => undefined);
}
copier.close();
process.disconnect();
