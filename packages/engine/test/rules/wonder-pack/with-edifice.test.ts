/** The Great Wall, Stonehenge and Manneken Pis with Edifice. */
import { describe, expect } from 'vitest';
import { describe as described } from '../../../src/describe.ts';
import { explain } from '../../../src/explain.ts';
import { setTable } from '../../../src/scenario.ts';
import type { ScenarioSeat } from '../../../src/scenario-types.ts';
import { expectNoTable, expectRefused, join, mix, ready, rule, stage } from '../../kit/index.ts';

const { table } = mix('edifice');

describe('taking part with a stage of the Great Wall', () => {
  rule('W-17', 'each stage is there with taking part and without', () => {
    const t = table({ edifice: 'factory', on: 2, me: ready('great-wall', { coins: 9, stages: [2] }) });
    const ways = explain(t.game, 0)[0].stage.map(({ stage: number, join: joins, pay }) => [number, joins, pay.bank]);
    expect(ways).toEqual([
      [1, false, 0],
      [3, false, 0],
      [4, false, 0],
      [1, true, 3],
      [3, true, 3],
      [4, true, 3],
    ]);
  });

  rule('W-17', 'the stage that is named is built, and the pawn comes with it', () => {
    const t = table({ edifice: 'factory', on: 2, me: ready('great-wall', { coins: 3, stages: [2] }) });
    const after = t.quietTurn({ me: join('theater', { stage: 1 }) });
    expect([after.seat().coins, after.pawns(), described(after.game).seats[0].stages]).toEqual([8, [0, 1, 0], [2, 1]]);
    expect(after.happened('stage')).toMatchObject([{ stage: 1, joined: 'factory', pay: { bank: 3 } }]);
    expectRefused(t, 'me', join('theater', { stage: 2 }), 'no-stage');
    expectRefused(t, 'me', join('theater'), 'no-option');
    const poor = table({ edifice: 'factory', on: 2, me: ready('great-wall', { coins: 2 }) });
    expectRefused(poor, 'me', join('theater', { stage: 1, pay: { bank: 3 } }), 'cannot-pay');
    expect(poor.refusal('me', stage('theater', { stage: 1 }))).toBeNull();
  });

  rule('W-14', 'the Belvedere counts its stages, whichever they are', () => {
    for (const stages of [[4], [2, 4], [3, 1, 4]]) {
      const me = { wonder: 'great-wall', stages, pawns: [1, 0, 0] };
      expect(table({ edifice: 'belvedere', fate: 'built', me }).score().edifice).toBe(stages.length);
    }
  });
});

describe('Manneken Pis beside Ur', () => {
  const pis = (stages: number, more: ScenarioSeat = {}): ScenarioSeat => ready('manneken-pis', { stages, ...more });

  rule('W-46', 'a copied stage with an Age to choose is declared with an option', () => {
    const t = table({ me: pis(1), right: { wonder: 'ur' } });
    expect(explain(t.game, 0)[0].stage.map(({ from, option }) => [from, option])).toEqual([
      ['right', 1],
      ['right', 2],
      ['right', 3],
    ]);
    for (const option of [1, 2, 3]) {
      const after = t.quietTurn({ me: stage('theater', { option }) });
      expect(after.pawns()).toEqual([1, 2, 3].map((age) => Number(age === option)));
      expect(described(after.game).seats[0]).toMatchObject({ options: [option], from: ['left', 'right'] });
    }
    expectRefused(t, 'me', stage('theater'), 'no-option');
  });

  rule('W-45', 'its pawns are own ones, and bring the Edifice no nearer', () => {
    const t = table({ edifice: 'factory', on: 2, me: pis(1), right: { wonder: 'ur', side: 'B' } });
    const after = t.quietTurn({ me: stage('theater') });
    expect([after.pawns(), after.pawns('right'), after.pawnsLeft()[1]]).toEqual([[0, 1, 0], [0, 0, 0], 2]);
  });

  rule('W-49', 'a scenario need not tell pawns that a copied stage has brought', () => {
    const t = table({ me: pis(3, { from: 'left', options: [] }), left: { wonder: 'ur', side: 'B' } });
    expect(t.pawns()).toEqual([1, 0, 1]);
    const day = table({ me: pis(2, { options: [3] }), right: { wonder: 'ur' } });
    expect(day.pawns()).toEqual([0, 0, 1]);
    const scenario = described(day.game);
    expect(described(setTable(scenario)).seats).toEqual(scenario.seats);
    expectNoTable(
      { modules: ['base', 'edifice'], seats: [{ wonder: 'manneken-pis', stages: 2 }, {}, { wonder: 'ur' }] },
      'stages that offer a choice and are built at manneken-pis: 1; "options" says which was chosen, 1 for the first',
    );
  });

  rule('W-43', 'taking part with a copied stage costs what it costs', () => {
    const t = table({ edifice: 'factory', on: 2, me: pis(2, { coins: 3 }), left: { wonder: 'giza' } });
    const after = t.quietTurn({ me: join('theater', { from: 'left' }) });
    expect([after.seat().coins, after.pawns(), after.score().wonder]).toEqual([0, [0, 1, 0], 3 + 7]);
  });
});
