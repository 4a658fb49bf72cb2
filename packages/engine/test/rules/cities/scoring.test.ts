import { describe, expect } from 'vitest';
import { score, submit } from '../../../src/game.ts';
import type { GameEvent } from '../../../src/types.ts';
import { BLACK, CITY_GUILDS, mix, pay, played, rule } from '../../kit/index.ts';

const { fought, newGame, table } = mix('cities');

describe('the end of the game', () => {
  rule('C-23', 'it ends after the conflicts of Age III, and the highest sum wins', () => {
    for (const players of [3, 5, 7]) {
      const events: GameEvent[] = [];
      const game = played(newGame(players), players, undefined, events);
      const ages = events.flatMap((event) =>
        event.event === 'conflict' || event.event === 'standoff' ? [event.age] : [],
      );
      expect([...new Set(ages)]).toEqual([1, 2, 3]);
      const last = events[events.length - 1];
      const { sheets, winners } = score(game);
      const totals = sheets.map(({ total }) => total);
      expect(last).toEqual({ event: 'over', totals, winners, teams: null });
      for (const winner of winners) expect(totals[winner]).toBe(Math.max(...totals));
      expect(submit(game, 0, pay(0)).error?.code).toBe('over');
    }
  });

  rule('C-12', 'each debt token takes 1 point off, and five as much as one of −5 would', () => {
    for (const debt of [0, 1, 4, 5, 6, 31]) {
      const t = table({ age: 3, me: { coins: 0, debt, city: ['pawnshop'] } });
      expect(t.score()).toMatchObject({ total: 3 - debt, treasury: 0 - debt });
    }
  });

  rule('C-12', 'a sum below 0 stays below 0', () => {
    expect(table({ me: { coins: 2, debt: 9 } }).score().total).toBe(-9);
  });

  rule('C-24', 'debt stands on the treasury line', () => {
    const { total, treasury, ...others } = table({ age: 3, me: { coins: 9, debt: 2 } }).score();
    expect([treasury, total]).toEqual([3 - 2, 1]);
    for (const points of Object.values(others)) expect(points).toBe(0);
  });

  rule('C-25', '5 coins and three debt tokens: 1 − 3 = −2', () => {
    expect(table({ me: { coins: 5, debt: 3 } }).score().treasury).toBe(-2);
  });

  rule('C-R8', 'the sheet has one line more, for the points of black cards', () => {
    const city = [...BLACK[1], ...BLACK[2], ...BLACK[3]];
    const t = table({ age: 3, me: { coins: 0, city, tokens: { victory: [1] } } });
    const fixed = 2 + 1 + 4 + (3 + 2 + 4 + 2 + 6) + (4 + 4 + 3 + 5 + 8);
    expect(t.score()).toEqual({
      military: 1,
      treasury: 0,
      wonder: 0,
      civilian: 0,
      commerce: 0,
      guilds: 0,
      science: 0,
      cities: fixed + 27 + 1,
      total: fixed + 27 + 1 + 1,
    });
  });

  rule('C-R8', 'guilds stand on the guild line, boards on the wonder line, what masks add on the science line', () => {
    const t = table({
      age: 3,
      me: { coins: 0, wonder: 'petra', side: 'B', stages: 2, city: [...CITY_GUILDS, 'pigeon-loft'] },
      left: { city: ['hideout', 'apothecary'], tokens: { victory: [3] } },
    });
    expect(t.score()).toMatchObject({ guilds: 5 + 1 + 1, wonder: 17, science: 1, cities: 0, total: 25 });
    expect(table({ me: { coins: 0, wonder: 'byzantium', side: 'B', stages: 2 } }).score()).toMatchObject({ wonder: 7 });
  });

  rule('X-33', 'at equal points the larger treasury wins, and debt does not matter for it', () => {
    const t = table({
      age: 3,
      me: { coins: 9, debt: 3, city: ['altar'] },
      left: { coins: 2, city: ['theater'] },
      right: { coins: 5, debt: 1, city: ['altar'] },
    });
    expect([0, 1, 2].map((seat) => t.score(seat).total)).toEqual([2, 2, 2]);
    expect(t.winners()).toEqual([0]);
    const even = table({
      age: 3,
      me: { coins: 5, debt: 4, city: ['altar', 'pawnshop'] },
      left: { coins: 5, city: ['hideout'], debt: 1 },
      right: { coins: 5, debt: 7 },
    });
    expect([0, 1, 2].map((seat) => even.score(seat).total)).toEqual([2, 2, -6]);
    expect(even.winners()).toEqual([0, 1]);
  });

  rule('C-23', 'debt can cost the win', () => {
    const me = { coins: 0, shields: 1 };
    expect(fought(3, { me, left: { coins: 0 }, right: { coins: 0 } }).winners()).toEqual([0]);
    expect(fought(3, { me: { ...me, debt: 12 }, left: { coins: 0 }, right: { coins: 0 } }).winners()).toEqual([1, 2]);
  });
});
