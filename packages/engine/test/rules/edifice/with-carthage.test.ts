import { describe, expect } from 'vitest';
import { explain } from '../../../src/explain.ts';
import type { ScenarioSeat } from '../../../src/scenario-types.ts';
import { expectRefused, join, mix, pick, ready, rule, stage } from '../../kit/index.ts';

const { lastTurn, table } = mix('edifice');

const day = (more: ScenarioSeat = {}): ScenarioSeat => ready('carthage', { side: 'day', stages: 1, ...more });
const night = (more: ScenarioSeat = {}): ScenarioSeat =>
  ready('carthage', { side: 'night', stages: 1, options: [2], ...more });

describe('Carthage takes part', () => {
  rule('E-64', '7 coins of stage 2 and a project for 3: the 3 are paid from what was held before', () => {
    const t = table({ edifice: 'factory', on: 2, me: day({ coins: 3 }) }).quietTurn({
      me: join('theater', { option: 1 }),
    });
    expect([t.seat().coins, t.pawns(), t.seat().stage]).toEqual([3 - 3 + 7, [0, 1, 0], 2]);
    const events = t.events.filter(({ event }) => event === 'stage' || event === 'coins');
    expect(events).toMatchObject([
      { event: 'stage', option: 1, joined: 'factory', pay: { left: 0, right: 0, bank: 3 } },
      { event: 'coins', amount: 7 },
    ]);
  });

  rule('EQ-10', 'with 2 coins it cannot take part, whichever effect is chosen', () => {
    const t = table({ edifice: 'factory', on: 2, me: day({ coins: 2 }) });
    expect(t.mayJoin()).toBe(false);
    for (const option of [1, 2]) {
      expectRefused(t, 'me', join('theater', { option, pay: { bank: 3 } }), 'cannot-pay');
      expect(t.refusal('me', join('theater', { option }))).not.toBeNull();
      expect(t.refusal('me', stage('theater', { option }))).toBeNull();
    }
  });

  rule('E-64', 'both effects are there with taking part and without', () => {
    const t = table({ edifice: 'factory', on: 2, me: day() });
    const ways = t.offered().flatMap((form) => (form.do === 'stage' ? [[form.option, form.join, form.pay.bank]] : []));
    expect(ways).toEqual([
      [1, false, 0],
      [1, true, 3],
      [2, false, 0],
      [2, true, 3],
    ]);
    expect(explain(t.game, 0)[0].stage).toHaveLength(4);
    expectRefused(t, 'me', join('theater'), 'no-option');
    expectRefused(t, 'me', join('theater', { option: 3 }), 'no-option');
  });

  rule('E-31', 'the effect of the stage comes before the reward', () => {
    const t = table({ edifice: 'auction-house', on: 1, me: day({ coins: 2 }) }).quietTurn({
      me: join('theater', { option: 1 }),
    });
    const order = t.events.flatMap((event) =>
      event.event === 'coins' ? [`${event.amount}`] : event.event === 'finished' ? ['finished'] : [],
    );
    expect([order, t.seat().coins, t.pile('rewards')]).toEqual([['7', 'finished', '7'], 14, ['auction-house']]);
  });

  rule('EQ-13', 'Carthage night may take part with the stage that lets it dig, not with the card dug up', () => {
    let t = table({ edifice: 'factory', on: 2, discard: ['palace', 'walls'], me: night() }).quietTurn({
      me: join('theater', { option: 1 }),
    });
    expect([t.asked(), t.picks(), t.pawns(), t.pawnsLeft()[1]]).toEqual(['pick', ['palace', 'walls'], [0, 1, 0], 1]);
    expectRefused(t, 'me', join('palace'), 'not-this-question');
    t = t.answer('me', pick('palace'));
    expect([t.seat().city, t.pawns(), t.pawnsLeft()[1]]).toEqual([['palace'], [0, 1, 0], 1]);
  });

  rule('EQ-22', 'Carthage does not dig up what is lost when the Age ends', () => {
    const left = { city: ['barracks'] };
    let t = table({ edifice: 'outpost', turn: lastTurn, discard: ['walls'], me: night(), left }).quietTurn({
      me: stage('theater', { option: 1 }),
    });
    expect([t.picks(), t.fates().failed]).toEqual([['walls'], []]);
    t = t.answer('me', pick('walls'));
    // and what it has dug up is the red card that it loses
    expect([t.seat().city, t.discard()]).toEqual([[], ['walls', 'barracks']]);
  });

  rule('E-44', 'the Belvedere counts its stages, whatever was chosen for them', () => {
    for (const options of [
      [1, 1],
      [2, 2],
    ]) {
      const me = { wonder: 'carthage', side: 'night' as const, stages: 2, options, pawns: [1, 0, 0] };
      expect(table({ edifice: 'belvedere', fate: 'built', me }).score().edifice).toBe(2);
    }
  });
});
