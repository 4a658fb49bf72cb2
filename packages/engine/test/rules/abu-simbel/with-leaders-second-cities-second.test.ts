/** Leaders of Cities that are entombed. */
import { describe, expect } from 'vitest';
import { describe as described } from '../../../src/describe.ts';
import { setTable } from '../../../src/scenario.ts';
import type { ScenarioSeat } from '../../../src/scenario-types.ts';
import { mix, pick, ready, rule, secondEdition, stage, type Tabletop } from '../../kit/index.ts';

const first = mix('leaders', 'cities');
const second = secondEdition('leaders', 'cities');

const night = (more: ScenarioSeat = {}): ScenarioSeat => ready('abu-simbel', { side: 'B', ...more });
const entombing = (t: Tabletop, leader: string): Tabletop =>
  t.quietTurn({ me: stage('theater') }).answer('me', pick(leader));

describe('leaders of Cities', () => {
  rule('W-55', 'Caligula builds no black card for nothing any more, also if he has done so in this Age', () => {
    for (const used of [[], ['caligula']]) {
      const t = first.table({ me: night({ leaders: ['caligula'], used }) });
      const after = entombing(t, 'caligula');
      expect([after.game.state.seats[0].tally.powers, after.game.state.seats[0].used]).toEqual([0, 0]);
      // so that the table can be told
      expect(() => setTable(described(after.game))).not.toThrow();
    }
  });

  rule('W-55', 'Darius, Diocletian and Semiramis give nothing any more', () => {
    const points = first.table({ me: night({ leaders: ['darius'], city: ['lair', 'militia'] }) });
    expect([points.score().leaders, entombing(points, 'darius').score().leaders]).toEqual([2, 0]);
    const gains = entombing(first.table({ me: night({ leaders: ['diocletian'] }) }), 'diocletian');
    expect(gains.game.state.seats[0].tally.gains.every((coins) => coins === 0)).toBe(true);
    const shields = entombing(first.table({ me: night({ leaders: ['semiramis'] }) }), 'semiramis');
    expect(shields.game.state.seats[0].tally.shieldsPerDefeat).toBe(0);
  });

  rule('W-91', 'the Diplomacy token of Aspasia stays', () => {
    const t = first.table({ me: night({ leaders: ['aspasia'], diplomacy: 1 }) });
    const after = entombing(t, 'aspasia');
    expect([after.count('diplomacy')[0], after.score().wonder, after.score().leaders]).toEqual([1, 6, 0]);
  });

  rule('W-94', 'Arsinoe makes twice the Age, Octavia 2', () => {
    for (const age of [1, 2, 3])
      for (const [leader, points] of [
        ['arsinoe', 2 * age],
        ['octavia', 2],
      ] as const)
        expect(entombing(second.table({ age, me: night({ leaders: [leader] }) }), leader).score().wonder).toBe(points);
  });
});
