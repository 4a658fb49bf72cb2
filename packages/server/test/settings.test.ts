/** Settings of a table that came later than the first tables. */
import { FIRST_BOXES, type Settings } from '@polis/client';
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
  boxes: ________,
  boards: _________,
  expert: __________,
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
  boxes: FIRST_BOXES,
  boards: [],
  expert: false,
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

test('boxes and boards come by their names, and are few', () => {
  const told = { boxes: { leaders: 'second' }, boards: ['catan'], expert: true };
  expect(settings.parse({ ...BASE, ...told })).toMatchObject(told);
  expect(settings.parse({ ...BASE, boxes: {} }).boxes).toEqual({});
  const many = Object.fromEntries(Array.from({ length: 11 }, (_, i) => [`box-${i}`, 'first']));
  for (const boxes of [null, 'second', { leaders: 'third' }, { leaders: 2 }, ['leaders'], many])
    expect(settings.safeParse({ ...BASE, boxes }).success, JSON.stringify(boxes)).toBe(false);
  for (const boards of [null, 'catan', [7], Array.from({ length: 11 }, () => 'catan')])
    expect(settings.safeParse({ ...BASE, boards }).success, JSON.stringify(boards)).toBe(false);
  expect(settings.safeParse({ ...BASE, expert: 'yes' }).success).toBe(false);
});

test('whoever does not know of second boxes plays with the first ones, also in the second edition', () => {
  const mix = { modules: ['base', 'leaders', 'cities'], edition: 'second' as const };
  const at = table({ ...settings.parse({ ...OLDER, ...mix }) });
  at.does('Ann', { do: 'start', fill: 'merchant' });
  expect(at.room.game?.config).toMatchObject({ boxes: FIRST_BOXES, boards: [], expert: false });
  const now = table({ ...mix, boards: ['wonder-pack'], expert: true });
  now.does('Ann', { do: 'start', fill: 'merchant' });
  expect(now.room.game?.config).toMatchObject({
    boxes: { leaders: 'second', cities: 'second' },
    boards: ['wonder-pack'],
    expert: true,
  });
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
