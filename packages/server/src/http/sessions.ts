/** Devices on which someone is signed in: one more, one less, none. */
import type { Person } from '@polis/client';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { adopt } from '../accounts/adopting.ts';
import { COOKIE, renewedSession } from '../identity.ts';
import { failure, type SignedInAnswer } from '../protocol/index.ts';
import type { SignedIn } from '../store/sessions.ts';
import type { Store } from '../store/store.ts';
import { type App, giveCookie, nobody, type Parts, sessionIn, welcome } from './parts.ts';

/** So long after a password or a passkey was given, it is not asked for again. */
const PROVED_MS = 10 * 60_000;

export const notProved = { code: 'prove-yourself', message: 'show once more that it is you' };

/** Whether someone can sign in elsewhere: guests are known by their device alone. */
export async function hasAccount(store: Store, person: string): Promise<boolean> {
  return (await store.loginOf(person)) !== null || (await store.passkeys(person)).length > 0;
}

/**
 * Whether someone has lately proved who they are, so that a device left open is not enough. A guest has nothing to
 * prove it with.
 */
export async function isProved({ store, now }: Parts, { person, proved }: SignedIn): Promise<boolean> {
  if (proved !== null && now() - proved < PROVED_MS) return true;
  return !(await hasAccount(store, person.id));
}

/** Someone has shown who they are: this device is theirs now, and perhaps the games of the guest who used it. */
export async function enter(
  app: App,
  parts: Parts,
  request: Parameters<typeof sessionIn>[1],
  reply: FastifyReply,
  person: Person,
  isAdopting: boolean,
): Promise<SignedInAnswer> {
  const { store, now, signedOut } = parts;
  const before = await sessionIn(app, request, store);
  const isGuest = before !== null && before.person.id !== person.id && !(await hasAccount(store, before.person.id));
  const adopted = before && isGuest && isAdopting ? await adopt(parts, before.person, person) : null;
  if (before && (await store.endSession(before.person.id, before.session))) signedOut({ session: before.session });
  await welcome(request, reply, parts, person, now());
  // a guest’s name that a moderator has chosen goes along
  const { name } = (adopted && (await store.person(person.id))) ?? person;
  return { person: { id: person.id, name }, adopted };
}

/** What could be done with the token so far cannot be done any more: someone has chosen how to sign in. */
export async function renewToken(
  { options, store, now }: Parts,
  reply: Pick<FastifyReply, 'setCookie'>,
  { session }: SignedIn,
): Promise<void> {
  giveCookie(reply, options, await renewedSession(store, session, now()));
}

export function addSessionRoutes(app: App, { store, signedOut }: Parts): void {
  app.delete(
    '/api/me/session',
    { schema: { summary: 'Sign out on this device', response: { 204: z.null() } } },
    async (request, reply) => {
      const here = await sessionIn(app, request.raw, store);
      if (here && (await store.endSession(here.person.id, here.session))) signedOut({ session: here.session });
      return reply.clearCookie(COOKIE, { path: '/' }).code(204).send(null);
    },
  );

  app.delete(
    '/api/me/sessions',
    { schema: { summary: 'Sign out everywhere', response: { 204: z.null(), 401: failure } } },
    async (request, reply) => {
      const here = await sessionIn(app, request.raw, store);
      if (!here) return reply.code(401).send(nobody);
      await store.endSessions(here.person.id);
      signedOut({ person: here.person.id });
      return reply.clearCookie(COOKIE, { path: '/' }).code(204).send(null);
    },
  );

  app.delete(
    '/api/me/sessions/:id',
    {
      schema: {
        summary: 'Sign out on one device',
        params: z.object({ id: z.string().regex(/^[\w-]{1,40}$/) }),
        response: { 204: z.null(), 401: failure, 404: failure },
      },
    },
    async (request, reply) => {
      const here = await sessionIn(app, request.raw, store);
      if (!here) return reply.code(401).send(nobody);
      const { id } = request.params;
      if (!(await store.endSession(here.person.id, id)))
        return reply.code(404).send({ code: 'not-found', message: 'you are not signed in there' });
      signedOut({ session: id });
      return reply.code(204).send(null);
    },
  );
}
