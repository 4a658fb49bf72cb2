/**
 * A value on its way through several places, one frame for each: a table that is drawn all at once keeps a slow phone busy
 * for longer than a finger waits, and drops frames on every other screen.
 */
import { startTransition, useEffect, useRef, useState } from 'react';

/** What each place shows. What comes while something is on its way waits, and only the latest of it follows. */
export function useStages<T>(value: T, places: number): readonly T[] {
  const [shown, setShown] = useState<readonly T[]>(() => new Array<T>(places).fill(value));
  /** What is being drawn: another one would begin anew, and in a row of them nothing would be seen. */
  const drawing = useRef<readonly T[] | null>(null);
  useEffect(() => {
    if (drawing.current === shown) drawing.current = null;
    const next = drawing.current ? null : handedOn(value, shown);
    if (!next) return;
    // after a frame, so that what has been drawn is seen by then
    const frame = requestAnimationFrame(() => {
      drawing.current = next;
      startTransition(() => setShown(next));
    });
    return () => cancelAnimationFrame(frame);
  }, [value, shown]);
  return shown;
}

/** One place more shows what the place before it shows, the last one first; null if all of them show the value. */
export function handedOn<T>(value: T, shown: readonly T[]): readonly T[] | null {
  const before = [value, ...shown];
  const place = shown.findLastIndex((at, i) => at !== before[i]);
  return place < 0 ? null : shown.map((at, i) => (i === place ? before[i] : at));
}
