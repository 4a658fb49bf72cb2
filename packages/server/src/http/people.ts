/** Guests: a name is enough to sit down. */
import { heldBackFrom } from '../care/held-back.ts';
import { newGuest } from '../identity.ts';
import { failure, naming, person } from '../protocol/index.ts';
import { type App, nobody, type Parts, personIn, welcome } from './parts.ts';

export function addPeopleRoutes(app: App, parts: Parts): void {
  const { options, store, now } = parts;
  app.post(
    '/api/guests',
    {
      schema: { summary: 'Become a guest', body: naming, response: { 201: person, 403: failure } },
      config: { rateLimit: { max: options.limits.guests, timeWindow: '1 minute' } },
    },
    async (request, reply) => {
      // whoever may not play does not begin anew as long as they are known
      const before = await personIn(app, request.raw, store);
      const banned = before && (await heldBackFrom(parts, before.id, ['ban']));
      if (banned) return reply.code(403).send(banned);
      const guest = await newGuest(store, request.body.name, now());
      await welcome(request.raw, reply, parts, guest, null);
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
        response: { 200: person, 401: failure, 403: failure },
      },
    },
    async (request, reply) => {
      const me = await personIn(app, request.raw, store);
      if (!me) return reply.code(401).send(nobody);
      const held = await heldBackFrom(parts, me.id, ['name']);
      if (held) return reply.code(403).send(held);
      await store.rename(me.id, request.body.name);
      return reply.send({ id: me.id, name: request.body.name });
    },
  );
}
