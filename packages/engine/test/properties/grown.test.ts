/**
 * A later module, card, board, token, pile or window leaves stored games as they are: golden records replay to the same
 * hashes in an engine that has more of everything, in front of what it has now.
 */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import type { CardDef, Module } from '../../src/module.ts';
import { replay } from '../../src/record.ts';
import { VERSION } from '../../src/versions.ts';
import { vp } from '../../src/vocabulary.ts';
import type { Golden } from '../golden/make.ts';

/** Windows of the timeline; of these a module adds a phase that does nothing to those that are not in play. */
const WINDOWS = vi.hoisted(() => [
  'free-city.take',
  'leaders.spare',
  'cities.losses',
  'edifice.finish',
  'carthage.dig',
]);

const later = vi.hoisted(
  (): Module => ({
    id: 'later',
    players: [2, 3, 4, 5, 6, 7, 8],
    automatic: true,
    tokens: [{ id: 'later', points: 7, score: null }],
    piles: [
      { id: 'later-here', at: 'seat', visible: 'all' },
      { id: 'later-there', at: 'table', visible: 'nobody' },
    ],
    phases: Object.fromEntries(WINDOWS.map((window) => [window, { enter: () => undefined }])),
  }),
);

const cards = Array.from(
  { length: 30 },
  (_, i): CardDef => ({ id: `later-${i}`, age: 1, colour: 'blue', gives: [vp(i)] }),
);

vi.mock('../../src/modules/index.ts', async (original) => ({
  modules: [later, ...(await original<{ modules: Module[] }>()).modules],
}));

later.cards = cards;
later.wonders = [{ id: 'later', produces: 'wood', dealtWith: ['never'], sides: { A: [], B: [] } }];

const folder = path.join(import.meta.dirname, `../golden/version-${VERSION}`);
const files = fs.readdirSync(folder).filter((file) => file.endsWith('.json'));

test.each(files)('%s', (file) => {
  const golden = JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8')) as Golden;
  const { config, rules, state } = replay(golden.record);
  expect(rules.cards[0].name).toBe('later-0');
  // where something is assumed of boards, there are none but those of the table
  const isAssumed = config.from !== undefined && 'table' in config.from && config.wonders === null;
  expect(rules.wonders[0].city === 'later').toBe(!isAssumed);
  expect(rules.tokens[0].id).toBe('later');
  expect(state.piles).toHaveLength(rules.tablePiles.length);
});
