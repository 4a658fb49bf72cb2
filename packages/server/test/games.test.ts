/** Whole games by people who are programs, over real sockets. */
import { type Settings, USUAL } from '@polis/client';
import {
  boardNames,
  boxedModules,
  EDITIONS,
  type Edition,
  moduleNames,
  readConfig,
  replay,
  score,
} from '@polis/engine';
import { expect, test } from 'vitest';
import { repetitions } from '../../../test/repetitions.ts';
import { playOn } from '../bench/people.ts';
import { done, finished, json, missing, recordOf, refusal, server, sharedServer, sitters, tableWith } from './kit.ts';

type Mix = Pick<Settings, 'modules' | 'edition' | 'boxes' | 'boards' | 'expert' | 'seats'>;

const MIXES = moduleNames
  .slice(1)
  .reduce<string[][]>((mixes, name) => mixes.concat(mixes.map((mix) => [...mix, name])), [['base']]);

/** The boxes that are all of one edition: none but the first ones in the first edition. */
const boxesFor = (modules: readonly string[], edition: Edition): Settings['boxes'][] =>
  EDITIONS.slice(0, edition === 'first' || !modules.some((name) => boxedModules.includes(name)) ? 1 : undefined).map(
    (box) => Object.fromEntries(modules.filter((name) => boxedModules.includes(name)).map((name) => [name, box])),
  );

/** Every mix of modules in both editions, with numbers of players and further boards in turn, each that is allowed. */
function covering(): Mix[] {
  let turn = 0;
  return EDITIONS.flatMap((edition) =>
    MIXES.flatMap((modules) =>
      boxesFor(modules, edition).map((boxes) => {
        const [boards, expert] = [boardNames.slice(0, turn % 3), turn % 2 > 0];
        const mix = { modules, edition, boxes, boards, expert };
        const allowed = [2, 3, 4, 5, 6, 7, 8].filter((seats) => isPlayed({ ...mix, seats }));
        return { ...mix, seats: allowed[turn++ % allowed.length] };
      }),
    ),
  );
}

function isPlayed(mix: Mix): boolean {
  try {
    readConfig({ ...mix, seed: '0'.repeat(32) });
    return true;
  } catch {
    return false;
  }
}

const shared = sharedServer();

test('whole games in every mix of modules and boxes, in both editions', { timeout: 180_000 }, async () => {
  const { address } = shared();
  const all = covering();
  expect(new Set(all.map(({ seats }) => seats)).size).toBe(7);
  const mixes = all.filter((_, i) => i % repetitions('oneMixIn') === 0);
  await Promise.all(mixes.map(playThrough));

  async function playThrough(mix: Mix, seed: number): Promise<void> {
    // at every fourth table one of the players is a bot
    const seated = await sitters(address, mix.seats - (seed % 4 === 0 ? 1 : 0));
    const table = await tableWith(address, seated, mix);
    const games = seated.map(({ by }, i) => playOn(by, table, seed * 10 + i));
    await done(seated[0].by.command(table, { do: 'start', fill: 'merchant' }));
    const ends = await Promise.all(games.map(({ over }) => over));
    expect(ends.map(({ view }) => view?.over)).toEqual(ends.map(() => true));
    expect(games.flatMap(({ refused }) => refused)).toEqual([]);

    const record = await recordOf(address, table);
    expect(record.config).toMatchObject(mix);
    const { sheets, winners, teams } = score(replay(record));
    const told = await finished(address, table);
    expect(told.sheets.map(({ points }) => points)).toEqual(sheets.map((sheet) => ({ ...sheet })));
    expect(told).toMatchObject({ winners, teams });
    expect(record.result).toEqual({ totals: sheets.map(({ total }) => total), winners });
    expect(
      missing(
        record,
        games.flatMap(({ acknowledged }) => acknowledged),
      ),
    ).toEqual([]);
  }
});

test('mixes that the engine does not play are refused with its sentence', async () => {
  const { address } = shared();
  const people = await sitters(address, 2);
  await expect(tableWith(address, people, { modules: ['base', 'teams'], seats: 5 })).rejects.toThrow(
    'base + teams is for 4 or 6 players, not 5',
  );
  const table = await tableWith(address, people);
  const settings = {
    ...USUAL,
    wonders: null,
    modules: ['base', 'pirates'],
    edition: 'first',
    seats: 3,
    listed: true,
    rated: true,
  } as const;
  expect(
    await refusal(people[0].by, table, { do: 'set', settings: { ...settings, modules: [...settings.modules] } }),
  ).toBe('module');
});

test('bots of every level fill the free chairs, and the table can be found meanwhile', async () => {
  const { address } = await server();
  const [ann] = await sitters(address, 1);
  const table = await tableWith(address, [ann], { seats: 6 });
  const listed = await json<{ tables: { id: string; code: string }[] }>(address, '/api/tables');
  expect(listed.tables).toEqual([expect.objectContaining({ id: table, host: 'Ann' })]);
  expect(await json(address, `/api/codes/${listed.tables[0].code.toLowerCase()}`)).toMatchObject({ id: table });
  for (const [i, bot] of (['apprentice', 'merchant', 'architect', 'baseline'] as const).entries())
    await done(ann.by.command(table, { do: 'bot', chair: i + 1, bot }));
  const game = playOn(ann.by, table, 1);
  await done(ann.by.command(table, { do: 'start', fill: 'random' }));
  const { room } = await game.over;
  expect(room.chairs.map(({ bot }) => bot)).toEqual([
    null,
    'apprentice',
    'merchant',
    'architect',
    'baseline',
    'random',
  ]);
  const mine = await json<{ tables: object[] }>(address, '/api/me/tables', { headers: { cookie: ann.cookie } });
  expect(mine.tables).toEqual([expect.objectContaining({ id: table, status: 'over' })]);
  expect((await finished(address, table)).sheets.map(({ name }) => name)).toEqual([
    'Ann',
    ...room.chairs.slice(1).map(({ bot }) => bot),
  ]);
});
