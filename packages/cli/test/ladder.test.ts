/** `polis ladder`, from outside. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { IN_ALL } from '../../../test/repetitions.ts';
import { json, output, polis } from './polis.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'polis-ladder-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

const call = ['ladder', '--levels', 'random,level-1', '--games', '24', '--seed', 'test'];

describe('ladder', () => {
  test('--json: a rating with its interval for each level, and the share of the stronger ones of each step', () => {
    const { rungs, steps, ...rest } = json([...call, '--threads', '1']);
    expect(rest).toEqual({});
    expect(rungs.map(({ bot }: { bot: string }) => bot)).toEqual(['random', 'level-1']);
    for (const { rating, low, high } of rungs) {
      expect(low).toBeLessThan(rating);
      expect(high).toBeGreaterThan(rating);
    }
    expect(rungs.reduce((sum: number, { rating }: { rating: number }) => sum + rating, 0)).toBeCloseTo(2 * 1500);
    expect(rungs[1].rating).toBeGreaterThan(rungs[0].rating + 100);
    expect(steps).toMatchObject([{ weaker: 'random', stronger: 'level-1', games: 24 }]);
    expect(steps[0].share).toBeGreaterThan(0.8);
    // as many threads as one likes
    expect(json([...call, '--threads', '2'])).toEqual({ rungs, steps });
  });

  test('for people: a line each', () => {
    const [head, , columns, ...lines] = output(call).split('\n');
    expect(head).toBe('24 games, two of each level and two of the next');
    expect(columns).toMatch(/^Level +rating +95 % +games +against the one below +95 %$/);
    expect(lines[0]).toMatch(/^random +\d+ +\d+ to \d+\s*$/);
    expect(lines[1]).toMatch(/^level-1 +\d+ +\d+ to \d+ +24 +[\d.]+ % +[\d.]+ % to [\d.]+ %$/);
  });

  test('--write keeps the ratings as the source that the app shows', IN_ALL, () => {
    const file = path.join(folder, 'ratings.ts');
    output(['ladder', '--games', '1', '--searched', '1', '--iterations', '1', '--write', file]);
    const text = fs.readFileSync(file, 'utf8');
    const source = fs.readFileSync(path.join(import.meta.dirname, '../../bots/src/levels/ratings.ts'), 'utf8');
    const shape = (of: string): string => of.replace(/: \d+/g, ': N');
    expect(shape(text)).toBe(shape(source));
  });

  test.each([
    [['--levels', 'level-1'], '--levels takes two bots or more, each once, the weakest first'],
    [['--levels', 'level-1,level-9'], 'there is no bot "level-9"; there is '],
    [['--levels', 'level-1,level-2', '--write', 'x'], '--write keeps the ratings of all levels'],
    [['--ms', '5', '--iterations', '5'], 'thinking is limited by --iterations or by --ms'],
  ])('refuses %j', (args, message) => {
    const { status, stdout, stderr } = polis(['ladder', ...args]);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain(`polis: ${message}`);
  });
});
