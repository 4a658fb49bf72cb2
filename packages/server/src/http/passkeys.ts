/** Passkeys: to sign in without a name, to prove who one is, to add and to remove. */
import { z } from 'zod';
import { askForPasskey, madePasskey, offerPasskey, personOfPasskey, siteOf } from '../accounts/passkeys.ts';
import { callerOf } from '../caller.ts';
import { heldBackFrom } from '../care/held-back.ts';
import { failure, newPasskey, passkeyOptions, passkeyProof, passkeySignIn, signedIn } from '../protocol/index.ts';
import { type App, nobody, type Parts, sessionIn } from './parts.ts';
import { enter, isProved, notProved, renewToken } from './sessions.ts';

const refused = { code: 'passkey-refused', message: 'this passkey is not known here, or it came too late' };

/** The body of requests that need to say nothing. */
const nothing = z.object({});

const MOST_PASSKEYS = 20;

export function addPasskeyRoutes(app: App, parts: Parts): void {
  const { options, store, now, log, metrics } = parts;
  const perAddress = { rateLimit: { max: options.limits.signIns, timeWindow: '1 minute' } };

  app.post(
    '/api/sessions/passkey/options',
    {
      schema: {
        summary: 'What a browser needs to sign in with a passkey',
        body: nothing,
        response: { 200: passkeyOptions },
      },
      config: perAddress,
    },
    async ({ raw }, reply) =>
      reply.send({ ...(await askForPasskey(store, siteOf(raw, options), { is: 'sign-in', person: null }, now())) }),
  );

  app.post(
    '/api/sessions/passkey',
    {
      schema: { summary: 'Sign in with a passkey', body: passkeySignIn, response: { 201: signedIn, 403: failure } },
      config: perAddress,
    },
    async ({ raw, ip, body: { passkey, adopt } }, reply) => {
      const purpose = { is: 'sign-in', person: null } as const;
      const person = await personOfPasskey(store, siteOf(raw, options), purpose, passkey, now());
      if (!person) {
        metrics.signInFailures.inc({ why: 'passkey' });
        log.warn({ address: callerOf(ip) }, 'a sign-in with a passkey failed');
        return reply.code(403).send(refused);
      }
      const banned = await heldBackFrom(parts, person.id, ['ban']);
      if (banned) return reply.code(403).send(banned);
      return reply.code(201).send(await enter(app, parts, raw, reply, person, adopt));
    },
  );

  app.post(
    '/api/me/proof/passkey/options',
    {
      schema: {
        summary: 'What a browser needs to show by a passkey that it is me',
        body: nothing,
        response: { 200: passkeyOptions, 401: failure },
      },
      config: perAddress,
    },
    async ({ raw }, reply) => {
      const here = await sessionIn(app, raw, store);
      if (!here) return reply.code(401).send(nobody);
      const purpose = { is: 'prove', person: here.person.id } as const;
      return reply.send({ ...(await askForPasskey(store, siteOf(raw, options), purpose, now())) });
    },
  );

  app.post(
    '/api/me/proof/passkey',
    {
      schema: {
        summary: 'Show by a passkey that it is me',
        body: passkeyProof,
        response: { 204: z.null(), 401: failure, 403: failure },
      },
      config: perAddress,
    },
    async ({ raw, body: { passkey } }, reply) => {
      const here = await sessionIn(app, raw, store);
      if (!here) return reply.code(401).send(nobody);
      const purpose = { is: 'prove', person: here.person.id } as const;
      if (!(await personOfPasskey(store, siteOf(raw, options), purpose, passkey, now())))
        return reply.code(403).send(refused);
      await store.prove(here.session, now());
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/api/me/passkeys/options',
    {
      schema: {
        summary: 'What a browser needs to make a passkey',
        body: nothing,
        response: { 200: passkeyOptions, 401: failure, 403: failure },
      },
      config: perAddress,
    },
    async ({ raw }, reply) => {
      const here = await sessionIn(app, raw, store);
      if (!here) return reply.code(401).send(nobody);
      if (!(await isProved(parts, here))) return reply.code(403).send(notProved);
      return reply.send({ ...(await offerPasskey(store, siteOf(raw, options), here.person, now())) });
    },
  );

  app.post(
    '/api/me/passkeys',
    {
      schema: {
        summary: 'Add a passkey',
        body: newPasskey,
        response: { 201: z.object({ id: z.string() }), 401: failure, 403: failure, 409: failure },
      },
      config: perAddress,
    },
    async ({ raw, body: { name, passkey } }, reply) => {
      const here = await sessionIn(app, raw, store);
      if (!here) return reply.code(401).send(nobody);
      if (!(await isProved(parts, here))) return reply.code(403).send(notProved);
      const { person } = here;
      if ((await store.passkeys(person.id)).length >= MOST_PASSKEYS)
        return reply.code(409).send({ code: 'too-many-passkeys', message: 'remove another passkey first' });
      const made = await madePasskey(store, siteOf(raw, options), person, name, passkey, now());
      if (!made || !(await store.addPasskey(person.id, made))) return reply.code(403).send(refused);
      await renewToken(parts, reply, here);
      return reply.code(201).send({ id: made.id });
    },
  );

  app.delete(
    '/api/me/passkeys/:id',
    {
      schema: {
        summary: 'Remove a passkey',
        params: z.object({ id: z.string().regex(/^[\w-]{1,1400}$/) }),
        response: { 204: z.null(), 401: failure, 403: failure, 404: failure, 409: failure },
      },
    },
    async ({ raw, params: { id } }, reply) => {
      const here = await sessionIn(app, raw, store);
      if (!here) return reply.code(401).send(nobody);
      if (!(await isProved(parts, here))) return reply.code(403).send(notProved);
      const known = await store.passkeys(here.person.id);
      if (!known.some((passkey) => passkey.id === id))
        return reply.code(404).send({ code: 'not-found', message: 'you have no such passkey' });
      if (known.length === 1 && !(await store.loginOf(here.person.id)))
        return reply.code(409).send({ code: 'last-way', message: 'without it you could not sign in any more' });
      await store.removePasskey(here.person.id, id);
      return reply.code(204).send(null);
    },
  );
}
