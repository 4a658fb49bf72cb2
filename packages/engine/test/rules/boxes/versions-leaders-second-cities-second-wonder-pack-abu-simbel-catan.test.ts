/** What a configuration from before there were second boxes and further boards means. */
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect } from 'vitest';
import { type ConfigInput, readConfig } from '../../../src/config.ts';
import { create } from '../../../src/create.ts';
import { score } from '../../../src/game.ts';
import { rulesRead } from '../../../src/mixes.ts';
import { replay, save } from '../../../src/record.ts';
import { seedFrom } from '../../../src/rng.ts';
import { VERSION } from '../../../src/versions.ts';
import { boards, playOut, refusedWith, rule } from '../../kit/index.ts';

const OLD = [1, 2];
const BOTH = ['base', 'leaders', 'cities'];
const seed = seedFrom('versions', 1);
const config = (more: Partial<ConfigInput>): ConfigInput => ({
  seats: 3,
  seed,
  edition: 'second',
  modules: BOTH,
  ...more,
});
const FURTHER = ['great-wall', 'stonehenge', 'manneken-pis', 'abu-simbel', 'catan'];

describe('configurations of version 1 and 2', () => {
  rule('BOX-15', 'have the first boxes, in both editions, and no expert leaders', () => {
    for (const version of OLD)
      for (const edition of ['first', 'second'] as const) {
        const game = create(config({ version, edition }));
        const { rules } = game;
        expect([rules.boxes, rules.setup.expert]).toEqual([{}, false]);
        for (const card of ['semiramis', 'pigeon-loft', 'hatshepsut', 'tomyris'])
          expect(rules.cardByName.has(card)).toBe(true);
        for (const card of ['aganice', 'octavia', 'customs', 'dive']) expect(rules.cardByName.has(card)).toBe(false);
        const rome = rules.wonders.find(({ city }) => city === 'rome');
        expect([rome?.dayAndNight, rules.setup.deals[0].cards.length]).toEqual([false, 42]);
        expect(playOut(game, version).state.at).toBe(rules.end);
      }
  });

  rule('BOX-15', 'may have eight players in both editions, as ever', () => {
    for (const version of OLD)
      for (const edition of ['first', 'second'] as const)
        expect(readConfig(config({ version, edition, seats: 8 })).seats).toBe(8);
  });

  rule('BOX-16', 'have none of the further boards: none is dealt', () => {
    for (const version of OLD) {
      const { cities, wonderByCity } = rulesRead(readConfig(config({ version, seats: 7 })));
      for (const board of FURTHER) {
        expect(cities).not.toContain(board);
        expect(wonderByCity.has(board)).toBe(false);
      }
      for (let n = 0; n < 30; n++)
        for (const board of boards(create(config({ version, seats: 7, seed: seedFrom('boards', n) }))))
          expect(FURTHER).not.toContain(board.split(' ')[0]);
    }
  });

  rule('BOX-16', 'and none can be picked', () => {
    for (const board of FURTHER) {
      const wonders = [{ wonder: board, side: 'random' as const }, ...new Array(2).fill({})];
      for (const version of OLD)
        expect(refusedWith(() => readConfig(config({ version, wonders })))).toMatchObject({
          code: 'board',
          message: expect.stringContaining(`no board "${board}"`),
        });
      expect(readConfig(config({ wonders })).wonders?.[0].wonder).toBe(board);
    }
  });

  rule('BOX-17', 'know no "boxes", "boards" or "expert", and the sentence names the version', () => {
    for (const version of OLD)
      for (const more of [
        { boxes: { leaders: 'second' } },
        { boxes: { cities: 'first' } },
        { boards: ['catan'] },
        { boards: [] },
        { expert: true },
      ] as const)
        expect(refusedWith(() => readConfig({ ...config({ version }), ...more }))).toEqual({
          code: 'config',
          message: `a game of version ${version} has no "boxes", "boards" or "expert"`,
        });
    for (const version of OLD) {
      const stored = readConfig(config({ version }));
      for (const field of ['boxes', 'boards', 'expert']) expect(stored).not.toHaveProperty(field);
      expect(readConfig(stored)).toEqual(stored);
    }
  });
});

describe('the version of today', () => {
  rule('BOX-18', 'is 3, and is meant where none is named', () => {
    expect(VERSION).toBe(3);
    const whole = readConfig(config({ boards: ['catan'], expert: true }));
    expect(whole).toMatchObject({
      version: 3,
      boxes: { leaders: 'second', cities: 'second' },
      boards: ['catan'],
      expert: true,
    });
    expect(readConfig(whole)).toEqual(whole);
    expect(readConfig(config({ version: 3, boards: ['catan'], expert: true }))).toEqual(whole);
    expect(refusedWith(() => readConfig(config({ version: 4 }))).code).toBe('version');
  });
});

rule('BOX-19', 'a stored game of version 2 replays to the same choices and scores', () => {
  const file = path.join(import.meta.dirname, '../../golden/version-2/8-players-second-edition-cities.json');
  const { record, scores } = JSON.parse(fs.readFileSync(file, 'utf8'));
  const game = replay(record);
  expect(score(game).sheets).toEqual(scores);
  expect(save(game)).toEqual(record);
  expect(game.rules.boxes).toEqual({});
});
