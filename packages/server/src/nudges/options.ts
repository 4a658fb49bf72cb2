/** How people may be told, as the operator sets it. */
import type { LookupFunction } from 'node:net';
import type { MailOptions } from './mail.ts';

export interface NudgeOptions {
  /** Where people reach this server, without a slash at its end; null if nobody has said so: then messages have no link. */
  root: string | null;
  /** To which hosts browsers may have themselves told. */
  pushHosts: string[];
  /** To which hosts webhooks may go; none: there are no webhooks. */
  webhookHosts: string[];
  mail: MailOptions | null;
  /** Whether such hosts may be machines that the internet cannot reach. */
  privateAddresses: boolean;
  paces: NudgePaces;
  /** How names are looked up, and whose certificates are believed; only tests have their own. */
  resolve?: LookupFunction;
  ca?: string;
}

/** Only tests set less. */
export interface NudgePaces {
  /** How often it is looked what is owed. */
  lookMs: number;
  /** How long news are gathered before they are told. */
  gatherMs: number;
  /** After how long without a connection someone is away, and how often it is written down who has one. */
  awayMs: number;
  hereMs: number;
  /** The first pause after something failed. */
  retryMs: number;
  /** For how long a node that looks after someone is waited for. */
  claimMs: number;
}

export const PACES: NudgePaces = {
  lookMs: 1000,
  gatherMs: 5000,
  awayMs: 60_000,
  hereMs: 25_000,
  retryMs: 30_000,
  claimMs: 30_000,
};

/** The services of the makers of browsers. */
export const PUSH_SERVICES = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '*.push.services.mozilla.com',
  'web.push.apple.com',
  '*.push.apple.com',
  '*.notify.windows.com',
];
