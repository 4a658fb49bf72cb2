/** Keeps results, each once, and rates them in one order for everyone. */
import { sql, type Transaction } from 'kysely';
import { categoryOf, identityOf, OVERALL, rateGame, sureOf } from '../results/rating.ts';
import type { GameResult, SeatResult } from '../results/result.ts';
import { mayCount } from './counting.ts';
import type { ResultSeatTable } from './tables/results.ts';
import type { Database, Engine, Tables } from './tables.ts';

type Trx = Transaction<Tables>;

/** Any number that nothing else in the database locks. */
const LOCK = 7_000_002;

/**
 * A rating follows from the one before it: of two games that end at the same time the second has to see what the first
 * has made of it. On SQLite a transaction that writes is alone from its beginning.
 */
export async function aloneAtRatings(trx: Trx, engine: Engine): Promise<void> {
  if (engine === 'postgres') await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(trx);
}

export function keepResult(
  db: Database,
  engine: Engine,
  table: string,
  result: GameResult | null,
  accountsOnly: boolean,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await aloneAtRatings(trx, engine);
    const known = result && { ...result, seats: await asOfNow(trx, result.seats) };
    const isRated = known?.rated === true && (await mayCount(trx, known, accountsOnly));
    const added = await trx
      .insertInto('result')
      .values({
        table_id: table,
        at: result?.at ?? 0,
        listed: result?.listed ? 1 : 0,
        rated: isRated ? 1 : 0,
        players: result?.seats.length ?? 0,
        modules: result?.modules.join(',') ?? '',
        edition: result?.edition ?? '',
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('table_id')
      .executeTakeFirst();
    if (added === undefined) return false;
    if (!known) return true;
    await trx
      .insertInto('result_seat')
      .values(known.seats.map((seat) => rowOf(table, known.at, seat)))
      .execute();
    if (isRated) for (const category of [categoryOf(known), OVERALL]) await rate(trx, table, category, known);
    return true;
  });
}

/** Seats of guests who have signed in since are their account's; those of people who were forgotten have no name. */
async function asOfNow(trx: Trx, seats: readonly SeatResult[]): Promise<SeatResult[]> {
  const ids = seats.flatMap(({ person }) => (person ? [person.id] : []));
  if (ids.length === 0) return [...seats];
  const adopted = await trx.selectFrom('former').selectAll().where('id', 'in', ids).execute();
  const owners = new Map(adopted.map(({ id, person_id }) => [id, person_id]));
  const found = await trx
    .selectFrom('person')
    .select('id')
    .where('id', 'in', [...ids, ...owners.values()])
    .where('leaving', 'is', null)
    .execute();
  const there = new Set(found.map(({ id }) => id));
  return seats.map((seat) => {
    if (!seat.person) return seat;
    const id = owners.get(seat.person.id) ?? seat.person.id;
    return { ...seat, person: there.has(id) ? { ...seat.person, id } : null };
  });
}

async function rate(trx: Trx, table: string, category: string, { seats, at }: GameResult): Promise<void> {
  const identities = [...new Set(seats.flatMap((seat) => identityOf(seat) ?? []))];
  const rows = await trx
    .selectFrom('rating')
    .selectAll()
    .where('category', '=', category)
    .where('who', 'in', identities)
    .execute();
  const known = new Map(rows.map((row) => [row.who, row]));
  const changes = [...rateGame(seats, (who) => known.get(who) ?? null)].map(([who, { before, after }]) => ({
    who,
    category,
    at,
    games: (known.get(who)?.games ?? 0) + 1,
    before,
    after,
  }));
  await trx
    .insertInto('rating')
    .values(changes.map(({ before: _, after, ...row }) => ({ ...row, ...after, sure: sureOf(after) })))
    .onConflict((conflict) =>
      conflict.columns(['category', 'who']).doUpdateSet(({ ref }) => ({
        mu: ref('excluded.mu'),
        sigma: ref('excluded.sigma'),
        sure: ref('excluded.sure'),
        games: ref('excluded.games'),
        at: ref('excluded.at'),
      })),
    )
    .execute();
  await trx
    .insertInto('rating_change')
    .values(
      changes.map(({ before, after, ...row }) => ({
        table_id: table,
        ...row,
        mu_before: before.mu,
        sigma_before: before.sigma,
        ...after,
      })),
    )
    .execute();
}

const rowOf = (table: string, at: number, seat: SeatResult): ResultSeatTable => ({
  table_id: table,
  seat: seat.seat,
  at,
  who: identityOf(seat),
  name: seat.person?.name ?? seat.bot ?? '',
  wonder: seat.wonder,
  side: seat.side,
  points: JSON.stringify(seat.points),
  total: seat.total,
  place: seat.place,
  team: seat.team,
  answers: seat.answers,
  by_bot: seat.byBot,
  conceded: seat.conceded ? 1 : 0,
});

/** Part of the transaction that removes someone. What others have won or lost against them stays. */
export async function anonymiseResults(trx: Trx, engine: Engine, person: string): Promise<void> {
  await aloneAtRatings(trx, engine);
  await trx.updateTable('result_seat').set({ who: null, name: '' }).where('who', '=', person).execute();
  await trx.deleteFrom('rating_change').where('who', '=', person).execute();
  await trx.deleteFrom('rating').where('who', '=', person).execute();
}

/**
 * A guest is an account's owner from now on: their games go together. In a category in which both have a rating, the
 * one from more games stays, with its history.
 */
export async function adoptResults(trx: Trx, engine: Engine, from: string, to: string): Promise<void> {
  await aloneAtRatings(trx, engine);
  await trx.updateTable('result_seat').set({ who: to }).where('who', '=', from).execute();
  const rows = await trx.selectFrom('rating').selectAll().where('who', 'in', [from, to]).execute();
  const gamesOf = (who: string, category: string): number =>
    rows.find((row) => row.who === who && row.category === category)?.games ?? 0;
  for (const category of new Set(rows.map((row) => row.category))) {
    const isFromKept = gamesOf(from, category) > gamesOf(to, category);
    for (const table of ['rating', 'rating_change'] as const) {
      await trx
        .deleteFrom(table)
        .where('category', '=', category)
        .where('who', '=', isFromKept ? to : from)
        .execute();
      if (isFromKept)
        await trx
          .updateTable(table)
          .set({ who: to })
          .where('category', '=', category)
          .where('who', '=', from)
          .execute();
    }
  }
}
