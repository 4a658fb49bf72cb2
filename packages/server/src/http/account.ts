/** Someone's account as a whole: what it has, all of it to take along, and its end. */
import { Readable } from 'node:stream';
import { z } from 'zod';
import { exported } from '../accounts/exporting.ts';
import { COOKIE } from '../identity.ts';
import { account, failure } from '../protocol/index.ts';
import { type App, nobody, type Parts, personIn, sessionIn } from './parts.ts';
import { isProved, notProved } from './sessions.ts';

export function addAccountRoutes(app: App, parts: Parts): void {
  const { options, store } = parts;

  app.get(
    '/api/me/account',
    { schema: { summary: 'How I sign in, and where I am signed in', response: { 200: account, 401: failure } } },
    async (request, reply) => {
      const here = await sessionIn(app, request.raw, store);
      if (!here) return reply.code(401).send(nobody);
      const { person, session } = here;
      const passkeys = await store.passkeys(person.id);
      const devices = await store.sessions(person.id);
      return reply.send({
        person,
        login: (await store.loginOf(person.id))?.name ?? null,
        passkeys: passkeys.map(({ id, name, created, used }) => ({ id, name, created, used })),
        devices: devices.map(({ id, device, created, seen }) => ({
          id,
          name: device,
          created,
          seen,
          isHere: id === session,
        })),
        moderator: await store.isModerator(person.id),
        tables: (await store.sittings(person.id)).length,
      });
    },
  );

  app.get(
    '/api/me/export',
    {
      schema: {
        summary: 'All that is kept of me: lines of JSON, me first, then my games with their records',
        produces: ['application/x-ndjson'],
        response: { 401: failure },
      },
      config: { rateLimit: { max: options.limits.signIns, timeWindow: '1 minute' } },
    },
    async (request, reply) => {
      const me = await personIn(app, request.raw, store);
      if (!me) return reply.code(401).send(nobody);
      reply.type('application/x-ndjson').header('content-disposition', 'attachment; filename="polis.jsonl"');
      return reply.send(Readable.from(exported(store, me.id)) as never);
    },
  );

  app.delete(
    '/api/me',
    {
      schema: {
        summary: 'Forget me everywhere, for good: bots play on for me',
        response: {
          202: z.null().describe('Begun, and I am signed out; what could not be done now is tried again every minute'),
          204: z.null(),
          401: failure,
          403: failure,
        },
      },
    },
    async (request, reply) => {
      const here = await sessionIn(app, request.raw, store);
      if (!here) return reply.code(401).send(nobody);
      if (!(await isProved(parts, here))) return reply.code(403).send(notProved);
      const isDone = await parts.forgetting.forget(here.person.id);
      return reply
        .clearCookie(COOKIE, { path: '/' })
        .code(isDone ? 204 : 202)
        .send(null);
    },
  );
}
