/** What the routes share: the parts of the server they need, and who is asking. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Logger } from 'pino';
import { COOKIE, whoHas } from '../identity.ts';
import type { Metrics } from '../metrics.ts';
import type { ServerOptions } from '../options.ts';
import type { Person } from '../room/index.ts';
import type { Store } from '../store/store.ts';
import type { Tables } from '../tables/tables.ts';

export type App = FastifyInstance<Server, IncomingMessage, ServerResponse, FastifyBaseLogger, ZodTypeProvider>;

export interface Parts {
  options: ServerOptions;
  store: Store;
  tables: Tables;
  metrics: Metrics;
  cookieKey: string;
  log: Logger;
  now(): number;
  /** False while it starts or ends. */
  isReady(): boolean;
}

/** A browser says which page asks; only our own may. Programs say nothing and carry no cookies they were not given. */
export function isOriginAllowed({ headers }: IncomingMessage, { origins }: Pick<ServerOptions, 'origins'>): boolean {
  const { origin, host } = headers;
  if (origin === undefined)
    return headers['sec-fetch-site'] === undefined || headers['sec-fetch-site'] === 'same-origin';
  if (origins.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

/** Who sends this request, by its cookie. */
export async function personIn(app: App, request: IncomingMessage, store: Store): Promise<Person | null> {
  const cookies = app.parseCookie(request.headers.cookie ?? '');
  const signed = cookies[COOKIE];
  if (signed === undefined) return null;
  const { valid, value } = app.unsignCookie(signed);
  return whoHas(store, valid ? value : null);
}
