/** A progress bar on the terminal, and nothing where there is none. */
import { Presets, SingleBar } from 'cli-progress';

export interface Progress {
  to(done: number): void;
  stop(): void;
}

export const progressBar = (total: number, wanted: boolean): Progress =>
  bar('{bar} {value} of {total}, {rate} a second, {eta_formatted} left', total, wanted);

/** Where nobody knows how much there is to do. */
export const progressCount = (what: string, wanted: boolean): Progress =>
  bar(`{value} ${what}, {rate} a second`, 0, wanted);

function bar(format: string, total: number, wanted: boolean): Progress {
  if (!wanted || !process.stderr.isTTY) return { to: () => {}, stop: () => {} };
  const bar = new SingleBar({ stream: process.stderr, clearOnComplete: true, format }, Presets.shades_classic);
  const rate = recentRate();
  bar.start(total, 0, { rate: '0' });
  return { to: (done) => bar.update(done, { rate: rate(done) }), stop: () => bar.stop() };
}

const RECENT_MS = 10_000;
const MARK_MS = 200;

/** Measured over the last seconds: work from before the start, or from hours ago, says little about the rate now. */
function recentRate(): (done: number) => string {
  const marks: { at: number; done: number }[] = [];
  return (done) => {
    const at = performance.now();
    if (marks.length === 0 || at - marks[marks.length - 1].at > MARK_MS) marks.push({ at, done });
    while (marks.length > 2 && marks[1].at < at - RECENT_MS) marks.shift();
    const seconds = (at - marks[0].at) / 1000;
    const rate = seconds > 0 ? (done - marks[0].done) / seconds : 0;
    return rate.toLocaleString('en', { maximumSignificantDigits: 2 });
  };
}
