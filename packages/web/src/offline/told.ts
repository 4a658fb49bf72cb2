/** What the worker does when it is told something: it shows that it is someone's turn, and takes it back when it is not. */
import { TAG, TURNS } from './turns.ts';

declare const self: ServiceWorkerGlobalScope;

interface Told {
  title: string;
  body: string;
  /** Where a tap leads. */
  path: string;
  /** How many tables wait. */
  count: number;
  /** Else it takes the place of what is shown, and is not heard. */
  isNews: boolean;
}

const ICON = '/icons/192.png';

/** Null if it is none of ours. */
function read(data: PushMessageData | null): Told | null {
  try {
    const { title, body, path, count, isNews } = data?.json() ?? {};
    const isOurs = typeof title === 'string' && typeof body === 'string' && isPath(path) && typeof count === 'number';
    return isOurs ? { title, body, path, count, isNews: isNews === true } : null;
  } catch {
    return null;
  }
}

/** Of this very server: `//` would lead to another one. */
const isPath = (path: unknown): path is string => typeof path === 'string' && /^\/(?!\/)/.test(path);

export async function beTold(data: PushMessageData | null): Promise<void> {
  const told = read(data);
  if (!told) return;
  const windows = await self.clients.matchAll({ type: 'window' });
  for (const page of windows) page.postMessage({ type: TURNS });
  await show(told);
  await setBadge(told.count);
}

async function show({ title, body, path, count, isNews }: Told): Promise<void> {
  const shown = await self.registration.getNotifications({ tag: TAG });
  if (!isNews && count === 0) {
    for (const one of shown) one.close();
    return;
  }
  // what someone has wiped away does not come back
  if (!isNews && shown.length === 0) return;
  await self.registration.showNotification(title, {
    body,
    tag: TAG,
    icon: ICON,
    badge: ICON,
    silent: !isNews,
    data: { path },
    ...(isNews ? { renotify: true } : {}),
  } as NotificationOptions);
}

/** On the icon of the installed app, where there is one. */
async function setBadge(count: number): Promise<void> {
  await (count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.())?.catch(() => undefined);
}

/** Goes to the page that is there already, else to one where nobody plays, else opens one. */
export async function follow(notification: Notification): Promise<unknown> {
  notification.close();
  const { path } = Object(notification.data) as { path?: unknown };
  const to = isPath(path) ? path : '/';
  const windows = await self.clients.matchAll({ type: 'window' });
  const at = ({ url }: WindowClient): string => new URL(url).pathname;
  const there = windows.find((page) => at(page) === to);
  if (there) return there.focus();
  const free = windows.find((page) => !at(page).startsWith('/table/'));
  if (!free) return self.clients.openWindow(to);
  await free.focus().catch(() => undefined);
  return free.navigate(to).catch(() => self.clients.openWindow(to));
}
