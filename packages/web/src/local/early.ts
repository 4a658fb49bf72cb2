/** The worker of the tables of this device. It takes as long to be ready as the app that talks to it, and need not wait. */
import address from './worker.ts?worker&url';

let early: Worker | null = null;

const started = (): Worker => new Worker(address, { type: 'module' });

/** So that it is on its way. */
export const fetchWorker = (): Promise<unknown> => fetch(address);

/** Before there is anyone to talk to it. */
export function startEarly(): void {
  const made = started();
  early = made;
  // nobody hears that it broke down: whoever needs one starts another
  made.onerror = () => {
    if (early === made) early = null;
  };
}

/** The one that was started early, or else another. */
export function tableWorker(): Worker {
  const worker = early ?? started();
  early = null;
  return worker;
}
