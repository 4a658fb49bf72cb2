/** Many things of a kind, some at a time. */

const AT_ONCE = 50;

/** `progress` is told now and then how many there are of `what`. */
export async function inBatches<T>(
  count: number,
  make: (i: number) => Promise<T>,
  progress: (text: string) => void = () => undefined,
  what = '',
): Promise<T[]> {
  const made: T[] = [];
  while (made.length < count) {
    const batch = Math.min(AT_ONCE, count - made.length);
    const first = made.length;
    made.push(...(await Promise.all(Array.from({ length: batch }, (_, i) => make(first + i)))));
    if (made.length % 1000 === 0 || made.length === count) progress(`${made.length} ${what}`);
  }
  return made;
}
