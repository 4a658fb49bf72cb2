/** Keeps the files of the app, so that it opens without a network. Files in /assets never change; the page is asked for anew. */
const PREFIX = 'polis:';

/** What one build of the app is made of; older ones are dropped. */
async function keep({ build, urls }) {
  const name = `${PREFIX}${build}`;
  const cache = await caches.open(name);
  await Promise.all(['/', '/icon.svg', ...urls].map((url) => cache.add(url).catch(() => undefined)));
  const old = (await caches.keys()).filter((key) => key.startsWith(PREFIX) && key !== name);
  await Promise.all(old.map((key) => caches.delete(key)));
}

const fromNetwork = async (request) => {
  try {
    return await fetch(request);
  } catch (error) {
    const page = await caches.match('/');
    if (page) return page;
    throw error;
  }
};

const fromCache = async (request) => (await caches.match(request)) ?? fetch(request);

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('message', (event) => event.waitUntil(keep(event.data)));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(fromNetwork(request));
  else if (pathname.startsWith('/assets/')) event.respondWith(fromCache(request));
});
