/**
 * How often in a second of the processor's time, which others do not take. It goes on for so long of that time too: by the
 * clock, work on a crowded machine would hardly have begun.
 * @param {(i: number) => void} work @param {number} milliseconds
 */
export function rate(work, milliseconds) {
  const before = process.cpuUsage();
  let done = 0;
  let used = 0;
  do {
    const until = performance.now() + milliseconds - used;
    do work(done++);
    while (performance.now() < until);
    const { user, system } = process.cpuUsage(before);
    used = (user + system) / 1000;
  } while (used < 0.9 * milliseconds);
  return (1000 * done) / used;
}
