/** What on a screen is a hindrance to anyone, as far as axe can tell. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './kit.ts';

/** `parts`: only what is in them, where the rest has been looked at already. */
export async function hindrances(page: Page, ...parts: string[]): Promise<string[]> {
  // what stands there while a page is fetched only comes into sight if that takes long
  await expect(page.getByRole('heading', { name: 'Setting the table' })).toHaveCount(0);
  // there are no frames to put together, and what is no hindrance need not be told
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  for (const part of parts) axe.include(part);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => `${id}: ${html.slice(0, 200)} ${any[0]?.message ?? ''}`),
  );
}
