/** Why a card, a stage or a part in the project cannot be had is said in every language. */
import type { Reason } from '@polis/engine';
import i18next from 'i18next';
import { beforeAll, describe, expect, test } from 'vitest';
import { reasonWords } from '../src/game/words.ts';
import { LANGUAGES, type Language, speak, startTexts } from '../src/text/index.ts';

beforeAll(() => startTexts('en', true));

const has = 1;
const idle = (['used', 'new colour', 'first turn', 'last turn'] as const).map((why) => ({
  power: 'olympia-free-build',
  why,
}));
const papyrus = { count: 1, resources: ['papyrus'] };
const either = { count: 2, resources: ['wood', 'stone'] };

const REASONS: Reason[] = [
  { code: 'already-built' },
  { code: 'no-board' },
  { code: 'wonder-complete' },
  { code: 'rule', sentence: 'of the engine, in English' },
  { code: 'coins', needs: 2, has, idle },
  { code: 'trade', costs: 3, has, idle },
  { code: 'resources', lacks: [papyrus], forSale: false, idle },
  { code: 'resources', lacks: [either], forSale: true },
  { code: 'resources', lacks: [papyrus, either], forSale: true },
  { code: 'resources', lacks: [papyrus, either, { count: 1, resources: ['ore'] }], forSale: false },
  { code: 'no-join', why: 'nothing' },
  ...(['joined', 'built', 'failed'] as const).map((why) => ({ code: 'no-join' as const, why, what: 'outpost' })),
];

describe.each(Object.keys(LANGUAGES) as Language[])('in %s', (language) => {
  beforeAll(() => speak(language));

  test.each(REASONS.map((reason) => [JSON.stringify(reason), reason] as const))('%s', (_, reason) => {
    for (const whose of [{}, { context: 'theirs' as const, of: 'Dov' }]) {
      const { long, short, more } = reasonWords(i18next.t, reason, whose);
      for (const words of [long, short, ...more]) {
        expect(words).toMatch(/^\p{Lu}|^\d/u);
        // neither an id nor something that was not filled in
        expect(words).not.toMatch(/hand\.|\{\{|undefined/);
      }
      expect(more).toHaveLength('idle' in reason ? idle.length : 0);
    }
  });
});

test.each([
  ['en', '2 glass short', '1 good short', '3 coins short'],
  ['fr', 'Manque 2 verres', 'Manque 1 bien', 'Manque 3 pièces'],
] as const)('how much is missing is said, with its unit, also in short: %s', async (language, ...said) => {
  await speak(language);
  const reasons: Reason[] = [
    { code: 'resources', lacks: [{ count: 2, resources: ['glass'] }], forSale: false },
    { code: 'resources', lacks: [{ count: 1, resources: ['wood', 'stone'] }], forSale: false },
    { code: 'coins', needs: 4, has },
  ];
  expect(reasons.map((reason) => reasonWords(i18next.t, reason).short)).toEqual(said);
});

test('a power that would help at another time is named', async () => {
  await speak('en');
  const { more } = reasonWords(i18next.t, { code: 'coins', needs: 2, has, idle });
  expect(more).toEqual([
    'Olympia has been used in this Age',
    'Olympia is for the first card of a colour',
    'Olympia is for the first turn of an Age',
    'Olympia is for the last turn of an Age',
  ]);
});
