/** Names and passwords: to sign in with, to choose, and to prove who one is. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { isCommon } from '../accounts/common-passwords.ts';
import { isKnownDevice } from '../accounts/known-device.ts';
import { fold, loginLooks } from '../accounts/looks.ts';
import { openPasswords } from '../accounts/passwords.ts';
import { callerOf } from '../caller.ts';
import { heldBackFrom } from '../care/held-back.ts';
import { failure, newPassword, proof, signedIn, signIn } from '../protocol/index.ts';
import { deviceIn, knowDevice } from './device.ts';
import { type App, nobody, type Parts, sessionIn } from './parts.ts';
import { enter, isProved, notProved, renewToken } from './sessions.ts';

/** The same for a name that nobody has, and as slow. */
const wrong = { code: 'wrong-password', message: 'this name and this password do not belong together' };
const busy = { code: 'unavailable', message: 'too many people sign in just now; try again' };
const common = { code: 'common-password', message: 'this password is one of those that are tried first' };
const tooMany = { code: 'too-many', message: 'too many tries; wait a few minutes' };

/** Tries for one name, from wherever, that are counted; who tries more waits longest. */
const MOST_COUNTED = 1000;
const FIRST_DELAY_MS = 100;
const MOST_DELAY_MS = 4000;

export function addPasswordRoutes(app: App, parts: Parts): void {
  const { options, store, now, signedOut, log, metrics } = parts;
  const passwords = openPasswords(options.passwordWork);
  const { signIns } = options.limits;
  const perAddress = { rateLimit: { max: signIns, timeWindow: '1 minute' } };

  /** What is counted for a request; said before it is counted. */
  const countedAs = new WeakMap<FastifyRequest, string>();
  const triesOf = (what: string, max: number, timeWindow = '5 minutes') => {
    const count = app.createRateLimit({
      max,
      timeWindow,
      keyGenerator: (request) => `sign-in:${what}:${countedAs.get(request)}`,
    });
    /** How many more of these there may be, one less than before; below zero for one too many. */
    return async (request: FastifyRequest, as: string): Promise<number> => {
      countedAs.set(request, as);
      const tries = await count(request);
      if (tries.isAllowed) return max;
      return tries.isExceeded ? -1 : tries.remaining;
    };
  };
  const triesLeft = triesOf('one', signIns);
  const triesFromElsewhere = triesOf('name', MOST_COUNTED);
  const triesFromAddress = triesOf('address', signIns, '1 minute');

  /**
   * Names are tried by whoever knows them: what others try must not lock out their owner. A browser that knows the
   * owner counts for itself; from elsewhere each address does, and all of them together are only slowed down.
   */
  async function isTooOften(request: FastifyRequest, login: string, person: string | undefined): Promise<boolean> {
    const device = deviceIn(request);
    if (isKnownDevice(device, person)) return (await triesLeft(request, `device:${person}:${device}`)) < 0;
    const name = fold(login);
    const address = callerOf(request.ip);
    if ((await triesFromAddress(request, address)) < 0) return true;
    if ((await triesLeft(request, `${name}:${address}`)) < 0) return true;
    const tries = MOST_COUNTED - (await triesFromElsewhere(request, name));
    if (tries > signIns) await sleep(Math.min(MOST_DELAY_MS, FIRST_DELAY_MS * 2 ** Math.min(tries - signIns, 10)));
    return false;
  }

  app.post(
    '/api/sessions',
    {
      schema: {
        summary: 'Sign in with name and password',
        body: signIn,
        response: { 201: signedIn, 403: failure, 429: failure, 503: failure },
      },
    },
    async (request, reply) => {
      const { login, password, adopt } = request.body;
      const found = await store.login(fold(login));
      if (await isTooOften(request, login, found?.person.id)) {
        metrics.signInFailures.inc({ why: 'too-many' });
        log.warn({ person: found?.person.id, address: callerOf(request.ip) }, 'too many tries to sign in');
        return reply.code(429).send(tooMany);
      }
      const isRight = await passwords.verify(password, found?.password ?? null);
      if (isRight === null) {
        metrics.signInFailures.inc({ why: 'busy' });
        return reply.code(503).send(busy);
      }
      if (!isRight || !found) {
        metrics.signInFailures.inc({ why: 'password' });
        log.warn({ person: found?.person.id, address: callerOf(request.ip) }, 'a sign-in failed');
        return reply.code(403).send(wrong);
      }
      const banned = await heldBackFrom(parts, found.person.id, ['ban']);
      if (banned) return reply.code(403).send(banned);
      return reply.code(201).send(await enter(app, parts, request.raw, reply, found.person, adopt));
    },
  );

  app.put(
    '/api/me/password',
    {
      schema: {
        summary: 'Choose a name and a password to sign in with, elsewhere too',
        body: newPassword,
        response: { 204: z.null(), 400: failure, 401: failure, 403: failure, 409: failure, 503: failure },
      },
      config: perAddress,
    },
    async (request, reply) => {
      const here = await sessionIn(app, request.raw, store);
      if (!here) return reply.code(401).send(nobody);
      if (!(await isProved(parts, here))) return reply.code(403).send(notProved);
      const { login, password } = request.body;
      if (isCommon(password, login)) return reply.code(400).send(common);
      const hash = await passwords.hash(password);
      if (hash === null) return reply.code(503).send(busy);
      if (
        !(await store.setLogin(here.person.id, {
          name: login,
          folded: fold(login),
          looks: loginLooks(login),
          password: hash,
        }))
      )
        return reply.code(409).send({ code: 'name-taken', message: 'someone else has this name' });
      await renewToken(parts, reply, here);
      await knowDevice(parts, reply, here.person.id);
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
      if ((await triesLeft(request, `person:${here.person.id}`)) < 0) return reply.code(429).send(tooMany);
      const login = await store.loginOf(here.person.id);
      const isRight = await passwords.verify(request.body.password, login?.password ?? null);
      if (isRight === null) return reply.code(503).send(busy);
      if (!isRight) return reply.code(403).send(wrong);
      await store.prove(here.session, now());
      return reply.code(204).send(null);
    },
  );
}
