/** A progress bar on the terminal, and nothing where there is none. */
import { Presets, SingleBar } from 'cli-progress';

export interface Progress {
  to(done: number): void;
  stop(): void;
}

export function progressBar(total: number, wanted: boolean): Progress {
  if (!wanted || !process.stderr.isTTY) return { to: () => {}, stop: () => {} };
  const bar = new SingleBar(
    { stream: process.stderr, clearOnComplete: true, format: '{bar} {value} of {total}, {eta_formatted} left' },
    Presets.shades_classic,
  );
  bar.start(total, 0);
  return { to: (done) => bar.update(done), stop: () => bar.stop() };
}
