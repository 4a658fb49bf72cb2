import { describe, expect } from 'vitest';
import { expectRefused, rule, type TableLiteral, type Tabletop } from '../../kit/index.ts';
import { alike, day, FIRST_CARD, LAST_CARD, NEW_COLOUR, newGame, night, POWERS, second, use, vias } from './olympia.ts';

const CALIGULA = 'caligula';
const both = (literal: TableLiteral): Tabletop => second({ modules: ['base', 'leaders', 'cities'], ...literal });

describe('Olympia with leaders and black cards', () => {
  rule('B-11.R6', 'there is room for all powers at once', () => {
    const { rules } = newGame(8, 0, { modules: ['base', 'leaders', 'cities'] });
    expect(rules.powers.map(({ name }) => name).sort()).toEqual([...POWERS, 'ramses', CALIGULA].sort());
  });

  rule('B-11.R3', 'Caligula and day 2 are two powers: the one that is named is used', () => {
    const me = day(['militia', 'secret-warehouse', 'gates-of-the-city'], { leaders: [CALIGULA] });
    const t = both(alike(me));
    expect(vias(t, 'militia').sort()).toEqual([CALIGULA, NEW_COLOUR]);
    const after = t.play({ me: use('militia', NEW_COLOUR) });
    expect(vias(after, 'secret-warehouse')).toEqual([CALIGULA]);
    const spent = after.play({ me: use('secret-warehouse', CALIGULA) });
    expect(spent.seat().city).toEqual(['militia', 'secret-warehouse']);
    for (const via of [CALIGULA, NEW_COLOUR]) expectRefused(spent, 'me', use('gates-of-the-city', via), 'no-power');
    const other = t.play({ me: use('militia', CALIGULA) });
    for (const via of [CALIGULA, NEW_COLOUR]) expectRefused(other, 'me', use('secret-warehouse', via), 'no-power');
  });

  rule('B-11.R3', 'Caligula is not spent by the night, nor the night by Caligula', () => {
    const me = night(2, ['militia', 'secret-warehouse'], { leaders: [CALIGULA] });
    const t = both(alike(me)).play({ me: use('militia', FIRST_CARD) });
    expect(vias(t, 'secret-warehouse')).toEqual([CALIGULA]);
    const late = both({ turn: 7, me: { ...me, used: [CALIGULA, FIRST_CARD] } });
    expect(vias(late, 'militia')).toEqual([LAST_CARD]);
  });

  rule('B-11.R4', 'with both expansions the first turn is turn 1 and the last is turn 7', () => {
    const turns = [1, 2, 3, 4, 5, 6, 7].map((turn) => vias(both({ turn, me: night(2, ['palace']) }), 'palace'));
    expect(turns).toEqual([[FIRST_CARD], [], [], [], [], [], [LAST_CARD]]);
    const recruiting = both({ turn: 0, me: night(2, ['palace'], { leaderHand: ['caligula'] }) });
    for (const via of POWERS) expectRefused(recruiting, 'me', use('caligula', via), 'no-power');
  });
});
