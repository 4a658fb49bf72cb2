/** Results and ratings on a database, with the same queries for both engines. */
import type { Edition } from '@polis/engine';
import type { KeptSeat, Rating, RatingChange, Results } from './kept.ts';
import { keepResult } from './settle.ts';
import type { ResultSeatTable } from './tables/results.ts';
import type { Database, Engine, Tables } from './tables.ts';

export function resultsOn(db: Database, engine: Engine): Results {
  /** Chairs of someone in games that the asker may see. */
  const seen = (who: string, asker: string | null) =>
    db
      .selectFrom('result_seat')
      .innerJoin('result', 'result.table_id', 'result_seat.table_id')
      .where('result_seat.who', '=', who)
      .where(({ eb, or, exists, selectFrom }) =>
        or([
          eb('result.listed', '=', 1),
          exists(
            selectFrom('result_seat as mine')
              .select('mine.seat')
              .whereRef('mine.table_id', '=', 'result.table_id')
              .where('mine.who', '=', asker ?? ''),
          ),
        ]),
      );

  return {
    async unsettled(since, limit) {
      const found = await db
        .selectFrom('game_table')
        .leftJoin('result', 'result.table_id', 'game_table.id')
        .select('game_table.id')
        .where('game_table.status', '=', 'over')
        .where('game_table.updated', '>=', since)
        .where('result.table_id', 'is', null)
        .orderBy('game_table.updated')
        .limit(limit)
        .execute();
      return found.map(({ id }) => id);
    },

    keepResult: (table, result, accountsOnly = false) => keepResult(db, engine, table, result, accountsOnly),

    async resultsOf(who, asker, limit, offset) {
      const games = await seen(who, asker)
        .select(['result.table_id', 'result.at', 'result.listed', 'result.rated', 'result.modules', 'result.edition'])
        .distinct()
        .orderBy('result.at', 'desc')
        .orderBy('result.table_id')
        .limit(limit)
        .offset(offset)
        .execute();
      if (games.length === 0) return [];
      const seats = await db
        .selectFrom('result_seat')
        .selectAll()
        .where(
          'table_id',
          'in',
          games.map(({ table_id }) => table_id),
        )
        .orderBy('seat')
        .execute();
      return games.map(({ table_id, at, listed, rated, modules, edition }) => ({
        table: table_id,
        at,
        listed: listed === 1,
        rated: rated === 1,
        modules: modules.split(','),
        edition: edition as Edition,
        seats: seats.filter((seat) => seat.table_id === table_id).map(keptSeat),
      }));
    },

    async seatsOf(who, asker, limit) {
      const found = await seen(who, asker)
        .selectAll('result_seat')
        .select('result.players')
        .orderBy('result_seat.at', 'desc')
        .limit(limit)
        .execute();
      return found.map((row) => ({ ...keptSeat(row), players: row.players }));
    },

    async countResults(who, asker) {
      const { count } = await seen(who, asker)
        .select(({ fn }) => fn.count<number>('result.table_id').distinct().as('count'))
        .executeTakeFirstOrThrow();
      return count;
    },

    async ratingChanges(table) {
      const settled = await db.selectFrom('result').select('at').where('table_id', '=', table).executeTakeFirst();
      if (settled === undefined) return null;
      const found = await db.selectFrom('rating_change').selectAll().where('table_id', '=', table).execute();
      return found.map(ratingChange);
    },

    async ratingsOf(who, category) {
      if (who.length === 0) return [];
      let found = db.selectFrom('rating').selectAll().where('who', 'in', who);
      if (category !== null) found = found.where('category', '=', category);
      return (await found.orderBy('games', 'desc').orderBy('category').execute()).map(ratingOf);
    },

    async ratingHistory(who, category, asker, limit) {
      const found = await db
        .selectFrom('rating_change')
        .innerJoin('result', 'result.table_id', 'rating_change.table_id')
        .leftJoin('result_seat as mine', (join) =>
          join.onRef('mine.table_id', '=', 'result.table_id').on('mine.who', '=', asker ?? ''),
        )
        .selectAll('rating_change')
        .select(['result.listed', 'mine.seat'])
        .where('rating_change.who', '=', who)
        .where('rating_change.category', '=', category)
        .orderBy('rating_change.games', 'desc')
        .limit(limit)
        .execute();
      return found.reverse().map((row) => ({ ...ratingChange(row), isSeen: row.listed === 1 || row.seat !== null }));
    },

    async ladder(category, limit, offset) {
      const found = await db
        .selectFrom('rating')
        .leftJoin('person', 'person.id', 'rating.who')
        .selectAll('rating')
        .select('person.name')
        .where('category', '=', category)
        .orderBy('sure', 'desc')
        .orderBy('who')
        .limit(limit)
        .offset(offset)
        .execute();
      return found.map((row) => ({ ...ratingOf(row), name: row.name }));
    },

    async ratingCategories() {
      const found = await db
        .selectFrom('rating')
        .select(['category', ({ fn }) => fn.countAll<number>().as('players')])
        .groupBy('category')
        .orderBy('category')
        .execute();
      return found.map(({ category, players }) => ({ category, players }));
    },
  };
}

const keptSeat = (row: ResultSeatTable): KeptSeat => ({
  seat: row.seat,
  who: row.who,
  name: row.name,
  wonder: row.wonder,
  side: row.side,
  points: JSON.parse(row.points),
  total: row.total,
  place: row.place,
  team: row.team,
  answers: row.answers,
  byBot: row.by_bot,
  conceded: row.conceded === 1,
});

const ratingOf = ({ category, who, mu, sigma, games }: Tables['rating']): Rating => ({
  category,
  who,
  mu,
  sigma,
  games,
});

const ratingChange = (row: Tables['rating_change']): RatingChange => ({
  table: row.table_id,
  category: row.category,
  who: row.who,
  at: row.at,
  before: { mu: row.mu_before, sigma: row.sigma_before },
  after: { mu: row.mu, sigma: row.sigma },
});
