/** How smoothly a long game goes by under the scrubber: frames that come late while it is dragged from end to end. */
import type { Browser } from '@playwright/test';
import { finishedScene, openScene } from '../test/browser/scenes.ts';
import { type Busy, busyWith } from './busy.ts';

export interface Scrubbed {
  /** Milliseconds from each frame to the next. */
  frames: number[];
  /** How many steps there are, and how often a city was drawn. */
  steps: number;
  drawn: number;
  busy: Busy;
}

type Watched = Pick<Scrubbed, 'frames' | 'drawn'>;

const DESKTOP = { viewport: { width: 1440, height: 900 } };
const LONG = { modules: ['base', 'leaders', 'cities', 'edifice'], seats: 7 };
const DRAG_MS = 4000;
const FRAME_MS = 1000 / 60;

export async function measureScrub(browser: Browser, address: string): Promise<Scrubbed> {
  const context = await browser.newContext({ ...DESKTOP, baseURL: address });
  const page = await context.newPage();
  const scene = finishedScene(LONG, 3);
  await openScene(page, scene, `/replay/${scene.table}/1`);
  const slider = page.getByRole('slider', { name: 'Turn' });
  await slider.waitFor();
  await page.waitForTimeout(1000);
  const box = await slider.boundingBox();
  if (!box) throw new Error('there is no scrubber');
  const steps = Number(await slider.getAttribute('max'));
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + 8, y);
  await page.mouse.down();
  await page.evaluate(watchFrames);
  const busy = await busyWith(await context.newCDPSession(page), async () => {
    const start = performance.now();
    for (let part = 0; part < 1; part = Math.min(1, (performance.now() - start) / DRAG_MS)) {
      await page.mouse.move(box.x + 8 + (box.width - 16) * part, y);
      await page.waitForTimeout(FRAME_MS);
    }
  });
  const watched = await page.evaluate<Watched>('scrubbed');
  await page.mouse.up();
  await context.close();
  return { ...watched, steps, busy };
}

/** In the page. */
function watchFrames(): void {
  const scrubbed: Watched = { frames: [], drawn: 0 };
  Object.assign(globalThis, { scrubbed });
  let last = performance.now();
  const frame = (now: number): void => {
    scrubbed.frames.push(now - last);
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  const city = document.querySelector('.city');
  if (city)
    new MutationObserver(() => {
      scrubbed.drawn++;
    }).observe(city, { childList: true, characterData: true, subtree: true });
}
