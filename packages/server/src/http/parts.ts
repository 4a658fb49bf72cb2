/** What the routes share: the parts of the server they need, and who is asking. */

import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Person } from '@polis/client';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { deviceName } from '../accounts/device.ts';
import type { Forgetting } from '../accounts/forgetting.ts';
import type { Renaming } from '../care/renaming.ts';
import type { Cluster } from '../cluster/cluster.ts';
import type { HolidayTelling } from '../holidays/telling.ts';
import { COOKIE, COOKIE_SECONDS, newSession, whoHas } from '../identity.ts';
import type { MatchMaking } from '../matching/matching.ts';
import type { Metrics } from '../metrics.ts';
import type { NudgeParts } from '../nudges/nudges.ts';
import type { ServerOptions } from '../options.ts';
import type { ResultKeeping } from '../results/keeping.ts';
import type { NewsOf, SignedOut } from '../sockets.ts';
import type { SignedIn } from '../store/sessions.ts';
import type { Store } from '../store/store.ts';
import type { Log } from '../tables/surroundings.ts';
import type { Tables } from '../tables/tables.ts';
import { knowDevice } from './device.ts';

export type App = FastifyInstance<Server, IncomingMessage, ServerResponse, FastifyBaseLogger, ZodTypeProvider>;

export interface Parts {
  options: ServerOptions;
  store: Store;
  tables: Tables;
  results: ResultKeeping;
  forgetting: Forgetting;
  renaming: Renaming;
  holidays: HolidayTelling;
  nudges: NudgeParts;
  matching: MatchMaking;
  metrics: Metrics;
  cookieKey: string;
  log: Log;
  now(): number;
  /** Closes the sockets of those who are signed out, wherever they are connected. */
  signedOut(who: SignedOut): void;
  /** Something was decided about these (`isNews`), or they keep away from someone: it holds at all nodes at once. */
  cared(people: readonly string[], isNews: boolean): void;
  /** Something is new for these people: they see it at once wherever they are connected. */
  news(people: readonly string[], of: NewsOf): void;
  /** False while it starts or ends. */
  isReady(): boolean;
  /** What is wrong with the database, in a few words; null if nothing is. */
  complaint(): Promise<string | null>;
  /** Where requests are counted at all nodes together; null for a node alone. */
  redis: Cluster['redis'];
}

/** A browser says which page asks; only our own may. Programs say nothing and carry no cookies they were not given. */
export function isOriginAllowed({ headers }: IncomingMessage, { origins }: Pick<ServerOptions, 'origins'>): boolean {
  const { origin, host } = headers;
  if (origin === undefined)
    return headers['sec-fetch-site'] === undefined || headers['sec-fetch-site'] === 'same-origin';
  if (origins.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

/** Who sends this request and from which of their devices, by its cookie. */
export async function sessionIn(app: App, request: IncomingMessage, store: Store): Promise<SignedIn | null> {
  const cookies = app.parseCookie(request.headers.cookie ?? '');
  const signed = cookies[COOKIE];
  if (signed === undefined) return null;
  const { valid, value } = app.unsignCookie(signed);
  return whoHas(store, valid ? value : null, Date.now());
}

export async function personIn(app: App, request: IncomingMessage, store: Store): Promise<Person | null> {
  return (await sessionIn(app, request, store))?.person ?? null;
}

/** Signs someone in on the device that sends this request. */
export async function welcome(
  { headers }: IncomingMessage,
  reply: FastifyReply,
  parts: Parts,
  person: Person,
  proved: number | null,
): Promise<void> {
  const { options, store, now } = parts;
  const token = await newSession(store, person, deviceName(headers['user-agent']), now(), proved);
  giveCookie(reply, options, token);
  await knowDevice(parts, reply, person.id);
}

export const giveCookie = (reply: Pick<FastifyReply, 'setCookie'>, { secure }: ServerOptions, token: string): void => {
  reply.setCookie(COOKIE, token, {
    signed: true,
    httpOnly: true,
    sameSite: 'lax',
    secure,
    path: '/',
    maxAge: COOKIE_SECONDS,
  });
};

export const nobody = { code: 'not-signed-in', message: 'say your name first' };
