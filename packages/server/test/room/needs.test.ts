/** How much a node has to know for a table: nothing that is played or written today is more than it does. */
import { LEVELS } from '@polis/client';
import { VERSIONS } from '@polis/engine';
import { expect, test } from 'vitest';
import { KNOWS, needsOf } from '../../src/room/needs.ts';
import { readLine } from '../../src/room/reading.ts';
import { rebuild } from '../../src/room/rebuilding.ts';
import type { Fact } from '../../src/room/types.ts';

const started = (version: number): Fact => ({ fact: 'started', config: { version }, fill: null }) as unknown as Fact;
const read = (body: string): Fact => readLine({ seq: 1, at: 0, body }).fact;

test('every version of the rules that the engine plays is known, and no other', () => {
  for (const version of VERSIONS) expect(needsOf(started(version))).toBeLessThanOrEqual(KNOWS);
  expect(needsOf(started(Math.max(...VERSIONS) + 1))).toBeGreaterThan(KNOWS);
});

test('a kind of line that is not known is of a newer Polis, what is no line is only damaged', () => {
  expect(needsOf(read('{"fact":"knighted","chair":2}'))).toBeGreaterThan(KNOWS);
  for (const body of ['{"fact":', '{}', 'null', '{"fact":7}']) expect(needsOf(read(body))).toBe(1);
});

test('a table that begins elsewhere is left alone by nodes that do not know of it, from its second line on', () => {
  const settings = { modules: ['base'], edition: 'first', seats: 3 };
  const begins = {
    fact: 'begins',
    from: { table: { seats: [] } },
    of: null,
    name: null,
    by: 'ann',
    age: 1,
    turn: 1,
    settings,
  };
  const created = { fact: 'created', code: 'CODE', host: { id: 'ann', name: 'Ann' }, settings, chairs: [] };
  const lines = [created, begins].map((fact, i) => readLine({ seq: i + 1, at: 0, body: JSON.stringify(fact) }));
  expect(lines.map(({ fact }) => needsOf(fact))).toEqual([1, 5]);
  expect(rebuild('t', lines)).toMatchObject({ needs: 5, frozen: null });
  // to a node from before it is a kind that it does not know
  const older = lines.map((line) => ({
    ...line,
    fact: line.fact.fact === 'begins' ? read('{"fact":"knighted"}') : line.fact,
  }));
  expect(rebuild('t', older).needs).toBeGreaterThan(KNOWS);
});

test('a bot that came later asks for a node that has it, wherever it sits; one that nobody knows is of a newer Polis', () => {
  const lines = (bot: string): Fact[] =>
    [
      { fact: 'bot', chair: 1, bot },
      { fact: 'lent', chair: 1, bot },
      { fact: 'created', chairs: [{ person: null, bot }] },
      { fact: 'started', config: { version: 1 }, fill: bot },
    ] as unknown as Fact[];
  for (const level of LEVELS) for (const line of lines(level)) expect(needsOf(line)).toBeLessThanOrEqual(KNOWS);
  for (const line of lines('architect')) expect(needsOf(line)).toBe(1);
  for (const line of lines('scholar')) expect(needsOf(line)).toBe(4);
  for (const line of lines('oracle')) expect(needsOf(line)).toBeGreaterThan(KNOWS);
});
