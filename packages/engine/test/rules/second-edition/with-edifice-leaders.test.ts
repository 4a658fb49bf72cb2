import { expect } from 'vitest';
import {
  build,
  COLOUR_CARDS,
  expectRefused,
  FIRST_CARD,
  join,
  olympiaByNight,
  rule,
  secondEdition,
} from '../../kit/index.ts';

const { table } = secondEdition('leaders', 'edifice');

const edifices = [
  { id: 'money-changer', state: 'failed', left: 1 },
  { id: 'auction-house', state: 'failed', left: 1 },
  { id: 'archives', state: 'built' },
];

rule('B-11.R1', 'white is no colour, for the Archives as for Olympia', () => {
  const city = COLOUR_CARDS.map(([, card]) => card);
  const points = (leaders: string[]) =>
    table({ age: 3, edifices, me: { city, leaders, pawns: [0, 0, 1] } }).score().edifice;
  expect([points([]), points(['nero', 'plato'])]).toEqual([7, 7]);
});

rule(
  'B-11.R4',
  'a stage of the recruitment turn may join the Edifice of the Age and brings night 1 for its first turn',
  () => {
    const me = olympiaByNight(0, ['palace'], { leaderHand: ['nero'], makesPrivately: ['2 ore'], coins: 2 });
    const t = table({ turn: 0, edifices: [{ id: 'curtain-wall', left: 2 }], me });
    expectRefused(t, 'me', build('nero', FIRST_CARD), 'no-power');
    const after = t.answer('me', join('nero'));
    expect(after.seat()).toMatchObject({ stage: 1, coins: 0 });
    expect(after.seat().tokens['pawn-1']).toBe(1);
    expect(after.vias('palace')).toEqual([FIRST_CARD]);
  },
);
