import { describe, expect } from 'vitest';
import { type Game, over, score } from '../../../src/game.ts';
import { replay } from '../../../src/record.ts';
import type { ScenarioSeat } from '../../../src/scenario-types.ts';
import type { GameEvent, TeamScore } from '../../../src/types.ts';
import { mix, refusedWith, rule, stored, type Tabletop, tabletop } from '../../kit/index.ts';

const { newGame, table } = mix('teams');

/** A city of so many points and coins, as far as coins make no points. */
const worth = (points: number, coins = 0): ScenarioSeat => ({
  coins,
  tokens: { victory: new Array(points).fill(1) },
});
const teamsOf = ({ game }: Tabletop): TeamScore[] | null => score(game).teams;

describe('the points of a team', () => {
  rule('C-76', 'are those of its two players added up', () => {
    const t = table({ seats: [worth(3), worth(4), worth(1), worth(9)] });
    expect(teamsOf(t)).toEqual([
      { seats: [0, 1], total: 7 },
      { seats: [2, 3], total: 10 },
    ]);
  });

  rule('C-76', 'all lines of the sheet count, also below zero', () => {
    const one: ScenarioSeat = { coins: 7, city: ['altar', 'theater'], symbols: { compass: 2 } };
    const t = table({ seats: [one, { coins: 0, tokens: { defeat: 5 } }, worth(0), worth(0)] });
    expect([t.score(0).total, t.score(1).total]).toEqual([2 + 4 + 4, -5]);
    expect(teamsOf(t)).toEqual([
      { seats: [0, 1], total: 5 },
      { seats: [2, 3], total: 0 },
    ]);
  });

  rule('C-76', 'treasuries are not put together: each player’s coins make points alone', () => {
    const t = table({ seats: [worth(0, 2), worth(0, 2), worth(0, 3), worth(0, 0)] });
    expect(teamsOf(t)?.map((team) => team.total)).toEqual([0, 1]);
  });

  rule('C-76', 'every player has a sheet of one’s own', () => {
    const t = table({ seats: [worth(3), worth(4), worth(1), worth(9)] });
    expect(score(t.game).sheets.map((sheet) => sheet.total)).toEqual([3, 4, 1, 9]);
  });
});

describe('who wins', () => {
  rule('C-76', 'both players of the team with the highest sum', () => {
    expect(table({ seats: [worth(5), worth(5), worth(1), worth(8)] }).winners()).toEqual([0, 1]);
    expect(table({ seats: [worth(1), worth(8), worth(5), worth(5)] }).winners()).toEqual([2, 3]);
    expect(table({ seats: [worth(1), worth(0), worth(2), worth(2), worth(3), worth(2)] }).winners()).toEqual([4, 5]);
  });

  rule('C-76', 'the best single player may lose', () => {
    expect(table({ seats: [worth(9), worth(0), worth(5), worth(5)] }).winners()).toEqual([2, 3]);
    const alone = table({ teams: false, seats: [worth(9), worth(0), worth(5), worth(5)] });
    expect(alone.winners()).toEqual([0]);
    expect(teamsOf(alone)).toBeNull();
  });

  rule('C-76', 'coins do not matter where points differ', () => {
    expect(table({ seats: [worth(1), worth(0), worth(0, 2), worth(0, 2)] }).winners()).toEqual([0, 1]);
  });

  rule('X-32', 'at equal points the team with more coins', () => {
    expect(table({ seats: [worth(4, 0), worth(0, 1), worth(2, 1), worth(2, 1)] }).winners()).toEqual([2, 3]);
    expect(table({ seats: [worth(4, 2), worth(0, 1), worth(2, 1), worth(2, 1)] }).winners()).toEqual([0, 1]);
  });

  rule('X-32', 'the coins of both teammates are added up: the richest player may lose', () => {
    // 1 point of the treasury and 3 coins against 1 token and 4 coins
    const t = table({ seats: [worth(1, 2), worth(0, 2), worth(0, 3), worth(0, 0)] });
    expect(teamsOf(t)?.map((team) => team.total)).toEqual([1, 1]);
    expect(t.winners()).toEqual([0, 1]);
  });

  rule('X-32', 'at equal coins too the teams win together', () => {
    expect(table({ seats: [worth(4, 2), worth(0), worth(1, 1), worth(3, 1)] }).winners()).toEqual([0, 1, 2, 3]);
    const six = [worth(3, 1), worth(0), worth(1, 2), worth(2, 2), worth(0, 0), worth(3, 1)];
    expect(table({ seats: six }).winners()).toEqual([2, 3]);
    expect(table({ seats: six.with(2, worth(1, 0)).with(3, worth(2, 1)) }).winners()).toEqual([0, 1, 2, 3, 4, 5]);
    expect(table({ seats: six.with(2, worth(1, 0)).with(3, worth(1, 1)) }).winners()).toEqual([0, 1, 4, 5]);
  });
});

describe('the end of the game', () => {
  /** A whole game of cards sold, and all that was told of it. */
  function sellOut(start: Game): { t: Tabletop; events: GameEvent[] } {
    let t = tabletop(start);
    while (!over(t.game)) t = t.play({});
    return { t, events: t.events };
  }

  rule('C-76', 'the sums of the teams are told together with the points and the winners', () => {
    const t = table({ age: 3, turn: 6, seats: [worth(3), worth(4), worth(1), worth(9)] }).play({});
    // everyone sells a card for 3 coins
    expect(t.events.at(-1)).toEqual({
      event: 'over',
      totals: [4, 5, 2, 10],
      winners: [2, 3],
      teams: [
        { seats: [0, 1], total: 9 },
        { seats: [2, 3], total: 12 },
      ],
    });
    const alone = table({ age: 3, turn: 6, teams: false, seats: [worth(3), worth(4), worth(1), worth(9)] }).play({});
    expect(alone.events.at(-1)).toEqual({ event: 'over', totals: [4, 5, 2, 10], winners: [3], teams: null });
  });

  rule('C-76', 'a record names both winners, and no others', () => {
    for (const seats of [4, 6]) {
      const { t, events } = sellOut(newGame(seats, 3));
      const { sheets, winners, teams } = score(t.game);
      expect(winners.length % 2).toBe(0);
      const record = stored(t.game);
      const totals = sheets.map((sheet) => sheet.total);
      expect(record.result).toEqual({ totals, winners });
      expect(events.at(-1)).toEqual({ event: 'over', totals, winners, teams });
      expect(replay(record)).toEqual(t.game);
      const wrong = { ...record, result: { totals, winners: [0] } };
      expect(refusedWith(() => replay(wrong)).code).toBe('record');
    }
  });
});
