/** Machines to which people have themselves told: a push service, a receiver of webhooks, a mail server; and browsers. */
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import type { Settings } from '@polis/client';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';
import { readOptions, type ServerOptions } from '../../src/index.ts';
import type { NudgeOptions } from '../../src/nudges/options.ts';
import type { NudgeWishShown } from '../../src/protocol/index.ts';
import { guestOf } from '../care.kit.ts';
import { answerTo, done, type Sitter, server, tableWith, until, watched } from '../kit.ts';
import { certificates } from './certificates.ts';

export interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

const made = certificates();

/** Takes POSTs over TLS, and answers as `answers` says: a status, or nothing at all. */
export async function receiver(answers: (request: Received) => number | null = () => 201) {
  const received: Received[] = [];
  const box = { answers };
  const machine = https.createServer({ cert: made.cert, key: made.key }, (request, reply) => {
    const parts: Buffer[] = [];
    request.on('data', (part) => parts.push(part));
    request.on('end', () => {
      const one = { path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) };
      received.push(one);
      const status = box.answers(one);
      if (status === null) return;
      reply.writeHead(status, status >= 300 && status < 400 ? { location: '/elsewhere' } : {});
      reply.end('thank you');
    });
  });
  await new Promise<void>((resolve) => {
    machine.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    machine.closeAllConnections();
    machine.close();
  });
  const { port } = machine.address() as AddressInfo;
  return { port, received, ca: made.ca, host: `localhost:${port}`, address: `https://localhost:${port}`, box };
}
export type Receiver = Awaited<ReturnType<typeof receiver>>;

/** What a browser has when it has subscribed; and it reads what is sent to it (RFC 8291). */
export function subscription(endpoint: string) {
  const ecdh = createECDH('prime256v1');
  const own = ecdh.generateKeys();
  const auth = randomBytes(16);
  return {
    endpoint,
    keys: { p256dh: own.toString('base64url'), auth: auth.toString('base64url') },
    read({ body }: Received) {
      const [salt, idLength] = [body.subarray(0, 16), body[20]];
      const theirs = body.subarray(21, 21 + idLength);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, theirs]);
      const secret = hkdf(ecdh.computeSecret(theirs), auth, info, 32);
      const key = hkdf(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
      const nonce = hkdf(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
      const sealed = body.subarray(21 + idLength);
      const cipher = createDecipheriv('aes-128-gcm', key, nonce);
      cipher.setAuthTag(sealed.subarray(-16));
      const text = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
      // the end of the text is marked, and behind it may be anything
      return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString()) as PushMessage;
    },
  };
}

export interface PushMessage {
  id: string;
  title: string;
  body: string;
  path: string;
  count: number;
  isNews: boolean;
}

const hkdf = (key: Uint8Array, salt: Uint8Array, info: Uint8Array, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

/** A mail server that takes everything, unless `refuses`. */
export async function mailbox(refuses: () => number | null = () => null) {
  const mails: { to: string; text: string }[] = [];
  const machine = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const code = refuses();
        if (code !== null) return done(Object.assign(new Error('not now'), { responseCode: code }));
        // as it is meant: lines that were folded, and letters that were written as numbers
        const text = Buffer.concat(parts)
          .toString()
          .replace(/=\r\n/g, '')
          .replace(/\r\n[ \t]+/g, ' ')
          .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
        mails.push({ to: session.envelope.rcptTo.map(({ address }) => address).join(), text });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => {
    machine.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => new Promise<void>((resolve) => machine.close(() => resolve())));
  return { mails, url: `smtp://127.0.0.1:${(machine.server.address() as AddressInfo).port}` };
}

export const WISH: NudgeWishShown = {
  mode: 'always',
  hour: 8,
  quiet: null,
  zone: 'Europe/Paris',
  language: 'en',
  ends: true,
  remind: 3,
};

/** Everything at once, so that nobody waits. */
const QUICK = { lookMs: 10, gatherMs: 20, awayMs: 150, hereMs: 20, retryMs: 20, claimMs: 5000 };

/** A server that may talk to these machines. */
export async function nudgingServer(
  machines: readonly Receiver[],
  nudges: Partial<NudgeOptions> = {},
  others: Partial<ServerOptions> = {},
) {
  const hosts = machines.map(({ host }) => host);
  return server({
    ...others,
    nudges: {
      ...readOptions({}).nudges,
      root: 'https://play.example.org',
      pushHosts: hosts,
      webhookHosts: hosts,
      privateAddresses: true,
      paces: QUICK,
      ca: made.ca,
      ...nudges,
    },
  });
}

export const newGuest = guestOf;

/** Ann and Bob at a table where it is the turn of both; Ann is told in a browser. */
export async function annIsTold(address: string, push: Receiver, wish: Partial<NudgeWishShown> = {}) {
  const ann = await newGuest(address, 'Ann');
  const bob = await newGuest(address, 'Bob');
  const browser = subscription(`${push.address}/push/ann`);
  const { endpoint, keys } = browser;
  const added = await ann.here.call('POST', '/api/me/nudges/push', { endpoint, keys, wish: { ...WISH, ...wish } });
  if (added.status !== 201) throw new Error(JSON.stringify(added.body));
  const messages = (): PushMessage[] => push.received.map(browser.read);
  return { ann, bob, browser, channel: added.body.id as string, messages };
}

/** A game of two and a bot that has begun. */
export async function game(address: string, people: readonly Sitter[], changed: Partial<Settings> = {}) {
  const table = await tableWith(address, people, { seats: 3, ...changed });
  const seen = people.map(({ by }) => watched(by, table));
  await done(people[0].by.command(table, { do: 'start', fill: 'random' }));
  for (const one of seen) await one.until(({ view }) => view !== null);
  /** This one answers what they are asked. */
  async function answers(chair: number): Promise<void> {
    const known = await seen[chair].until(({ view }) => view?.asks.some(({ sealed }) => sealed < 0) === true);
    await done(people[chair].by.command(table, answerTo(known, chair)));
  }
  /** All answer, and the next question is asked. */
  async function turn(): Promise<void> {
    const before = seen[0].now().view?.question;
    for (const chair of people.keys()) await answers(chair);
    for (const one of seen) await one.until(({ view }) => view?.question !== before);
  }
  return { table, answers, turn };
}

/** Time in which something would have come that must not. */
export async function nothingComes(machine: Pick<Receiver, 'received'>, ms = 150): Promise<void> {
  const before = machine.received.length;
  await new Promise((resolve) => setTimeout(resolve, ms));
  if (machine.received.length !== before) throw new Error('something came');
}

export { until };
