/** Has the app kept by its worker, looks for newer builds, and says so; which one is used is for people to decide. */
import { Workbox } from 'workbox-window';
import { useVersion } from '../net/version.ts';

const LOOK_MS = 60 * 60_000;
/** How long someone who asked for the newest build waits for it. */
const PATIENCE_MS = 15_000;

const keeper = new Workbox('/offline.js');

export async function begin(): Promise<void> {
  keeper.addEventListener('waiting', () => useVersion.setState({ isOutdated: true }));
  await keeper.register({ immediate: true });
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ type: 'TIDY' });
  const look = (): unknown => keeper.update().catch(() => undefined);
  setInterval(look, LOOK_MS);
  addEventListener('online', look);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && look());
}

/** Resolves when the next load is of the newest build. Other pages of this browser go on with what they have. */
export async function useNewest(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) return;
  if (!registration.waiting) await registration.update();
  if (registration.installing) await within(PATIENCE_MS, installed(registration.installing));
  const { waiting } = registration;
  if (!waiting) return;
  const taken = new Promise((resolve) =>
    navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
  );
  waiting.postMessage({ type: 'SKIP_WAITING' });
  await within(PATIENCE_MS, taken);
}

const installed = (worker: ServiceWorker): Promise<unknown> =>
  new Promise((resolve) =>
    worker.addEventListener('statechange', () => {
      if (worker.state !== 'installing') resolve(null);
    }),
  );

const within = (ms: number, done: Promise<unknown>): Promise<unknown> =>
  Promise.race([done, new Promise((resolve) => setTimeout(resolve, ms))]);
