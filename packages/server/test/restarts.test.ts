/** A server in a process of its own that is killed, or asked to end, in the middle of everything. */

import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FromServer } from '@polis/client';
import { expect, test } from 'vitest';
import { IN_ALL, repetitions } from '../../../test/repetitions.ts';
import { crash } from '../bench/crash.ts';
import { playOn } from '../bench/people.ts';
import {
  answerTo,
  begun,
  DIST,
  done,
  missing,
  recordOf,
  separateServer,
  sitter,
  sitters,
  tableWith,
  testFolder,
  until,
} from './kit.ts';

/** A process takes long to start where others run too. */
const PATIENCE = { timeout: 180_000 };

test(
  'killed at random moments: every acknowledged choice is found again, and every result is kept, once',
  PATIENCE,
  async () => {
    const program = path.join(DIST, 'polis.mjs');
    const kills = repetitions('serverKills');
    const result = await crash({ program, folder: testFolder(), kills, seed: 5, progress: () => undefined });
    expect(result).toMatchObject({ kills, lost: 0, doubled: 0, refused: 0, miscounted: 0 });
    expect(result.games).toBeGreaterThanOrEqual(3);
    expect(result.acknowledged).toBeGreaterThan(150);
  },
);

test('clocks stand still while the server is down', { ...IN_ALL, ...PATIENCE }, async () => {
  const folder = testFolder();
  const first = await separateServer(folder);
  const people = await sitters(first.address, 3);
  const { table, seen } = await begun(first.address, people, { clock: { per: 'game', seconds: 600, bonus: 0 } });
  await done(people[0].by.command(table, answerTo(seen[0].now(), 0)));
  const { room, seq } = await seen[1].until(({ view }) => view?.answered[0] === true);
  const acknowledged = performance.now();
  const before = room.clocks?.left ?? [];
  expect(room.clocks?.runs).toEqual([false, true, true]);
  await first.end('SIGKILL');
  const ran = performance.now() - acknowledged;

  await sleep(1000);
  const started = performance.now();
  await separateServer(folder, first.port);
  const after = await seen[1].until((known) => known.seq > seq);
  const longest = ran + performance.now() - started;
  const left = after.room.clocks?.left ?? [];
  expect(left[0]).toBe(before[0]);
  for (const chair of [1, 2]) {
    expect(left[chair]).toBeGreaterThanOrEqual(before[chair] - longest);
    expect(left[chair]).toBeLessThanOrEqual(before[chair]);
  }
  expect(after.room.clocks?.runs).toEqual([false, true, true]);
  expect(after.view?.answered).toEqual([true, false, false]);
});

test('asked to end in the middle of a game, it says goodbye and loses nothing', PATIENCE, async () => {
  const folder = testFolder();
  const first = await separateServer(folder);
  const heard: FromServer[] = [];
  const ann = await sitter(first.address, 'Zoe', (text) => heard.push(JSON.parse(text)));
  const people = [ann, ...(await sitters(first.address, 3))];
  const table = await tableWith(first.address, people, { seats: 5, modules: ['base', 'leaders'] });
  const games = people.map(({ by }, i) => playOn(by, table, i));
  await done(ann.by.command(table, { do: 'start', fill: 'merchant' }));
  await until(() => games.flatMap(({ acknowledged }) => acknowledged).length > 20);
  expect(await first.end('SIGTERM')).toBe(0);
  expect(first.log()).toContain('the tables are closed');
  expect(heard).toContainEqual({ type: 'bye' });
  await separateServer(folder, first.port);
  await Promise.all(games.map(({ over }) => over));
  await Promise.all(games.map(({ settled }) => settled()));
  expect(games.flatMap(({ refused }) => refused)).toEqual([]);
  const record = await recordOf(first.address, table);
  expect(
    missing(
      record,
      games.flatMap(({ acknowledged }) => acknowledged),
    ),
  ).toEqual([]);
});
