/** `polis simulate` and `polis replay`: games between bots, saved and played again. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { bots } from '@polis/bots';
import type { GameRecord } from '@polis/engine';
import { afterAll, describe, expect, test } from 'vitest';
import { answers, json, lines, output, polis } from './polis.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'polis-cli-'));
const file = path.join(folder, 'games.jsonl');
afterAll(() => fs.rmSync(folder, { recursive: true }));

const simulation = ['simulate', '--players', '3', '--games', '4', '--seed', 'seven'];
const summary = json([...simulation, '--save', file]);
const records: GameRecord[] = fs
  .readFileSync(file, 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line));

const sum = (numbers: number[]): number => numbers.reduce((all, one) => all + one, 0);
const timeless = ({ gamesPerSecond: _, ...rest }: typeof summary) => rest;

describe('simulate', () => {
  test('says what was asked and what came of it', () => {
    expect(Object.keys(summary)).toEqual([
      'players',
      'edition',
      'modules',
      'bots',
      'games',
      'seed',
      'meanScores',
      'winShareBySeat',
      'boards',
      'gamesPerSecond',
    ]);
    expect(summary).toMatchObject({
      players: 3,
      edition: 'first',
      modules: ['base'],
      bots: ['random'],
      games: 4,
      seed: 'seven',
    });
    expect(summary.gamesPerSecond).toBeGreaterThan(0);
  });

  test('shares out every win', () => {
    expect(summary.winShareBySeat).toHaveLength(3);
    expect(sum(summary.winShareBySeat)).toBeCloseTo(1, 9);
    const boards: { games: number; winShare: number }[] = Object.values(summary.boards);
    expect(sum(boards.map(({ games }) => games))).toBe(12);
    expect(sum(boards.map(({ games, winShare }) => games * winShare))).toBeCloseTo(4, 9);
  });

  test('has means that agree with the saved games', () => {
    const totals = records.flatMap(({ result }) => result?.totals ?? []);
    const { total, ...categories } = summary.meanScores;
    expect(total).toBeCloseTo(sum(totals) / 12, 9);
    expect(sum(Object.values(categories))).toBeCloseTo(total, 9);
    expect(Object.keys(categories)).toEqual([
      'military',
      'treasury',
      'wonder',
      'civilian',
      'commerce',
      'guilds',
      'science',
    ]);
  });

  test('gives the same games for the same seed and others for another', () => {
    expect(timeless(json(simulation))).toEqual(timeless(summary));
    const other = json([...simulation.slice(0, -1), 'eight']);
    expect(other.meanScores).not.toEqual(summary.meanScores);
  });

  test('for people: a table each for categories, seats and boards', () => {
    const text = output(['simulate', '--players', '2', '--games', '2', '--bots', 'random,random']);
    expect(text).toMatch(/^2 games of 2 players, seed 1\n\nCategory +mean points\nMilitary +-?\d+\.\d\d\n/);
    expect(text).toMatch(/\nSeat +bot +games won\nSeat 0 +random +\d+\.\d %\nSeat 1 +random +\d+\.\d %\n/);
    expect(text).toMatch(/\nBoard +games +games won +mean points\n(\w+ [AB] +\d+ +\d+\.\d % +\d+\.\d\n)+/);
    expect(text).toMatch(/\n[\d,]+ games per second\n$/);
  });

  test.each([
    ['--players 8', 'base is for 2 to 7 players, not 8; the cards of cities are enough for 8'],
    ['--players 9 --modules base,cities', 'base + cities is for 2 to 8 players, not 9'],
    ['--players 5 --teams', 'base + teams is for 4 or 6 players, not 5'],
    ['--players 2 --teams', 'base + teams is for 4 or 6 players, not 2'],
    ['--players 8 --teams', 'base + teams is for 4 or 6 players, not 8; the cards of cities are enough for 8'],
    ['--players 7 --teams --modules base,cities', 'base + cities + teams is for 4, 6 or 8 players, not 7'],
    ['--modules cities', 'every game needs the module "base"'],
    ['--modules base,cities,cities', 'a module is named twice'],
    ['--players many', '--players takes a whole number from 0 up, not "many"'],
    ['--games 0', '--games takes a whole number from 1 up, not "0"'],
    ['--bots clever', `there is no bot "clever"; there is ${Object.keys(bots).join(', ')}`],
    ['--bots random,toString', `there is no bot "toString"; there is ${Object.keys(bots).join(', ')}`],
    ['--players 2 --bots random,random,random', '3 bots are named for 2 players'],
    ['--modules base,atlantis', 'there is no module "atlantis"; there is base, leaders, cities, edifice, teams'],
    ['--modules base,carthage', 'there is no module "carthage"; there is base, leaders, cities, edifice, teams'],
    ['--edition third', 'there is no edition "third"; there is first and second'],
    ['--players 2 --edition second', /^polis: base is for 3 to 7 players, not 2/],
    ['--players 2 --modules base,edifice', /^polis: base \+ edifice is for 3 to 7 players, not 2: Edifice says /],
    ['--players 8 --modules base,cities,edifice', /^polis: base \+ cities \+ edifice is for 3 to 7 players, not 8: /],
    [`--save ${path.join(folder, 'none', 'x')}`, /^polis: cannot write .*none.*x: ENOENT/],
  ])('refuses %s', (args, message) => {
    const { status, stdout, stderr } = polis(['simulate', ...args.split(' ')]);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    if (message instanceof RegExp) expect(stderr).toMatch(message);
    else expect(stderr).toBe(`polis: ${message}\n`);
  });
});

/** Every mix of modules, with the fewest and the most players and in teams; packages/bots/test/legal.test.ts has them all. */
const mixes = [
  { modules: 'base', players: [2, 7], teams: [6] },
  { modules: 'base,leaders', players: [2, 7], teams: [4] },
  { modules: 'base,cities', players: [2, 8], teams: [8] },
  { modules: 'base,leaders,cities', players: [7, 8], teams: [8] },
  { modules: 'base,edifice', players: [3, 7], teams: [4] },
  { modules: 'base,leaders,cities,edifice', players: [3, 7], teams: [6] },
  { modules: 'base', players: [3], teams: [4], edition: 'second' },
  { modules: 'base,leaders,cities,edifice', players: [7], teams: [4], edition: 'second' },
].map((mix) => ({ edition: 'first', ...mix }));

describe('every mix', { timeout: 120_000 }, () => {
  test.each(mixes)('$modules, $edition edition: is simulated, saved and replayed to its result', (mix) => {
    const { modules, players, teams, edition } = mix;
    const calls = [...players.map((n) => [n, []] as const), ...teams.map((n) => [n, ['--teams']] as const)];
    const saved = calls.flatMap(([n, inTeams]) => {
      const to = path.join(folder, 'mix.jsonl');
      const result = json([
        'simulate',
        '--players',
        `${n}`,
        '--modules',
        modules,
        '--edition',
        edition,
        ...inTeams,
        '--games',
        '2',
        '--save',
        to,
      ]);
      expect(result).toMatchObject({
        players: n,
        edition,
        modules: [...modules.split(','), ...inTeams.map(() => 'teams')],
      });
      expect(Object.keys(result.meanScores).slice(7)).toEqual([...modules.split(',').slice(1), 'total']);
      expect(Object.hasOwn(result, 'teams')).toBe(inTeams.length > 0);
      expect(sum(result.winShareBySeat)).toBeCloseTo(inTeams.length > 0 ? 2 : 1, 9);
      return fs.readFileSync(to, 'utf8').trimEnd().split('\n');
    });
    const ends: GameRecord[] = saved.map((line) => JSON.parse(line));
    const replayed = answers(['replay'], ends);
    const sheets = answers(
      ['score'],
      replayed.map(({ scenario }) => scenario),
    );
    replayed.forEach(({ score, scenario, hashes }, i) => {
      const { config, result } = ends[i];
      expect(hashes).toBe('match');
      expect(score.seats.map(({ total }: { total: number }) => total)).toEqual(result?.totals);
      expect(score.winners).toEqual(result?.winners);
      expect(Object.hasOwn(score, 'teams')).toBe(config.modules.includes('teams'));
      const last = modules.includes('cities') && config.seats < 8 ? 7 : 6;
      expect(scenario).toMatchObject({ modules: config.modules, age: 3, turn: last });
      expect(scenario.edition).toBe(edition === 'first' ? undefined : edition);
      expect(scenario.edifices?.length).toBe(modules.includes('edifice') ? 3 : undefined);
      expect(sheets[i]).toEqual(score);
    });
  });
});

test('simulate --edition: day and night, and other games than those of the first edition', () => {
  const table = ['simulate', '--players', '4', '--games', '6', '--seed', 'both', '--modules', 'base,edifice'];
  const first = json(table);
  const second = json([...table, '--edition', 'second']);
  expect(second.meanScores).not.toEqual(first.meanScores);
  const boards = Object.keys(second.boards);
  expect(boards.filter((board) => !/^[a-z]+-(day|night)$/.test(board))).toEqual([]);
  expect(Object.keys(first.boards).some((board) => /^[a-z]+-[AB]$/.test(board))).toBe(true);
  const text = output([...table, '--edition', 'second']);
  expect(text).toMatch(/^6 games of 4 players with Edifice, second edition, seed both\n/);
  expect(text).toMatch(/\nEdifice +-?\d+\.\d\d\nTotal /);
  expect(text).toMatch(/\nBoard +games +games won +mean points\n(\w+ \((day|night)\) +\d+ +\d+\.\d % +\d+\.\d\n)+/);
});

describe('simulate --teams', () => {
  const to = path.join(folder, 'teams.jsonl');
  const teamwork = ['simulate', '--players', '6', '--modules', 'base,cities', '--games', '12', '--seed', 'pairs'];
  const result = json([...teamwork, '--teams', '--save', to]);
  const played: GameRecord[] = fs
    .readFileSync(to, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

  test('is the module teams', () => {
    const named = json(teamwork.map((word) => (word === 'base,cities' ? 'base,cities,teams' : word)));
    expect(timeless(named)).toEqual(timeless(result));
    const both = json([...teamwork.map((word) => (word === 'base,cities' ? 'base,cities,teams' : word)), '--teams']);
    expect(timeless(both)).toEqual(timeless(result));
  });

  test('C-76: gives both members of a winning team the whole win', () => {
    expect(result.teams.map(({ seats }: { seats: number[] }) => seats)).toEqual([
      [0, 1],
      [2, 3],
      [4, 5],
    ]);
    const winShares = result.teams.map(({ winShare }: { winShare: number }) => winShare);
    expect(result.winShareBySeat).toEqual(winShares.flatMap((share: number) => [share, share]));
    expect(sum(winShares)).toBeCloseTo(1, 9);
    const boards: { games: number; winShare: number }[] = Object.values(result.boards);
    expect(sum(boards.map(({ games, winShare }) => games * winShare))).toBeCloseTo(24, 9);
  });

  test('C-76: has mean totals of teams that agree with the saved games', () => {
    const total = (team: number): number =>
      sum(played.flatMap(({ result: end }) => end?.totals.slice(2 * team, 2 * team + 2) ?? []));
    result.teams.forEach(({ meanTotal }: { meanTotal: number }, team: number) => {
      expect(meanTotal).toBeCloseTo(total(team) / 12, 9);
    });
  });

  test('for people: the mix, the teams, and how wins are counted', () => {
    const text = output([...teamwork, '--teams']);
    expect(text).toMatch(/^12 games of 6 players in 3 teams with Cities, seed pairs\n/);
    expect(text).toMatch(/\nScience +\S+\nCities +\d+\.\d\d\nTotal /);
    expect(text).toMatch(
      /\nTeam +seats +games won +mean points\nTeam 1 +0 and 1 +\S+ % +\S+\nTeam 2 +2 and 3 .*\nTeam 3 +4 and 5 .*\nThe win of a team counts in full for both of its members\.\n/,
    );
  });

  test('of a replayed game shows the teams at the table and on the sheet', () => {
    const text = output(['replay', '-'], lines([played[0]]));
    expect(text).toMatch(/^The game is over\nTeam 1\n0 {2}\w+ [AB] {2}[\s\S]*\nTeam 2\n2 [\s\S]*\nTeam 3\n4 /);
    expect(text).toMatch(/\nTeam 1 \(.+ and .+\) +\d+\nTeam 2 .*\nTeam 3 .*\n\nTeam \d \(.+\) wins\n/);
  });
});

describe('replay', () => {
  const [record] = records;

  test('checks a game of version 1 by its choices and its result', () => {
    const [{ config: now, choices, ...rest }] = records;
    const { boxes, boards, expert, ...config } = now;
    expect([boxes, boards, expert]).toEqual([{}, [], false]);
    const before = choices.map(([seat, choice]) => [seat, choice, '01dbeef1']);
    const old = JSON.stringify({ config: { ...config, version: 1 }, choices: before, ...rest });
    expect(json(['replay', '-'], old)).toMatchObject({ hashes: 'of an older version', over: true });
    expect(output(['replay', '-'], old)).toContain('each of them possible; its hashes are of an older version');
    const { result } = rest as { result: { totals: number[] } };
    const other = { ...result, totals: result.totals.map((total) => total + 1) };
    expect(polis(['replay', '-'], JSON.stringify({ ...JSON.parse(old), result: other })).status).toBe(1);
  });

  test('replays every game that was saved, to its result', () => {
    const replayed = answers(['replay'], records);
    replayed.forEach(({ score, scenario, ...rest }, i) => {
      const { choices, result } = records[i];
      expect(rest).toEqual({ choices: choices.length, replayed: choices.length, hashes: 'match', over: true });
      expect(score.seats.map(({ total }: { total: number }) => total)).toEqual(result?.totals);
      expect(score.winners).toEqual(result?.winners);
      expect(scenario).toMatchObject({ modules: ['base'], age: 3, turn: 6 });
    });
  });

  test('gives the table after some choices as a scenario to go on from', () => {
    const { scenario, ...rest } = json(['replay', '-', '--step', '9'], lines([record]));
    expect(rest).toMatchObject({ choices: record.choices.length, replayed: 9, hashes: 'match', over: false });
    expect(scenario).toMatchObject({ age: 1, turn: 4 });
    const [, , , [, first], [, second], [, third]] = record.choices.slice(6);
    const choices = [first, second, third];
    const seats = scenario.seats.map((seat: object, id: number) => ({ ...seat, choice: choices[id] }));
    const [played] = answers(['play'], [{ ...scenario, seats }]);
    expect(played.scenario).toEqual(json(['replay', '-', '--step', '12'], lines([record])).scenario);
  });

  test('for people: one file with several games, the table, the sheet and what was checked', () => {
    const text = output(['replay', file]);
    expect(text.match(/^The game is over$/gm)).toHaveLength(4);
    expect(text.match(/^Points {2,}/gm)).toHaveLength(4);
    expect(text.match(/^\d+ of \d+ choices replayed, every hash matches$/gm)).toHaveLength(4);
    const start = output(['replay', '-', '--step', '0'], lines([record]));
    expect(start).toMatch(/^Age I, turn 1\n0 {2}\w+ [AB] {2}3 coins, 0 of [234] stages\n {3}city {2}-\n {3}hand {2}\w/);
    expect(start).not.toContain('Points');
  });

  test('refuses a record that has been changed, and says where', () => {
    const { choices, result } = record;
    const change = (i: number, choice: unknown): unknown => ({
      ...record,
      choices: choices.map((entry, at) => (at === i ? choice : entry)),
    });
    const [seat, , hash] = choices[2];
    const refused = answers(
      ['replay'],
      [
        change(2, [seat, { do: 'sell', card: 'palace' }, hash]),
        change(2, [seat, { do: 'fly' }, hash]),
        change(2, [seat, choices[2][1], '00000000']),
        change(2, [9, choices[2][1], hash]),
        change(2, 'nothing'),
        { ...record, config: { ...record.config, seed: '0'.repeat(32) } },
        { ...record, config: { ...record.config, version: 99 } },
        { ...record, result: { ...result, totals: [99, 0, 0] } },
        { ...record, choices: choices.slice(0, -1) },
        { config: record.config },
        [],
        null,
      ],
    ).map(({ error }) => error);
    expect(refused.map(({ message }) => message)).toEqual([
      expect.stringMatching(new RegExp(`^choice 2 of seat ${seat}: palace is not in this hand; asked is which card `)),
      `choice 2 of seat ${seat}: "fly" is not something to do; there is build, stage, sell, pick, pay, give, side and pass`,
      'after choice 2 the table is not the one that was recorded',
      'choice 2: there is no seat 9',
      'choice 2 is not a list of seat, choice and hash',
      expect.stringMatching(/^choice \d+ of seat \d: |^after choice \d+ the table is not the one that was recorded$/),
      'this Polis knows the rules of version 1, 2 and 3, not of 99',
      'the result that was recorded is not the result of these choices',
      'the result that was recorded is not the result of these choices',
      'a record has a configuration and a list of choices',
      'a record has a configuration and a list of choices',
      'a record has a configuration and a list of choices',
    ]);
    expect(refused[2].code).toBe('hash');
  });

  test('of a single file ends with 1 and a sentence, and with --json the error as data', () => {
    const changed = path.join(folder, 'changed.json');
    fs.writeFileSync(changed, JSON.stringify({ ...record, choices: [[0, { do: 'pass' }, '']] }));
    const { status, stdout, stderr } = polis(['replay', changed, '--json']);
    const { error } = JSON.parse(stdout);
    expect({ status, stderr }).toEqual({ status: 1, stderr: `polis: ${error.message}\n` });
    expect(error.code).toBe('record');
    expect(error.message).toMatch(/^choice 0 of seat 0: asked is which card to build, .*; offered are: \w+/);
  });

  test('refuses a step that is not there', () => {
    const { status, stdout, stderr } = polis(['replay', '--step', '999', file]);
    expect({ status, stderr }).toEqual({ status: 1, stderr: '' });
    expect(stdout).toMatch(/^line 1 is refused: there is no choice 999: the game has \d+\n/);
  });
});
