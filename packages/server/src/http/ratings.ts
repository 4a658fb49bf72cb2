/** Ratings: of someone over time, of all in order, and what a game has made of them. */
import { z } from 'zod';
import {
  failure,
  identity,
  ladder,
  ratedPeople,
  ratingCategory,
  ratingChanges,
  ratingHistory,
  tableId,
} from '../protocol/index.ts';
import { OVERALL, shownSkill } from '../results/rating.ts';
import { levelOf, page, shownRating } from './history.ts';
import { type App, type Parts, personIn } from './parts.ts';

const MOST_POINTS = 300;
const PAGE = 50;
/** How many people may be asked for at once: those of a few tables. */
const MOST_ASKED = 32;

const category = ratingCategory.default(OVERALL);

export function addRatingRoutes(app: App, { store, results }: Parts): void {
  app.get(
    '/api/people',
    {
      schema: {
        summary: 'The overall ratings of some people and bots',
        querystring: z.object({
          ids: z
            .string()
            .transform((ids) => ids.split(','))
            .pipe(z.array(identity).max(MOST_ASKED)),
        }),
        response: { 200: ratedPeople },
      },
    },
    async ({ query }) => {
      const found = new Map((await store.ratingsOf(query.ids, OVERALL)).map((rating) => [rating.who, rating]));
      return {
        people: query.ids.map((id) => {
          const rating = found.get(id);
          return { id, rating: rating ? shownRating(rating) : null };
        }),
      };
    },
  );

  app.get(
    '/api/people/:id/ratings',
    {
      schema: {
        summary: 'How a rating came to be, the earliest first',
        params: z.object({ id: identity }),
        querystring: z.object({ category }),
        response: { 200: ratingHistory },
      },
    },
    async (request) => {
      const { id } = request.params;
      const asker = (await personIn(app, request.raw, store))?.id ?? null;
      const changes = await store.ratingHistory(id, request.query.category, asker, MOST_POINTS);
      return {
        category: request.query.category,
        points: changes.map(({ at, table, after, isSeen }) => {
          const { value, spread } = shownSkill(after);
          return { at, table: isSeen ? table : null, value, spread };
        }),
      };
    },
  );

  app.get(
    '/api/ratings',
    {
      schema: {
        summary: `Everyone in order, bots too, ${PAGE} a page`,
        querystring: z.object({ category, page }),
        response: { 200: ladder },
      },
    },
    async ({ query }) => {
      const offset = query.page * PAGE;
      const [found, categories] = await Promise.all([
        store.ladder(query.category, PAGE, offset),
        store.ratingCategories(),
      ]);
      return {
        category: query.category,
        total: categories.find((one) => one.category === query.category)?.players ?? 0,
        categories,
        entries: found.map((rating, i) => ({
          ...shownRating(rating),
          place: offset + i + 1,
          id: rating.who,
          name: levelOf(rating.who) ?? rating.name ?? '',
          isBot: levelOf(rating.who) !== null,
        })),
      };
    },
  );

  app.get(
    '/api/games/:id/ratings',
    {
      schema: {
        summary: 'What a finished game has changed',
        params: z.object({ id: tableId }),
        response: { 200: ratingChanges, 404: failure },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      let changes = await store.ratingChanges(id);
      if (!changes && (await store.row(id))?.status === 'over') {
        // it may have ended a moment ago
        await results.settle(id);
        changes = await store.ratingChanges(id);
      }
      if (!changes) return reply.code(404).send({ code: 'not-over', message: 'there is no finished game here' });
      return reply.send({
        changes: changes.map(({ who, category, before, after }) => ({
          who,
          category,
          before: shownSkill(before),
          after: shownSkill(after),
        })),
      });
    },
  );
}
