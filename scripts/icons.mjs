// `npm run icons`: draws the pictures of the app that installing needs from packages/web/public/icon.svg.
import fs from 'node:fs';
import path from 'node:path';
import { launchOptions } from './browser.mjs';
import { ensureInstalled, root } from './ensure.mjs';

const folder = path.join(root, 'packages/web/public');
/** What is masked may lose everything outside a circle of four fifths, so that the sign is smaller and the ground full. */
const ICONS = [
  { file: '192.png', size: 192, part: 1 },
  { file: '512.png', size: 512, part: 1 },
  { file: 'maskable-512.png', size: 512, part: 0.72 },
  { file: 'apple-180.png', size: 180, part: 0.86 },
];

ensureInstalled({ dev: true });
const { chromium } = await import('@playwright/test');
const svg = fs.readFileSync(path.join(folder, 'icon.svg'), 'utf8');
const ground = /<rect[^>]* fill="([^"]+)"/.exec(svg)?.[1];
const browser = await chromium.launch(await launchOptions());
try {
  for (const { file, size, part } of ICONS) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    const body = `margin:0;height:100vh;display:grid;place-items:center;background:${part < 1 ? ground : 'none'}`;
    const side = Math.round(size * part);
    await page.setContent(`<body style="${body}">${svg.replace('<svg', `<svg width="${side}" height="${side}"`)}`);
    await page.screenshot({ path: path.join(folder, 'icons', file), omitBackground: true });
    await page.close();
  }
} finally {
  await browser.close();
}
