/** `polis arena` and `polis moves --suggest`, from outside. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
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
