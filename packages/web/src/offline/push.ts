/** Whether and how this browser can be told something while no page of ours is open. */
import { call, send } from '../net/api.ts';
import { TAG } from './turns.ts';

export const canBeTold = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** Safari on phones lets only apps be told that are on the home screen. */
export const hasToBeInstalled = (): boolean =>
  !canBeTold() && /iPhone|iPad/.test(navigator.userAgent) && !matchMedia('(display-mode: standalone)').matches;

export const isForbidden = (): boolean => canBeTold() && Notification.permission === 'denied';

/** Null where no worker keeps the app, as with `npm run dev`. */
async function manager(): Promise<PushManager | null> {
  if (!canBeTold()) return null;
  return (await navigator.serviceWorker.getRegistration())?.pushManager ?? null;
}

export async function currentSubscription(): Promise<PushSubscription | null> {
  return (await (await manager())?.getSubscription()) ?? null;
}

/** Only after a tap: the browser asks. Null if people say no. */
export async function subscribe(publicKey: string): Promise<PushSubscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  // the first time it may still be on its way
  await navigator.serviceWorker.ready;
  const of = await manager();
  if (!of) return null;
  const before = await of.getSubscription();
  // of another server at this address
  if (before && keyOf(before) !== publicKey) await before.unsubscribe();
  return of.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
}

function keyOf({ options: { applicationServerKey: key } }: PushSubscription): string | null {
  if (!key) return null;
  const letters = btoa(String.fromCharCode(...new Uint8Array(key)));
  return letters.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Someone has signed out here: whoever comes next decides for themselves. */
export async function unsubscribe(): Promise<void> {
  await (await currentSubscription())?.unsubscribe();
}

/** What the server has to know of it; `wish` is for those who have never wished anything. */
export async function tellServer(subscription: PushSubscription, wish: unknown): Promise<void> {
  const { endpoint, keys } = subscription.toJSON();
  await call('/api/me/nudges/push', send('POST', { endpoint, keys, wish }));
}

/** Nothing waits any more: what is still shown is no longer so. */
export async function closeShown(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  for (const shown of (await registration?.getNotifications({ tag: TAG })) ?? []) shown.close();
}
