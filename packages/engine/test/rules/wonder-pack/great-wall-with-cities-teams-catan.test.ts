import { describe, expect } from 'vitest';
import type { ScenarioSeat } from '../../../src/scenario-types.ts';
import { mix, PLENTY, ready, ring, rule, stage } from '../../kit/index.ts';

const { table } = mix('cities', 'teams');

describe('further boards in teams with Cities', () => {
  const wall: ScenarioSeat = ready('great-wall', { side: 'B' });

  rule('W-77', 'a teammate suffers the losses of the Great Wall B3 and of Catan A2 too', () => {
    const lossy = (seat: ScenarioSeat, words: object) =>
      table({ seats: ring(4, { 0: seat }).map((one) => ({ hand: ['theater'], ...one })) })
        .quietTurn({ me: stage('theater', words) })
        .dues();
    expect(lossy(wall, { stage: 3 })).toEqual([0, 2, 2, 2]);
    expect(lossy({ wonder: 'catan', stages: 1, makesPrivately: PLENTY }, {})).toEqual([0, 2, 2, 2]);
  });

  rule('W-23', 'a neighbour who is a teammate takes 2 coins as well', () => {
    const seats = ring(4, { 0: wall }).map((seat) => ({ hand: ['theater'], ...seat }));
    expect(
      table({ seats })
        .quietTurn({ me: stage('theater', { stage: 1 }) })
        .purses(),
    ).toEqual([11, 5, 3, 5]);
  });
});
