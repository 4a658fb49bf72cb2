/** What was asked already is known by its name, of which a table keeps a number alone. */
import path from 'node:path';
import { expect, test } from 'vitest';
import { actionsOf } from '../src/tables/actions.ts';
import { testFolder } from './kit.ts';
import { ANN, BOB, gameOf, timedStore } from './tables.kit.ts';

const place = (): string => path.join(testFolder(), 'polis.db');
const line = (seq: number, action: string | null) => ({ seq, action, at: 0, body: '' });

test('names are found under the numbers of their lines', () => {
  const actions = actionsOf([line(1, null), line(2, 'ann:1'), line(3, null), line(4, 'bob:1')]);
  actions.add(line(7, 'ann:2'));
  expect(['ann:1', 'bob:1', 'ann:2', 'bob:2', ''].map(actions.perhaps)).toEqual([2, 4, 7, null, null]);
  actions.clear();
  expect(actions.perhaps('ann:1')).toBeNull();
});

test('what is said twice under one name happens once, also after the table was opened anew', async () => {
  const time = await timedStore(place());
  const [node, other] = [time.node(), time.node()];
  const table = await gameOf(node);
  const say = { do: 'say', text: 'hello' } as const;
  const said = await node.tables.command(table, ANN, 'one', say);
  expect(said.refused).toBeNull();
  expect(await node.tables.command(table, ANN, 'one', say)).toEqual(said);
  expect(await other.tables.command(table, ANN, 'one', say)).toEqual(said);
  const others = await Promise.all([
    node.tables.command(table, BOB, 'one', say),
    node.tables.command(table, ANN, 'two', say),
  ]);
  expect(others.map(({ seq }) => seq)).toEqual([1, 2].map((more) => (said.seq ?? 0) + more));
});

test('what comes to two nodes at once under one name happens once', async () => {
  const time = await timedStore(place());
  const nodes = [time.node(), time.node()];
  const table = await gameOf(nodes[0]);
  const say = { do: 'say', text: 'hello' } as const;
  for (const node of nodes) await node.tables.command(table, BOB, `opens ${nodes.indexOf(node)}`, say);
  for (let round = 0; round < 20; round++) {
    const said = await Promise.all(nodes.map(({ tables }) => tables.command(table, ANN, `round ${round}`, say)));
    expect(said[0].refused).toBeNull();
    expect(said[1]).toEqual(said[0]);
  }
  const names = (await nodes[0].around.journals.lines(table)).map(({ action }) => action);
  expect(names.filter((name) => name?.startsWith(`${ANN.id}:round`))).toEqual(
    Array.from({ length: 20 }, (_, round) => `${ANN.id}:round ${round}`),
  );
});

test('a name that only looks like a known one is a new one', async () => {
  const time = await timedStore(place());
  const node = time.node();
  const { journals } = node.around;
  const table = await gameOf(node);
  const say = { do: 'say', text: 'hello' } as const;
  const first = await node.tables.command(table, ANN, 'one', say);
  // as if the line that was found had another name with the same number
  const { lines } = journals;
  journals.lines = async (...of) => (await lines(...of)).map((one) => ({ ...one, action: 'another' }));
  const { write } = journals;
  const names: (string | null)[] = [];
  journals.write = (append) => {
    names.push(append.line.action);
    return write({ ...append, line: { ...append.line, action: 'yet another' } });
  };
  const second = await node.tables.command(table, ANN, 'one', say);
  expect(second.seq).toBe((first.seq ?? 0) + 1);
  expect(names).toEqual([`${ANN.id}:one`]);
});
