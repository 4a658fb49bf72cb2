/** A name that a moderator has given is shown at every table, whatever comes between. */
import type { Person } from '@polis/client';
import { expect, test } from 'vitest';
import { keepRenaming } from '../src/care/renaming.ts';
import type { Tables } from '../src/tables/tables.ts';
import { BASE } from './room/kit.ts';
import { onBothEngines } from './store/kit.ts';
import { ANN, BOB, factsIn, gameOf, HOUR, timedStore } from './tables.kit.ts';

/** More than the store tells at once. */
const MANY = 130;
const NEW: Person = { ...BOB, name: 'Bertie' };

/** Bob has spoken at many tables, which are closed; at those in `broken` nobody can be renamed. */
async function renamedBob(url: string) {
  const time = await timedStore(url);
  const node = time.node();
  const broken = new Set<string>();
  for (const one of [ANN, BOB]) await time.store.addPerson(one, time.now());
  const tables: string[] = [];
  for (let i = 0; i < MANY; i++) {
    const { id } = await node.tables.create(ANN, BASE);
    await node.tables.command(id as string, BOB, null, { do: 'say', text: 'it is me' });
    await node.tables.command(id as string, ANN, null, { do: 'leave' });
    tables.push(id as string);
  }
  await time.store.renameAtTables(BOB.id, NEW.name, time.now());
  const rename: Tables['rename'] = (id, person) => {
    if (broken.has(id)) throw new Error('no');
    return node.tables.rename(id, person);
  };
  const renaming = () => keepRenaming({ ...node.around, store: time.store, tables: { rename } });
  /** Which of these tables show the new name. */
  const showing = async (some: readonly string[]): Promise<string[]> => {
    const journals = await Promise.all(some.map((table) => time.store.lines(table)));
    return some.filter((_, i) => factsIn(journals[i], 'renamed').some(({ person }) => person.name === NEW.name));
  };
  return { ...time, ...node, closed: tables, broken, renaming, showing };
}

onBothEngines(({ fresh }) => {
  test('at once where they are seen, then everywhere; and where it fails an hour later', async () => {
    const trying = await renamedBob(await fresh());
    const { store, closed, broken, showing, passes, failures } = trying;
    const [seen, said] = [await gameOf(trying), closed[MANY - 1]];
    broken.add(closed[3]);
    const renaming = trying.renaming();
    renaming.begin();
    await renaming.showName(BOB.id, said);
    expect(await showing([seen, said])).toEqual([seen, said]);
    await passes(1);
    expect(await showing(closed)).toEqual(closed.filter((table) => table !== closed[3]));
    expect(failures.join()).toContain(`"table":"${closed[3]}"`);
    broken.clear();
    await passes(HOUR);
    expect(await showing(closed)).toEqual(closed);
    expect(await store.unshownNames()).toEqual([]);
    await renaming.close();
  });

  test('what a restart cuts short goes on after it, and a later name is not taken for the earlier', async () => {
    const { store, closed, renaming, showing, now, passes } = await renamedBob(await fresh());
    const first = renaming();
    await first.showName(BOB.id, null);
    await first.close();
    expect((await showing(closed)).length).toBeLessThan(MANY);
    await store.nameIsShown(BOB.id, now() - 1);
    expect(await store.unshownNames()).toEqual([{ person: NEW, since: now() }]);
    const second = renaming();
    second.begin();
    await passes(1);
    expect(await showing(closed)).toEqual(closed);
    expect(await store.unshownNames()).toEqual([]);
    await second.close();
  });
});
