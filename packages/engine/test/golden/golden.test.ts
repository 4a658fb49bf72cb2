/**
 * Finished games of every version of the rules are replayed to the same scores, counts of legal choices and hash, forever.
 * If one of these fails, stored games would go on differently. Was that meant, then only for new games: raise VERSION
 * (../../src/versions.ts), keep the old way for the old versions, `GOLDEN=write npx vitest run golden`, and say why.
 */
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { create } from '../../src/create.ts';
import { PolisError } from '../../src/errors.ts';
import { verify } from '../../src/fair.ts';
import { score } from '../../src/game.ts';
import { hash } from '../../src/hash.ts';
import { replay, save } from '../../src/record.ts';
import { isHashed, VERSION, VERSIONS } from '../../src/versions.ts';
import { ALL_BOXES, type Box } from '../kit/index.ts';
import { goldenOf, makeAll, neededBy, written } from './make.ts';
import { folderOf, recordsOf } from './read.ts';

if (process.env.GOLDEN === 'write') {
  fs.mkdirSync(folderOf(VERSION), { recursive: true });
  for (const [name, golden] of makeAll())
    fs.writeFileSync(path.join(folderOf(VERSION), `${name}.json`), written(golden));
}

const records = recordsOf(VERSION);

describe.each(VERSIONS.filter((version) => isHashed({ version })))('records of version %i', (version) => {
  describe.each(recordsOf(version))('%s', (_, golden) => {
    test('replays to its scores and its hash', () => {
      expect(golden.record.config.version).toBe(version);
      const game = replay(golden.record);
      expect(score(game).sheets).toEqual(golden.scores);
      expect(hash(game)).toBe(golden.hash);
    });

    test('has the same legal choices at every question', () => {
      const { legal, total } = goldenOf(golden.record);
      expect(legal).toEqual(golden.legal);
      expect(total).toBe(golden.total);
    });

    test('is saved as it was', () => expect(goldenOf(golden.record)).toEqual(golden));
  });
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
  const isNeeded = ({ edition, modules }: Box): boolean => edition === 'first' && modules.length <= 2;
  for (const box of ALL_BOXES.filter(isNeeded))
    expect(finished).toContain([box.seats, box.edition, ...box.modules].join(' '));
  for (const { seats } of ALL_BOXES.filter(({ edition }) => edition === 'second'))
    expect(finished.some((words) => words.startsWith(`${seats} second base`))).toBe(true);
});

test('a file is named after the modules, boxes and boards that its game needs', () => {
  for (const [file, { record }] of records) {
    const { config, rules } = create(record.config);
    const { seats, edition } = config;
    const words = [
      `${seats}-players`,
      ...(edition === 'first' ? [] : ['second-edition']),
      ...neededBy({ config, rules }),
    ];
    expect(file.replace(/(-(dealt|picked|powers|experts|branch|anew|table|assumed))?\.json$/, '')).toBe(
      words.join('-'),
    );
  }
});

describe('records of version 1, whose hashes went by numbers,', () => {
  const old = recordsOf(1);

  test.each(old)('%s: are played again to their scores', (_, { record, scores }) => {
    expect(record.config.version).toBe(1);
    const game = replay(record);
    expect(score(game).sheets).toEqual(scores);
    expect(save(game).config).toEqual(record.config);
    expect(save(game).choices.map(([seat, choice]) => [seat, choice])).toEqual(
      record.choices.map(([seat, choice]) => [seat, choice]),
    );
  });

  test.each(old)('%s: are checked by their choices and scores', (_, { record }) => {
    const { ok, verdicts } = verify(record);
    expect(ok).toBe(true);
    expect(verdicts).toMatchObject([{ ok: null }, { check: 'deal', ok: null }, { ok: true }, { ok: true }]);
    const [[seat, , hash], ...others] = record.choices;
    const forged = { do: 'build', card: 'palace', via: 'paid', pay: { left: 0, right: 0, bank: 0 } } as const;
    expect(() => replay({ ...record, choices: [[seat, forged, hash], ...others] })).toThrow(PolisError);
    const totals = record.result?.totals.map((total) => total + 1);
    expect(() => replay({ ...record, result: { ...record.result, totals } })).toThrow(PolisError);
  });

  test.each([0, VERSION + 1, 1.5, '1', null])('and there is no version %s', (version) => {
    const [[, { record }]] = old;
    expect(() => replay({ ...record, config: { ...record.config, version } })).toThrow('this Polis knows the rules of');
  });
});
