import { expect, test } from 'vitest';
import { keepingStatements } from '../../src/store/sqlite.ts';

test('a bounded number of prepared statements is kept, those used last', () => {
  const prepared: string[] = [];
  const raw = {
    prepare(text: string) {
      prepared.push(text);
      return { columns: () => [] } as never;
    },
    close() {},
  };
  const database = keepingStatements(raw, 3);
  for (const text of ['a', 'b', 'c', 'a', 'd']) database.prepare(text);
  expect(prepared).toEqual(['a', 'b', 'c', 'd']);
  for (const text of ['a', 'c', 'd']) database.prepare(text);
  expect(prepared).toEqual(['a', 'b', 'c', 'd']);
  database.prepare('b');
  expect(prepared).toEqual(['a', 'b', 'c', 'd', 'b']);
  database.prepare('a');
  expect(prepared).toEqual(['a', 'b', 'c', 'd', 'b', 'a']);
});
