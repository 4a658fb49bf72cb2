/** Two nodes on one database: whatever they do at the same time, the journal stays one. */
import { expect, test } from 'vitest';
import { onBothEngines } from './kit.ts';
import { line, row } from './lines.ts';

const TABLES = ['a', 'b', 'c', 'd', 'e', 'f'];

onBothEngines(({ fresh, open }) => {
  test('of two writers one gets each number, and nothing of the other is there', async () => {
    const url = await fresh();
    const stores = [await open(url), await open(url)];
    await stores[0].append(TABLES.map((table) => line(table, 1)));

    for (let seq = 2; seq <= 12; seq++) {
      const batch = (writer: number) => {
        const who = `writer-${writer}`;
        const lines = TABLES.map((table) =>
          line(table, seq, {
            action: `${who}-${seq}`,
            row: row(table, { summary: JSON.stringify(who) }),
            people: [who],
          }),
        );
        return writer === 0 ? lines : lines.reverse();
      };
      const answers = await Promise.all([stores[0].append(batch(0)), stores[1].append(batch(1))]);
      const inOrder = [answers[0], [...answers[1]].reverse()];
      for (const [index, table] of TABLES.entries()) {
        const winner = inOrder[0][index] === 'written' ? 0 : 1;
        expect(inOrder[winner][index]).toBe('written');
        expect(inOrder[1 - winner][index]).toBe('number-taken');
        const [last] = await stores[0].lines(table, seq);
        expect(last.action).toBe(`writer-${winner}-${seq}`);
        expect((await stores[1].row(table))?.summary).toBe(`"writer-${winner}"`);
      }
      const seated = await Promise.all(['writer-0', 'writer-1'].map((who) => stores[0].tablesOf(who, 100)));
      expect(seated.flat()).toHaveLength(TABLES.length);
    }
    for (const table of TABLES) expect(await stores[1].lines(table)).toHaveLength(12);
  });

  test('of two tables one gets each code', async () => {
    const url = await fresh();
    const stores = [await open(url), await open(url)];
    for (let round = 0; round < 10; round++) {
      const batch = (writer: number) =>
        [0, 1, 2].map((index) => {
          const place = writer === 0 ? index : 2 - index;
          const id = `round-${round}-writer-${writer}-${place}`;
          return line(id, 1, { row: row(id, { code: `R${round}C${index}` }) });
        });
      const answers = await Promise.all([stores[0].append(batch(0)), stores[1].append(batch(1))]);
      for (const index of [0, 1, 2]) {
        expect([answers[0][index], answers[1][index]].sort()).toEqual(['code-taken', 'written']);
        const winner = answers[0][index] === 'written' ? 0 : 1;
        const ids = [batch(0)[index].table, batch(1)[index].table];
        expect((await stores[0].rowByCode(`R${round}C${index}`))?.id).toBe(ids[winner]);
        expect(await stores[0].lines(ids[1 - winner])).toEqual([]);
      }
    }
  });

  test('all who ask for a setting get the same', async () => {
    const url = await fresh();
    const stores = [await open(url), await open(url)];
    const asked = Array.from({ length: 20 }, (_, index) => stores[index % 2].setting('secret', `fresh-${index}`));
    expect(new Set(await Promise.all(asked)).size).toBe(1);
  });
});
