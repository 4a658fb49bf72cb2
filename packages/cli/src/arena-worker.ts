/** Plays games of an arena in a worker thread, one number after another. */
import { parentPort, workerData } from 'node:worker_threads';
import { type ArenaPlan, playGame } from '@polis/bots';

export interface ArenaWork {
  arena: ArenaPlan;
}

export const isArenaWork = (data: unknown): data is ArenaWork =>
  typeof data === 'object' && data !== null && 'arena' in data;

export function workInArena(): void {
  const { arena } = workerData as ArenaWork;
  parentPort?.on('message', (index: number) => {
    parentPort?.postMessage(playGame(arena, index, () => performance.now()));
  });
}
