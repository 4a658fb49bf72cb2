/** Lines are called written when the store has them, and not before. */
import { expect, test } from 'vitest';
import type { Append, Store, Written } from '../src/store/store.ts';
import { batchWriter } from '../src/tables/writer.ts';
import { until } from './kit.ts';

const lineOf = (table: string): Append => ({
  table,
  line: { seq: 2, at: 0, action: null, body: '{}' },
  row: null,
  people: null,
  named: [],
  turns: null,
});

/** A store that takes its time, and the batches that it has been given. */
function slowStore(apart?: () => Promise<void>) {
  const batches: { tables: string[]; resolve(written: Written[]): void; reject(error: Error): void }[] = [];
  const append: Store['append'] = (appends) =>
    new Promise((resolve, reject) => batches.push({ tables: appends.map(({ table }) => table), resolve, reject }));
  return { batches, writer: batchWriter({ append } as Store, apart) };
}

test('nobody is told that a line is written before the store has it', async () => {
  const { batches, writer } = slowStore();
  const told: Written[] = [];
  const replies = ['a', 'b'].map((table) => writer.write(lineOf(table)).then((written) => told.push(written)));
  await until(() => batches.length === 1);
  await new Promise(setImmediate);
  expect(batches[0].tables).toEqual(['a', 'b']);
  expect(told).toEqual([]);
  batches[0].resolve(['written', 'number-taken']);
  await Promise.all(replies);
  expect(told).toEqual(['written', 'number-taken']);
  await writer.idle();
});

test('where the store fails nobody is told that anything is written', async () => {
  const { batches, writer } = slowStore();
  const reply = writer.write(lineOf('a'));
  await until(() => batches.length === 1);
  batches[0].reject(new Error('no disk'));
  await expect(reply).rejects.toThrow('no disk');
});

test('of two lines of one table the second waits, and keeps nobody else from being written', async () => {
  const { batches, writer } = slowStore();
  const replies = ['a', 'a', 'b'].map((table) => writer.write(lineOf(table)));
  await until(() => batches.length === 1);
  expect(batches[0].tables).toEqual(['a', 'b']);
  batches[0].resolve(['written', 'written']);
  await until(() => batches.length === 2);
  expect(batches[1].tables).toEqual(['a']);
  batches[1].resolve(['number-taken']);
  expect(await Promise.all(replies)).toEqual(['written', 'number-taken', 'written']);
});

test('lines that come soon after a batch are written together', async () => {
  let goOn = (): void => undefined;
  const { batches, writer } = slowStore(
    () =>
      new Promise((next) => {
        goOn = next;
      }),
  );
  const replies = [writer.write(lineOf('a'))];
  await until(() => batches.length === 1);
  batches[0].resolve(['written']);
  await replies[0];
  for (const table of ['b', 'c']) {
    replies.push(writer.write(lineOf(table)));
    await new Promise(setImmediate);
  }
  expect(batches).toHaveLength(1);
  goOn();
  await until(() => batches.length === 2);
  expect(batches[1].tables).toEqual(['b', 'c']);
  batches[1].resolve(['written', 'written']);
  await Promise.all(replies);
});
