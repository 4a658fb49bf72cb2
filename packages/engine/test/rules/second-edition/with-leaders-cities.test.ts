import { describe, expect } from 'vitest';
import {
  alike,
  build,
  expectRefused,
  FIRST_CARD,
  firstBoxes,
  LAST_CARD,
  NEW_COLOUR,
  olympiaByDay,
  olympiaByNight,
  POWERS,
  rule,
} from '../../kit/index.ts';

const { newGame, table } = firstBoxes('leaders', 'cities');

const CALIGULA = 'caligula';

describe('Olympia with leaders and black cards', () => {
  rule('B-11.R6', 'there is room for all powers at once', () => {
    const { rules } = newGame(8);
    expect(rules.powers.map(({ name }) => name).sort()).toEqual([...POWERS, 'ramses', CALIGULA].sort());
  });

  rule('B-11.R3', 'Caligula and day 2 are two powers: the one that is named is used', () => {
    const me = olympiaByDay(['militia', 'secret-warehouse', 'gates-of-the-city'], { leaders: [CALIGULA] });
    const t = table(alike(me));
    expect(t.vias('militia').sort()).toEqual([CALIGULA, NEW_COLOUR]);
    const after = t.play({ me: build('militia', NEW_COLOUR) });
    expect(after.vias('secret-warehouse')).toEqual([CALIGULA]);
    const spent = after.play({ me: build('secret-warehouse', CALIGULA) });
    expect(spent.seat().city).toEqual(['militia', 'secret-warehouse']);
    for (const via of [CALIGULA, NEW_COLOUR]) expectRefused(spent, 'me', build('gates-of-the-city', via), 'no-power');
    const other = t.play({ me: build('militia', CALIGULA) });
    for (const via of [CALIGULA, NEW_COLOUR]) expectRefused(other, 'me', build('secret-warehouse', via), 'no-power');
  });

  rule('B-11.R3', 'Caligula is not spent by the night, nor the night by Caligula', () => {
    const me = olympiaByNight(2, ['militia', 'secret-warehouse'], { leaders: [CALIGULA] });
    const t = table(alike(me)).play({ me: build('militia', FIRST_CARD) });
    expect(t.vias('secret-warehouse')).toEqual([CALIGULA]);
    const late = table({ turn: 7, me: { ...me, used: [CALIGULA, FIRST_CARD] } });
    expect(late.vias('militia')).toEqual([LAST_CARD]);
  });

  rule('B-11.R4', 'with both expansions the first turn is turn 1 and the last is turn 7', () => {
    const turns = [1, 2, 3, 4, 5, 6, 7].map((turn) =>
      table({ turn, me: olympiaByNight(2, ['palace']) }).vias('palace'),
    );
    expect(turns).toEqual([[FIRST_CARD], [], [], [], [], [], [LAST_CARD]]);
    const recruiting = table({ turn: 0, me: olympiaByNight(2, ['palace'], { leaderHand: ['caligula'] }) });
    for (const via of POWERS) expectRefused(recruiting, 'me', build('caligula', via), 'no-power');
  });
});
