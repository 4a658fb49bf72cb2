/** What a migration adds has a place in backups, and goes with whom it belongs to. */
import { expect, test } from 'vitest';
import { KEPT } from '../../src/store/backup.ts';
import { openDatabase } from '../../src/store/open.ts';
import { PERSONAL } from '../../src/store/personal.ts';
import { sqliteFiles } from './kit.ts';

const fresh = sqliteFiles();

test('a backup keeps every column, and whoever is forgotten loses every row of theirs', async () => {
  const db = await openDatabase(await fresh());
  const tables = (await db.introspection.getTables()).map(({ name, columns }) => ({
    name,
    columns: columns.map((column) => column.name).sort(),
  }));
  await db.destroy();
  const byName = (a: { name: string }, b: { name: string }): number => a.name.localeCompare(b.name);
  expect(tables.filter(({ name }) => !['challenge', 'named'].includes(name)).sort(byName)).toEqual(
    KEPT.map(({ name, key, others }) => ({ name, columns: [...key, ...others].sort() })).sort(byName),
  );
  expect(PERSONAL.map(({ table }) => table).sort()).toEqual(
    tables
      .filter(({ columns }) => columns.includes('person_id'))
      .map(({ name }) => name)
      .sort(),
  );
});
