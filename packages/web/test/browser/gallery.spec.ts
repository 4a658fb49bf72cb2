/**
 * Parts that several screens show look as they did: the gallery of the app, compared with the pictures beside this file.
 * Another browser draws letters in another way, so that only the one that npm ships can tell. After a change that is
 * meant, `npm run gallery -- --renew` takes them anew.
 */
import path from 'node:path';
import type { Page } from '@playwright/test';
import { build, type PreviewServer, preview } from 'vite';
import { findBrowser } from '../../../../scripts/browser.mjs';
import { expect, IN_ALL, test } from './kit.ts';

const configFile = path.resolve(import.meta.dirname, '../../vite.config.ts');
const outDir = path.resolve(import.meta.dirname, '../../../../node_modules/.cache/gallery');

const SIZES = { desktop: { width: 1280, height: 900 }, phone: { width: 390, height: 844 } };
const LANGUAGES = { English: 'en', French: 'fr' };
const THEMES = { day: 'light', night: 'dark' };

/** Without words: the languages share a picture. */
const WORDLESS = ['symbols-desktop', 'symbols-phone', 'effects-phone'];

/** A few dozen pixels; a shade may differ by what is lost in 256 colours (scripts/pictures/smaller.mjs). */
const TOLERANCE = { maxDiffPixels: 40, threshold: 0.05 };

const { source } = await findBrowser();
// biome-ignore lint/suspicious/noSkippedTests: elsewhere they would fail for no fault
test.skip(
  !source.startsWith('@sparticuz/chromium'),
  `the pictures are of the Chromium that npm ships, not of ${source}`,
);
// one after the other, so that the app is built once
test.describe.configure({ mode: 'default' });

let server: PreviewServer;

test.beforeAll(async () => {
  await build({ configFile, mode: 'gallery', logLevel: 'warn', build: { outDir, minify: false, cssMinify: false } });
  server = await preview({ configFile, mode: 'gallery', logLevel: 'warn', build: { outDir } });
});

test.afterAll(() => server?.close());

interface Kind {
  size: string;
  language: string;
  theme: string;
}

for (const [size, viewport] of Object.entries(SIZES))
  for (const [english, language] of Object.entries(LANGUAGES))
    for (const [time, theme] of Object.entries(THEMES)) {
      test(`${size} parts look as they did, in ${english} by ${time}`, IN_ALL, async ({ page }) => {
        await page.setViewportSize(viewport);
        await page.addInitScript(
          (state) => localStorage.setItem('polis-settings', JSON.stringify({ state, version: 0 })),
          { language, theme },
        );
        await look(page, { size, language, theme });
      });
    }

async function look(page: Page, kind: Kind): Promise<void> {
  await page.goto(new URL('/gallery', server.resolvedUrls?.local[0]).href);
  const parts = page.locator('.gallery-part:not(#sheet)');
  // the modules of the app come one by one here
  await parts.last().waitFor({ timeout: 60_000 });
  // what is written about the parts may change
  await page.addStyleTag({ content: 'figcaption { visibility: hidden }' });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  for (const part of await parts.all())
    await expect.soft(part).toHaveScreenshot(picture(await part.getAttribute('id'), kind), TOLERANCE);
  for (const sheet of await page.locator('#sheet').getByRole('button').all()) {
    const name = await sheet.textContent();
    await sheet.click();
    // nothing in it is pointed at
    await page.mouse.move(0, 0);
    await expect.soft(page.getByRole('dialog')).toHaveScreenshot(picture(`sheet-${name}`, kind), TOLERANCE);
    await page.keyboard.press('Escape');
  }
}

function picture(part: string | null, { size, language, theme }: Kind): string {
  const name = `${part}-${size}`;
  return `${WORDLESS.includes(name) ? name : `${name}-${language}`}-${theme}.png`;
}
