/** How a server is set up: from the environment, with defaults that suit friends on one machine. */
import os from 'node:os';
import path from 'node:path';
import { type CopyPlace, isAddress } from './copying/places.ts';
import { MATCH_PACES, type MatchPaces } from './matching/paces.ts';
import { type NudgeOptions, PACES, PUSH_SERVICES } from './nudges/options.ts';
import { isPostgres } from './store/open.ts';

export interface ServerOptions {
  host: string;
  port: number;
  /** `postgres://…`, or the file of the embedded database. */
  database: string;
  /** `redis://…` where several nodes look after the same tables; null for a node alone. */
  redis: string | null;
  /** Origins besides the server's own whose pages may talk to it. */
  origins: string[];
  /** The domain passkeys belong to; null = the one a page is on. */
  passkeyDomain: string | null;
  /** Whether a proxy in front says who is calling. */
  trustProxy: boolean;
  /** Whether people reach the server by TLS: then cookies are sent over TLS only. */
  secure: boolean;
  /** For how many days unfinished games are kept that nobody touches; 0 = for ever. */
  keepDays: number;
  /** For how many days reports are kept after they were decided, and what moderators did; 0 = for ever. */
  keepReportDays: number;
  /** Where the embedded database is copied to while it is used, how often, and to which days one can go back. */
  copies: CopyOptions | null;
  /** How people may be told that it is their turn. */
  nudges: NudgeOptions;
  /** How many days of holidays people have in a year, in which their clocks stand still; 0 = none. */
  holidayDays: number;
  /** How long things take where people wait for a game. Only tests set less. */
  matching: MatchPaces;
  /** Whether games of guests are not rated. */
  ratedAccountsOnly: boolean;
  /** The logarithm of the work that a password takes; only tests set less. */
  passwordWork: number;
  /** How long a request may take to come in: its head, and all of it. Only tests set less. */
  patience: { headMs: number; requestMs: number };
  botThreads: number;
  botMs: number;
  /** How many exercises from rated games are kept, the latest; 0 makes none. */
  exercises: number;
  limits: Limits;
  logLevel: string;
  /** The folder of the built app; null serves none. */
  web: string | null;
}

export interface CopyOptions {
  place: CopyPlace;
  seconds: number;
  days: number;
}

export interface Limits {
  /** Sockets from one address, and how many of them may be opened a second, over some time. */
  connections: number;
  openings: number;
  /** Connections of any kind: from one address unless a proxy is in front, and in all. */
  lines: number;
  connectionsInAll: number;
  /** Messages a second, over some time: from one connection, and from one address. */
  messages: number;
  messagesFromAddress: number;
  /** Requests a minute from one address. */
  requests: number;
  /** New people, and new tables, a minute from one address. */
  guests: number;
  /** Tries to sign in or to prove who one is: a minute from one address, and in five minutes for one name. */
  signIns: number;
  /** Games with more bots than people that one person may have going on. */
  botTables: number;
  /** The same for all who call from one address. */
  botTablesPerAddress: number;
}

export class OptionError extends Error {}

/** What `name` says, or the default; anything but a whole number in these bounds is refused. */
function whole(env: NodeJS.ProcessEnv, name: string, fallback: number, least: number, most: number): number {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < least || value > most)
    throw new OptionError(`${name} is a whole number from ${least} to ${most}, not "${text}"`);
  return value;
}

function readCopies(env: NodeJS.ProcessEnv): CopyOptions | null {
  const seconds = whole(env, 'POLIS_BACKUP_SECONDS', 20, 1, 3600);
  const days = whole(env, 'POLIS_BACKUP_DAYS', 7, 1, 3650);
  if (!env.POLIS_BACKUP_TO) return null;
  if (isPostgres(env.DATABASE_URL ?? ''))
    throw new OptionError('POLIS_BACKUP_TO is for the embedded database; Postgres archives by its own means');
  return { place: readCopyPlace(env, env.POLIS_BACKUP_TO), seconds, days };
}

export function readCopyPlace(env: NodeJS.ProcessEnv, to: string): CopyPlace {
  if (!isAddress(to)) return { to: path.resolve(to), key: null };
  const id = env.AWS_ACCESS_KEY_ID;
  const secret = env.AWS_SECRET_ACCESS_KEY;
  if (!id || !secret || !/^https?:\/\/[^/]+\/[^/]+/.test(to))
    throw new OptionError(
      'copies at an address need https://HOST/BUCKET/…, AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, and mostly AWS_REGION',
    );
  return { to, key: { id, secret, region: env.AWS_REGION || 'auto' } };
}

const listOf = (text: string | undefined): string[] =>
  (text ?? '').split(',').flatMap((one) => (one.trim() === '' ? [] : [one.trim().toLowerCase()]));

const HOST = /^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5})?$|^\[[0-9a-f:]+\](:\d{1,5})?$/;

function hostsOf(env: NodeJS.ProcessEnv, name: string): string[] {
  const hosts = listOf(env[name]);
  const wrong = hosts.find((host) => !HOST.test(host));
  if (wrong !== undefined)
    throw new OptionError(
      `${name} names hosts, such as example.org, *.example.org or example.org:8443, not "${wrong}"`,
    );
  return hosts;
}

function readNudges(env: NodeJS.ProcessEnv): NudgeOptions {
  const root = (env.POLIS_PUBLIC_URL ?? '').replace(/\/+$/, '') || null;
  if (root !== null && !/^https?:\/\/[^/?#]+$/.test(root))
    throw new OptionError(
      `POLIS_PUBLIC_URL is where people reach the server, such as https://play.example.org, not "${root}"`,
    );
  const smtp = env.POLIS_SMTP_URL || null;
  const from = env.POLIS_MAIL_FROM || null;
  if (smtp !== null && !/^smtps?:\/\/[^/]/.test(smtp))
    throw new OptionError('POLIS_SMTP_URL is smtp://NAME:PASSWORD@HOST:PORT or smtps://…');
  if (smtp !== null && (from === null || root === null))
    throw new OptionError('mails need POLIS_SMTP_URL, POLIS_MAIL_FROM, and POLIS_PUBLIC_URL for the links in them');
  const services = env.POLIS_PUSH_HOSTS ? hostsOf(env, 'POLIS_PUSH_HOSTS') : PUSH_SERVICES;
  return {
    root,
    pushHosts: services,
    webhookHosts: hostsOf(env, 'POLIS_WEBHOOK_HOSTS'),
    mail: smtp !== null && from !== null ? { url: smtp, from } : null,
    privateAddresses: env.POLIS_PRIVATE_ADDRESSES === '1',
    paces: PACES,
  };
}

export function readOptions(env: NodeJS.ProcessEnv): ServerOptions {
  const data = env.POLIS_DATA || './data';
  if (env.REDIS_URL && !isPostgres(env.DATABASE_URL ?? ''))
    throw new OptionError('REDIS_URL is for several nodes, which share a Postgres: DATABASE_URL has to name it');
  return {
    host: env.HOST || '0.0.0.0',
    port: whole(env, 'PORT', 7777, 0, 65_535),
    database: env.DATABASE_URL || path.join(data, 'polis.db'),
    redis: env.REDIS_URL || null,
    origins: (env.POLIS_ORIGINS ?? '').split(',').filter((origin) => origin !== ''),
    passkeyDomain: env.POLIS_PASSKEY_DOMAIN || null,
    trustProxy: env.POLIS_TRUST_PROXY === '1',
    secure: env.POLIS_SECURE === '1',
    keepDays: whole(env, 'POLIS_KEEP_DAYS', 180, 0, 36_500),
    keepReportDays: whole(env, 'POLIS_KEEP_REPORT_DAYS', 365, 0, 36_500),
    copies: readCopies(env),
    nudges: readNudges(env),
    holidayDays: whole(env, 'POLIS_HOLIDAY_DAYS', 30, 0, 366),
    matching: MATCH_PACES,
    ratedAccountsOnly: env.POLIS_RATED_ACCOUNTS_ONLY === '1',
    passwordWork: 15,
    patience: { headMs: 10_000, requestMs: 20_000 },
    botThreads: whole(env, 'POLIS_BOT_THREADS', Math.max(1, os.availableParallelism() - 1), 1, 256),
    botMs: whole(env, 'POLIS_BOT_MS', 700, 1, 60_000),
    exercises: whole(env, 'POLIS_EXERCISES', 500, 0, 100_000),
    limits: {
      connections: whole(env, 'POLIS_CONNECTIONS_PER_ADDRESS', 64, 1, 1_000_000),
      openings: whole(env, 'POLIS_SOCKETS_PER_SECOND_AND_ADDRESS', 20, 1, 1_000_000),
      lines: whole(env, 'POLIS_LINES_PER_ADDRESS', 256, 1, 1_000_000),
      connectionsInAll: whole(env, 'POLIS_CONNECTIONS', 20_000, 1, 1_000_000),
      messages: whole(env, 'POLIS_MESSAGES_PER_SECOND', 10, 1, 1_000_000),
      messagesFromAddress: whole(env, 'POLIS_MESSAGES_PER_SECOND_AND_ADDRESS', 100, 1, 1_000_000),
      requests: whole(env, 'POLIS_REQUESTS_PER_MINUTE', 300, 1, 10_000_000),
      guests: whole(env, 'POLIS_GUESTS_PER_MINUTE', 30, 1, 10_000_000),
      signIns: whole(env, 'POLIS_SIGN_INS_PER_MINUTE', 10, 1, 10_000_000),
      botTables: whole(env, 'POLIS_BOT_TABLES_PER_PERSON', 12, 1, 1_000),
      botTablesPerAddress: whole(env, 'POLIS_BOT_TABLES_PER_ADDRESS', 48, 1, 10_000),
    },
    logLevel: env.POLIS_LOG || 'info',
    web: null,
  };
}
