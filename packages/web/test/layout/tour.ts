/** Goes through what can be seen at a table, seals a choice at last, and looks at each screen. */
import type { Locator, Page } from '@playwright/test';
import { type Dice, roll } from '@polis/engine';
import { type Fault, faultsOnScreen, type Looked } from './laws.ts';

export interface Screen {
  name: string;
  faults: Fault[];
}

/** Stages of the board can be chosen too, once a card is. */
const CARD = 'button[aria-pressed]:not(.stg-b)';
/** Bots are done by then, or are not looked at. */
const PATIENCE_MS = 5000;
/** What may be pressed after a verb. */
const ANSWERS = { card: CARD, verb: '.seg [role=radio]', seal: '.ask .cta' };

/** How much of a table is looked at. */
export interface Extent {
  /** So many cards are chosen. */
  cards: number;
  /** Of what keys open, and of what presses open. */
  opened: number;
}

export const WIDE: Extent = { cards: 2, opened: 3 };

/** What keys and presses open, and how that screen is called. */
const KEYS: Record<string, string> = {
  l: 'the log',
  x: 'the discards',
  h: 'a hint',
  w: 'choices ahead',
  c: 'my city',
  a: 'the city on the left',
  e: 'the projects',
  t: 'the chains',
  '?': 'the keys',
  '1': 'a card by its key',
};
const OPENERS: Record<string, string> = {
  '.tools [aria-haspopup=menu]': 'the menu',
  '.chip': 'a distant city',
  '.leaders-b': 'my leaders',
  '.led-name': 'my city',
  '.last-b': 'what was done in the last turn',
  '.slot button': 'the log, from the last turn',
  '.sl': 'a card of my city',
  '.card.sel': 'a card in hand',
  '.nb .te': 'a card of a neighbour',
  '.ask-rule': 'the rule of the question',
  '.other-ways': 'other ways to pay',
  '.ally-hand summary': 'the hand of an ally',
};

export async function tour(page: Page, looked: Looked, chance: Dice, extent: Extent): Promise<Screen[]> {
  const screens: Screen[] = [];
  async function look(name: string, more: Fault[] = []): Promise<void> {
    // what is explained where the mouse rests covers what is beside it
    await page.mouse.move(0, 0);
    await settled(page);
    screens.push({ name, faults: [...more, ...(await page.evaluate(faultsOnScreen, looked))] });
  }

  /** By a finger where there is one: a mouse would stay there, and be told what is under it. */
  const press = (at: Locator): Promise<void> =>
    (looked.isTouch ? at.tap({ timeout: 1500 }) : at.click({ timeout: 1500 })).catch(() => undefined);

  await page.locator('.ask, .ask-bar, main').first().waitFor();
  await look('as it is');
  const cards = page.locator(CARD);
  const count = await cards.count();
  for (const at of some(count, extent.cards, chance)) {
    // what has to be scrolled to is pressed where it then is
    await cards.nth(at).scrollIntoViewIfNeeded();
    const before = await placesOf(page, { card: CARD });
    await press(cards.nth(at));
    await settled(page);
    await look(`card ${at + 1} chosen`, moved(before, await placesOf(page, { card: CARD })));
    const verbs = page.locator('[role=radiogroup]').first().locator('[role=radio]:not([disabled])');
    const verbCount = await verbs.count();
    for (let verb = 0; verb < verbCount; verb++) {
      const isOn =
        (await verbs
          .nth(verb)
          .getAttribute('aria-checked')
          .catch(() => 'true')) === 'true';
      if (isOn) continue;
      const chosen = await placesOf(page, ANSWERS);
      await press(verbs.nth(verb));
      await settled(page);
      await look(`card ${at + 1}, verb ${verb + 1}`, moved(chosen, await placesOf(page, ANSWERS)));
    }
    const payments = page.locator('[role=radiogroup]').nth(1).locator('[role=radio]');
    const ways = await payments.count();
    if (ways > 1) {
      await press(payments.nth(1 + roll(chance, ways - 1)));
      await look(`card ${at + 1}, another way to pay`);
    }
  }
  for (const [key, name] of few(KEYS, extent.opened, chance)) {
    await page.keyboard.press(key);
    await look(name);
    await page.keyboard.press('Escape');
    await settled(page);
  }
  for (const [selector, name] of few(OPENERS, extent.opened, chance)) {
    const opener = page.locator(selector).first();
    if (!(await opener.isVisible())) continue;
    await press(opener);
    await look(name);
    await page.keyboard.press('Escape');
    await settled(page);
  }
  for await (const name of sealed(page, press)) await look(name);
  return screens;
}

/** Seals what is chosen, if that can be; says what is shown then, one after the other. */
async function* sealed(page: Page, press: (at: Locator) => Promise<void>): AsyncIterable<string> {
  const seal = page.locator('.ask .cta:not([disabled])').first();
  if (!(await seal.isVisible())) return;
  await press(seal);
  yield 'a sealed choice, or what it led to';
  const conflict = page.locator('dialog[open].conflict, dialog[open] .conflict').first();
  const next = page.locator('.ask .cta, .score-table').first();
  await conflict
    .or(next)
    .first()
    .waitFor({ timeout: PATIENCE_MS })
    .catch(() => undefined);
  yield (await conflict.isVisible()) ? 'conflicts' : 'what comes next';
}

const few = (all: Record<string, string>, most: number, chance: Dice): [string, string][] => {
  const entries = Object.entries(all);
  return [...some(entries.length, most, chance)].map((at) => entries[at]);
};

function* some(count: number, most: number, chance: Dice): Iterable<number> {
  const all = Array.from({ length: count }, (_, i) => i);
  for (let left = Math.min(most, count); left > 0; left--) yield all.splice(roll(chance, all.length), 1)[0];
}

/** When nothing moves any more and React has shown what it had to: a table is drawn in stages, a frame for each. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const QUIET_FRAMES = 8;
    let changes = 0;
    const watcher = new MutationObserver(() => changes++);
    watcher.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    for (let isStill = false; !isStill; ) {
      const before = changes;
      for (let frame = 0; frame < QUIET_FRAMES; frame++) await new Promise((next) => requestAnimationFrame(next));
      const moving = document.getAnimations().filter(({ playState, effect, timeline }) => {
        const { iterations = 1 } = effect?.getTiming() ?? {};
        // what goes by scrolling has no end
        return playState === 'running' && timeline === document.timeline && iterations !== Number.POSITIVE_INFINITY;
      });
      await Promise.all(moving.map(({ finished }) => finished.catch(() => undefined)));
      isStill = moving.length === 0 && changes === before;
    }
    watcher.disconnect();
  });
}

type Places = Record<string, { left: number; top: number }>;

/** Where that is which the next tap may be meant for. */
const placesOf = (page: Page, what: Record<string, string>): Promise<Places> =>
  page.evaluate(
    (all) =>
      Object.fromEntries(
        Object.entries(all).flatMap(([name, selector]) =>
          [...document.querySelectorAll(selector)].map((one, i) => {
            const { left, top } = one.getBoundingClientRect();
            return [`${name} ${i + 1}`, { left, top }];
          }),
        ),
      ),
    what,
  );

/** What is not where it was; the card that is chosen may rise a little. */
function moved(before: Places, after: Places): Fault[] {
  return Object.entries(before).flatMap(([what, { left, top }]) => {
    const now = after[what];
    const rise = what.startsWith('card') ? 16 : 2;
    if (!now || (Math.abs(now.left - left) <= 2 && Math.abs(now.top - top) <= rise)) return [];
    const by = `${Math.round(now.left - left)} across, ${Math.round(now.top - top)} down`;
    return [{ law: 'moved' as const, what, more: by }];
  });
}
