/** Queries for a list of things, built once for each length of the list: building one takes longer than the database. */
import type { Compilable, CompiledQuery, DialectAdapter, Transaction } from 'kysely';
import type { Tables } from './tables.ts';

type Trx = Transaction<Tables>;

/** `values`: of each thing, in the order in which the query that was built has them. */
export function keptQuery<T, R>(
  build: (trx: Trx, some: readonly T[]) => Compilable<R>,
  values: (one: T) => readonly unknown[],
): (trx: Trx, some: readonly T[]) => Promise<R[]> {
  // each kind of database has its own words
  const kept = new WeakMap<DialectAdapter, Map<number, CompiledQuery<R>>>();
  return async (trx, some) => {
    const { adapter } = trx.getExecutor();
    const byLength = kept.get(adapter) ?? new Map<number, CompiledQuery<R>>();
    kept.set(adapter, byLength);
    const parameters = some.flatMap(values);
    const query = byLength.get(some.length) ?? checked(build(trx, some).compile(), parameters);
    byLength.set(some.length, query);
    return (await trx.executeQuery<R>({ ...query, parameters })).rows;
  };
}

function checked<R>(query: CompiledQuery<R>, parameters: readonly unknown[]): CompiledQuery<R> {
  const isSame =
    query.parameters.length === parameters.length && parameters.every((one, i) => one === query.parameters[i]);
  if (!isSame) throw new Error(`these are not the values of the query: ${query.sql}`);
  return query;
}
