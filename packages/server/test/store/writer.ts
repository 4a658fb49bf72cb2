/** A process that writes until it is killed, and says of each line when it has been written. */
import { openStore } from '../../src/store/open.ts';
import { line, row } from './lines.ts';

const TABLES = ['a', 'b', 'c'];

const store = await openStore(process.argv[2]);
const next = new Map<string, number>();
for (const table of TABLES) next.set(table, (await store.lines(table)).length + 1);
for (;;) {
  const batch = TABLES.map((table) => {
    const seq = next.get(table) ?? 1;
    return line(table, seq, { action: `action-${seq}`, row: row(table, { updated: seq }), people: [`person-${seq}`] });
  });
  const answers = await store.append(batch);
  for (const [index, { table, line }] of batch.entries()) {
    process.stdout.write(`${table} ${line.seq} ${answers[index]}\n`);
    next.set(table, line.seq + 1);
  }
}
