/**
 * How often in a second of the processor's time, which others do not take.
 * @param {(i: number) => void} work @param {number} milliseconds
 */
export function rate(work, milliseconds) {
  const start = performance.now();
  const before = process.cpuUsage();
  let done = 0;
  do work(done++);
  while (performance.now() - start < milliseconds);
  const { user, system } = process.cpuUsage(before);
  return (1e6 * done) / (user + system);
}
