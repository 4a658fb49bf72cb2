/** What everyone can do for their peace: report, keep away from someone, and read what was decided. */
import { z } from 'zod';
import { heldBackFrom } from '../care/held-back.ts';
import { part } from '../care/parting.ts';
import { hasSaid, wasThere } from '../care/said-around.ts';
import { aboutPerson, blockedList, careId, failure, newBlock, newReport, noticeList } from '../protocol/index.ts';
import { isClosedTo } from '../room/index.ts';
import { countedOver } from './counted-over.ts';
import { type App, nobody, type Parts, personIn } from './parts.ts';
import { noSuchPerson, yourself } from './whom.ts';

/** Of one person. */
const REPORTS_PER_HOUR = 10;
/** Of all who call from one address: whoever becomes a guest again and again counts as one. */
const REPORTS_FROM_ADDRESS = 60;

const noSuchLine = { code: 'no-such-line', message: 'nobody like that has said that there' };
const noSuchTable = { code: 'no-such-table', message: 'there is no such table, or they were not there' };
const tooMany = { code: 'too-many', message: 'too many reports; wait an hour' };

export function addReportRoutes(app: App, parts: Parts): void {
  const { store, now, cared } = parts;
  const isTooOften = countedOver(app, 'report', REPORTS_PER_HOUR, REPORTS_FROM_ADDRESS);

  /** The person was at this table, and who reports them may see what is said there. */
  async function isTheirTable(table: string, person: string, me: string): Promise<boolean> {
    const room = await parts.tables.room(table);
    return room !== null && !isClosedTo(room, me) && (await wasThere(store, table, person));
  }

  app.post(
    '/api/reports',
    {
      schema: {
        summary: `Report someone, or a line that they have said; ${REPORTS_PER_HOUR} an hour, ${REPORTS_FROM_ADDRESS} from one address`,
        body: newReport,
        response: { 204: z.null(), 400: failure, 401: failure, 403: failure, 404: failure, 429: failure },
      },
    },
    async (request, reply) => {
      const me = await personIn(app, request.raw, store);
      if (!me) return reply.code(401).send(nobody);
      const banned = await heldBackFrom(parts, me.id, ['ban']);
      if (banned) return reply.code(403).send(banned);
      const { table, line } = request.body;
      const person = await store.idNow(request.body.person);
      if (person === me.id) return reply.code(400).send(yourself);
      if (await isTooOften(request, me.id)) return reply.code(429).send(tooMany);
      if (!(await store.person(person))) return reply.code(404).send(noSuchPerson);
      if (table !== null && !(await isTheirTable(table, person, me.id))) return reply.code(404).send(noSuchTable);
      if (table !== null && line !== null && !(await hasSaid(store, table, line, person)))
        return reply.code(404).send(noSuchLine);
      await store.report(me.id, { ...request.body, person }, now());
      parts.metrics.reports.inc();
      return reply.code(204).send(null);
    },
  );

  app.get(
    '/api/me/notices',
    { schema: { summary: 'What I am to be told', response: { 200: noticeList, 401: failure } } },
    async (request, reply) => {
      const me = await personIn(app, request.raw, store);
      return me ? reply.send({ notices: await store.notices(me.id) }) : reply.code(401).send(nobody);
    },
  );

  app.delete(
    '/api/me/notices/:id',
    { schema: { summary: 'I have read it', params: careId, response: { 204: z.null(), 401: failure, 404: failure } } },
    async (request, reply) => {
      const me = await personIn(app, request.raw, store);
      if (!me) return reply.code(401).send(nobody);
      return (await store.removeNotice(me.id, request.params.id))
        ? reply.code(204).send(null)
        : reply.code(404).send({ code: 'not-found', message: 'there is nothing like that to read' });
    },
  );

  app.get(
    '/api/me/blocks',
    { schema: { summary: 'From whom I keep away', response: { 200: blockedList, 401: failure } } },
    async (request, reply) => {
      const me = await personIn(app, request.raw, store);
      return me ? reply.send({ people: await store.blocked(me.id) }) : reply.code(401).send(nobody);
    },
  );

  app.post(
    '/api/me/blocks',
    {
      schema: {
        summary: 'Keep away from someone: we do not meet, and part where we wait together',
        body: newBlock,
        response: { 204: z.null(), 400: failure, 401: failure, 404: failure },
      },
    },
    async (request, reply) => {
      const me = await personIn(app, request.raw, store);
      if (!me) return reply.code(401).send(nobody);
      const id = await store.idNow(request.body.person);
      if (id === me.id) return reply.code(400).send(yourself);
      const wereFriends = await store.areFriends(me.id, id);
      if (!(await store.block(me.id, id, now()))) return reply.code(404).send(noSuchPerson);
      cared([me.id, id], false);
      // to whom nothing is lost, nothing is said
      parts.news(wereFriends ? [me.id, id] : [me.id], 'people');
      await part(parts, me.id, id);
      return reply.code(204).send(null);
    },
  );

  app.delete(
    '/api/me/blocks/:id',
    {
      schema: {
        summary: 'Keep away from someone no more',
        params: aboutPerson,
        response: { 204: z.null(), 401: failure },
      },
    },
    async (request, reply) => {
      const me = await personIn(app, request.raw, store);
      if (!me) return reply.code(401).send(nobody);
      await store.unblock(me.id, request.params.id);
      cared([me.id, request.params.id], false);
      return reply.code(204).send(null);
    },
  );
}
