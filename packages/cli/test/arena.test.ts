/** `polis arena` and `polis moves --suggest`, from outside. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readConfig, seedFrom, VERSION } from '@polis/engine';
import { afterAll, describe, expect, test } from 'vitest';
import { bundle } from '../../../scripts/bundle.mjs';
import { refused } from '../src/earlier.ts';
import { json, output, polis } from './polis.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'polis-arena-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

const call = ['arena', '--bots', 'merchant,random,random', '--games', '12', '--seed', 'test'];

describe('arena', () => {
  test('--json: games and bots with shares, intervals and points; the shares of all games come to one', () => {
    const { games, bots } = json(call);
    expect(games).toBe(12);
    expect(bots.map(({ bot, seats }: { bot: string; seats: number }) => [bot, seats])).toEqual([
      ['merchant', 1],
      ['random', 2],
    ]);
    for (const { wins, share, low, high, meanScore } of bots) {
      expect(share).toBeCloseTo(wins / 12);
      expect(low).toBeLessThanOrEqual(share);
      expect(high).toBeGreaterThanOrEqual(share);
      expect(meanScore).toBeGreaterThan(20);
    }
    expect(bots[0].wins + bots[1].wins).toBeCloseTo(12);
    expect(bots[0].share).toBeGreaterThan(0.5);
  });

  test('gives the same on one thread and on two', () => {
    expect(json([...call, '--threads', '1'])).toEqual(json([...call, '--threads', '2']));
  });

  test('goes on from the games it has kept, also when the last one was cut off', () => {
    const file = path.join(folder, 'games.jsonl');
    const all = json([...call, '--results', file]);
    const lines = fs.readFileSync(file, 'utf8').trim().split('\n');
    expect(lines).toHaveLength(13);
    fs.writeFileSync(file, `${lines.slice(0, 6).join('\n')}\n${lines[6].slice(0, 40)}`);
    expect(json([...call, '--results', file])).toEqual(all);
    expect(fs.readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(13);
    expect(polis(['arena', '--bots', 'random,random,random', '--games', '3', '--results', file])).toMatchObject({
      status: 2,
      stderr: `polis: ${file} holds the games of another arena\n`,
    });
  });

  test('--iterations by name: each bot that searches tries as often as is said of it', () => {
    const file = path.join(folder, 'tries.jsonl');
    const bots = ['--bots', 'architect,level-8,random', '--games', '3'];
    const text = output(['arena', ...bots, '--iterations', 'architect=3,level-8=5', '--results', file]);
    expect(text).toContain('3 tries of architect and 5 tries of level-8 a decision');
    const games = fs.readFileSync(file, 'utf8').trim().split('\n').slice(1);
    const searches = games.flatMap((line) => JSON.parse(line).searches as number[]);
    expect(new Set(searches)).toEqual(new Set([3, 5]));
  });

  test('--earlier: bots of another revision play the same games by their own engine', async () => {
    const file = path.join(folder, 'earlier.mjs');
    // of this very one, so that they have to answer the same
    await bundle('packages/cli/src/earlier.ts', 'earlier', {}, file);
    const mix = ['--games', '3', '--modules', 'base,leaders,cities,edifice', '--iterations', '4', '--json'];
    const played = (bots: string): unknown[] =>
      JSON.parse(output(['arena', '--bots', bots, '--earlier', file, ...mix])).bots.map(
        ({ wins, meanScores }: { wins: number; meanScores: object }) => ({ wins, meanScores }),
      );
    expect(played('earlier:architect,earlier:merchant,scholar')).toEqual(played('architect,merchant,scholar'));
  });

  test('a revision from before second boxes and further boards refuses them, and nothing else', () => {
    const config = readConfig({
      seats: 4,
      modules: ['base', 'leaders'],
      edition: 'second',
      seed: seedFrom('earlier', 0),
    });
    const newer = { ...config, version: VERSION + 1 };
    expect(refused(newer)).toBe('that revision knows neither second boxes nor further boards');
    expect(refused(config)).toBeNull();
    expect(refused({ ...newer, boxes: { leaders: 'first' } })).toBeNull();
    expect(refused({ ...newer, boxes: { leaders: 'first' }, boards: ['catan'] })).not.toBeNull();
  });

  test('writes a report that opens without a network', () => {
    const file = path.join(folder, 'report.html');
    output([...call, '--report', file]);
    const page = fs.readFileSync(file, 'utf8');
    expect(page).toMatch(/^<!doctype html>/);
    expect(page.match(/<svg /g)?.length).toBeGreaterThanOrEqual(4);
    expect(page).not.toMatch(/(src|href)=/);
    for (const part of ['Win share by board', 'Win share by card built', 'Length of search'])
      expect(page).toContain(part);
  });

  test.each([
    [['--bots', 'merchant,genius,random'], 'there is no bot "genius"; there is '],
    [['--bots', 'merchant,random', '--modules', 'base,edifice'], 'base + edifice is for 3 to 7 players, not 2'],
    [
      ['--bots', 'random,random,random', '--ms', '5', '--iterations', '5'],
      'thinking is limited by --iterations or by --ms',
    ],
    [['--bots', 'random,random,random', '--edition', 'third'], 'there is no edition "third"'],
    [
      ['--bots', 'architect,random,random', '--iterations', 'scholar=5'],
      '--iterations takes bots of this arena, such as architect=400, not "scholar=5"',
    ],
    [
      ['--bots', 'architect,random,random', '--iterations', 'architect=0'],
      '--iterations takes a whole number from 1 up, not "0"',
    ],
    [
      ['--bots', 'architect,random,random', '--iterations', 'architect=5,architect=6'],
      '--iterations names architect twice',
    ],
    [['--bots', 'earlier:merchant,random,random'], 'there is no bot "earlier:merchant"; there is '],
    [['--earlier', 'nowhere.mjs'], 'nowhere.mjs cannot be loaded: '],
    [['--earlier', 'README.md', '--redis', 'redis://localhost'], 'bots of another revision play here, not by --redis'],
  ])('refuses %j', (args, message) => {
    const { status, stdout, stderr } = polis(['arena', ...args]);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain(`polis: ${message}`);
  });
});

describe('moves --suggest', () => {
  const file = path.join(folder, 'table.json');
  fs.writeFileSync(
    file,
    JSON.stringify({
      age: 3,
      turn: 6,
      seats: [
        { makes: ['3 stone', '3 ore', 'wood', 'clay', 'glass', 'loom', 'papyrus'], hand: ['fortifications', 'palace'] },
        { hand: ['tavern', 'altar'], shields: 2 },
        { hand: ['tavern', 'altar'], shields: 2 },
      ],
    }),
  );

  test('ranks the choices with points, chance and reasons', () => {
    const { suggestions } = json(['moves', file, '--suggest', '--iterations', '60']);
    expect(suggestions[0]).toMatchObject({ choice: { do: 'build', card: 'fortifications' } });
    expect(suggestions[0].reasons).toContainEqual(
      expect.objectContaining({ code: 'conflict', against: ['left', 'right'] }),
    );
    expect(suggestions[0].chance).toBeGreaterThan(suggestions.at(-1).chance);
  });

  test('says so in words', () => {
    expect(output(['moves', file, '--suggest', '--iterations', '60'])).toMatch(
      /Suggested, the best first\n1\. build Fortifications: [\d.]+ points, \d+ % to win\n {3}makes you stronger than both neighbours/,
    );
  });

  test('is not there unless asked for', () => {
    expect(json(['moves', file]).suggestions).toBeUndefined();
  });
});
