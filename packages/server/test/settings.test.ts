/** Settings of a table that came later than the first tables. */
import type { Settings } from '@polis/client';
import { expect, test } from 'vitest';
import { settings } from '../src/protocol/index.ts';
import { type Fact, rebuild } from '../src/room/index.ts';
import { rowOf, summaryOf } from '../src/tables/rows.ts';
import { BASE, table } from './room/kit.ts';

const {
  rated: _,
  hints: __,
  grace: ___,
  slow: ____,
  talk: _____,
  accounts: ______,
  onlookers: _______,
  ...OLDER
} = BASE;
/** What is usual. */
const USUAL = {
  rated: true,
  hints: 'unrated',
  grace: null,
  slow: 0,
  talk: 'everyone',
  accounts: false,
  onlookers: true,
};

test('clients that do not know them get what is usual', () => {
  expect(settings.parse(OLDER)).toEqual({ ...OLDER, ...USUAL });
  for (const hints of ['allowed', 'unrated', 'never'])
    expect(settings.parse({ ...BASE, hints })).toMatchObject({ hints });
});

test('other words are refused', () => {
  for (const hints of ['sometimes', '', null, true, ['never']])
    expect(settings.safeParse({ ...BASE, hints }).success, String(hints)).toBe(false);
  for (const slow of [1, 20, '10', null])
    expect(settings.safeParse({ ...BASE, slow }).success, String(slow)).toBe(false);
  for (const grace of [0, 29, 30.5, 2_592_001, '30', true])
    expect(settings.safeParse({ ...BASE, grace }).success, String(grace)).toBe(false);
});

test('a table from before them has what is usual, and the host may change it', () => {
  const older = table().journal.map((line) =>
    line.fact.fact === 'created' ? { ...line, fact: { ...line.fact, settings: OLDER as Settings } } : line,
  );
  expect(rebuild('table', older).settings).toMatchObject(USUAL);
  const set: Fact = { fact: 'set', settings: OLDER as Settings };
  expect(rebuild('table', [...older, { seq: older.length + 1, at: 2, fact: set }]).settings.hints).toBe('unrated');
  const row = { ...rowOf(table().room), summary: JSON.stringify({ settings: OLDER }) };
  expect(summaryOf(row).settings).toMatchObject(USUAL);
  const at = table();
  at.does('Ann', { do: 'set', settings: { ...BASE, hints: 'never' } });
  expect(at.room.settings.hints).toBe('never');
});
