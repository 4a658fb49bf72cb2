/** Finished games: their score sheet and their record, for good. */
import { type ChoiceForm, type GameRecord, score } from '@polis/engine';
import { z } from 'zod';
import { branchList, failure, finishedGame, type TableSummary, tableId } from '../protocol/index.ts';
import { recordOf } from '../room/index.ts';
import { rowOf, summaryOf } from '../tables/rows.ts';
import { page } from './history.ts';
import { type App, type Parts, personIn } from './parts.ts';

/** As the engine saves it: who chose what, by name, and the hash of the table after it. */
const record = z.object({
  config: z.custom<GameRecord['config']>().meta({ type: 'object' }),
  choices: z.array(z.tuple([z.number(), z.custom<ChoiceForm>().meta({ type: 'object' }), z.string()])),
  result: z.object({ totals: z.array(z.number()), winners: z.array(z.number()) }).nullable(),
  commitment: z.string().optional(),
  deal: z.custom<GameRecord['deal']>().meta({ type: 'object' }).optional(),
});

const notOver = { code: 'not-over', message: 'there is no finished game here' };

const PAGE = 20;

/** Nothing of a game that goes on leaves by this way: its record holds what is still hidden. */
export function addGameRoutes(app: App, { store, tables }: Parts): void {
  const params = z.object({ id: tableId });

  app.get(
    '/api/games/:id',
    {
      schema: {
        summary: 'A finished game with its score sheet',
        params,
        response: { 200: finishedGame, 404: failure },
      },
    },
    async (request, reply) => {
      const found = await tables.finished(request.params.id);
      if (!found) return reply.code(404).send(notOver);
      const { sheets, winners, teams } = score(found.game);
      const { chairs } = found.room;
      return reply.send({
        table: summaryOf(rowOf(found.room)),
        sheets: sheets.map((points, seat) => ({
          seat,
          name: chairs[seat]?.person?.name ?? chairs[seat]?.bot ?? null,
          points,
        })),
        winners,
        teams,
      });
    },
  );

  app.get(
    '/api/games/:id/record',
    {
      schema: {
        summary: 'The record of a finished game, to be replayed',
        params,
        response: { 200: record, 404: failure },
      },
    },
    async (request, reply) => {
      const found = await tables.finished(request.params.id);
      if (!found) return reply.code(404).send(notOver);
      reply.header('content-disposition', `attachment; filename="polis-${found.room.code}.json"`);
      return reply.send(recordOf(found.room, found.game));
    },
  );

  app.get(
    '/api/games/:id/branches',
    {
      schema: {
        summary: `Tables that begin in this game, those of the asker and those that are listed, the latest first, ${PAGE} a page`,
        params,
        querystring: z.object({ page }),
        response: { 200: branchList, 404: failure },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      if ((await store.row(id))?.status !== 'over') return reply.code(404).send(notOver);
      const asker = (await personIn(app, request.raw, store))?.id ?? null;
      const apartFrom = asker === null ? [] : await store.apartFrom(asker);
      const [rows, total] = await Promise.all([
        store.branches(id, asker, PAGE, request.query.page * PAGE),
        store.countBranches(id, asker),
      ]);
      // those who do not meet do not see where the other waits
      const isHidden = ({ status, chairs }: TableSummary): boolean =>
        status === 'gathering' && chairs.some(({ person }) => apartFrom.includes(person ?? ''));
      return reply.send({ tables: rows.map(summaryOf).filter((table) => !isHidden(table)), total });
    },
  );
}
