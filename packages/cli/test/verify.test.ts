/** `polis verify`, from outside. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { branchOf, commitmentOf, create, type GameRecord, legal, over, save, seedFrom, submit } from '@polis/engine';
import { afterAll, expect, test } from 'vitest';
import { json, output, polis } from './polis.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'polis-verify-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

const record = played();
const commitment = commitmentOf(record.config.seed);
const file = written('game.json', { ...record, commitment });

function played(): GameRecord {
  let game = create({ seats: 3, seed: seedFrom('verify', 0) });
  while (!over(game)) {
    const seat = game.state.asks.findIndex((ask, id) => ask !== null && game.state.sealed[id] < 0);
    game = submit(game, seat, legal(game, seat)[0]).game;
  }
  return save(game);
}

function written(name: string, what: unknown): string {
  const at = path.join(folder, name);
  fs.writeFileSync(at, JSON.stringify(what));
  return at;
}

test('says in words what was checked, and what was dealt', () => {
  const text = output(['verify', file, '--commitment', commitment]);
  expect(text).toMatch(new RegExp(`^Commitment +ok +the seed of this game gives ${commitment}$`, 'm'));
  expect(text).toMatch(/^Deal +ok +the table at the start is the one that the seed deals$/m);
  expect(text).toMatch(/^Choices +ok +\d+ choices, all allowed, each leading to the recorded table$/m);
  expect(text).toMatch(/^Result +ok +\d+, \d+ and \d+ points, as recorded$/m);
  expect(text.match(/^ {2}\w+ [AB]: (.*,){5}.* and /gm)).toHaveLength(3);
  expect(text).toMatch(/Nothing is wrong with this game\.\n$/);
});

test('--json has all of it as data', () => {
  const { ok, checks, deal, result } = json(['verify', file]);
  expect({ ok, checks: checks.map((one: { ok: boolean }) => one.ok) }).toEqual({
    ok: true,
    checks: [true, true, true, true],
  });
  expect(deal.map(({ hand }: { hand: string[] }) => hand.length)).toEqual([7, 7, 7]);
  expect(result).toEqual(record.result);
});

test('another commitment than was shown ends with 1', () => {
  const { status, stdout } = polis(['verify', file, '--commitment', '0'.repeat(64)]);
  expect(status).toBe(1);
  expect(stdout).toMatch(/^Commitment +WRONG +0{64} was shown, but the seed of this game gives [0-9a-f]{64}$/m);
  expect(stdout).toMatch(/This game is not what it claims to be\.\n$/);
});

test('another seed, another result and no record at all end with 1', () => {
  const config = { ...record.config, seed: seedFrom('other', 0) };
  expect(polis(['verify', written('seed.json', { ...record, config })])).toMatchObject({
    status: 1,
    stdout: expect.stringMatching(/^Commitment +not checked .*\nDeal +WRONG /),
  });
  const result = { totals: [99, 0, 0], winners: [0] };
  expect(polis(['verify', written('result.json', { ...record, result })])).toMatchObject({
    status: 1,
    stdout: expect.stringMatching(/^Result +WRONG /m),
  });
  expect(polis(['verify', written('empty.json', {})]).status).toBe(1);
});

test('a commitment that cannot be one is refused', () => {
  expect(polis(['verify', file, '--commitment', 'abc'])).toMatchObject({ status: 2, stdout: '' });
});

test('reads games from standard input, one per line, and fails if one is wrong', () => {
  const wrong = { ...record, result: { ...record.result, totals: [0, 0, 0] } };
  const lines = [record, wrong, record].map((one) => JSON.stringify(one)).join('\n');
  expect(polis(['verify', '-'], JSON.stringify(record))).toMatchObject({ status: 0 });
  const { status, stdout } = polis(['verify', '-', '--json'], lines);
  const oks = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line).ok);
  expect([status, oks]).toEqual([1, [true, false, true]]);
});

test('says of a branch what can be said of its deal', () => {
  const sealed = (keeps: number | null): GameRecord => {
    const game = create(branchOf(record, 5, keeps, seedFrom('branch', 1)));
    return save(submit(game, 0, legal(game, 0)[0]).game);
  };
  const told = (keeps: number | null): string => output(['verify', written('sealed.json', sealed(keeps))]);
  expect(told(null)).toMatch(
    /^Deal +ok +.*another game after 15 choices, as that one was dealt: this seed deals nothing; whether/m,
  );
  expect(told(2)).toMatch(
    /^Deal +ok +.*after 15 choices, and this seed deals anew what seat 2 could not see; whether/m,
  );
});
