/** What people and bots have played. Games at tables that were not listed are shown to those who sat there alone. */
import { LEVELS } from '@polis/client';
import { z } from 'zod';
import { failure, identity, playedGames, profile } from '../protocol/index.ts';
import { shownSkill } from '../results/rating.ts';
import { statisticsOf } from '../results/statistics.ts';
import type { KeptResult, Rating } from '../store/kept.ts';
import { type App, type Parts, personIn } from './parts.ts';
import { noSuchPerson } from './whom.ts';

/** So many of the latest games make up the means. */
const MOST_COUNTED = 500;
const PAGE = 20;

const params = z.object({ id: identity });
export const page = z.coerce.number().int().min(0).max(10_000).default(0);

export const shownRating = ({ mu, sigma, category, games }: Rating) => ({
  ...shownSkill({ mu, sigma }),
  category,
  games,
});

/** The level, if this is a bot. */
export const levelOf = (id: string): string | null => LEVELS.find((level) => id === `bot:${level}`) ?? null;

export function addHistoryRoutes(app: App, { store }: Parts): void {
  async function nameOf(id: string): Promise<string | null> {
    return levelOf(id) ?? (await store.person(id))?.name ?? null;
  }

  app.get(
    '/api/people/:id',
    { schema: { summary: 'Someone, and how they play', params, response: { 200: profile, 404: failure } } },
    async (request, reply) => {
      const { id } = request.params;
      const name = await nameOf(id);
      if (name === null) return reply.code(404).send(noSuchPerson);
      const asker = (await personIn(app, request.raw, store))?.id ?? null;
      const [ratings, games, seats] = await Promise.all([
        store.ratingsOf([id], null),
        store.countResults(id, asker),
        store.seatsOf(id, asker, MOST_COUNTED),
      ]);
      return reply.send({
        id,
        name,
        isBot: levelOf(id) !== null,
        ratings: ratings.map(shownRating),
        games,
        ...statisticsOf(seats),
      });
    },
  );

  app.get(
    '/api/people/:id/games',
    {
      schema: {
        summary: `Their finished games, the latest first, ${PAGE} a page`,
        params,
        querystring: z.object({ page }),
        response: { 200: playedGames, 404: failure },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      if ((await nameOf(id)) === null) return reply.code(404).send(noSuchPerson);
      const asker = (await personIn(app, request.raw, store))?.id ?? null;
      const [games, total] = await Promise.all([
        store.resultsOf(id, asker, PAGE, request.query.page * PAGE),
        store.countResults(id, asker),
      ]);
      return reply.send({ games: games.map(playedGame), total });
    },
  );
}

const playedGame = ({ seats, ...game }: KeptResult) => ({
  ...game,
  seats: seats.map(({ seat: _, answers, byBot, ...seat }) => ({ ...seat, byBot: answers === 0 ? 0 : byBot / answers })),
});
