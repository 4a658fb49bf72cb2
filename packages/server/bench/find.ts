/** How much a server can take: more and more is asked of it until people would feel it. */
import { Worker } from 'node:worker_threads';
import type { Settings } from '@polis/client';
import type { CrowdPlan, FromCrowd, ToCrowd } from './crowd.ts';
import { gameMs, slowestAt } from './pace.ts';
import type { Spread } from './spread.ts';
import { type Watched, watched } from './watching.ts';

export interface FindPlan extends Spread {
  tables: number;
  settings: Settings;
  /** Choices a second to begin with. */
  rate: number;
  /** In how many threads people are. */
  threads: number;
  /** The built file of such a thread. */
  crowd: string;
  /** Is told of every step when it is over. */
  progress(step: Step): void;
}

export interface Step {
  /** Choices a second: as many as were wanted, and as many as were acknowledged. */
  wanted: number;
  reached: number;
  p50: number;
  p99: number;
  /** The longest that anyone waited. */
  longest: number;
  cpuMsPerChoice: number;
  kBPerTable: number;
  /** Of the event loop, p99. */
  lateMs: number;
}

export interface Found {
  /** The last step that was good; null if none was. */
  knee: Step | null;
  steps: Step[];
}

const GOOD_P99_MS = 150;
/** A choice that waits for longer is late. */
const LATE_MS = 1000;
/** If fewer are made than were wanted, people wait for one another: it is not the rate that it is called. */
const REACHED = 0.9;
const FACTOR = 1.2;
const MEASURED_MS = 12_000;
/** By then everyone has answered who had begun to think at the rate before; first all tables have to begin. */
const settlingMs = ({ tables, settings, rate: first }: FindPlan, rate: number): number => {
  const slowest = slowestAt(rate, tables, settings.seats);
  return 2000 + (rate === first ? gameMs(slowest) : FACTOR * slowest);
};

export async function find(plan: FindPlan): Promise<Found> {
  const before = await watched(plan.addresses);
  const crowds = await gather(plan);
  const steps: Step[] = [];
  try {
    for (let rate = plan.rate; ; rate *= FACTOR) {
      for (const crowd of crowds) crowd.play(rate * (crowd.tables / plan.tables));
      await sleep(settlingMs(plan, rate));
      const step = await measured(plan, crowds, before, Math.round(rate));
      steps.push(step);
      plan.progress(step);
      if (!isGood(step)) break;
    }
  } finally {
    for (const crowd of crowds) await crowd.stop();
  }
  return { knee: steps.findLast(isGood) ?? null, steps };
}

const isGood = ({ p99, longest, reached, wanted }: Step): boolean =>
  p99 <= GOOD_P99_MS && longest <= LATE_MS && reached >= wanted * REACHED;

async function measured(
  { addresses, tables }: FindPlan,
  crowds: readonly Crowd[],
  before: Watched,
  wanted: number,
): Promise<Step> {
  const from = await watched(addresses);
  for (const crowd of crowds) crowd.heard();
  const start = performance.now();
  await sleep(MEASURED_MS);
  const seconds = (performance.now() - start) / 1000;
  const heard = crowds.map((crowd) => crowd.heard());
  const to = await watched(addresses);
  const times = Float64Array.from(heard.flatMap((one) => one.times)).sort();
  const within = (share: number): number => round(times[Math.floor(times.length * share)] ?? 0, 1);
  return {
    wanted,
    reached: Math.round(times.length / seconds),
    p50: within(0.5),
    p99: within(0.99),
    longest: Math.round(Math.max(times[times.length - 1] ?? 0, ...heard.map(({ waiting }) => waiting))),
    cpuMsPerChoice: round(((to.cpu - from.cpu) * 1000) / times.length, 3),
    kBPerTable: Math.round(((to.memoryMB - before.memoryMB) * 1024) / tables),
    lateMs: round(to.lateMs, 1),
  };
}

interface Crowd {
  tables: number;
  play(rate: number): void;
  /** What has come in since it was last asked. */
  heard(): { times: number[]; waiting: number };
  stop(): Promise<void>;
}

/** The tables are shared out among the threads. */
function gather({ addresses, areTogether, tables, settings, threads, crowd: file }: FindPlan): Promise<Crowd[]> {
  const begin = (thread: number): number => Math.round((tables * thread) / threads);
  return Promise.all(
    Array.from({ length: threads }, (_, i) =>
      crowdOf(file, { addresses, areTogether, settings, first: begin(i), tables: begin(i + 1) - begin(i) }),
    ),
  );
}

async function crowdOf(file: string, plan: CrowdPlan): Promise<Crowd> {
  const thread = new Worker(file, { workerData: plan });
  let times: number[] = [];
  let waiting = 0;
  await new Promise<void>((resolve, reject) => {
    thread.once('error', reject);
    thread.on('message', (message: FromCrowd) => {
      if (message === 'ready') return resolve();
      for (const ms of message.times) times.push(ms);
      waiting = message.waiting;
    });
  });
  const post = (message: ToCrowd): void => thread.postMessage(message);
  return {
    tables: plan.tables,
    play: (rate) => post({ rate }),
    heard() {
      const heard = { times, waiting };
      times = [];
      return heard;
    },
    async stop() {
      post('stop');
      await new Promise((resolve) => thread.once('exit', resolve));
    },
  };
}

const sleep = (ms: number): Promise<void> => new Promise((next) => setTimeout(next, ms));
const round = (value: number, digits: number): number => Number(value.toFixed(digits));
