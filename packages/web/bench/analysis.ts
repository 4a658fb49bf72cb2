/**
 * How soon the analysis board and exercises are there on a device that has the app, and how soon the board has judged every
 * choice.
 */
import type { Browser, CDPSession, Page } from '@playwright/test';
import { analysisOf } from '../src/study/link.ts';
import { studyOfText } from '../src/study/reading.ts';
import { busyWith, lookAtMachine, type Machine } from './busy.ts';

export interface PageOpened {
  name: string;
  /** Milliseconds from the address until it is painted. */
  seen: number[];
  /** And until the first judgement is. */
  judged: number[];
  /** What the page had to do for it, in milliseconds of the processor. */
  work: number[];
}

const ROUNDS = 7;

/** What is opened, and by what one sees that it is there. */
interface Place {
  name: string;
  address: string;
  /** It is opened by this link there; by the address itself if there is none. */
  link?: string;
  shows: string;
  judges?: string;
}

/** `table`: a scenario. */
export async function measureStudy(
  browser: Browser,
  address: string,
  table: string,
): Promise<{ machine: Machine; pages: PageOpened[] }> {
  const study = studyOfText(table);
  if (study === 'neither' || study instanceof Error) throw new Error(`no table: ${study}`);
  const board = await analysisOf(study);
  const places: Place[] = [
    { name: 'a table that is looked into', address: board, shows: '.study-choices', judges: '.weighed-odds' },
    { name: 'a table that is set up', address: '/analysis', shows: '.setup-go' },
    { name: 'all exercises', address: '/exercises', shows: '.theme-list' },
    { name: 'the exercise of the day', address: '/exercises/daily', shows: '.exercise .hand .card' },
    { name: 'all exercises, from the first screen', address: '/', link: 'a[href="/exercises"]', shows: '.theme-list' },
    { name: 'a table set up, from the first screen', address: '/', link: 'a[href="/analysis"]', shows: '.setup-go' },
    {
      name: 'the exercise of the day, from all exercises',
      address: '/exercises',
      link: 'a[href="/exercises/daily"]',
      shows: '.exercise .hand .card',
    },
  ];
  const machine = await lookAtMachine(browser);
  const context = await browser.newContext({ baseURL: address });
  const page = await context.newPage();
  await page.addInitScript(
    watch,
    places.flatMap(({ shows, judges = shows }) => [shows, judges]),
  );
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const session = await context.newCDPSession(page);
  const pages: PageOpened[] = [];
  for (const place of places) pages.push(await measured(page, session, place));
  await context.close();
  return { machine, pages };
}

async function measured(page: Page, session: CDPSession, place: Place): Promise<PageOpened> {
  const { name, judges } = place;
  const opened: PageOpened = { name, seen: [], judged: [], work: [] };
  // browsers keep compiled scripts only of what was opened again
  await open(page, place);
  for (let round = 0; round < ROUNDS; round++) {
    const { seen, judged } = await open(page, place);
    opened.seen.push(seen);
    if (judges) opened.judged.push(judged);
    // a trace takes its time too
    const { all } = await busyWith(session, async () => {
      await open(page, { ...place, judges: undefined });
    });
    opened.work.push(all);
  }
  return opened;
}

type Painted = Record<string, number>;

async function open(
  page: Page,
  { address, link, shows, judges = shows }: Place,
): Promise<{ seen: number; judged: number }> {
  await page.goto('about:blank');
  // the page says so itself: whoever looks into it meanwhile keeps it busy
  const isPainted = page.waitForEvent('console', (message) => message.text() === `painted ${judges}`);
  await page.goto(address);
  const start = link ? await follow(page, link) : 0;
  await isPainted;
  if (!(await page.evaluate(() => navigator.serviceWorker.controller))) throw new Error('the app is not kept');
  const painted = await page.evaluate<Painted>('painted');
  return { seen: painted[shows] - start, judged: painted[judges] - start };
}

/** So long somebody looks at a screen before they go on: what it does by itself is done by then. */
const LOOKED_AT_MS = 500;

/** When it was, by the clock of the page. */
async function follow(page: Page, link: string): Promise<number> {
  await page.waitForSelector(link);
  await page.waitForTimeout(LOOKED_AT_MS);
  return page.evaluate((selector) => {
    const start = performance.now();
    document.querySelector<HTMLElement>(selector)?.click();
    return start;
  }, link);
}

/** In the page: when each of these was painted first. */
function watch(selectors: readonly string[]): void {
  const painted: Painted = {};
  Object.assign(globalThis, { painted });
  let left = selectors;
  new MutationObserver(() => {
    const there = left.filter((selector) => document.querySelector(selector));
    if (there.length === 0) return;
    left = left.filter((selector) => !there.includes(selector));
    requestAnimationFrame(() =>
      setTimeout(() => {
        for (const selector of there) {
          painted[selector] = Math.round(performance.now());
          console.debug(`painted ${selector}`);
        }
      }),
    );
  }).observe(document, { childList: true, subtree: true });
}
