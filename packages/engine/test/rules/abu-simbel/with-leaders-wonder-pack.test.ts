/** Manneken Pis beside Abu Simbel. */
import { describe, expect } from 'vitest';
import type { ScenarioSeat } from '../../../src/scenario-types.ts';
import { expectNoTable, mix, pick, ready, rule, stage } from '../../kit/index.ts';

const { modules, table } = mix('leaders');

describe('Manneken Pis beside it', () => {
  const pis = (stages: number, more: ScenarioSeat = {}): ScenarioSeat => ready('manneken-pis', { stages, ...more });

  rule('W-45', 'entombs own leaders', () => {
    const t = table({
      me: pis(0, { leaders: ['pericles'] }),
      left: { wonder: 'abu-simbel', side: 'B', leaders: ['nero'] },
    }).quietTurn({ me: stage('theater') });
    expect([t.asked(), t.picks(), t.asked('left')]).toEqual(['pick', ['pericles'], null]);
    const after = t.answer('me', pick('pericles'));
    expect([after.score().wonder, after.pile('leaders', 'left')]).toEqual([12, ['nero']]);
  });

  rule('W-57', 'and a scenario may say which', () => {
    const left = { wonder: 'abu-simbel', side: 'B' as const };
    expect(table({ me: pis(1, { entombed: ['pericles'] }), left }).score().wonder).toBe(12);
    expect(table({ me: pis(3, { from: 'left', entombed: ['pericles', 'nero'] }), left }).score().wonder).toBe(14);
    expectNoTable(
      { modules, seats: [{ wonder: 'manneken-pis', stages: 1, entombed: ['nero'] }, { wonder: 'abu-simbel' }, {}] },
      'seat 0 has more leaders entombed than stages that entomb one',
    );
  });
});
