/** Tables at which a game begins elsewhere than at its deal. */
import { type BeginningShown, type Settings, USUAL } from '@polis/client';
import {
  type Beginning,
  branchOf,
  type Game,
  type GameRecord,
  hash,
  over,
  pledgeOf,
  replay,
  retrace,
  type Scenario,
  verify,
} from '@polis/engine';
import { describe, expect, test } from 'vitest';
import { resultOf } from '../../src/results/result.ts';
import {
  answersOf,
  beginningShown,
  beginsAgain,
  beginsWith,
  peopleNamed,
  type Room,
  recordOf,
  rematchOf,
  roomShown,
  withoutPeople,
} from '../../src/room/index.ts';
import { BASE, begunTable, person, SECOND, SEED, type Sitting, started } from './kit.ts';

const ALL = ['base', 'leaders', 'cities', 'edifice'];

function played(changed: Partial<Settings>): GameRecord {
  const at = started({ rated: false, ...changed }, []);
  for (let pick = 0; at.room.status === 'playing'; pick++) at.settles(pick % 5);
  return recordOf(at.room, at.room.game as Game);
}

const records = new Map<string, GameRecord>();
/** A finished game of this kind, played once. */
function recordFor(changed: Partial<Settings> = {}): GameRecord {
  const key = JSON.stringify(changed);
  const record = records.get(key) ?? played(changed);
  records.set(key, record);
  return record;
}

const branch = (record: GameRecord, step: number, keeps: number | null = null): Beginning =>
  branchOf(record, step, keeps, SEED).from as Beginning;

const gameOf = ({ game }: Room): Game => game as Game;

/** The table of a record after so many answered questions. */
function tableAt(record: GameRecord, step: number): string {
  let asked = 0;
  let known = Number.NaN;
  for (const game of retrace({ ...record, result: null })) {
    const { question } = game.state;
    if (question !== known && !Number.isNaN(known)) asked++;
    known = question;
    if (asked === step) return hash(game);
  }
  throw new Error('it is over before');
}

function playOn(at: Sitting, pick = 1): GameRecord {
  while (at.room.status === 'playing') at.settles(pick);
  return recordOf(at.room, gameOf(at.room));
}

const TABLE: Scenario = {
  age: 1,
  turn: 3,
  seats: [
    {
      wonder: 'giza',
      side: 'A',
      coins: 5,
      city: ['lumber-yard', 'baths'],
      hand: ['altar', 'loom', 'barracks', 'stockade', 'workshop'],
    },
    { wonder: 'rhodos', side: 'B', city: ['ore-vein', 'stone-pit'] },
    { wonder: 'babylon', side: 'A', city: ['clay-pool', 'press'] },
  ],
} as Scenario;

const MIXES: [string, Partial<Settings>, number][] = [
  ['three players', {}, 7],
  ['two players and the Free City', { seats: 2 }, 9],
  ['two teams with every expansion', { modules: [...ALL, 'teams'], seats: 4 }, 12],
  ['five players of the second edition with every expansion', { modules: ALL, seats: 5, edition: 'second' }, 3],
];

describe.each(MIXES)('in the middle of a game: %s', (_, changed, step) => {
  test('all as it was dealt: it goes on from that table to its end, and its record says all of it', () => {
    const record = recordFor(changed);
    const at = begunTable(branch(record, step), {}, ['Bob']);
    expect(at.room.chairs).toHaveLength(changed.seats ?? 3);
    at.does('Ann', { do: 'start', fill: 'random' });
    expect(hash(gameOf(at.room))).toBe(tableAt(record, step));
    expect(at.room.commitment).toBeNull();
    const again = playOn(at);
    expect(again.config.from).toMatchObject({ keeps: null, game: { seed: record.config.seed } });
    expect(hash(replay(JSON.parse(JSON.stringify(again))))).toBe(hash(gameOf(at.room)));
    expect(again.commitment).toBeUndefined();
    at.checks();
  });

  test('dealt anew: what the seat saw has stayed, and the seed is fixed before it is told', () => {
    const record = recordFor(changed);
    const at = begunTable(branch(record, step, 1), {}, ['Bob']);
    at.does('Bob', { do: 'pledge', pledge: pledgeOf('b'.repeat(32)) });
    at.does('Ann', { do: 'start', fill: 'random' });
    expect(at.room.dealing?.parts).toHaveLength(1);
    at.does('Bob', { do: 'tell', nonce: 'b'.repeat(32) });
    expect(at.room.commitment).toMatch(/^[0-9a-f]{64}$/);
    const again = playOn(at);
    expect(verify(JSON.parse(JSON.stringify(again)), at.room.commitment).ok).toBe(true);
    at.checks();
  });
});

test('at a table that someone has set', () => {
  const at = begunTable({ table: TABLE }, { clock: { per: 'move', seconds: 30 } }, ['Bob', 'Cid'], { seat: 2 });
  expect(at.chair('Ann')).toBe(2);
  expect(roomShown(at.room, new Set(), at.now).beginning).toEqual({
    is: 'table',
    of: null,
    name: null,
    age: 1,
    turn: 3,
    keeps: null,
  } satisfies BeginningShown);
  at.does('Ann', { do: 'start', fill: null });
  const { age, turn, seats } = gameOf(at.room).state;
  expect([age, turn, seats[0].coins]).toEqual([1, 3, 5]);
  expect(at.room.commitment).not.toBeNull();
  at.waits(31 * SECOND);
  at.settles();
  const record = playOn(at);
  expect(verify(JSON.parse(JSON.stringify(record)), at.room.commitment).ok).toBe(true);
  at.checks();
});

test('what is played follows from it, and nobody changes that; all the rest is the host’s to change', () => {
  const record = recordFor({ modules: ALL, seats: 5, edition: 'second' });
  const at = begunTable(branch(record, 3), { seats: 3, modules: ['base'], rated: true, slow: 10, listed: true });
  const { settings } = at.room;
  expect(settings).toMatchObject({ modules: ALL, seats: 5, edition: 'second', rated: false });
  // whoever sits down sees which city it is
  const { rules, state } = replay(record, 0);
  expect(settings.wonders?.map(({ wonder }) => wonder)).toEqual(
    state.seats.map(({ wonder }) => rules.wonders[wonder].city),
  );
  expect(settings).toMatchObject({ slow: 10, listed: true });
  const otherwise: Partial<Settings>[] = [
    { seats: 4 },
    { modules: ['base'] },
    { edition: 'first' },
    { boxes: { leaders: 'first' } },
    { boards: ['catan'] },
    { expert: true },
    { wonders: [] },
    { rated: true },
  ];
  for (const change of otherwise)
    expect(at.refused('Ann', { do: 'set', settings: { ...settings, ...change } })).toBe('begun-elsewhere');
  at.does('Ann', { do: 'set', settings: { ...settings, listed: false, clock: { per: 'move', seconds: 60 } } });
  expect(at.room.settings.clock).toEqual({ per: 'move', seconds: 60 });
  at.does('Ann', { do: 'order', order: [1, 0, 2, 3, 4] });
  expect(at.chair('Ann')).toBe(1);
});

test('an undo leads back to where it began, and no further', () => {
  const record = recordFor();
  const at = begunTable(branch(record, 7));
  at.does('Ann', { do: 'start', fill: 'random' });
  const first = hash(gameOf(at.room));
  expect(at.refused('Ann', { do: 'undo' })).toBe('nothing-to-undo');
  at.settles();
  at.does('Ann', { do: 'undo' });
  expect(hash(gameOf(at.room))).toBe(first);
  expect(at.refused('Ann', { do: 'undo' })).toBe('nothing-to-undo');
});

test('it counts for no result, and a rematch begins in the same place', () => {
  const record = recordFor();
  const of = { table: 'other', listed: true };
  const at = begunTable(branch(record, 15), {}, ['Bob'], { of, name: 'What if' });
  at.does('Ann', { do: 'start', fill: 'random' });
  playOn(at);
  expect(answersOf(at.room, 0).answers).toBeGreaterThan(0);
  expect(resultOf(at.room)).toBeNull();
  const { fact } = rematchOf(at.room, 'NEXT', person('Bob'));
  expect(fact).toMatchObject({ settings: at.room.settings });
  expect(beginsAgain(at.room)).toMatchObject({ fact: 'begins', of, name: 'What if', by: person('Ann').id });
  expect(beginsAgain(started({}, []).room)).toBeNull();
});

test('strangers at a listed table are not told of a game that was not listed', () => {
  const from = branch(recordFor(), 7);
  const shownAt = (listed: boolean, isOfListed: boolean) =>
    beginningShown(begunTable(from, { listed }, [], { of: { table: 'other', listed: isOfListed } }).room)?.of;
  expect([shownAt(true, false), shownAt(true, true), shownAt(false, false)]).toEqual([null, 'other', 'other']);
});

test('the name goes with whoever has given it', () => {
  const { journal } = begunTable(branch(recordFor(), 7), {}, ['Bob'], { name: 'A tale of Ann' });
  const lines = journal.map(({ fact }) => ({ action: null, fact }));
  expect(peopleNamed(lines[1])).toEqual([person('Ann').id]);
  const changed = withoutPeople(lines, new Map([[person('Ann').id, 'nobody-1']]));
  expect(changed.get(1)?.fact).toMatchObject({ fact: 'begins', name: null, by: 'nobody-1' });
  expect(withoutPeople(lines, new Map([[person('Bob').id, 'nobody-1']])).has(1)).toBe(false);
});

test('what cannot be is refused with the engine’s reason', () => {
  const record = recordFor();
  const settings = { ...USUAL, ...BASE };
  const code = (from: unknown): string | undefined =>
    beginsWith({ from: from as Beginning, of: null, name: null, by: 'ann' }, settings).refused?.code;
  const { game, choices, keeps } = branch(record, 7) as Extract<Beginning, { game: unknown }>;
  expect(code({ game, choices, keeps })).toBeUndefined();
  expect(code({ game, choices: [...choices, ...choices], keeps })).toBe('record');
  expect(code({ game, choices, keeps: 7 })).toBe('beginning');
  expect(code({ game: { ...game, seats: 99 }, choices, keeps })).toBe('seats');
  expect(code({ game, choices: record.choices.map(([seat, choice]) => [seat, choice]), keeps })).toBe('beginning');
  expect(code({ table: {} })).toBe('scenario');
  expect(code({ table: { ...TABLE, seats: TABLE.seats.map((seat) => ({ ...seat, hand: ['baths', 'baths'] })) } })).toBe(
    'scenario',
  );
  expect(code({})).toBe('beginning');
  expect(over(replay(record))).toBe(true);
});
