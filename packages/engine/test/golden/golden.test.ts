/**
 * Finished games are replayed to the same scores, counts of legal choices and hash, forever. If one of these fails
 * and it was meant to: raise VERSION in config.ts, `GOLDEN=write npx vitest run golden`, and say why.
 */
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { moduleNames } from '../../src/config.ts';
import { score } from '../../src/game.ts';
import { replay } from '../../src/record.ts';
import { hash } from '../../src/state.ts';
import { ALL_BOXES, type Box, mixesFor } from '../kit/index.ts';
import { type Golden, goldenOf, makeAll, written } from './make.ts';

const folder = import.meta.dirname;

if (process.env.GOLDEN === 'write')
  for (const [name, golden] of makeAll()) fs.writeFileSync(path.join(folder, `${name}.json`), written(golden));

const records = fs
  .readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .map((file): [string, Golden] => [file, JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8')) as Golden]);

describe.each(records)('%s', (_, golden) => {
  test('replays to its scores and its hash', () => {
    const game = replay(golden.record);
    expect(score(game).sheets).toEqual(golden.scores);
    expect(hash(game.state)).toBe(golden.hash);
  });

  test('has the same legal choices at every question', () => {
    const { legal, total } = goldenOf(golden.record);
    expect(legal).toEqual(golden.legal);
    expect(total).toBe(golden.total);
  });

  test('is saved as it was', () => expect(goldenOf(golden.record)).toEqual(golden));
});

test('there are finished games for every number of players, with each module that so many can have, in both editions', () => {
  const finished = records
    .filter(([, { record }]) => record.result !== null)
    .map(
      ([
        ,
        {
          record: { config },
        },
      ]) => [config.seats, config.edition, ...config.modules].join(' '),
    );
  const isNeeded = ({ seats, edition, modules }: Box): boolean =>
    edition === 'first' ? modules.length <= 2 : modules === mixesFor(seats, edition)[0];
  for (const box of ALL_BOXES.filter(isNeeded))
    expect(finished).toContain([box.seats, box.edition, ...box.modules].join(' '));
});

test('a file is named after the modules that its game needs', () => {
  for (const [file, { record }] of records)
    for (const name of moduleNames.slice(1))
      expect(file.includes(`-${name}`)).toBe(record.config.modules.includes(name));
});
