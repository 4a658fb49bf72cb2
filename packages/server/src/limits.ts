/** How much anyone may ask for: a bucket that fills at a steady rate and holds a few seconds' worth. */

export interface Buckets {
  /** Takes one from the bucket of this key; false if it is empty. */
  take(key: string): boolean;
  /** Drops buckets that are full again. */
  sweep(): void;
}

/** How many seconds' worth a bucket holds: people act in bursts. */
const HOLDS_SECONDS = 4;

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
