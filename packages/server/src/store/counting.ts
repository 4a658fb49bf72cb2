/** Which rated games count: those that say something of the skill of different people. */
import type { Transaction } from 'kysely';
import type { GameResult } from '../results/result.ts';
import type { Tables } from './tables.ts';

type Trx = Transaction<Tables>;

/** So many games of the same people within a day. */
export const MOST_A_DAY = 10;
const DAY_MS = 86_400_000;
/** So long two people who sign in on the same device count as sharing it. */
export const DEVICE_MS = 30 * DAY_MS;

export async function mayCount(trx: Trx, { seats, at }: GameResult, accountsOnly: boolean): Promise<boolean> {
  const people = seats.flatMap(({ person }) => (person ? [person.id] : []));
  if (people.length === 0 || new Set(people).size < people.length) return false;
  if (accountsOnly && !(await haveAccounts(trx, people))) return false;
  if (people.length === 1) return true;
  return !(await shareDevice(trx, people, at)) && (await ratedTogether(trx, people, at)) < MOST_A_DAY;
}

/** Whether two of them have lately signed in on the same one: perhaps they are one. */
async function shareDevice(trx: Trx, people: readonly string[], at: number): Promise<boolean> {
  const rows = await trx
    .selectFrom('device')
    .select('id')
    .where('person_id', 'in', people)
    .where('seen', '>', at - DEVICE_MS)
    .execute();
  return new Set(rows.map(({ id }) => id)).size < rows.length;
}

async function haveAccounts(trx: Trx, people: readonly string[]): Promise<boolean> {
  const found = await trx
    .selectFrom('login')
    .select('person_id')
    .where('person_id', 'in', people)
    .union(trx.selectFrom('passkey').select('person_id').where('person_id', 'in', people))
    .execute();
  return found.length === people.length;
}

/** How many rated games these people and no others have played within a day before or after. */
async function ratedTogether(trx: Trx, people: readonly string[], at: number): Promise<number> {
  const rows = await trx
    .selectFrom('result_seat as first')
    .innerJoin('result', 'result.table_id', 'first.table_id')
    .innerJoin('result_seat as seat', 'seat.table_id', 'first.table_id')
    .select(['seat.table_id', 'seat.who'])
    .where('first.who', '=', people[0])
    .where('first.at', '>', at - DAY_MS)
    .where('first.at', '<', at + DAY_MS)
    .where('result.rated', '=', 1)
    .execute();
  const games = new Map<string, string[]>();
  for (const { table_id, who } of rows)
    if (who !== null && !who.startsWith('bot:')) games.set(table_id, [...(games.get(table_id) ?? []), who]);
  const sameAs = [...people].sort().join();
  return [...games.values()].filter((others) => others.sort().join() === sameAs).length;
}
