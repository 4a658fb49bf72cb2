/** Friends: who they are, whether they are here, and how one becomes one. */
import { z } from 'zod';
import { heldBackFrom } from '../care/held-back.ts';
import { HERE_MS } from '../company/presence.ts';
import {
  aboutPerson,
  companyShown,
  companyWish,
  failure,
  type PlayedWith,
  playedWithList,
  type TableSummary,
  whomByName,
} from '../protocol/index.ts';
import { canSitAt } from '../room/index.ts';
import type { Asked, CompanyKept } from '../store/friends.ts';
import { rowOf, summaryOf } from '../tables/rows.ts';
import { countedOver } from './counted-over.ts';
import { type App, nobody, type Parts, personIn } from './parts.ts';
import { hasAccount } from './sessions.ts';
import { type CountedName, noSuchPerson, tooManyNames, whomOf, yourself } from './whom.ts';

/** Of one person, and of all who call from one address. */
const ASKS_PER_DAY = 40;
const ASKS_FROM_ADDRESS = 200;
/** In so many of the latest games those are looked for with whom one has played, and so many are listed. */
const GAMES_LOOKED_AT = 60;
const MOST_PLAYED_WITH = 50;

const needsAccount = {
  code: 'friends-need-account',
  message: 'friends are for people with an account; make one first',
};
const isGuest = { code: 'friend-is-guest', message: 'they are a guest; only people with an account can be friends' };
const keptAway = { code: 'you-keep-away', message: 'you keep away from them; end that first' };
const notAsking = { code: 'not-asking', message: 'they do not ask you any more' };
const tooMany = { code: 'too-many', message: 'too many for today; wait until tomorrow' };
const tooManyFriends = { code: 'too-many-friends', message: 'one of you has too many friends' };
const tooManyAsked = { code: 'too-many-asked', message: 'too many of your requests wait for an answer; withdraw one' };

export function addFriendRoutes(app: App, parts: Parts, isNameTooMany: CountedName): void {
  const { store, tables, now, news } = parts;
  const isTooOften = countedOver(app, 'friend', ASKS_PER_DAY, ASKS_FROM_ADDRESS, '1 day');

  /** Where friends wait, for those of them who show that they are here: tables at which the asker could sit down. */
  async function tablesOf(me: string, here: readonly string[]): Promise<TableSummary[]> {
    const rows = await store.openTablesOf(here);
    const apartFrom = rows.length > 0 ? await store.apartFrom(me) : [];
    const rooms = await Promise.all(rows.map(({ id }) => tables.room(id).catch(() => null)));
    return rooms.flatMap((room) => {
      if (!room || !canSitAt(room, me)) return [];
      const isOpen = room.chairs.every(({ person }) => !person || !apartFrom.includes(person.id));
      return isOpen ? [summaryOf(rowOf(room))] : [];
    });
  }

  async function shown(me: string, { wish, friends, asking, asked }: CompanyKept) {
    const isHere = (at: number | null): boolean => at !== null && at > now() - HERE_MS;
    const here = friends.filter((friend) => isHere(friend.here)).map(({ person }) => person.id);
    const open = await tablesOf(me, here);
    return {
      hasAccount: await hasAccount(store, me),
      wish,
      friends: friends.map(({ person, at, here: seen }) => ({
        person,
        since: at,
        isHere: isHere(seen),
        table: (isHere(seen) && open.find(({ chairs }) => chairs.some((chair) => chair.person === person.id))) || null,
      })),
      asking,
      asked,
    };
  }

  app.get(
    '/api/me/people',
    {
      schema: {
        summary: 'My friends and where they are, who asks me, whom I have asked, and what I wish',
        response: { 200: companyShown, 401: failure },
      },
    },
    async (request, reply) => {
      const me = await personIn(app, request.raw, store);
      return me ? reply.send(await shown(me.id, await store.companyOf(me.id))) : reply.code(401).send(nobody);
    },
  );

  app.put(
    '/api/me/people/wish',
    {
      schema: {
        summary: 'Of whom I take invitations, and whether friends are told that I am here',
        body: companyWish,
        response: { 204: z.null(), 401: failure },
      },
    },
    async (request, reply) => {
      const me = await personIn(app, request.raw, store);
      if (!me) return reply.code(401).send(nobody);
      await store.setCompanyWish(me.id, request.body);
      // whoever has just turned it on is here
      if (request.body.shows) await store.areHere([me.id], now());
      news(
        (await store.companyOf(me.id)).friends.map(({ person }) => person.id),
        'people',
      );
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/api/me/friends',
    {
      schema: {
        summary: `Ask someone to be my friend, or accept if they ask me; ${ASKS_PER_DAY} a day, ${ASKS_FROM_ADDRESS} from one address`,
        body: whomByName,
        response: {
          200: z.object({ is: z.enum(['asked', 'friends']) }),
          400: failure,
          401: failure,
          403: failure,
          404: failure,
          409: failure,
          429: failure,
        },
      },
    },
    async (request, reply) => {
      const me = await personIn(app, request.raw, store);
      if (!me) return reply.code(401).send(nobody);
      const banned = await heldBackFrom(parts, me.id, ['ban']);
      if (banned) return reply.code(403).send(banned);
      if (!(await hasAccount(store, me.id))) return reply.code(403).send(needsAccount);
      if (await isTooOften(request, me.id)) return reply.code(429).send(tooMany);
      if (await isNameTooMany(request, me.id, request.body)) return reply.code(429).send(tooManyNames);
      const other = await whomOf(store, request.body);
      if (!other) return reply.code(404).send(noSuchPerson);
      if (other.id === me.id) return reply.code(400).send(yourself);
      if ((await store.blocked(me.id)).some(({ id }) => id === other.id)) return reply.code(409).send(keptAway);
      if (!(await hasAccount(store, other.id))) return reply.code(409).send(isGuest);
      const asked = await store.askFriend(me.id, other.id, now());
      if (asked === 'asked' || asked === 'friends') {
        news([me.id, other.id], 'people');
        return reply.send({ is: asked });
      }
      return refuse(asked);

      function refuse(why: Exclude<Asked, 'asked' | 'friends'>) {
        if (why === 'nobody') return reply.code(404).send(noSuchPerson);
        return reply.code(429).send(why === 'too-many-asked' ? tooManyAsked : tooManyFriends);
      }
    },
  );

  app.put(
    '/api/me/friends/:id',
    {
      schema: {
        summary: 'Accept someone who asks to be my friend',
        params: aboutPerson,
        response: { 204: z.null(), 401: failure, 404: failure, 429: failure },
      },
    },
    async (request, reply) => {
      const me = await personIn(app, request.raw, store);
      if (!me) return reply.code(401).send(nobody);
      const accepted = await store.acceptFriend(me.id, request.params.id, now());
      if (accepted === null) return reply.code(404).send(notAsking);
      if (accepted !== 'friends') return reply.code(429).send(tooManyFriends);
      news([me.id, request.params.id], 'people');
      return reply.code(204).send(null);
    },
  );

  app.delete(
    '/api/me/friends/:id',
    {
      schema: {
        summary: 'Friends no more; or decline what someone asks, which they are not told; or ask no more',
        params: aboutPerson,
        response: { 204: z.null(), 401: failure },
      },
    },
    async (request, reply) => {
      const me = await personIn(app, request.raw, store);
      if (!me) return reply.code(401).send(nobody);
      const isSeen = await store.endFriend(me.id, request.params.id, now());
      // a sign that something has changed would say that it was declined
      news(isSeen ? [me.id, request.params.id] : [me.id], 'people');
      return reply.code(204).send(null);
    },
  );

  app.get(
    '/api/me/played',
    {
      schema: {
        summary: `With whom I have played lately, the last first; ${MOST_PLAYED_WITH} at most`,
        response: { 200: playedWithList, 401: failure },
      },
    },
    async (request, reply) => {
      const me = await personIn(app, request.raw, store);
      if (!me) return reply.code(401).send(nobody);
      const { friends, asked } = await store.companyOf(me.id);
      const away = new Set((await store.blocked(me.id)).map(({ id }) => id));
      const people = new Map<string, PlayedWith>();
      for (const { person, ...last } of await store.playedWith(me.id, GAMES_LOOKED_AT)) {
        const known = people.get(person.id);
        if (known) known.games++;
        else if (!away.has(person.id))
          people.set(person.id, {
            person,
            ...last,
            games: 1,
            isFriend: friends.some((friend) => friend.person.id === person.id),
            isAsked: asked.some((one) => one.person.id === person.id),
          });
      }
      return reply.send({ people: [...people.values()].slice(0, MOST_PLAYED_WITH) });
    },
  );
}
