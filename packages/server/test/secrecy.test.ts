/** Nobody is sent what they may not know: every message to everyone, over whole games. */
import type { Settings } from '@polis/client';
import { create, type GameRecord, view } from '@polis/engine';
import { describe, expect, test } from 'vitest';
import { playOn } from '../bench/people.ts';
import { openStore } from '../src/store/open.ts';
import { inspector, type Listener, momentsOf } from './inspection.ts';
import {
  device,
  done,
  json,
  olderDevice,
  recordOf,
  type Sitter,
  sharedServer,
  sitter,
  tableWith,
  watched,
} from './kit.ts';

const ALL = ['base', 'leaders', 'cities', 'edifice'];

const shared = sharedServer();

const TABLES: [string, Partial<Settings>][] = [
  ['three players', { modules: ['base'], seats: 3 }],
  ['five players with every expansion', { modules: ALL, seats: 5 }],
  ['two players with Leaders and Cities', { modules: ['base', 'leaders', 'cities'], seats: 2 }],
  ['two teams with every expansion', { modules: [...ALL, 'teams'], seats: 4 }],
  ['three teams of the second edition', { modules: ['base', 'teams'], seats: 6, edition: 'second' }],
];

interface Heard extends Listener {
  /** Makes a function that keeps what is heard. */
  keep(text: string): void;
}

function listener(seat: number | null): Heard {
  const heard: string[] = [];
  return { seat, heard, keep: (text) => heard.push(text) };
}

/** The token in a cookie, and the cookie as it is sent. */
function secretsOf({ cookie }: Sitter): string[] {
  const signed = decodeURIComponent(cookie.split('=')[1]);
  return [cookie, signed, signed.split('.')[0], signed.split('.')[1]];
}

/** Plays a game with onlookers, and devices that come later; says what each has heard. */
async function overheard(address: string, settings: Partial<Settings>) {
  const listeners = Array.from({ length: settings.seats ?? 0 }, (_, seat) => listener(seat));
  const people = await Promise.all(listeners.map(({ keep }, i) => sitter(address, `Player ${i}`, keep)));
  const table = await tableWith(address, people, settings);
  const eve = listener(null);
  const onlooker = await sitter(address, 'Eve', eve.keep);
  onlooker.by.watch(table, () => undefined);
  const games = people.map(({ by }, i) => playOn(by, table, i + (settings.seats ?? 0) * 10));
  await done(people[0].by.command(table, { do: 'start', fill: null }));

  const late = [listener(0), listener(people.length - 1), listener(null)];
  const owners = [people[0], people[people.length - 1], onlooker];
  await watched(onlooker.by, table).until(({ view: seen }) => (seen?.question ?? 0) > 4);
  for (const [i, { keep }] of late.entries()) device(address, owners[i], keep).watch(table, () => undefined);
  const older = [listener(0), listener(null)];
  for (const [i, { keep }] of older.entries()) olderDevice(address, [people[0], onlooker][i], table, keep);
  const early = await Promise.all(
    ['', '/record'].map(async (place) => (await fetch(`${address}/api/games/${table}${place}`)).status),
  );
  const listed = await json(address, `/api/tables/${table}`);

  await Promise.all(games.map(({ over }) => over));
  expect(games.flatMap(({ refused }) => refused)).toEqual([]);
  return { table, people, listeners: [...listeners, eve, ...late], older, early, listed };
}

test.each(TABLES)('%s: each, on any device, and who watches', async (_, settings) => {
  const { address, database } = shared();
  const { table, people, listeners, older, early, listed } = await overheard(address, settings);
  expect(early).toEqual([404, 404]);

  const record = await recordOf(address, table);
  const store = await openStore(database);
  const key = await store.setting('cookie-key', '');
  await store.close();
  const inspect = inspector(record, [key, ...people.flatMap(secretsOf)]);
  for (const each of [...listeners, ...older]) {
    expect(each.heard.length).toBeGreaterThan(10);
    inspect(each);
  }
  for (const { heard } of older) expect(heard.filter((text) => /"(open|changed)":/.test(text))).toEqual([]);
  const { rules } = create(record.config);
  for (const { name } of rules.cards) expect(JSON.stringify(listed)).not.toContain(`"${name}"`);
});

describe('the inspection', () => {
  test('notices whatever is told to the wrong one, or too early', async () => {
    const { address } = shared();
    const { table, listeners } = await overheard(address, { modules: ['base', 'leaders'], seats: 3 });
    const record: GameRecord = await recordOf(address, table);
    const { moments } = momentsOf(record);
    const inspect = inspector(record, ['the-token']);
    const [{ heard }] = listeners;
    const views = heard.flatMap((text, i) => (/"(view|open|changed)":\{/.test(text) ? [i] : []));
    const spoilt = (at: number, change: (message: Record<string, unknown>) => void): Listener => {
      const message = JSON.parse(heard[at]);
      change(message);
      return { seat: 0, heard: heard.map((text, i) => (i === at ? JSON.stringify(message) : text)) };
    };
    const [early, middle, later] = [views[0], views[5], views[9]];
    const momentOf = (at: number) => {
      const { open, changed } = JSON.parse(heard[at]);
      const question = open?.question ?? changed.question[0];
      return moments.findIndex(({ game }) => game.state.question === question);
    };
    const seenAt = (at: number, seat: number) => view(moments[momentOf(at)].game, seat);
    const whole = (told: object, seen: object) =>
      Object.assign(told, { view: seen, open: undefined, changed: undefined, own: undefined });
    const withHand = (told: Record<string, unknown>, part: 'changed' | 'own', cards: number[] | null) => {
      const changes = (told[part] ?? {}) as { seats?: Record<number, { piles?: Record<number, object> }> };
      const piles = { ...changes.seats?.[1]?.piles };
      piles[0] = { ...piles[0], cards: [cards] };
      told[part] = { ...changes, seats: { ...changes.seats, 1: { ...changes.seats?.[1], piles } } };
    };

    inspect({ seat: 0, heard });
    expect(() => inspect({ ...listeners[0], seat: 1 })).toThrow();
    expect(() => inspect({ ...listeners[0], seat: null })).toThrow();
    const leaks: [RegExp, Listener][] = [
      [/the view/, spoilt(middle, (told) => whole(told, seenAt(middle, 1)))],
      [/the view/, spoilt(middle, (told) => whole(told, { ...seenAt(middle, 0), hand: [] }))],
      [/the view/, spoilt(middle, (told) => withHand(told, 'own', [1, 2]))],
      [
        /told to all/,
        spoilt(middle, (told) => {
          withHand(told, 'changed', [1, 2]);
          withHand(told, 'own', null);
        }),
      ],
      [
        /later one|the questions/,
        spoilt(middle, (told) => Object.assign(whole(told, seenAt(later, 0)), { log: undefined })),
      ],
      [/the log/, spoilt(early, (told) => Object.assign(told, { log: { from: 0, events: momentsOf(record).events } }))],
      [/the questions/, spoilt(middle, (told) => Object.assign(told, { asks: seenAt(middle, 2).asks }))],
      [/secret/, spoilt(early, (told) => Object.assign(told, { chat: [{ text: record.config.seed }] }))],
      [/secret/, spoilt(early, (told) => Object.assign(told, { chat: [{ text: 'the-token' }] }))],
      [/unknown field/, spoilt(early, (told) => Object.assign(told, { moves: [] }))],
      [/unknown field/, spoilt(early, (told) => Object.assign(told.room as object, { seed: 1 }))],
      [/was named/, spoilt(early, (told) => Object.assign(told, { chat: ['palace'] }))],
      [
        /was shown/,
        spoilt(early, (told) =>
          Object.assign(told, { chat: [{ cards: moments[0].game.state.seats[1].piles.flat() }] }),
        ),
      ],
    ];
    for (const [why, leak] of leaks) expect(() => inspect(leak)).toThrow(why);
  });
});
