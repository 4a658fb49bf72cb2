/** What release 1.0.0 has kept in a browser, saved to a file or given an address is opened, goes on and is checked today. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { serve } from '../../../server/bench/process.ts';
import { expect, IN_ALL, test } from './kit.ts';
import { player, screen } from './player.ts';
import { answersIn } from './scenes.ts';

interface Kept {
  storage: Record<string, string>;
  databases: Record<string, { version: number; stores: Record<string, KeptStore> }>;
}
interface KeptStore {
  keyPath: string | string[];
  indexes: string[];
  rows: unknown[];
}

const at = (...parts: string[]): string => path.resolve(import.meta.dirname, ...parts);
const program = at('../../../../dist/polis.mjs');

/** All that it had written in a browser after a game, its review and its record, and in the middle of another game. */
const BROWSER: Kept = JSON.parse(fs.readFileSync(at('released/1.0.0.json'), 'utf8'));
const [GOING_ON, OVER] = ['local-429107fc14ef582f', 'local-7548b52e39d80c60'];
const FILE = BROWSER.databases['polis-records'].stores.record.rows[0] as { id: string; text: string };

/** Of its server: the same games as in `packages/server/test/versions.test.ts`. */
const BACKUP = at('../../../server/test/released/1.0.0.polis');
const [SERVER_OVER, SERVER_GOING_ON] = ['R2aGmE4LIK9CVnVi', '0Fdy5-l4uXrQvgqu'];

/** A browser in which that release was used. */
async function usedBefore(page: Page): Promise<void> {
  await page.goto('/icon.svg');
  await page.evaluate(async ({ storage, databases }) => {
    for (const [key, value] of Object.entries(storage)) localStorage.setItem(key, value);
    for (const [name, { version, stores }] of Object.entries(databases)) {
      const request = indexedDB.open(name, version);
      request.onupgradeneeded = () => {
        for (const [store, { keyPath, indexes, rows }] of Object.entries(stores)) {
          const made = request.result.createObjectStore(store, { keyPath });
          for (const index of indexes) made.createIndex(index, index);
          for (const row of rows) made.add(row);
        }
      };
      await new Promise((resolve, reject) => {
        request.onsuccess = resolve;
        request.onerror = reject;
      });
      request.result.close();
    }
  }, BROWSER);
}

const way = (page: Page) => page.getByRole('region', { name: 'Way through the game' });

test('a game that 1.0.0 has begun in this browser is listed and goes on', async ({ page }) => {
  await usedBefore(page);
  await page.goto('/');
  const games = page.getByRole('region', { name: 'My games' });
  await expect(games.getByRole('listitem')).toHaveCount(2);
  await games.getByRole('link', { name: /Age I.*Leaders/ }).click();
  const { cards } = screen(page);
  await expect(cards).toHaveCount(5);
  const before = await answersIn(page, { table: GOING_ON });
  await player(page, 3).playOn(async () => (await cards.count()) <= 3);
  expect(await answersIn(page, { table: GOING_ON })).toBeGreaterThan(before);
  const left = await cards.count();
  await page.reload();
  await expect(cards).toHaveCount(left);
});

test('a game that was over in 1.0.0 is shown, checked, replayed and reviewed', IN_ALL, async ({ page }) => {
  await usedBefore(page);
  await page.goto(`/table/${OVER}`);
  await expect(screen(page).sheet).toContainText('21');
  await page.getByRole('button', { name: 'Check the deal' }).click();
  const check = page.getByRole('region', { name: 'A fair deal' });
  await expect(check.getByText('All is as it was promised.')).toBeVisible();
  await expect(check.getByRole('listitem').first()).toContainText('is the one');
  await page.getByRole('link', { name: 'Replay' }).click();
  await expect(way(page)).toContainText('Age I, turn 1');
  await page.keyboard.press('End');
  await expect(page.getByRole('region', { name: 'Result' })).toContainText('21');
  // another bot is the strongest by now: what was found then is looked at anew
  await page.goto(`/review/${OVER}`);
  const progress = page.getByRole('region', { name: 'Thinking' });
  await expect(progress.getByRole('button', { name: 'Begin' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Whose decisions' }).selectOption({ index: 1 });
  await progress.getByRole('combobox').selectOption('about 10 seconds');
  await progress.getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByRole('region', { name: /^Chance of .* to win$/ })).toBeVisible();
});

test(
  'a record that 1.0.0 has saved is opened, from a file and from where it was kept, and verified',
  IN_ALL,
  async ({ page }) => {
    await usedBefore(page);
    await page.goto(`/replay/${FILE.id}/5`);
    await expect(way(page)).toContainText('Age I, turn 5');
    await page.goto('/replay');
    const file = { name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(FILE.text) };
    await page.getByLabel('Choose a file').setInputFiles(file);
    await expect(page).toHaveURL(new RegExp(`/replay/${FILE.id}`));
    await expect(way(page)).toContainText('Age I, turn 1');
    await page.keyboard.press('End');
    await expect(page.getByRole('region', { name: 'Result' })).toContainText('21');
    const said = execFileSync(process.execPath, [program, 'verify', '-'], { input: FILE.text, encoding: 'utf8' });
    // the commitment, the deal, the choices and the result
    expect(said.match(/^\w+ +ok /gm)).toHaveLength(4);
  },
);

test('links that were shared from a server of 1.0.0 open', IN_ALL, async ({ page }) => {
  const data = fs.mkdtempSync(path.join(os.tmpdir(), 'polis-released-'));
  execFileSync(process.execPath, [program, 'restore', BACKUP, '--data', data]);
  const server = await serve(program, { POLIS_DATA: data });
  try {
    await page.goto(`${server.address}/replay/${SERVER_OVER}/5?seat=1`);
    await expect(way(page)).toContainText('Age I, turn 1');
    await expect(page.getByRole('slider', { name: 'Turn' })).toHaveValue('5');
    await page.goto(`${server.address}/table/${SERVER_OVER}`);
    await expect(way(page)).toContainText('The end');
    await page.goto(`${server.address}/review/${SERVER_OVER}?seat=1`);
    await expect(page.getByRole('region', { name: 'Thinking' })).toContainText('looks at each of the');
    await page.goto(`${server.address}/table/${SERVER_GOING_ON}`);
    await expect(page.getByText('Ann').first()).toBeVisible();
  } finally {
    await page.close();
    await server.end('SIGTERM');
    fs.rmSync(data, { recursive: true, force: true });
  }
});
