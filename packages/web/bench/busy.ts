/** What keeps a page busy, as the browser's own tracing tells it. */
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';

/** So many times slower than this machine. */
export const SLOWER = 4;
export const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };

export interface Busy {
  /** In milliseconds of the processor: what else runs on the machine does not count. */
  longest: number;
  all: number;
  /** The same, by the clock on the wall. */
  allOnTheWall: number;
}

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  dur?: number;
  tdur?: number;
  args: { name?: string };
}

const TASK = 'RunTask';
const CATEGORIES = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'];

export async function slowed(context: BrowserContext, page: Page): Promise<CDPSession> {
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return session;
}

/** The tasks of the page's main thread while something is done. */
export async function busyWith(session: CDPSession, work: () => Promise<void>): Promise<Busy> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: unknown[] }): void => {
    events.push(...(value as TraceEvent[]));
  };
  session.on('Tracing.dataCollected', collect);
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES },
  });
  await work();
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  session.off('Tracing.dataCollected', collect);
  const tasks = busiest(events);
  const longest = tasks.reduce((most, { tdur = 0 }) => Math.max(most, tdur), 0);
  const allOnTheWall = tasks.reduce((all, { dur = 0 }) => all + dur, 0);
  return { longest: longest / 1000, all: sum(tasks) / 1000, allOnTheWall: allOnTheWall / 1000 };
}

export interface Machine {
  /** What a loop that is always the same takes, in milliseconds of the processor: by it two machines can be compared. */
  loop: number;
  /** How much longer it took than it was at work: 1 where nothing else runs. */
  crowd: number;
}

const TURNS = 100_000_000;

export async function lookAtMachine(browser: Browser): Promise<Machine> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const { all, allOnTheWall } = await busyWith(session, async () => {
    await page.evaluate((turns) => {
      let sum = 0;
      for (let turn = 0; turn < turns; turn++) sum = (sum * 31 + turn) | 0;
      return sum;
    }, TURNS);
  });
  await context.close();
  return { loop: all, crowd: allOnTheWall / all };
}

/** The tasks of the page that was at work: other pages of the browser have main threads too. */
function busiest(events: readonly TraceEvent[]): TraceEvent[] {
  const threads = events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
  const tasks = threads.map(({ pid, tid }) =>
    events.filter((event) => event.name === TASK && event.ph === 'X' && event.pid === pid && event.tid === tid),
  );
  return tasks.reduce((most, some) => (sum(some) > sum(most) ? some : most), []);
}

const sum = (tasks: readonly TraceEvent[]): number => tasks.reduce((all, { tdur = 0 }) => all + tdur, 0);
