/** Guests: a name is enough to sit down. */
import { z } from 'zod';
import { COOKIE, COOKIE_SECONDS, newGuest } from '../identity.ts';
import { failure, naming, person } from '../protocol/index.ts';
import { type App, type Parts, personIn } from './parts.ts';

const nobody = { code: 'not-signed-in', message: 'say your name first' };

export function addPeopleRoutes(app: App, { options, store, now }: Parts): void {
  app.post(
    '/api/guests',
    {
      schema: { summary: 'Become a guest', body: naming, response: { 201: person } },
      config: { rateLimit: { max: options.limits.guests, timeWindow: '1 minute' } },
    },
    async (request, reply) => {
      const { person: guest, token } = await newGuest(store, request.body.name, now());
      reply.setCookie(COOKIE, token, {
        signed: true,
        httpOnly: true,
        sameSite: 'lax',
        secure: options.secure,
        path: '/',
        maxAge: COOKIE_SECONDS,
      });
      return reply.code(201).send(guest);
    },
  );

  app.get(
    '/api/me',
    { schema: { summary: 'Who I am', response: { 200: person, 401: failure } } },
    async (request, reply) => {
      const me = await personIn(app, request.raw, store);
      return me ? reply.send(me) : reply.code(401).send(nobody);
    },
  );

  app.patch(
    '/api/me',
    {
      schema: {
        summary: 'Change my name, from the next table on',
        body: naming,
        response: { 200: person, 401: failure },
      },
    },
    async (request, reply) => {
      const me = await personIn(app, request.raw, store);
      if (!me) return reply.code(401).send(nobody);
      await store.rename(me.id, request.body.name);
      return reply.send({ id: me.id, name: request.body.name });
    },
  );

  app.delete(
    '/api/me/session',
    { schema: { summary: 'Forget me on this device', response: { 204: z.null() } } },
    async (_, reply) => reply.clearCookie(COOKIE, { path: '/' }).code(204).send(null),
  );
}
