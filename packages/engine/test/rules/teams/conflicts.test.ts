import { describe, expect } from 'vitest';
import type { ScenarioSeat } from '../../../src/scenario-types.ts';
import { conflictsNow } from '../../../src/what-if.ts';
import { build, mix, NO_TOKENS, opponent, playOut, ring, rule, teammate, took } from '../../kit/index.ts';

const { fought, newGame, table } = mix('teams');

const strengths = (...shields: number[]): ScenarioSeat[] => shields.map((count) => ({ shields: count }));

describe('who meets whom', () => {
  rule('C-69', 'with four players seat 1 meets seat 2 and seat 3 meets seat 0', () => {
    expect(fought(1, { seats: ring(4) }).meetings()).toEqual([
      [1, 2],
      [0, 3],
    ]);
  });

  rule('C-69', 'with six players there are three conflicts', () => {
    expect(fought(1, { seats: ring(6) }).meetings()).toEqual([
      [1, 2],
      [3, 4],
      [0, 5],
    ]);
  });

  rule('C-69', 'teammates never fight, however much stronger one of them is', () => {
    for (const age of [1, 2, 3]) {
      const t = fought(age, { seats: strengths(9, 0, 0, 9) });
      expect(t.meetings()).toEqual([
        [1, 2],
        [0, 3],
      ]);
      expect(t.militaries()).toEqual([NO_TOKENS, NO_TOKENS, NO_TOKENS, NO_TOKENS]);
    }
  });

  for (const count of [4, 6])
    for (let seat = 0; seat < count; seat++) {
      rule('C-69', `of ${count} cities, only the strength of ${opponent(count, seat)} matters to city ${seat}`, () => {
        const t = fought(2, { seats: ring(count, { [seat]: { shields: 1 } }) });
        const expected = ring(count).map((_, at) =>
          at === seat ? took(2, 2, 0) : at === opponent(count, seat) ? took(2, 0, 2) : NO_TOKENS,
        );
        expect(t.militaries()).toEqual(expected);
      });
    }

  rule('C-69', 'the shields of a teammate are no help', () => {
    const t = fought(1, { seats: strengths(5, 1, 2, 0) });
    expect(t.militaries()).toEqual([took(1, 2, 0), took(1, 0, 2), took(1, 2, 0), took(1, 0, 2)]);
    expect(t.happened('conflict', 'standoff')).toContainEqual({
      event: 'conflict',
      age: 1,
      winner: 2,
      loser: 1,
      strengths: [2, 1],
      tokens: 2,
    });
  });

  rule('C-69', 'a city takes the tokens of one conflict in an Age', () => {
    for (let n = 0; n < 6; n++) {
      const game = newGame(n % 2 ? 4 : 6, n);
      const { rules, state } = playOut(game, n);
      for (const { tokens: all } of state.seats) {
        const { victories, defeat } = rules.military;
        for (const victory of victories) expect([0, 2]).toContain(all[victory]);
        expect([0, 2, 4, 6]).toContain(all[defeat]);
      }
      for (let seat = 0; seat < rules.seats; seat++) {
        const other = state.seats[opponent(rules.seats, seat)].tokens;
        const won = rules.military.victories.reduce((sum, token) => sum + other[token], 0);
        expect(state.seats[seat].tokens[rules.military.defeat]).toBe(won);
      }
    }
  });

  rule('C-69', 'without teams every city meets both neighbours, for one token each', () => {
    const t = mix()
      .table({ turn: 6, me: { shields: 1 }, others: [{}] })
      .play({});
    expect(t.militaries()).toEqual([took(1, 2, 0), took(1, 0, 1), NO_TOKENS, took(1, 0, 1)]);
    expect(t.happened('conflict', 'standoff').map((fight) => (fight.event === 'conflict' ? fight.tokens : 0))).toEqual([
      1, 0, 0, 1,
    ]);
  });
});

describe('what a conflict is worth', () => {
  for (const [age, value] of [
    [1, 1],
    [2, 3],
    [3, 5],
  ]) {
    rule('C-70', `in Age ${age} the winner takes two tokens of ${value}, the loser two of −1`, () => {
      const t = fought(age, { seats: strengths(0, 3, 2, 0) });
      expect(t.militaries()).toEqual([NO_TOKENS, took(age, 2, 0), took(age, 0, 2), NO_TOKENS]);
      expect(t.score(1).military).toBe(2 * value);
      expect(t.score(2).military).toBe(-2);
      expect(t.happened('conflict', 'standoff')).toEqual([
        { event: 'conflict', age, winner: 1, loser: 2, strengths: [3, 2], tokens: 2 },
        { event: 'standoff', age, between: [3, 0], strength: 0 },
      ]);
    });

    rule('C-70', `in Age ${age} nobody takes a token at equal strength`, () => {
      for (const count of [4, 6]) {
        const t = fought(age, { seats: ring(count).map(() => ({ shields: 4 })) });
        expect(t.militaries()).toEqual(new Array(count).fill(NO_TOKENS));
        expect(t.happened('conflict', 'standoff').map((fight) => fight.event)).toEqual(
          new Array(count / 2).fill('standoff'),
        );
      }
    });
  }

  rule('C-70', 'across the first seat too, and whoever of the two wins', () => {
    expect(fought(3, { seats: strengths(1, 0, 0, 0) }).militaries()).toEqual([
      took(3, 2, 0),
      NO_TOKENS,
      NO_TOKENS,
      took(3, 0, 2),
    ]);
    expect(fought(3, { seats: strengths(0, 0, 0, 1) }).militaries()).toEqual([
      took(3, 0, 2),
      NO_TOKENS,
      NO_TOKENS,
      took(3, 2, 0),
    ]);
  });

  rule('C-70', 'tokens of all Ages add up', () => {
    let t = table({ turn: 6, seats: strengths(1, 0, 1, 0) })
      .withNextAge()
      .play({});
    while (t.game.state.age === 2) t = t.play({});
    expect(t.militaries()).toEqual([
      [2, 2, 2, 0],
      [0, 0, 0, 6],
      [2, 2, 2, 0],
      [0, 0, 0, 6],
    ]);
    expect([0, 1, 2, 3].map((seat) => t.score(seat).military)).toEqual([18, -6, 18, -6]);
  });

  rule('C-70', 'tokens from before stay', () => {
    const before = { tokens: { victory: [1, 1, 3], defeat: 3 } };
    const t = fought(2, { seats: [{ ...before, shields: 1 }, before, {}, before] });
    expect(t.militaries()).toEqual([[2, 3, 0, 3], [2, 1, 0, 3], NO_TOKENS, [2, 1, 0, 5]]);
  });

  rule('C-70', 'what would happen now is told the same way', () => {
    const { game } = table({ age: 3, seats: strengths(2, 0, 1, 1) });
    expect(conflictsNow(game)).toEqual([
      { won: [5, 5], lost: 0 },
      { won: [], lost: 2 },
      { won: [5, 5], lost: 0 },
      { won: [], lost: 2 },
    ]);
  });

  rule('C-70', 'a conflict brings tokens and no coins', () => {
    expect(fought(1, { seats: strengths(2, 0, 1, 1) }).purses()).toEqual([6, 6, 6, 6]);
  });
});

describe('what looks at tokens', () => {
  rule('X-31', 'the Strategists Guild counts each of the doubled defeat tokens', () => {
    const guild = { city: ['strategists-guild'] };
    const t = fought(3, { seats: [guild, { shields: 0 }, { shields: 1 }, {}] });
    expect(t.militaries()).toEqual([NO_TOKENS, took(3, 0, 2), took(3, 2, 0), NO_TOKENS]);
    expect(t.score(0).guilds).toBe(2);
    const both = fought(3, { seats: [{ ...guild, shields: 1 }, { shields: 0 }, { shields: 1 }, { shields: 0 }] });
    expect(both.score(0).guilds).toBe(4);
  });

  rule('T-R6', 'a guild looks at the teammate as at any other neighbour', () => {
    const guilds = ['strategists-guild', 'workers-guild', 'magistrates-guild'];
    for (const seat of [0, 1]) {
      const beside = { tokens: { defeat: 3 }, city: ['lumber-yard', 'altar', 'theater'] };
      const t = table({ seats: ring(4, { [seat]: { city: guilds }, [teammate(seat)]: beside }) });
      expect(t.score(seat).guilds).toBe(3 + 1 + 2);
    }
  });

  rule('T-R6', 'Olympia copies a guild of the teammate', () => {
    const olympia: ScenarioSeat = { wonder: 'olympia', side: 'B', stages: 3, city: ['altar', 'stone-pit'] };
    const t = table({ age: 3, seats: [olympia, { city: ['builders-guild'] }, {}, {}] });
    expect(t.score(0).guilds).toBe(3);
    const far = table({ age: 3, seats: [olympia, {}, { city: ['builders-guild'] }, {}] });
    expect(far.score(0).guilds).toBe(0);
  });

  rule('T-R6', 'a card that pays by the neighbours’ cards counts those of the teammate', () => {
    const brown = { city: ['lumber-yard', 'stone-pit'] };
    const t = table({ age: 2, seats: [{ hand: ['vineyard'], coins: 0 }, brown, brown, brown] });
    expect(t.play({ 0: build('vineyard') }).seat(0).coins).toBe(4);
  });
});
