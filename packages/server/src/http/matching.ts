/** Quick match: waiting for a game with whoever fits. */
import { z } from 'zod';
import { callerOf } from '../caller.ts';
import { heldBackFrom } from '../care/held-back.ts';
import { failure, matchId, matchShown, matchWish } from '../protocol/index.ts';
import { OVERALL, shownSkill, UNKNOWN } from '../results/rating.ts';
import { type App, nobody, type Parts, personIn } from './parts.ts';

const noSuchGame = { code: 'no-such-game', message: 'no game can be played with these expansions and so many players' };

export function addMatchRoutes(app: App, parts: Parts): void {
  const { store, matching } = parts;

  async function ratingOf(person: string): Promise<number> {
    const [known] = await store.ratingsOf([person], OVERALL);
    return shownSkill(known ?? UNKNOWN).value;
  }

  async function leavesIfBanned(person: string) {
    const banned = await heldBackFrom(parts, person, ['ban']);
    if (banned) await matching.leave(person);
    return banned;
  }

  app.get(
    '/api/me/match',
    { schema: { summary: 'Where I stand', response: { 200: matchShown, 401: failure } } },
    async (request, reply) => {
      const me = await personIn(app, request.raw, store);
      return me ? reply.send(await matching.shown(me.id)) : reply.code(401).send(nobody);
    },
  );

  app.put(
    '/api/me/match',
    {
      schema: {
        summary: 'I wait for a game like this; said again every few seconds while that is so',
        body: matchWish,
        response: { 200: matchShown, 400: failure, 401: failure, 403: failure },
      },
    },
    async (request, reply) => {
      const me = await personIn(app, request.raw, store);
      if (!me) return reply.code(401).send(nobody);
      const banned = await leavesIfBanned(me.id);
      if (banned) return reply.code(403).send(banned);
      if (!matching.isPossible(request.body)) return reply.code(400).send(noSuchGame);
      return reply.send(
        await matching.wait({ person: me.id, address: callerOf(request.ip) }, request.body, await ratingOf(me.id)),
      );
    },
  );

  app.post(
    '/api/me/match/ready',
    {
      schema: {
        summary: 'I am ready for the game that was found',
        body: matchId,
        response: { 200: matchShown, 401: failure, 403: failure },
      },
    },
    async (request, reply) => {
      const me = await personIn(app, request.raw, store);
      if (!me) return reply.code(401).send(nobody);
      const banned = await leavesIfBanned(me.id);
      if (banned) return reply.code(403).send(banned);
      return reply.send(await matching.ready(me.id, request.body.match));
    },
  );

  app.post(
    '/api/me/match/away',
    {
      schema: {
        summary: 'My page is closed: I keep my place for a while, and nothing is found for me',
        response: { 204: z.null(), 401: failure },
      },
    },
    async (request, reply) => {
      const me = await personIn(app, request.raw, store);
      if (!me) return reply.code(401).send(nobody);
      await matching.away(me.id);
      return reply.code(204).send(null);
    },
  );

  app.delete(
    '/api/me/match',
    {
      schema: {
        summary: 'I wait no more; a game for which all were ready goes on',
        response: { 200: matchShown, 401: failure },
      },
    },
    async (request, reply) => {
      const me = await personIn(app, request.raw, store);
      if (!me) return reply.code(401).send(nobody);
      await matching.leave(me.id);
      return reply.send(await matching.shown(me.id));
    },
  );
}
