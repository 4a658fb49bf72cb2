/** How much a node has to know for a table: nothing that is played or written today is more than it does. */
import { VERSIONS } from '@polis/engine';
import { expect, test } from 'vitest';
import { KNOWS, needsOf } from '../../src/room/needs.ts';
import { readLine } from '../../src/room/reading.ts';
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
