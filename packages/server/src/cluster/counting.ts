/**
 * What is counted over all nodes together. Each counts for itself, at once, and adds up with the others a moment later;
 * without Redis each is left with its own count.
 */
import type { Redis } from 'ioredis';
import { type Buckets, buckets, type Callers, callers, HOLDS_SECONDS } from '../limits.ts';

export interface Counting {
  buckets(name: string, perSecond: number): Buckets;
  callers(most: number): Callers;
  stop(): void;
}

const ADD_UP_MS = 250;
const KEPT_MS = 15_000;
const WINDOW_MS = HOLDS_SECONDS * 1000;

export function countTogether(
  redis: Redis,
  prefix: string,
  me: string,
  others: () => readonly string[],
  now: () => number,
): Counting {
  const timers: NodeJS.Timeout[] = [];

  function regularly(every: number, work: () => Promise<unknown>): void {
    timers.push(
      setInterval(() => {
        if (redis.status === 'ready') work().catch(() => undefined);
      }, every).unref(),
    );
  }

  return {
    buckets(name, perSecond) {
      const own = buckets(perSecond, now);
      /** As much as one node alone lets through in this time: a full bucket, and what runs into it. */
      const most = 2 * Math.max(1, perSecond * HOLDS_SECONDS);
      const taken = new Map<string, number>();
      const shut = new Map<string, number>();

      regularly(ADD_UP_MS, async () => {
        if (taken.size === 0) return;
        const window = Math.floor(now() / WINDOW_MS);
        const some = [...taken];
        taken.clear();
        const pipeline = redis.pipeline();
        for (const [key, count] of some) {
          const counter = `${prefix}taken:${name}:${window}:${key}`;
          pipeline.incrby(counter, count).pexpire(counter, 2 * WINDOW_MS);
        }
        const results = (await pipeline.exec()) ?? [];
        some.forEach(([key], i) => {
          const [, total] = results[2 * i];
          if (Number(total) > most) shut.set(key, (window + 1) * WINDOW_MS);
        });
      });

      return {
        take(key) {
          if ((shut.get(key) ?? 0) > now() || !own.take(key)) return false;
          taken.set(key, (taken.get(key) ?? 0) + 1);
          return true;
        },
        sweep() {
          own.sweep();
          for (const [key, until] of shut) if (until <= now()) shut.delete(key);
        },
      };
    },

    callers(most) {
      const own = callers(most);
      const keyOf = (node: string): string => `${prefix}callers:${node}`;

      // written again from time to time, as Redis may have lost it; the count of a node that is gone expires
      regularly(KEPT_MS / 3, () => {
        const all = [...own.counts()].flat();
        const pipeline = redis.multi().del(keyOf(me));
        if (all.length > 0) pipeline.hset(keyOf(me), ...all).pexpire(keyOf(me), KEPT_MS);
        return pipeline.exec();
      });

      async function elsewhere(address: string): Promise<number> {
        if (redis.status !== 'ready') return 0;
        try {
          const pipeline = redis.pipeline().hincrby(keyOf(me), address, 1).pexpire(keyOf(me), KEPT_MS);
          for (const node of others()) pipeline.hget(keyOf(node), address);
          const [, , ...counts] = (await pipeline.exec()) ?? [];
          return counts.reduce((sum, [, count]) => sum + Number(count ?? 0), 0);
        } catch {
          return 0;
        }
      }

      return {
        counts: own.counts,
        async enter(address) {
          if (!(await own.enter(address))) return false;
          if ((own.counts().get(address) ?? 0) + (await elsewhere(address)) <= most) return true;
          this.leave(address);
          return false;
        },
        leave(address) {
          own.leave(address);
          if (redis.status === 'ready') redis.hincrby(keyOf(me), address, -1).catch(() => undefined);
        },
      };
    },

    stop() {
      for (const timer of timers) clearInterval(timer);
    },
  };
}
