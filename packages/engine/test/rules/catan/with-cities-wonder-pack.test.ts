/** Catan A and boards of the Wonder Pack. */
import { describe, expect } from 'vitest';
import { build, mix, ready, rule, stage } from '../../kit/index.ts';

const { table } = mix('cities');

describe('beside Catan A', () => {
  rule('W-77', 'a loss of two cities in one turn is settled together', () => {
    const t = table({
      me: ready('catan', { stages: 1, coins: 0 }),
      left: ready('great-wall', { side: 'B' }),
      right: { coins: 9 },
    }).quietTurn({
      me: stage('theater'),
      left: stage('theater', { stage: 3 }),
    });
    expect(t.dues()).toEqual([2, 2, 4]);
  });

  rule('W-45', 'Manneken Pis takes coins from all others too', () => {
    const t = table({ me: ready('manneken-pis', { stages: 1, coins: 0 }), right: { wonder: 'catan' } }).quietTurn({
      me: stage('theater'),
    });
    expect([t.seat().coins, t.dues()]).toEqual([7, [0, 2, 2]]);
  });

  rule('W-47', 'and does not exchange', () => {
    const hand = [{ cost: '1 glass', colour: 'blue' as const }];
    const me = { wonder: 'manneken-pis', stages: 2, makesPrivately: ['2 ore'], hand, coins: 0 };
    expect(table({ me, right: { wonder: 'catan' } }).offers('made-up-0-0')).toEqual([]);
    expect(table({ me, right: { wonder: 'catan' } }).refusal('me', build('made-up-0-0'))).toBe('cannot-pay');
  });
});
