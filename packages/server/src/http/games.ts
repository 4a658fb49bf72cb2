/** Finished games: their score sheet and their record, for good. */
import { type ChoiceForm, type GameRecord, score } from '@polis/engine';
import { z } from 'zod';
import { failure, finishedGame, tableId } from '../protocol/index.ts';
import { recordOf } from '../room/index.ts';
import { rowOf, summaryOf } from '../tables/rows.ts';
import type { App, Parts } from './parts.ts';

/** As the engine saves it: who chose what, by name, and the hash of the table after it. */
const record = z.object({
  config: z.custom<GameRecord['config']>().meta({ type: 'object' }),
  choices: z.array(z.tuple([z.number(), z.custom<ChoiceForm>().meta({ type: 'object' }), z.string()])),
  result: z.object({ totals: z.array(z.number()), winners: z.array(z.number()) }).nullable(),
  commitment: z.string().optional(),
  deal: z.custom<GameRecord['deal']>().meta({ type: 'object' }).optional(),
});

const notOver = { code: 'not-over', message: 'there is no finished game here' };

export function addGameRoutes(app: App, { tables }: Parts): void {
  const params = z.object({ id: tableId });

  /** Nothing of a game that goes on leaves by this way: its record holds what is still hidden. */
  async function finished(id: string) {
    // it may have ended at another node a moment ago
    if ((await tables.room(id))?.status !== 'over') await tables.refresh(id);
    const room = await tables.room(id);
    return room?.status === 'over' && room.game ? { room, game: room.game } : null;
  }

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
      const found = await finished(request.params.id);
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
      const found = await finished(request.params.id);
      if (!found) return reply.code(404).send(notOver);
      reply.header('content-disposition', `attachment; filename="polis-${found.room.code}.json"`);
      return reply.send(recordOf(found.room, found.game));
    },
  );
}
