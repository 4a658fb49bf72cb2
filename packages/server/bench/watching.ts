/** What nodes say of themselves at `/metrics`. */
import { insist } from './checking.ts';

export interface Watched {
  /** Resident, of all nodes together. */
  memoryMB: number;
  /** Seconds of processor time since their start, of all nodes together. */
  cpu: number;
  /** By how much the event loop of the latest node was late, p99 since it was last asked. */
  lateMs: number;
}

/** With this interval the event loop is watched, and a delay is told with the interval in it. */
const WATCHED_EVERY_MS = 10;

export async function watched(addresses: readonly string[]): Promise<Watched> {
  const pages = await Promise.all(
    addresses.map((address) => insist(async () => (await fetch(`${address}/metrics`)).text())),
  );
  const told = (name: string): number[] =>
    pages.map((page) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(page)?.[1] ?? 0));
  const sum = (numbers: number[]): number => numbers.reduce((all, one) => all + one, 0);
  return {
    memoryMB: sum(told('process_resident_memory_bytes')) / 2 ** 20,
    cpu: sum(told('process_cpu_seconds_total')),
    lateMs: Math.max(0, Math.max(...told('nodejs_eventloop_lag_p99_seconds')) * 1000 - WATCHED_EVERY_MS),
  };
}
