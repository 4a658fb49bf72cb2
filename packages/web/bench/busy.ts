/** What keeps a page busy, as the browser's own tracing tells it. */
import type { BrowserContext, CDPSession, Page } from '@playwright/test';

/** So many times slower than this machine. */
export const SLOWER = 4;
export const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };

export interface Busy {
  /** In milliseconds of the processor: what else runs on the machine does not count. */
  longest: number;
  all: number;
}

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
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
  const tasks = busiest(events).map(({ tdur = 0 }) => tdur / 1000);
  return { longest: Math.max(0, ...tasks), all: tasks.reduce((sum, ms) => sum + ms, 0) };
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
