/**
 * Browsers without a screen may show no notification, whatever they are allowed, and have no icon. So the worker is served with a few lines in
 * front of it that keep what is to be shown in a list; everything else is as it is.
 */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';

const KEPT = 'shown-in-tests';

const IN_FRONT = `
const listed = async () => (await (await (await caches.open('${KEPT}')).match('/list'))?.json()) ?? [];
const keep = async (all) => (await caches.open('${KEPT}')).put('/list', new Response(JSON.stringify(all)));
const without = async (tag) => (await listed()).filter((one) => one.tag !== tag);
let queue = Promise.resolve();
registration.showNotification = async (title, { tag, body, data, silent }) => {
  await queue;
  await keep([...(await without(tag)), { title, tag, body, data, silent }]);
};
registration.getNotifications = async () => {
  await queue;
  const close = (tag) => { queue = queue.then(async () => keep(await without(tag))); };
  return (await listed()).map((one) => ({ ...one, close: () => close(one.tag) }));
};
const badge = async (count) => (await caches.open('${KEPT}')).put('/badge', new Response(String(count)));
navigator.setAppBadge = badge;
navigator.clearAppBadge = () => badge(0);
addEventListener('message', async ({ data }) => {
  if (data !== 'TAP') return;
  const [notification] = await registration.getNotifications();
  dispatchEvent(Object.assign(new ExtendableEvent('notificationclick'), { notification }));
});
`;

/** The server at another address, with such a worker. */
export async function withList(server: string): Promise<{ address: string; end(): void }> {
  const proxy = http.createServer((request, reply) => {
    const headers = { ...request.headers, 'accept-encoding': 'identity' };
    const asking = http.request(`${server}${request.url}`, { method: request.method, headers }, (answer) => {
      const isWorker = request.url === '/offline.js';
      const { 'content-length': _, ...others } = answer.headers;
      reply.writeHead(answer.statusCode ?? 500, isWorker ? others : answer.headers);
      if (isWorker) reply.write(IN_FRONT);
      answer.pipe(reply);
    });
    asking.on('error', () => reply.destroy());
    request.pipe(asking);
  });
  await new Promise<void>((resolve) => {
    proxy.listen(0, '127.0.0.1', resolve);
  });
  return {
    address: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    end() {
      proxy.closeAllConnections();
      proxy.close();
    },
  };
}

export const shown = (page: Page): Promise<{ title: string; body: string; tag: string }[]> =>
  page.evaluate(async (name) => (await (await (await caches.open(name)).match('/list'))?.json()) ?? [], KEPT);

/** On the icon of the app. */
export const badge = (page: Page): Promise<string | undefined> =>
  page.evaluate(async (name) => (await (await caches.open(name)).match('/badge'))?.text(), KEPT);

/** Someone taps on what is shown. */
export const taps = (page: Page): Promise<void> =>
  page.evaluate(() => navigator.serviceWorker.controller?.postMessage('TAP'));
