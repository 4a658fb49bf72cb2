/**
 * Looks for damage where a server did not end in good order, in a thread of its own: nobody waits for it, however big the
 * file is. Postgres does the like itself.
 */
import { statSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import type { Health } from '../health.ts';
import type { Log } from '../tables/surroundings.ts';
import { corrupt } from './errors.ts';
import { fileOf, logOf } from './sqlite.ts';

/** Asked before the file is opened. */
export const wasCutShort = (url: string): boolean => (statSync(logOf(url), { throwIfNoEntry: false })?.size ?? 0) > 0;

/** `worker`: the built store-worker. */
export async function lookForDamage(worker: string, url: string, health: Health, log: Log): Promise<void> {
  const begin = performance.now();
  try {
    const [first, ...others] = await faultsFound(worker, url);
    const ms = Math.round(performance.now() - begin);
    if (first === undefined) log.info({ ms }, 'the server was cut short, and its database is whole');
    else health.suffers(corrupt(fileOf(url), others.length > 0 ? `${first}, and more` : first));
  } catch (error) {
    log.error({ err: error }, 'the database could not be looked through');
  }
}

/** It ends by itself: a thread that is ended while it is inside SQLite takes the whole process with it. */
function faultsFound(worker: string, url: string): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(worker, { workerData: { check: url } });
    thread.once('message', resolve);
    thread.once('error', reject);
    thread.once('exit', () => reject(new Error('the thread has ended')));
  });
}
