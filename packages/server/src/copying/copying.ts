/** Sees to it that the embedded database is copied while the server runs, and knows how old the copy is. */
import { type ChildProcess, fork } from 'node:child_process';
import type { Log } from '../tables/surroundings.ts';
import type { CopyPlace } from './places.ts';

export interface CopyPlan {
  file: string;
  place: CopyPlace;
  everyMs: number;
  keepMs: number;
}

export type CopyNews = { copied: number } | { failed: string };

export interface Copying {
  /** All that was acknowledged before so many seconds is in the copy; counted from the start while there is none. */
  ageSeconds(): number;
  /** Copies once more, and lets go of the database. */
  close(): Promise<void>;
}

/** A copier that has died is started again after this time. */
const AGAIN_MS = 10_000;
/** The last copy may take so long. */
const PATIENCE_MS = 60_000;

/** `worker`: the built copy-worker. */
export function keepCopies(plan: CopyPlan, worker: string, log: Log, now: () => number): Copying {
  let copied = now();
  let trouble: string | null = null;
  let isClosing = false;
  let again: NodeJS.Timeout | null = null;
  let child = start();

  function hear(news: CopyNews): void {
    if ('copied' in news) {
      if (trouble !== null) log.info({}, 'the database is copied again');
      trouble = null;
      copied = news.copied;
    } else {
      if (trouble !== news.failed)
        log.error({ why: news.failed }, 'the database could not be copied; it is tried again');
      trouble = news.failed;
    }
  }

  function start(): ChildProcess {
    const started = fork(worker, [], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    started.send(plan, () => undefined);
    started.on('message', hear);
    started.on('error', (error) => log.error({ err: error }, 'the copier could not be reached'));
    started.once('exit', (code) => {
      if (isClosing) return;
      log.error({ code }, 'the copier has ended; it is started again');
      again = setTimeout(() => {
        child = start();
      }, AGAIN_MS).unref();
    });
    return started;
  }

  return {
    ageSeconds: () => Math.max(0, now() - copied) / 1000,
    async close() {
      isClosing = true;
      if (again) clearTimeout(again);
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = new Promise((resolve) => child.once('exit', resolve));
      if (child.connected) child.send('close', () => undefined);
      const late = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS);
      await gone;
      clearTimeout(late);
    },
  };
}
