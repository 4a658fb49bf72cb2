/** Golden records for each way to mix boxes and boards. Some of them have all modules in their game. */
import { expect, test } from 'vitest';
import { boxedModules, moduleNames } from '../../src/mixes.ts';
import { modules } from '../../src/modules/index.ts';
import { VERSION } from '../../src/versions.ts';
import { ALL_BOXES, furtherSidesIn } from '../kit/index.ts';
import { recordsOf } from './read.ts';

const records = recordsOf(VERSION);

test('with every mixture of boxes that so many can have, with every set of further boards, and with experts', () => {
  const configs = records.map(([, { record }]) => record.config);
  for (const { seats, edition, boxes } of ALL_BOXES)
    if (Object.keys(boxes).length === boxedModules.length)
      expect(configs).toContainEqual(expect.objectContaining({ seats, edition, boxes }));
  for (const { id, boards, wonders = [] } of modules)
    if (boards && wonders.some((board) => further.includes(board.id)))
      expect(records.some(([file]) => file.includes(`-${id}`))).toBe(true);
  const hasExperts = modules.some(({ cards = [] }) => cards.some(({ expert }) => expert));
  expect(configs.some(({ expert }) => expert)).toBe(moduleNames.includes('leaders') && hasExperts);
});

const further = [...new Set(ALL_BOXES.flatMap(furtherSidesIn).map(({ wonder }) => wonder))];
