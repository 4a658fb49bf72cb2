/** Looks at many random tables at every size, and counts what breaks the laws of layout. */
import type { Browser } from '@playwright/test';
import { type LookedAt, lookAt, lookAtBranch, lookAtStudy, SIZES } from '../test/layout/screens.ts';

export interface Plan {
  seeds: readonly number[];
  /** Only the size of this name, or else those whose names hold it. */
  size: string;
  side: number;
}

export async function look(
  browser: Browser,
  address: string,
  { seeds, size, side }: Plan,
  seen: (one: LookedAt) => void,
): Promise<void> {
  const exact = SIZES.filter(({ name }) => name === size);
  const sizes = exact.length > 0 ? exact : SIZES.filter(({ name }) => name.includes(size));
  const work = seeds.flatMap((seed) => sizes.map((at) => [seed, at] as const));
  const next = work.values();
  await Promise.all(
    Array.from({ length: side }, async () => {
      for (const [seed, at] of next) {
        seen(await lookAt(browser, address, seed, at));
        seen(await lookAtBranch(browser, address, seed, at));
        seen(await lookAtStudy(browser, address, seed, at));
      }
    }),
  );
}
