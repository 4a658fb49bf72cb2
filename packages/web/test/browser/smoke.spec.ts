import { expect, test } from './kit.ts';

test('home opens', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Play now' })).toBeVisible();
});
