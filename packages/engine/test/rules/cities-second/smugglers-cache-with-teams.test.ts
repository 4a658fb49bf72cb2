import { describe, expect } from 'vitest';
import type { ScenarioSeat } from '../../../src/scenario-types.ts';
import {
  away,
  MADE_UP,
  opponent,
  ring,
  rule,
  secondEdition,
  type Tabletop,
  teammate,
  towards,
} from '../../kit/index.ts';

const { table } = secondEdition('cities', 'teams');

describe('the Smuggler’s Cache in teams', () => {
  const wanting = (cost: string, me: ScenarioSeat, teams = true): Tabletop =>
    table({
      teams,
      seats: [
        { coins: 20, ...me, city: ['smugglers-cache', ...(me.city ?? [])], hand: [{ cost, colour: 'blue' }] },
        { wonder: 'rhodos', makes: ['ore'] },
        {},
        { makes: ['2 ore'] },
      ],
    });

  rule('C2-37', 'changes the price, not the number of resources', () => {
    expect(wanting('2 ore', { makes: ['ore'] }).accepted(MADE_UP, 0)).toEqual([{ right: 2 }, { left: 1 }]);
    expect(wanting('ore', { makes: ['ore'] }).accepted(MADE_UP, 0)).toEqual([{}]);
    expect(wanting('2 ore', { makes: ['ore'] }, false).accepted(MADE_UP, 0)).toEqual([
      { right: 2 },
      { right: 4 },
      { left: 1 },
      { left: 1, right: 2 },
      { left: 2 },
    ]);
  });

  rule('C2-38', 'a unit that is free is bought, and no other on top', () => {
    const me = { makes: ['ore'], city: ['west-trading-post'] };
    expect(wanting('2 ore', me).accepted(MADE_UP, 0)).toEqual([{}, { right: 2 }]);
    expect(wanting('3 ore', me).accepted(MADE_UP, 0)).toEqual([{}, { right: 2 }, { right: 4 }]);
  });

  // the Forum costs 2 clay and is free with either Trading Post
  const POST = { left: 'west-trading-post', right: 'east-trading-post' } as const;
  for (let seat = 0; seat < 4; seat++)
    rule('C2-38', `seat ${seat}: what a chain makes free is not had from the teammate, not even for nothing`, () => {
      const forum = (side: 'left' | 'right', seller: number): Tabletop =>
        table({
          age: 2,
          seats: ring(4, {
            [seat]: { city: ['smugglers-cache', POST[side]], hand: ['forum'], coins: 9 },
            [seller]: { wonder: 'olympia', makes: ['clay'] },
          }),
        });
      expect(forum(towards(seat), teammate(seat)).accepted('forum', seat)).toEqual([]);
      expect(forum(away(seat), opponent(4, seat)).accepted('forum', seat)).toEqual([{}]);
    });
});
