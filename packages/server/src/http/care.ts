/**
 * For moderators: what was reported, what they decide, and what they have done. To everyone else these addresses do not
 * exist, and are answered as any other that does not.
 */
import { MEASURES } from '@polis/client';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { carryOut } from '../care/carrying-out.ts';
import { saidAround } from '../care/said-around.ts';
import {
  actList,
  careId,
  failure,
  measureList,
  measureOf,
  reportDetail,
  reportList,
  verdict,
} from '../protocol/index.ts';
import { page } from './history.ts';
import { type App, type Parts, personIn } from './parts.ts';

const PAGE = 50;
/** What was done about one person before. */
const MOST_BEFORE = 20;

const noSuchReport = { code: 'no-such-report', message: 'there is no such report' };
const decided = { code: 'decided', message: 'someone has decided this already' };
const past = { code: 'past', message: 'this end has passed already' };

/** Who is banned looks after nobody. */
export async function moderatorIn(
  app: App,
  { store, now }: Pick<Parts, 'store' | 'now'>,
  { raw }: FastifyRequest,
): Promise<string | null> {
  const id = (await personIn(app, raw, store))?.id;
  if (id === undefined || !(await store.isModerator(id))) return null;
  return (await store.measuresOf(id, now())).some(({ kind }) => kind === 'ban') ? null : id;
}

export function addCareRoutes(app: App, parts: Parts): void {
  const { store, now, cared } = parts;
  const moderators = new WeakMap<FastifyRequest, string>();
  const me = (request: FastifyRequest): string => moderators.get(request) ?? '';

  /** Once the request is read, as with an unknown address, and before it is looked whether it makes sense. */
  async function preValidation(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
    const id = await moderatorIn(app, parts, request);
    if (id !== null) {
      moderators.set(request, id);
      return undefined;
    }
    reply.callNotFound();
    return reply;
  }
  // what is not found is counted there, once
  const only = { preValidation, config: { rateLimit: false } } as const;

  app.get(
    '/api/care/reports',
    {
      schema: {
        summary: `For moderators: what was reported, ${PAGE} a page, the latest first`,
        querystring: z.object({ decided: z.enum(['0', '1']).default('0'), page }),
        response: { 200: reportList, 404: failure },
      },
      ...only,
    },
    async (request) => {
      const isOpen = request.query.decided === '0';
      const [reports, total] = await Promise.all([
        store.reports(isOpen, me(request), PAGE, request.query.page * PAGE),
        store.countReports(isOpen, me(request)),
      ]);
      return { reports, total };
    },
  );

  /** Nobody looks after what was reported of themselves. */
  async function reportFor(request: FastifyRequest, id: string) {
    const found = await store.keptReport(id);
    return found && found.about.id !== me(request) ? found : null;
  }

  app.get(
    '/api/care/reports/:id',
    {
      schema: {
        summary: 'For moderators: a report, and what was said around it',
        params: careId,
        response: { 200: reportDetail, 404: failure },
      },
      ...only,
    },
    async (request, reply) => {
      const found = await reportFor(request, request.params.id);
      if (!found) return reply.code(404).send(noSuchReport);
      const of = { about: found.about.id };
      return reply.send({
        ...found,
        chat: await saidAround(store, found),
        measures: await store.measures(now(), of, MEASURES.length, 0),
        acts: await store.acts(of, MOST_BEFORE, 0),
      });
    },
  );

  app.post(
    '/api/care/reports/:id/verdict',
    {
      schema: {
        summary: 'For moderators: decide a report; the person and those who reported are told',
        params: careId,
        body: verdict,
        response: { 204: z.null(), 400: failure, 404: failure, 409: failure },
      },
      ...only,
    },
    async (request, reply) => {
      const found = await reportFor(request, request.params.id);
      if (!found) return reply.code(404).send(noSuchReport);
      const { measures } = request.body;
      if (measures.some(({ until }) => until !== null && until <= now())) return reply.code(400).send(past);
      const others = await store.decide(found.id, me(request), request.body, now());
      if (others === null) return reply.code(409).send(decided);
      await carryOut(
        parts,
        found.about.id,
        measures.map(({ kind }) => kind),
        { others, table: found.table },
      );
      return reply.code(204).send(null);
    },
  );

  app.get(
    '/api/care/measures',
    {
      schema: {
        summary: `For moderators: what is in force, ${PAGE} a page, the latest first`,
        querystring: z.object({ page }),
        response: { 200: measureList, 404: failure },
      },
      ...only,
    },
    async (request) => {
      const [at, of] = [now(), { notAbout: me(request) }];
      const [measures, total] = await Promise.all([
        store.measures(at, of, PAGE, request.query.page * PAGE),
        store.countMeasures(at, of),
      ]);
      return { measures, total };
    },
  );

  app.delete(
    '/api/care/people/:id/measures/:kind',
    {
      schema: {
        summary: 'For moderators: end a measure before its time',
        params: measureOf,
        response: { 204: z.null(), 404: failure },
      },
      ...only,
    },
    async (request, reply) => {
      const { id, kind } = request.params;
      if (id === me(request) || !(await store.lift(id, kind, me(request), now())))
        return reply.code(404).send({ code: 'no-such-measure', message: 'there is no such measure' });
      cared([id], true);
      return reply.code(204).send(null);
    },
  );

  app.get(
    '/api/care/log',
    {
      schema: {
        summary: `For moderators: what they have done, ${PAGE} a page, the latest first`,
        querystring: z.object({ page }),
        response: { 200: actList, 404: failure },
      },
      ...only,
    },
    async (request) => {
      const of = { notAbout: me(request) };
      const [acts, total] = await Promise.all([store.acts(of, PAGE, request.query.page * PAGE), store.countActs(of)]);
      return { acts, total };
    },
  );
}
