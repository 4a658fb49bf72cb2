import { describe, expect } from 'vitest';
import { mix, ready, rule, secondEdition, stage } from '../../kit/index.ts';

describe('the Great Wall with Leaders and Cities', () => {
  for (const [name, { table }] of [
    ['first boxes', mix('leaders', 'cities')],
    ['the second box of Leaders, whose Berenice is an expert', secondEdition('leaders')],
  ] as const)
    rule('W-78', `Berenice adds her coin to the gift of B1: ${name}`, () => {
      const modules = ['base', 'leaders', 'cities'];
      const t = table({
        modules,
        me: ready('great-wall', { side: 'B', coins: 0, leaders: [] }),
        left: { leaders: ['berenice'], coins: 0 },
        right: { coins: 0 },
      }).quietTurn({ me: stage('theater', { stage: 1 }) });
      expect(t.purses()).toEqual([8, 3, 2]);
    });

  rule('W-78', 'and to the 8 coins of its own player, once', () => {
    const { table } = mix('leaders', 'cities');
    const me = ready('great-wall', { side: 'B', coins: 0, leaders: ['berenice'] });
    expect(
      table({ me })
        .quietTurn({ me: stage('theater', { stage: 1 }) })
        .purses(),
    ).toEqual([9, 5, 5]);
  });
});
