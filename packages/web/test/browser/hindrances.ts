/** What on a screen is a hindrance to anyone, as far as axe can tell. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** `part`: only what is in it, where the rest has been looked at already. By night only the colours are others. */
export async function hindrances(page: Page, part = 'html'): Promise<string[]> {
  const axe = new AxeBuilder({ page }).include(part);
  const isNight = await page.evaluate(() => document.documentElement.dataset.theme === 'dark');
  const { violations } = await (isNight ? axe.withRules('color-contrast') : axe).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => `${id}: ${html.slice(0, 200)} ${any[0]?.message ?? ''}`),
  );
}
