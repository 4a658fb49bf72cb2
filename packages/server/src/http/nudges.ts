/** Where and how people are told that it is their turn. */
import { createHash, randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { deviceName } from '../accounts/device.ts';
import { callerOf } from '../caller.ts';
import { isAmong, readAddress } from '../nudges/addresses.ts';
import { testMessage } from '../nudges/message.ts';
import { NotSent } from '../nudges/posting.ts';
import { CONFIRM_MS, MOST_GIVEN_UP } from '../nudges/sending.ts';
import { webhookSecret } from '../nudges/webhooks.ts';
import { isZone } from '../nudges/when.ts';
import {
  channelId,
  channelMade,
  channelTried,
  failure,
  mutedTable,
  type NudgeWishShown,
  newMail,
  newPush,
  newWebhook,
  nudgesShown,
  nudgeToken,
  nudgeWish,
  webhookMade,
} from '../protocol/index.ts';
import { chairOf } from '../room/index.ts';
import type { NewChannel, NudgeChannel, NudgeWish } from '../store/nudges.ts';
import type { SignedIn } from '../store/sessions.ts';
import { askedIn } from '../tables/turns.ts';
import { type App, nobody, type Parts, sessionIn } from './parts.ts';

/** Of one person, and of all who call from one address: mails to strangers, and requests to other machines. */
const MAILS_PER_DAY = 5;
const MAILS_FROM_ADDRESS = 20;
const TRIES_PER_HOUR = 20;
/** At how many tables it is looked whose turn it is. */
const MOST_TABLES = 100;

const noZone = { code: 'no-such-zone', message: 'there is no such time zone' };
const noAddress = { code: 'not-an-address', message: 'this is no address that begins with https://' };
const notAllowed = { code: 'host-not-allowed', message: 'this server sends nothing to this host' };
const noTopic = { code: 'no-topic', message: 'an address of ntfy ends with its topic' };
const noMail = { code: 'no-mail', message: 'this server sends no mails' };
const mailFailed = { code: 'mail-failed', message: 'the mail could not be sent; is the address right?' };
const tooManyChannels = { code: 'too-many-channels', message: 'there are too many of these; take one away first' };
const noSuchChannel = { code: 'no-such-channel', message: 'there is nothing like that' };
const noSuchTable = { code: 'no-such-table', message: 'there is no such table, or you do not sit there' };
const oldLink = { code: 'old-link', message: 'this link is too old, or was used already' };
const tooMany = { code: 'too-many', message: 'too many for now; wait a while' };

const newId = (): string => randomBytes(12).toString('base64url');
const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

export function addNudgeRoutes(app: App, parts: Parts): void {
  const { store, tables, nudges, now } = parts;
  const { options, mail, send } = nudges;
  const askers = new WeakMap<FastifyRequest, string>();
  const countsOf = (name: string, max: number, timeWindow: string, by: (request: FastifyRequest) => string) =>
    app.createRateLimit({ max, timeWindow, keyGenerator: (request) => `${name}:${by(request)}` });
  const asker = (request: FastifyRequest): string => askers.get(request) ?? '';
  const mails = [
    countsOf('nudge-mail', MAILS_PER_DAY, '1 day', asker),
    countsOf('nudge-mail', MAILS_FROM_ADDRESS, '1 day', ({ ip }) => callerOf(ip)),
  ];
  const tries = [
    countsOf('nudge-try', TRIES_PER_HOUR, '1 hour', asker),
    countsOf('nudge-try', 2 * TRIES_PER_HOUR, '1 hour', ({ ip }) => callerOf(ip)),
  ];

  async function isTooOften(request: FastifyRequest, person: string, counts: typeof mails): Promise<boolean> {
    askers.set(request, person);
    for (const count of counts) {
      const counted = await count(request);
      if (!counted.isAllowed && counted.isExceeded) return true;
    }
    return false;
  }

  /** From the first channel on it is written down when it is their turn; where it is already they know. */
  async function add(person: string, wish: NudgeWish, channel: NewChannel): Promise<boolean> {
    if (await store.beginNudges(person, wish)) {
      const rows = (await store.tablesOf(person, MOST_TABLES)).filter(({ status }) => status === 'playing');
      const rooms = await Promise.all(rows.map(({ id }) => tables.room(id).catch(() => null)));
      const turns = rooms.flatMap((room) => (room && askedIn(room).includes(person) ? [room] : []));
      await store.knowTurns(
        person,
        turns.map(({ id, seq, at }) => ({ table: id, seq, at })),
      );
    }
    return store.addChannel(person, channel, now());
  }

  const plain = { form: '', keys: '', secret: '', name: '', table: null, session: null, confirmed: null } as const;

  app.get(
    '/api/me/nudges',
    {
      schema: {
        summary: 'How I am told that it is my turn, where, and what has failed',
        querystring: z.object({ endpoint: z.string().max(1000).optional() }),
        response: { 200: nudgesShown, 401: failure },
      },
    },
    async (request, reply) => {
      const here = await sessionIn(app, request.raw, store);
      if (!here) return reply.code(401).send(nobody);
      const { wish, channels, muted, failures } = await store.nudgesOf(here.person.id);
      return reply.send({
        wish: wish && { ...wish, language: languageOf(wish) },
        channels: channels.map((channel) => ({
          ...shown(channel),
          isHere: channel.kind === 'push' && channel.address === request.query.endpoint,
        })),
        muted,
        failures: failures.map(({ channel, at, tries: times, why, isGivenUp }) => ({
          channel,
          at,
          tries: times,
          why,
          isGivenUp,
        })),
        offers: { pushKey: nudges.publicKey, webhookHosts: options.webhookHosts, mail: mail !== null },
      });
    },
  );

  app.put(
    '/api/me/nudges/wish',
    {
      schema: {
        summary: 'Say how I want to be told',
        body: nudgeWish,
        response: { 204: z.null(), 400: failure, 401: failure },
      },
    },
    async (request, reply) => {
      const here = await sessionIn(app, request.raw, store);
      if (!here) return reply.code(401).send(nobody);
      if (!isZone(request.body.zone)) return reply.code(400).send(noZone);
      await store.setNudgeWish(here.person.id, request.body, now());
      return reply.code(204).send(null);
    },
  );

  /** Who asks, if they may have one more; else with what they are refused. */
  async function asking(request: FastifyRequest, wish: NudgeWish): Promise<SignedIn | 400 | 401> {
    const here = await sessionIn(app, request.raw, store);
    if (!here) return 401;
    return isZone(wish.zone) ? here : 400;
  }
  const refusals = { 400: noZone, 401: nobody } as const;

  app.post(
    '/api/me/nudges/push',
    {
      schema: {
        summary: 'Tell me in this browser, until I sign out here',
        body: newPush,
        response: { 201: channelMade, 400: failure, 401: failure, 409: failure },
      },
    },
    async (request, reply) => {
      const { endpoint, keys, wish } = request.body;
      const here = await asking(request, wish);
      if (typeof here === 'number') return reply.code(here).send(refusals[here]);
      const url = readAddress(endpoint);
      if (!url) return reply.code(400).send(noAddress);
      if (!isAmong(options.pushHosts, url)) return reply.code(400).send(notAllowed);
      const id = newId();
      const isAdded = await add(here.person.id, wish, {
        ...plain,
        id,
        kind: 'push',
        address: url.href,
        keys: JSON.stringify(keys),
        name: deviceName(request.headers['user-agent']),
        session: here.session,
        confirmed: now(),
      });
      return isAdded ? reply.code(201).send({ id }) : reply.code(409).send(tooManyChannels);
    },
  );

  app.post(
    '/api/me/nudges/webhooks',
    {
      schema: {
        summary: 'Tell me, or all who listen to a table of mine, by a webhook; only at hosts that this server allows',
        body: newWebhook,
        response: { 201: webhookMade, 400: failure, 401: failure, 404: failure, 409: failure },
      },
    },
    async (request, reply) => {
      const { form, address, name, table, wish } = request.body;
      const here = await asking(request, wish);
      if (typeof here === 'number') return reply.code(here).send(refusals[here]);
      const url = readAddress(address);
      if (!url) return reply.code(400).send(noAddress);
      if (!isAmong(options.webhookHosts, url)) return reply.code(400).send(notAllowed);
      if (form === 'ntfy' && !/[^/]/.test(url.pathname)) return reply.code(400).send(noTopic);
      if (table !== null && !(await sitsAt(table, here.person.id))) return reply.code(404).send(noSuchTable);
      const id = newId();
      const secret = webhookSecret(randomBytes(32));
      const isAdded = await add(here.person.id, wish, {
        ...plain,
        id,
        kind: 'webhook',
        form,
        address: url.href,
        secret,
        name,
        table,
        confirmed: now(),
      });
      return isAdded ? reply.code(201).send({ id, secret }) : reply.code(409).send(tooManyChannels);
    },
  );

  async function sitsAt(table: string, person: string): Promise<boolean> {
    const room = await tables.room(table).catch(() => null);
    return room !== null && chairOf(room, person) >= 0;
  }

  app.post(
    '/api/me/nudges/mail',
    {
      schema: {
        summary: `Tell me by mail, once the address is confirmed by what is sent to it; ${MAILS_PER_DAY} tries a day`,
        body: newMail,
        response: { 202: channelMade, 400: failure, 401: failure, 409: failure, 429: failure, 502: failure },
      },
    },
    async (request, reply) => {
      const { address, wish } = request.body;
      const here = await asking(request, wish);
      if (typeof here === 'number') return reply.code(here).send(refusals[here]);
      const { id: person } = here.person;
      if (!mail) return reply.code(400).send(noMail);
      if (await isTooOften(request, person, mails)) return reply.code(429).send(tooMany);
      const [id, token] = [newId(), randomBytes(32).toString('base64url')];
      const secret = randomBytes(32).toString('base64url');
      const isAdded = await add(person, wish, { ...plain, id, kind: 'mail', address, keys: hashOf(token), secret });
      if (!isAdded) return reply.code(409).send(tooManyChannels);
      try {
        await mail.askToConfirm(address, token, wish.language);
      } catch (error) {
        if (!(error instanceof NotSent)) throw error;
        await store.removeChannel(person, id);
        return reply.code(502).send(mailFailed);
      }
      return reply.code(202).send({ id });
    },
  );

  app.post(
    '/api/nudges/confirm',
    {
      schema: {
        summary: 'This mail address is mine: what was sent to it says so',
        body: nudgeToken,
        response: { 204: z.null(), 404: failure },
      },
    },
    async (request, reply) => {
      const isConfirmed = await store.confirmChannel(hashOf(request.body.token), now() - CONFIRM_MS, now());
      return isConfirmed ? reply.code(204).send(null) : reply.code(404).send(oldLink);
    },
  );

  // programs that read mail for people send a form, and nobody reads it
  app.register((inner, _, registered) => {
    inner.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'string' },
      (_, __, done) => done(null, null),
    );
    (inner as App).post(
      '/api/nudges/end/:token',
      {
        schema: {
          summary: 'No more mails: the address in `List-Unsubscribe` of each of them (RFC 8058)',
          params: nudgeToken,
          response: { 204: z.null(), 404: failure },
        },
      },
      async (request, reply) =>
        (await store.endChannel(request.params.token)) ? reply.code(204).send(null) : reply.code(404).send(oldLink),
    );
    registered();
  });

  app.delete(
    '/api/me/nudges/channels/:id',
    {
      schema: {
        summary: 'Tell me nothing there any more',
        params: channelId,
        response: { 204: z.null(), 401: failure, 404: failure },
      },
    },
    async (request, reply) => {
      const here = await sessionIn(app, request.raw, store);
      if (!here) return reply.code(401).send(nobody);
      return (await store.removeChannel(here.person.id, request.params.id))
        ? reply.code(204).send(null)
        : reply.code(404).send(noSuchChannel);
    },
  );

  app.post(
    '/api/me/nudges/channels/:id/test',
    {
      schema: {
        summary: `Send something there now, to see whether it arrives; ${TRIES_PER_HOUR} an hour`,
        params: channelId,
        response: { 200: channelTried, 401: failure, 404: failure, 429: failure },
      },
    },
    async (request, reply) => {
      const here = await sessionIn(app, request.raw, store);
      if (!here) return reply.code(401).send(nobody);
      const { id: person } = here.person;
      const { channels, wish } = await store.nudgesOf(person);
      const channel = channels.find(({ id }) => id === request.params.id);
      if (!channel || channel.confirmed === null || !wish) return reply.code(404).send(noSuchChannel);
      if (await isTooOften(request, person, tries)) return reply.code(429).send(tooMany);
      try {
        const isThere = await send(channel, testMessage(channel.id, wish.language, now()), true, wish.language);
        if (isThere) await store.trustChannel(person, channel.id);
        else await store.removeChannel(person, channel.id);
        return reply.send({ why: isThere ? null : 'status-410' });
      } catch (error) {
        if (!(error instanceof NotSent)) throw error;
        return reply.send({ why: error.why });
      }
    },
  );

  const muting = (isMuted: boolean) => ({
    schema: {
      summary: isMuted ? 'Tell me nothing of this table' : 'Tell me of this table again',
      params: mutedTable,
      response: { 204: z.null(), 401: failure, 404: failure },
    },
  });
  for (const isMuted of [true, false])
    app.route({
      method: isMuted ? 'PUT' : 'DELETE',
      url: '/api/me/nudges/muted/:table',
      ...muting(isMuted),
      async handler(request, reply) {
        const here = await sessionIn(app, request.raw, store);
        if (!here) return reply.code(401).send(nobody);
        const { table } = request.params;
        if (isMuted && !(await sitsAt(table, here.person.id))) return reply.code(404).send(noSuchTable);
        return (await store.muteTable(here.person.id, table, isMuted))
          ? reply.code(204).send(null)
          : reply.code(404).send(noSuchTable);
      },
    });
}

const languageOf = ({ language }: NudgeWish): NudgeWishShown['language'] => (language === 'fr' ? 'fr' : 'en');

/** Whoever looks over someone's shoulder learns no address that they could send to. */
const shown = ({ id, kind, form, name, address, table, created, confirmed, givenUp }: NudgeChannel) => ({
  id,
  kind,
  form: form === '' ? null : form,
  name,
  address: kind === 'mail' ? address : new URL(address).host,
  table,
  created,
  isConfirmed: confirmed !== null,
  isOff: givenUp >= MOST_GIVEN_UP,
});
