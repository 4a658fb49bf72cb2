/** Explanations where the mouse rests. */
import type { Locator } from '@playwright/test';
import { expect, test } from './kit.ts';
import { findScene, openScene } from './scenes.ts';

/** Symbols beside a name or below it, and the name. */
const NAMED: [symbol: string, thing: string, name: string][] = [
  ['.fx', '.hand .card', '.top'],
  ['.fx', '.sl', '.x'],
  ['.st', '.nb .who', 'b'],
];

const boxOf = async (of: Locator) => {
  const box = await of.boundingBox();
  if (!box) throw new Error('it is not on the screen');
  return box;
};

test.describe('on a laptop', () => {
  test.use({ viewport: { width: 1280, height: 720 } });

  test('what is explained keeps its name in sight', async ({ page }) => {
    await openScene(
      page,
      findScene({ modules: ['base', 'leaders'] }, ({ state }) => state.age === 2 && state.turn === 3),
    );
    for (const [symbol, thing, name] of NAMED) {
      const of = page
        .locator(thing)
        .filter({ has: page.locator(symbol) })
        .last();
      await of.locator(symbol).first().hover();
      const tip = page.locator('.tip');
      await expect(tip).toBeVisible();
      const [told, named] = [await boxOf(tip), await boxOf(of.locator(name).first())];
      const isOver =
        told.x < named.x + named.width &&
        named.x < told.x + told.width &&
        told.y < named.y + named.height &&
        named.y < told.y + told.height;
      expect(isOver, `${symbol} of ${thing}`).toBe(false);
      await page.mouse.move(0, 0);
      await expect(tip).toBeHidden();
    }
  });
});
