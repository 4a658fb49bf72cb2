/** How much anyone may ask for: a bucket that fills at a steady rate and holds a few seconds' worth. */

export interface Buckets {
  /** Takes one from the bucket of this key; false if it is empty. */
  take(key: string): boolean;
  /** Drops buckets that are full again. */
  sweep(): void;
}

/** How many seconds' worth a bucket holds: people act in bursts. */
export const HOLDS_SECONDS = 4;

export function buckets(perSecond: number, now: () => number): Buckets {
  const most = Math.max(1, perSecond * HOLDS_SECONDS);
  const levels = new Map<string, { level: number; at: number }>();
  const filled = ({ level, at }: { level: number; at: number }): number =>
    Math.min(most, level + ((now() - at) / 1000) * perSecond);
  return {
    take(key) {
      const level = filled(levels.get(key) ?? { level: most, at: now() });
      const isAllowed = level >= 1;
      levels.set(key, { level: isAllowed ? level - 1 : level, at: now() });
      return isAllowed;
    },
    sweep() {
      for (const [key, bucket] of levels) if (filled(bucket) >= most) levels.delete(key);
    },
  };
}

/** How many connections come from where. */
export interface Callers {
  /** One more from this address; false if there are too many. */
  enter(address: string): Promise<boolean>;
  leave(address: string): void;
  counts(): ReadonlyMap<string, number>;
}

export function callers(most: number): Callers {
  const counts = new Map<string, number>();
  return {
    async enter(address) {
      const count = counts.get(address) ?? 0;
      if (count >= most) return false;
      counts.set(address, count + 1);
      return true;
    },
    leave(address) {
      const left = (counts.get(address) ?? 0) - 1;
      if (left > 0) counts.set(address, left);
      else counts.delete(address);
    },
    counts: () => counts,
  };
}
