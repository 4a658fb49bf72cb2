/** Names and passwords: to sign in with, to choose, and to prove who one is. */
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { fold, openPasswords } from '../accounts/passwords.ts';
import { failure, newPassword, proof, signedIn, signIn } from '../protocol/index.ts';
import { type App, nobody, type Parts, sessionIn } from './parts.ts';
import { enter, isProved, notProved } from './sessions.ts';

/** The same for a name that nobody has, and as slow. */
const wrong = { code: 'wrong-password', message: 'this name and this password do not belong together' };
const busy = { code: 'unavailable', message: 'too many people sign in just now; try again' };
const tooMany = { code: 'too-many', message: 'too many tries; wait a few minutes' };

export function addPasswordRoutes(app: App, parts: Parts): void {
  const { options, store, now, signedOut } = parts;
  const passwords = openPasswords(options.passwordWork);
  const { signIns } = options.limits;
  const perAddress = { rateLimit: { max: signIns, timeWindow: '1 minute' } };

  /** From however many addresses someone tries. */
  const triesOf = (whom: (request: FastifyRequest) => string | Promise<string>) => {
    const count = app.createRateLimit({
      max: signIns,
      timeWindow: '5 minutes',
      keyGenerator: async (request) => `sign-in:${await whom(request)}`,
    });
    return async (request: FastifyRequest): Promise<boolean> => {
      const tries = await count(request);
      return !tries.isAllowed && tries.isExceeded;
    };
  };
  const isNameTriedTooOften = triesOf(({ body }) => fold((body as z.infer<typeof signIn>).login));
  const isPersonTriedTooOften = triesOf(async ({ raw }) => (await sessionIn(app, raw, store))?.person.id ?? '');

  app.post(
    '/api/sessions',
    {
      schema: {
        summary: 'Sign in with name and password',
        body: signIn,
        response: { 201: signedIn, 403: failure, 429: failure, 503: failure },
      },
      config: perAddress,
    },
    async (request, reply) => {
      if (await isNameTriedTooOften(request)) return reply.code(429).send(tooMany);
      const { login, password, adopt } = request.body;
      const found = await store.login(fold(login));
      const isRight = await passwords.verify(password, found?.password ?? null);
      if (isRight === null) return reply.code(503).send(busy);
      if (!isRight || !found) return reply.code(403).send(wrong);
      return reply.code(201).send(await enter(app, parts, request.raw, reply, found.person, adopt));
    },
  );

  app.put(
    '/api/me/password',
    {
      schema: {
        summary: 'Choose a name and a password to sign in with, elsewhere too',
        body: newPassword,
        response: { 204: z.null(), 401: failure, 403: failure, 409: failure, 503: failure },
      },
      config: perAddress,
    },
    async (request, reply) => {
      const here = await sessionIn(app, request.raw, store);
      if (!here) return reply.code(401).send(nobody);
      if (!(await isProved(parts, here))) return reply.code(403).send(notProved);
      const { login, password } = request.body;
      const hash = await passwords.hash(password);
      if (hash === null) return reply.code(503).send(busy);
      if (!(await store.setLogin(here.person.id, { name: login, folded: fold(login), password: hash })))
        return reply.code(409).send({ code: 'name-taken', message: 'someone else has this name' });
      await store.prove(here.session, now());
      // whoever got in with the old one is out
      for (const { id } of await store.sessions(here.person.id))
        if (id !== here.session && (await store.endSession(here.person.id, id))) signedOut({ session: id });
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/api/me/proof',
    {
      schema: {
        summary: 'Show by the password that it is me',
        body: proof,
        response: { 204: z.null(), 401: failure, 403: failure, 429: failure, 503: failure },
      },
      config: perAddress,
    },
    async (request, reply) => {
      const here = await sessionIn(app, request.raw, store);
      if (!here) return reply.code(401).send(nobody);
      if (await isPersonTriedTooOften(request)) return reply.code(429).send(tooMany);
      const login = await store.loginOf(here.person.id);
      const isRight = await passwords.verify(request.body.password, login?.password ?? null);
      if (isRight === null) return reply.code(503).send(busy);
      if (!isRight) return reply.code(403).send(wrong);
      await store.prove(here.session, now());
      return reply.code(204).send(null);
    },
  );
}
