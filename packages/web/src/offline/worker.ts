/**
 * The worker of the browser that keeps the whole app, so that it opens without a network. A new build is kept beside the
 * old one, and what is old goes only when no page of it is open any more: nothing that a page may still load disappears.
 */
import { PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { isAnotherBuild } from './builds.ts';
import { beTold, follow } from './told.ts';

declare const self: ServiceWorkerGlobalScope;
/** Put in by build/precached.ts. */
declare const FILES: { url: string; revision: string | null }[];
declare const BUILD: string;

const kept = new PrecacheController();
kept.addToCacheList(FILES);

/** The server answers these itself, and so does anything that has the name of a file. */
const NOT_THE_APP = [/^\/(api|socket|healthz|readyz|metrics)(\/|$)/, /\/[^/]+\.[^/]+$/];

// those of an older build too, as long as they are kept
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({ cacheName: kept.strategy.cacheName }),
);
registerRoute(new PrecacheRoute(kept));
registerRoute(new NavigationRoute(kept.createHandlerBoundToURL('/index.html'), { denylist: NOT_THE_APP }));

/** Newer browsers take these from where they are kept without asking here, which would cost each file a way more. */
interface Routing {
  addRoutes?(
    routes: { condition: { urlPattern: { pathname: string } }; source: { cacheName: string } }[],
  ): Promise<void>;
}

/** Keeping and tidying take turns, so that what is just being kept is not deleted. */
const alone = (work: () => Promise<unknown>): Promise<unknown> => navigator.locks.request('polis-keeping', work);

self.addEventListener('install', (event) => {
  const { cacheName } = kept.strategy;
  const direct = (event as Routing).addRoutes?.([
    { condition: { urlPattern: { pathname: '/assets/*' } }, source: { cacheName } },
  ]);
  // every file also comes through here
  direct?.catch(() => undefined);
  event.waitUntil(alone(() => kept.install(event)));
});
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim().then(() => tidy(event))));
self.addEventListener('message', (event) => {
  if (event.data?.type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting());
  if (event.data?.type === 'TIDY') event.waitUntil(tidy(event));
});

self.addEventListener('push', (event) => event.waitUntil(beTold(event.data)));
self.addEventListener('notificationclick', (event) => event.waitUntil(follow(event.notification)));

/** Drops what belongs to other builds, unless one of them is open or on its way. */
const tidy = (event: ExtendableEvent): Promise<unknown> =>
  alone(async () => {
    const { installing, waiting } = self.registration;
    if (!installing && !waiting && !(await isAnotherBuild(BUILD))) await kept.activate(event);
  });
