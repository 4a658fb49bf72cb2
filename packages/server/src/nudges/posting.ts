/**
 * One POST to somebody else's machine. The address is looked up once, and it is that very address which is connected to:
 * a name that leads to another one a moment later leads nowhere. Nobody is followed elsewhere, waited for, or read for long.
 */
import { lookup as lookupName } from 'node:dns';
import { request } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { hostOf, isPublic } from './addresses.ts';

/** Why it did not arrive: a word for people, and whether it makes sense to try again. */
export class NotSent extends Error {
  readonly why: string;
  readonly isFinal: boolean;
  constructor(why: string, isFinal = false) {
    super(why);
    this.why = why;
    this.isFinal = isFinal;
  }
}

export interface Post {
  url: URL;
  headers: Record<string, string | number>;
  body: Buffer | string;
}

export interface PostOptions {
  /** Whether machines may be talked to that the internet cannot reach. */
  privateAddresses: boolean;
  timeoutMs: number;
  /** How names are looked up, and whose certificates are believed; only tests have their own. */
  resolve?: LookupFunction;
  ca?: string;
}

const MOST_ANSWER = 64 * 1024;

/** The status with which it was answered. Rejects with `NotSent` if there is none. */
export function post({ url, headers, body }: Post, options: PostOptions): Promise<number> {
  const { privateAddresses, timeoutMs, resolve: resolveName = lookupName as LookupFunction, ca } = options;
  const host = hostOf(url);
  const mayTalkTo = (address: string): boolean => privateAddresses || isPublic(address);

  const lookup: LookupFunction = (name, asked, done) =>
    resolveName(name, { ...asked, all: true }, (error, found) => {
      const addresses = Array.isArray(found) ? found : [];
      if (error) return done(error, '', 0);
      // one that may not be is enough: whoever owns the name means no good
      if (addresses.length === 0 || !addresses.every(({ address }) => mayTalkTo(address)))
        return done(new NotSent('address', true), '', 0);
      if (asked.all) return done(null, addresses);
      return done(null, addresses[0].address, addresses[0].family);
    });

  return new Promise((resolve, reject) => {
    if (isIP(host) !== 0 && !mayTalkTo(host)) return reject(new NotSent('address', true));
    const asking = request(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body), connection: 'close' },
      lookup,
      agent: false,
      ...(ca ? { ca } : {}),
      timeout: timeoutMs,
    });
    // in all, however slowly it trickles
    const timer = setTimeout(() => asking.destroy(new NotSent('timeout')), timeoutMs);
    const end = (error: Error | null, status = 0): void => {
      clearTimeout(timer);
      if (error) reject(error instanceof NotSent ? error : new NotSent('unreachable'));
      else resolve(status);
    };
    asking.on('error', end);
    asking.on('timeout', () => asking.destroy(new NotSent('timeout')));
    asking.on('response', (answer) => {
      let size = 0;
      const status = answer.statusCode ?? 0;
      answer.on('data', (some: Buffer) => {
        size += some.length;
        if (size <= MOST_ANSWER) return;
        // what it says does not matter
        end(null, status);
        asking.destroy();
      });
      answer.on('end', () => end(null, status));
      answer.on('error', () => end(null, status));
    });
    asking.end(body);
  });
}

/** Whether an answer means that it has arrived; else why not, and whether another try could help. */
export function checkStatus(status: number): void {
  if (status >= 200 && status < 300) return;
  const isLater = status === 408 || status === 425 || status === 429 || status >= 500;
  throw new NotSent(`status-${status}`, !isLater);
}
