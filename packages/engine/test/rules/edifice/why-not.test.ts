/** Why a stage cannot take part, to whoever looks at the hand and to whoever tries. */
import { describe, expect } from 'vitest';
import { explain, type Reason, sentence } from '../../../src/explain.ts';
import { submit } from '../../../src/game.ts';
import type { ScenarioSeat } from '../../../src/scenario-types.ts';
import { join, mix, ready, rule, type TableLiteral, type Tabletop } from '../../kit/index.ts';

const { table } = mix('edifice');

const giza = (more: ScenarioSeat = {}): ScenarioSeat => ready('giza', { hand: ['theater'], ...more });
const at = (literal: TableLiteral): Tabletop => table({ edifice: 'curtain-wall', on: 2, me: giza(), ...literal });

/** The only reason there is; null if a stage can take part. */
function reason({ game }: Tabletop): Reason | null {
  const [{ whyNoJoin }] = explain(game, 0);
  expect(whyNoJoin.length).toBeLessThan(2);
  for (const { name } of whyNoJoin) expect(name).toBe('edifice');
  return whyNoJoin[0]?.why ?? null;
}
const says = (t: Tabletop): string => {
  const why = reason(t);
  return why ? sentence(why) : '';
};
const refused = ({ game }: Tabletop): string => submit(game, 0, join('theater')).error?.message ?? '';

describe('why nobody takes part', () => {
  rule('E-12', 'nothing, while there is a pawn on the card and the coins are there', () => {
    expect([reason(at({})), refused(at({}))]).toEqual([null, '']);
  });

  rule('E-19', 'too few coins: those of the stage and the project together', () => {
    const poor = at({ me: giza({ coins: 1 }) });
    expect(reason(poor)).toEqual({ code: 'coins', needs: 2, has: 1 });
    expect(says(poor)).toBe('costs 2 coins and there is 1 to spend');
    expect(refused(poor)).toBe('the stage with taking part costs 2 coins and there is 1 to spend');
    const buying = at({ me: { wonder: 'giza', coins: 3, hand: ['theater'] }, left: { makes: ['stone'] } });
    expect(says(buying)).toBe('costs 4 coins with trade and there are 3 to spend');
    expect(explain(buying.game, 0)[0].whyNoStage).toBeNull();
  });

  rule('E-16', 'this city has taken part already', () => {
    const t = at({ me: giza({ pawns: [1, 0, 0] }) });
    expect(reason(t)).toEqual({ code: 'no-join', why: 'joined', what: 'curtain-wall' });
    expect([says(t), refused(t)]).toEqual(Array(2).fill('this city takes part in curtain-wall already'));
  });

  rule('E-18', 'it is built', () => {
    const t = at({ fate: 'built' });
    expect(reason(t)).toEqual({ code: 'no-join', why: 'built', what: 'curtain-wall' });
    expect([says(t), refused(t)]).toEqual(Array(2).fill('curtain-wall is built already'));
    const member = at({ fate: 'built', me: giza({ pawns: [1, 0, 0] }) });
    expect(says(member)).toBe('curtain-wall is built already');
  });

  rule('E-33', 'it has failed', () => {
    const t = at({ fate: 'failed' });
    expect(reason(t)).toEqual({ code: 'no-join', why: 'failed', what: 'curtain-wall' });
    expect([says(t), refused(t)]).toEqual(Array(2).fill('curtain-wall has failed'));
  });

  rule('E-15', 'the Age has none', () => {
    const t = table({ me: giza() });
    expect(reason(t)).toEqual({ code: 'no-join', why: 'nothing' });
    expect([says(t), refused(t)]).toEqual(Array(2).fill('there is nothing to take part in'));
  });

  rule('E-12', 'no stage can be built', () => {
    expect(says(at({ me: giza({ stages: 3 }) }))).toBe('the wonder is complete');
    expect(says(at({ me: { hand: ['theater'] } }))).toBe('this city has no wonder');
    expect(says(at({ me: { wonder: 'giza', hand: ['theater'] } }))).toBe(
      'needs 1 more stone; neither neighbour sells it',
    );
  });
});
