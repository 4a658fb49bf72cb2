/** The laws of layout on one random table at every size; `npm run layout` looks at fresh ones, and thousands. */
import { type LookedAt, lookAt, lookAtBranch, lookAtDays, lookAtStudy, SIZES } from '../layout/screens.ts';
import { expect, IN_ALL, test } from './kit.ts';

/** Full tables with all kinds of questions, one for each size. */
const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8];
/** A laptop and a phone. */
const OFTEN = ['1280x720', '390x844'];

for (const [i, size] of SIZES.entries()) {
  const details = OFTEN.includes(size.name) ? {} : IN_ALL;
  test(`nothing is covered, cut, too small or moves at ${size.name}`, details, async ({ browser, baseURL }) => {
    isKept(await lookAt(browser, baseURL ?? '', SEEDS[i], size, { cards: 1, opened: 1 }));
  });

  test(`nor where a game is played on and compared at ${size.name}`, IN_ALL, async ({ browser, baseURL }) => {
    isKept(await lookAtBranch(browser, baseURL ?? '', SEEDS[i], size));
  });

  test(`nor where games last for days at ${size.name}`, IN_ALL, async ({ browser, baseURL }) => {
    isKept(await lookAtDays(browser, baseURL ?? '', SEEDS[i], size));
  });

  test(`nor on the analysis board and in exercises at ${size.name}`, IN_ALL, async ({ browser, baseURL }) => {
    isKept(await lookAtStudy(browser, baseURL ?? '', SEEDS[i], size));
  });
}

function isKept({ screens, about }: LookedAt): void {
  expect(screens.length).toBeGreaterThan(1);
  const faults = screens.flatMap(({ name, faults }) =>
    faults.map(({ law, what, more }) => `${name}: ${law} ${what} ${more}`),
  );
  expect(faults, about).toEqual([]);
}
