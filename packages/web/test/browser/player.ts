/** Someone at the table: sees what is on the screen, and clicks. */

import type { Locator, Page } from '@playwright/test';
import { type Dice, dice, roll } from '@polis/engine';

export interface Player {
  /** Answers the question that is open; says which sentence asked it. */
  answer(): Promise<string>;
  /** Plays until `isEnough`, or until the score is shown; returns all sentences that asked something. */
  playOn(isEnough?: () => Promise<boolean>): Promise<string[]>;
}

/** What is on the screen by its role and name. */
export const screen = (page: Page) => ({
  choice: page.getByRole('region', { name: 'Your choice' }),
  cards: page.locator('button[aria-pressed]').and(page.getByRole('button', { name: /Card \d+ of \d+\.$/ })),
  sides: page.getByRole('region', { name: 'Choose the side of your board' }).getByRole('button'),
  verbs: page.getByRole('radiogroup', { name: 'What to do with it' }).getByRole('radio'),
  seal: page.getByRole('button', { name: /^Seal/ }),
  pass: page.getByRole('button', { name: /^(Let it be|No leader)$/ }),
  reopen: page.getByRole('button', { name: /^Reopen/ }),
  conflict: page.getByRole('dialog', { name: /^Conflicts of/ }),
  sheet: page.getByRole('region', { name: 'Score sheet' }),
});

const A_MOMENT = 20;
const SOON = { timeout: 2000 };
const PATIENCE_MS = 30_000;
const MOST_TRIES = 5;

export function player(page: Page, seed: number): Player {
  const chance: Dice = dice(seed);
  const { choice, cards, sides, verbs, seal, pass, reopen, conflict, sheet } = screen(page);

  const anyOf = async (some: Locator): Promise<Locator | null> => {
    const count = await some.count();
    return count === 0 ? null : some.nth(roll(chance, count));
  };

  /** Clicks on what may be gone by then: the table moves on. */
  const tap = async (what: Locator): Promise<boolean> =>
    what.click(SOON).then(
      () => true,
      () => false,
    );

  /** Says nothing if the table has moved on meanwhile. */
  async function attempt(): Promise<string> {
    const sentence = (await choice.textContent()) ?? '';
    if ((await pass.isVisible()) && roll(chance, 4) === 0) {
      await tap(pass);
      return sentence;
    }
    const isChosen = page.locator('[aria-pressed=true]');
    const isSealable = page.getByRole('button', { name: /^Seal/, disabled: false });
    const thing = (await isChosen.count()) > 0 ? null : ((await anyOf(sides)) ?? (await anyOf(cards)));
    if (thing && !(await tap(thing))) return '';
    // what can be done with it is said a moment later, and in some questions nothing has to be
    if (thing)
      await verbs
        .or(isSealable)
        .first()
        .waitFor(SOON)
        .catch(() => undefined);
    const verb = await anyOf(verbs.and(page.locator(':enabled')));
    if (verb && !(await tap(verb))) return '';
    return (await tap(seal)) ? sentence : '';
  }

  async function answer(): Promise<string> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const sentence = await attempt();
      if (sentence !== '') return sentence;
    }
    throw new Error('the question could not be answered');
  }

  /** What comes next: a question, conflicts to look at, or the score. */
  async function next(): Promise<'question' | 'conflict' | 'over'> {
    const end = Date.now() + PATIENCE_MS;
    while (Date.now() < end) {
      if (await conflict.isVisible()) return 'conflict';
      if (await sheet.isVisible()) return 'over';
      const isOpen = (await seal.isVisible()) || (await cards.count()) > 0 || (await sides.count()) > 0;
      if (isOpen && !(await reopen.isVisible())) return 'question';
      await page.waitForTimeout(A_MOMENT);
    }
    throw new Error(`nothing to do for long; the question says: ${await choice.textContent({ timeout: 1000 })}`);
  }

  async function playOn(isEnough: () => Promise<boolean> = async () => false): Promise<string[]> {
    const asked: string[] = [];
    while (!(await isEnough())) {
      const now = await next();
      // what was waited for may have come just now
      if (now === 'over' || (await isEnough())) break;
      if (now === 'conflict') await tap(conflict.getByRole('button', { name: 'Continue' }));
      else asked.push(await attempt());
    }
    return asked.filter((sentence) => sentence !== '');
  }

  return { answer, playOn };
}
