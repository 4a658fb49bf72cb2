/** The app itself: built files, and its page for every address that is a screen. */
import path from 'node:path';
import files from '@fastify/static';
import { moderatorIn } from './care.ts';
import type { App, Parts } from './parts.ts';

/** Built files carry their hash in their name, so that they never change. */
const FOREVER = 'public, max-age=31536000, immutable';

/** Where the app has a screen; anything else is nothing. */
const SCREENS = [
  '/',
  '/new',
  '/settings',
  '/account',
  '/notices',
  '/my-turn',
  '/friends',
  '/match',
  '/rules',
  '/rules/:topic',
  '/first-steps',
  '/join',
  '/join/:code',
  '/table/:id',
  '/me',
  '/people/:id',
  '/ratings',
  '/library',
  '/library/:id',
  '/analysis',
  '/calculator',
  '/exercises',
  '/exercises/:id',
  '/review/:id',
  '/compare/:id',
  '/branches',
  '/shared',
  '/replay',
  '/replay/:id',
  '/replay/:id/:turn',
];

export async function addWeb(app: App, folder: string, parts: Parts): Promise<void> {
  await app.register(files, {
    root: folder,
    index: false,
    wildcard: false,
    cacheControl: false,
    preCompressed: true,
    setHeaders(reply, file) {
      reply.header('cache-control', file.includes(`${path.sep}assets${path.sep}`) ? FOREVER : 'no-cache');
    },
  });
  for (const screen of SCREENS)
    app.get(screen, { schema: { hide: true } }, async (_, reply) => reply.sendFile('index.html'));
  // to everyone else it is an address like any other that is not there
  app.get('/care', { schema: { hide: true }, config: { rateLimit: false } }, async (request, reply) => {
    if ((await moderatorIn(app, parts, request)) !== null) return reply.sendFile('index.html');
    reply.callNotFound();
    return reply;
  });
}
