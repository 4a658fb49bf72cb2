import { describe, expect } from 'vitest';
import type { ScenarioSeat } from '../../src/scenario-types.ts';
import type { SeatId } from '../../src/types.ts';
import { build, mix, PLENTY, pick, rule, stage, type Tabletop } from '../kit/index.ts';

const { modules, table } = mix('leaders');

const carthage: ScenarioSeat = { wonder: 'carthage', side: 'night', stages: 1, options: [2], makesPrivately: PLENTY };
const halikarnassos: ScenarioSeat = { wonder: 'halikarnassos', side: 'B', makesPrivately: PLENTY };

/** Who is asked to pick, and what there is. */
const digging = (t: Tabletop): [SeatId, string[]][] =>
  t
    .awaited()
    .filter((seat) => t.asked(seat) === 'pick')
    .map((seat) => [seat, t.picks(seat)]);

describe('Carthage and Leaders', () => {
  rule('EQ-42', 'Halikarnassos, then Carthage, then Solomon', () => {
    let t = table({
      age: 2,
      turn: 0,
      discard: ['palace', 'walls', 'academy'],
      me: { coins: 9, leaderHand: ['solomon'] },
      left: { ...carthage, leaderHand: ['nero'] },
      right: { ...halikarnassos, leaderHand: ['plato'] },
    });
    t = t
      .answer('me', build('solomon'))
      .answer('left', stage('nero', { option: 1 }))
      .answer('right', stage('plato'));
    expect(digging(t)).toEqual([[2, ['academy', 'palace', 'walls']]]);
    t = t.answer('right', pick('palace'));
    expect(digging(t)).toEqual([[1, ['academy', 'walls']]]);
    t = t.answer('left', pick('walls'));
    expect(digging(t)).toEqual([[0, ['academy']]]);
    t = t.answer('me', pick('academy'));
    expect([0, 1, 2].map((seat) => t.seat(seat).city)).toEqual([['academy'], ['walls'], ['palace']]);
    expect(digging(t)).toEqual([]);
  });

  rule('EQ-42', 'and last the owner of a Courtesans Guild that copies Solomon in this turn', () => {
    const hand = ['theater', 'altar'];
    let t = table({
      age: 3,
      discard: ['palace', 'walls', 'academy'],
      me: { makesPrivately: PLENTY, hand: ['courtesans-guild', 'altar'] },
      left: { ...carthage, hand, leaders: ['solomon'] },
      right: { ...halikarnassos, hand },
    }).play({ me: build('courtesans-guild'), left: stage('theater', { option: 1 }), right: stage('theater') });
    expect(digging(t)).toEqual([[0, ['solomon']]]);
    t = t.answer('me', pick('solomon'));
    expect(digging(t).map(([seat]) => seat)).toEqual([2]);
    t = t.answer('right', pick('palace'));
    expect(digging(t).map(([seat]) => seat)).toEqual([1]);
    t = t.answer('left', pick('walls'));
    expect(digging(t)).toEqual([[0, ['academy']]]);
  });

  rule('EQ-42', 'a Courtesans Guild that Carthage digs up asks its question before Solomon digs', () => {
    let t = table({
      age: 3,
      turn: 0,
      discard: ['courtesans-guild', 'walls'],
      me: { coins: 9, leaderHand: ['solomon'] },
      left: { ...carthage, leaderHand: ['nero'] },
      right: { leaders: ['cleopatra'] },
    });
    t = t.answer('me', build('solomon')).answer('left', stage('nero', { option: 1 }));
    expect(digging(t)).toEqual([[1, ['courtesans-guild', 'walls']]]);
    t = t.answer('left', pick('courtesans-guild'));
    expect(digging(t)).toEqual([[1, ['cleopatra', 'solomon']]]);
    t = t.answer('left', pick('cleopatra'));
    expect(digging(t)).toEqual([[0, ['walls']]]);
    expect(t.score('left').guilds).toBe(5);
  });

  rule('E-R2', 'Carthage may build its stages with leaders', () => {
    const t = table({ modules, turn: 0, me: { ...carthage, stages: 0, options: [], leaderHand: ['nero'] } });
    expect(t.refusal('me', stage('nero'))).toBe('no-option');
    expect(t.answer('me', stage('nero', { option: 1 })).seat()).toMatchObject({ stage: 1, coins: 10 });
  });
});
