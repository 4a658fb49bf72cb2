/** At which sizes, in which languages and colours tables are looked at. */
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { shippedExercises } from '@polis/bots';
import { type Dice, dice, roll } from '@polis/engine';
import { LANGUAGES } from '../../src/text/index.ts';
import { keepBranch, openScene } from '../browser/scenes.ts';
import { branchTour } from './branch-tour.ts';
import { daysTour } from './days-tour.ts';
import type { Looked } from './laws.ts';
import { studyTour } from './study-tour.ts';
import { type RandomTable, randomBranch, randomTable } from './tables.ts';
import { type Extent, type Screen, tour, WIDE } from './tour.ts';

interface Size {
  name: string;
  width: number;
  height: number;
  isTouch?: boolean;
  /** The browser's zoom: the page has so much less room. */
  zoom?: number;
}

export const SIZES: readonly Size[] = [
  { name: '1920x1080', width: 1920, height: 1080 },
  { name: '1440x900', width: 1440, height: 900 },
  { name: '1280x720', width: 1280, height: 720 },
  { name: '1024x768', width: 1024, height: 768 },
  { name: '844x390', width: 844, height: 390, isTouch: true },
  { name: '390x844', width: 390, height: 844, isTouch: true },
  { name: '360x640', width: 360, height: 640, isTouch: true },
  { name: '1280x720 at 200 %', width: 1280, height: 720, zoom: 2 },
];

const NAMES = Object.keys(LANGUAGES);
const THEMES = ['light', 'dark'] as const;

const contextOf = ({ width, height, isTouch = false, zoom = 1 }: Size): BrowserContextOptions => ({
  viewport: { width: Math.round(width / zoom), height: Math.round(height / zoom) },
  deviceScaleFactor: zoom,
  hasTouch: isTouch,
  isMobile: isTouch,
  reducedMotion: 'reduce',
});

export interface LookedAt {
  seed: number;
  size: string;
  language: string;
  theme: string;
  about: string;
  screens: Screen[];
}

/** One random table at one size; language and colours as the number says. */
export async function lookAt(
  browser: Browser,
  address: string,
  seed: number,
  size: Size,
  extent: Extent = WIDE,
): Promise<LookedAt> {
  const { scene, about }: RandomTable = randomTable(seed);
  return looking(browser, address, seed, size, about, async (page, looked, chance) => {
    await openScene(page, scene);
    return tour(page, looked, chance, extent);
  });
}

/** A branch of a random game at one size: the replay, the questions of whoever plays on, the list, the comparison. */
export async function lookAtBranch(browser: Browser, address: string, seed: number, size: Size): Promise<LookedAt> {
  const { game, branch, at, about } = randomBranch(seed);
  return looking(browser, address, seed, size, about, async (page, looked) => {
    await keepBranch(page, game, branch, at);
    return branchTour(page, looked, game, branch, at);
  });
}

/** What is for games over days at one size: what waits, holidays, and what a table says of them. */
export const lookAtDays = (browser: Browser, address: string, seed: number, size: Size): Promise<LookedAt> =>
  looking(browser, address, seed, size, 'games over days', daysTour);

/** A step of a random game on the analysis board, and one of the exercises. */
export async function lookAtStudy(browser: Browser, address: string, seed: number, size: Size): Promise<LookedAt> {
  const { game, at, about } = randomBranch(seed);
  const { list } = await shippedExercises();
  return looking(browser, address, seed, size, about, async (page, looked, chance) => {
    await openScene(page, game, '/icon.svg');
    return studyTour(page, looked, game, at, list[roll(chance, list.length)].id);
  });
}

type Looking = (page: Page, looked: Looked, chance: Dice) => Promise<Screen[]>;

async function looking(
  browser: Browser,
  address: string,
  seed: number,
  size: Size,
  about: string,
  look: Looking,
): Promise<LookedAt> {
  const chance = dice(seed * SIZES.length + SIZES.indexOf(size));
  const language = NAMES[roll(chance, NAMES.length)];
  const theme = THEMES[roll(chance, THEMES.length)];
  const context = await browser.newContext({ ...contextOf(size), baseURL: address });
  try {
    await context.addInitScript('delete Navigator.prototype.serviceWorker');
    await context.addInitScript(
      (state) => localStorage.setItem('polis-settings', JSON.stringify({ state, version: 0 })),
      { name: 'Ann', language, theme, motion: 'off' },
    );
    const page = await context.newPage();
    const looked = { isTouch: size.isTouch ?? false, mayScroll: (size.zoom ?? 1) > 1 };
    return { seed, size: size.name, language, theme, about, screens: await look(page, looked, chance) };
  } finally {
    await context.close();
  }
}
