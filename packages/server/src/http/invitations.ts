/** Invitations to a table: by its host, as long as there is a chair. */
import { z } from 'zod';
import { heldBackFrom } from '../care/held-back.ts';
import { aboutPerson, failure, invitationList, invitedList, tableId, whomByName } from '../protocol/index.ts';
import { canSitAt, meets, type Room } from '../room/index.ts';
import { rowOf, summaryOf } from '../tables/rows.ts';
import { countedOver } from './counted-over.ts';
import { type App, nobody, type Parts, personIn } from './parts.ts';
import { hasAccount } from './sessions.ts';
import {
  type CountedName,
  NAMES_FROM_ADDRESS,
  NAMES_PER_DAY,
  noSuchPerson,
  tooManyNames,
  whomOf,
  yourself,
} from './whom.ts';

/** Of one person, and of all who call from one address. */
const INVITATIONS_PER_HOUR = 60;
const INVITATIONS_FROM_ADDRESS = 240;

const noSuchTable = { code: 'no-such-table', message: 'there is no such table' };
const notHost = { code: 'not-host', message: 'only the host of the table can do that' };
const notGathering = { code: 'not-gathering', message: 'the game has begun, or the table is closed' };
const isFull = { code: 'chair-taken', message: 'every chair is taken' };
const isSeated = { code: 'sits-there', message: 'they sit at this table' };
const wasRemoved = { code: 'was-removed', message: 'you have removed them from this table; let them in again first' };
const takesNone = { code: 'no-invitations', message: 'they take no invitations from you' };
const needsAccount = { code: 'invited-is-guest', message: 'only people with an account sit down at this table' };
const keptAway = { code: 'you-keep-away', message: 'you keep away from them; end that first' };
const tooMany = { code: 'too-many', message: 'too many invitations; wait a while' };
const notInvited = { code: 'not-invited', message: 'you are not invited there any more' };

const atTable = z.object({ id: tableId });
const invitedAt = z.object({ id: tableId, person: aboutPerson.shape.id });

export function addInvitationRoutes(app: App, parts: Parts, isNameTooMany: CountedName): void {
  const { store, tables, now, news } = parts;
  const isTooOften = countedOver(app, 'invite', INVITATIONS_PER_HOUR, INVITATIONS_FROM_ADDRESS);

  const freeChairs = ({ chairs }: Room): number => chairs.filter(({ person, bot }) => !person && !bot).length;

  app.get(
    '/api/me/invitations',
    {
      schema: {
        summary: 'Tables to which I am invited and where there is a chair for me',
        response: { 200: invitationList, 401: failure },
      },
    },
    async (request, reply) => {
      const me = await personIn(app, request.raw, store);
      if (!me) return reply.code(401).send(nobody);
      const found = await store.invitationsOf(me.id);
      const apartFrom = found.length > 0 ? await store.apartFrom(me.id) : [];
      const rooms = await Promise.all(found.map(({ row }) => tables.room(row.id).catch(() => null)));
      const invitations = found.flatMap(({ by, at }, i) => {
        const room = rooms[i];
        if (!room || meets(room, apartFrom) || apartFrom.includes(by.id) || !canSitAt(room, me.id)) return [];
        return [{ table: summaryOf(rowOf(room)), by, at }];
      });
      return reply.send({ invitations });
    },
  );

  app.delete(
    '/api/me/invitations/:id',
    {
      schema: {
        summary: 'Decline an invitation to a table',
        params: atTable,
        response: { 204: z.null(), 401: failure, 404: failure },
      },
    },
    async (request, reply) => {
      const me = await personIn(app, request.raw, store);
      if (!me) return reply.code(401).send(nobody);
      const { id } = request.params;
      if (!(await store.declineInvitation(me.id, id, now()))) return reply.code(404).send(notInvited);
      const host = (await tables.room(id))?.host;
      news(host ? [me.id, host] : [me.id], 'people');
      return reply.code(204).send(null);
    },
  );

  app.get(
    '/api/tables/:id/invitations',
    {
      schema: {
        summary: 'Whom I have invited to my table',
        params: atTable,
        response: { 200: invitedList, 401: failure, 403: failure, 404: failure },
      },
    },
    async (request, reply) => {
      const me = await personIn(app, request.raw, store);
      if (!me) return reply.code(401).send(nobody);
      const room = await tables.room(request.params.id);
      if (!room) return reply.code(404).send(noSuchTable);
      if (room.host !== me.id) return reply.code(403).send(notHost);
      return reply.send({ people: await store.invitedTo(room.id) });
    },
  );

  app.post(
    '/api/tables/:id/invitations',
    {
      schema: {
        summary: `Invite someone to my table; ${INVITATIONS_PER_HOUR} an hour, ${INVITATIONS_FROM_ADDRESS} from one address; by name ${NAMES_PER_DAY} a day, ${NAMES_FROM_ADDRESS} from one address`,
        params: atTable,
        body: whomByName,
        response: {
          204: z.null(),
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
      const room = await tables.room(request.params.id);
      if (!room) return reply.code(404).send(noSuchTable);
      if (room.host !== me.id) return reply.code(403).send(notHost);
      if (room.status !== 'gathering' || room.dealing || room.frozen) return reply.code(409).send(notGathering);
      if (freeChairs(room) === 0) return reply.code(409).send(isFull);
      if (await isTooOften(request, me.id)) return reply.code(429).send(tooMany);
      if (await isNameTooMany(request, me.id, request.body)) return reply.code(429).send(tooManyNames);
      const whom = await whomOf(store, request.body);
      if (!whom) return reply.code(404).send(noSuchPerson);
      if (whom.id === me.id) return reply.code(400).send(yourself);
      const refused = await refusalOf(room, me.id, whom.id);
      if (refused) return reply.code(409).send(refused);
      const isTold = !(await store.apartFrom(me.id)).includes(whom.id);
      const { id, seq } = room;
      if ((await store.invite({ table: id, person: whom.id, by: me.id, at: now(), seq, isTold })) !== 'invited')
        return reply.code(429).send(tooMany);
      news(isTold ? [me.id, whom.id] : [me.id], 'people');
      return reply.code(204).send(null);
    },
  );

  /** Who keeps away from the host is refused nothing: they are not told of it, and nobody else is. */
  async function refusalOf(room: Room, me: string, whom: string): Promise<{ code: string; message: string } | null> {
    if (room.chairs.some(({ person }) => person?.id === whom)) return isSeated;
    if (room.removed.some(({ id }) => id === whom)) return wasRemoved;
    if ((await store.blocked(me)).some(({ id }) => id === whom)) return keptAway;
    const { invites } = await store.companyWishOf(whom);
    const isWelcome = invites === 'anyone' || (invites === 'friends' && (await store.areFriends(me, whom)));
    if (!isWelcome) return takesNone;
    return room.settings.accounts && !(await hasAccount(store, whom)) ? needsAccount : null;
  }

  app.delete(
    '/api/tables/:id/invitations/:person',
    {
      schema: {
        summary: 'Take an invitation to my table back',
        params: invitedAt,
        response: { 204: z.null(), 401: failure, 403: failure, 404: failure },
      },
    },
    async (request, reply) => {
      const me = await personIn(app, request.raw, store);
      if (!me) return reply.code(401).send(nobody);
      const room = await tables.room(request.params.id);
      if (!room) return reply.code(404).send(noSuchTable);
      if (room.host !== me.id) return reply.code(403).send(notHost);
      const wasInvited = await store.uninvite(room.id, request.params.person, now());
      news(wasInvited ? [me.id, request.params.person] : [me.id], 'people');
      return reply.code(204).send(null);
    },
  );
}
