import { describe, expect } from 'vitest';
import { conflictsNow } from '../../../src/what-if.ts';
import { build, mix, rule, SALE, sell } from '../../kit/index.ts';

const { fought, recruitment, table } = mix('leaders');

describe('shields', () => {
  rule('L-29', 'Hannibal has 1 shield, Caesar 2', () => {
    for (const [leader, shields] of [
      ['hannibal', 1],
      ['caesar', 2],
    ] as const) {
      const strength = (others: number) => fought(1, { me: { leaders: [leader] }, left: { shields: others } });
      expect(strength(shields - 1).military('me')[0]).toBeGreaterThan(0);
      expect(strength(shields).events).toContainEqual({
        event: 'standoff',
        age: 1,
        between: [0, 1],
        strength: shields,
      });
      expect(strength(shields + 1).military('me')[3]).toBe(1);
    }
    const both = fought(1, { me: { leaders: ['hannibal', 'caesar'], shields: 2 }, left: { shields: 5 } });
    expect(both.events).toContainEqual({ event: 'standoff', age: 1, between: [0, 1], strength: 5 });
  });

  rule('L-29', 'from the recruitment on, and in every Age', () => {
    const t = recruitment({ me: { leaderHand: ['caesar'], coins: 5 } }).answer('me', build('caesar'));
    expect(conflictsNow(t.game)[0]).toEqual({ won: [1, 1], lost: 0 });
    const sold = recruitment({ me: { leaderHand: ['caesar'], coins: 5 } }).answer('me', sell('caesar'));
    expect(conflictsNow(sold.game)[0]).toEqual({ won: [], lost: 0 });
    for (const age of [1, 2, 3]) expect(fought(age, { me: { leaders: ['caesar'] } }).military('me')[age - 1]).toBe(2);
  });
});

describe('Tomyris', () => {
  const tomyris = { leaders: ['tomyris'] };

  rule('L-28', 'who loses to the left neighbour in Age II: that neighbour takes 3 and −1, her owner none', () => {
    const t = fought(2, { me: tomyris, left: { shields: 1 }, right: { shields: 0 } });
    expect(t.military('me')).toEqual([0, 0, 0, 0]);
    // the left neighbour also beats the third city, which takes its own defeat
    expect(t.military('left')).toEqual([0, 2, 0, 1]);
    expect(t.military('right')).toEqual([0, 0, 0, 1]);
    expect(t.score('left').military).toBe(3 + 3 - 1);
  });

  rule('L-28', 'with both neighbours, in every Age', () => {
    for (const age of [1, 2, 3]) {
      const victories = [0, 0, 0].map((_, i) => (i === age - 1 ? 1 : 0));
      const t = fought(age, { me: tomyris, left: { shields: 2 }, right: { shields: 2 } });
      expect(t.military('me')).toEqual([0, 0, 0, 0]);
      expect(t.military('left')).toEqual([...victories, 1]);
      expect(t.military('right')).toEqual([...victories, 1]);
    }
  });

  rule('L-28', 'nothing in a conflict that her owner wins', () => {
    const t = fought(2, { me: { ...tomyris, shields: 1 } });
    expect(t.military('me')).toEqual([0, 2, 0, 0]);
    expect(t.military('left')).toEqual([0, 0, 0, 1]);
    expect(t.military('right')).toEqual([0, 0, 0, 1]);
  });

  rule('L-28', 'nothing at equal strength', () => {
    const t = fought(3, { me: { ...tomyris, shields: 1 }, left: { shields: 1 }, right: { shields: 1 } });
    for (const place of ['me', 'left', 'right'] as const) expect(t.military(place)).toEqual([0, 0, 0, 0]);
  });

  rule('L-28', 'defeat tokens of earlier conflicts stay', () => {
    const t = recruitment({ age: 3, me: { leaderHand: ['tomyris'], coins: 4, tokens: { defeat: 3 } } });
    const after = t.answer('me', build('tomyris'));
    expect(after.military('me')).toEqual([0, 0, 0, 3]);
    expect(after.score().military).toBe(-3);
    const end = fought(3, { me: { ...tomyris, tokens: { defeat: 3 } }, left: { shields: 1 }, right: { shields: 1 } });
    expect(end.military('me')).toEqual([0, 0, 0, 3]);
  });

  rule('L-28', 'in hand, or sold, she does nothing', () => {
    const t = fought(2, { me: { leaderHand: ['tomyris'] }, left: { shields: 1 } });
    expect(t.military('me')).toEqual([0, 0, 0, 1]);
  });

  rule('L-28', 'conflicts between others are as always', () => {
    const t = fought(2, {
      me: tomyris,
      left: { shields: 0 },
      others: [{ shields: 1 }],
      right: { shields: 0 },
    });
    expect([0, 1, 2, 3].map((seat) => t.military(seat))).toEqual([
      [0, 0, 0, 0],
      [0, 0, 0, 1],
      [0, 2, 0, 0],
      [0, 0, 0, 1],
    ]);
  });

  rule('L-28', 'the token belongs to the winner, also for the Strategists Guild', () => {
    const t = fought(3, {
      me: { ...tomyris, city: ['strategists-guild'] },
      left: { shields: 1 },
      right: { shields: 0 },
    });
    // left: one passed on; right: one of its own
    expect(t.score().guilds).toBe(2);
    const next = fought(3, {
      me: tomyris,
      left: { shields: 1 },
      others: [{ shields: 1, city: ['strategists-guild'] }],
      right: { shields: 1 },
    });
    expect([1, 2, 3].map((seat) => next.military(seat)[3])).toEqual([1, 0, 1]);
    expect(next.score(2).guilds).toBe(2);
    // and for whoever sits next to the owner of Tomyris there is none to count
    const beside = fought(3, { me: tomyris, left: { shields: 1, city: ['strategists-guild'] }, right: { shields: 1 } });
    expect(beside.military('right')[3]).toBe(1);
    expect(beside.score('left').guilds).toBe(1);
  });

  rule('L-28', 'it is told that the defeat goes to the winner', () => {
    const t = fought(1, { me: tomyris, left: { shields: 1 } });
    expect(t.events.filter(({ event }) => event === 'conflict' || event === 'token')).toEqual([
      { event: 'conflict', age: 1, winner: 1, loser: 0, strengths: [1, 0], tokens: 1 },
      { event: 'token', seat: 0, token: 'defeat', count: -1 },
      { event: 'token', seat: 1, token: 'defeat', count: 1 },
      { event: 'conflict', age: 1, winner: 1, loser: 2, strengths: [1, 0], tokens: 1 },
    ]);
  });

  rule('L-28', 'what would happen now is told the same way', () => {
    const t = table({ age: 2, me: tomyris, left: { shields: 1 } });
    expect(conflictsNow(t.game)).toEqual([
      { won: [], lost: 0 },
      { won: [3, 3], lost: 1 },
      { won: [], lost: 1 },
    ]);
  });

  rule('L-53', 'losing to the right neighbour who has copied her: that one takes the victory token and the −1', () => {
    const t = fought(3, {
      me: tomyris,
      left: { shields: 0 },
      right: { shields: 1, city: ['courtesans-guild'], courtesan: 'tomyris' },
    });
    expect(t.military('me')).toEqual([0, 0, 0, 0]);
    expect(t.military('right')).toEqual([0, 0, 2, 1]);
    expect(t.military('left')).toEqual([0, 0, 0, 1]);
  });

  rule('L-53', 'and the other way round: the copier loses to the owner, who takes both', () => {
    const t = fought(3, {
      me: { ...tomyris, shields: 1 },
      left: { shields: 1 },
      right: { city: ['courtesans-guild'], courtesan: 'tomyris' },
    });
    expect(t.military('me')).toEqual([0, 0, 1, 1]);
    expect(t.military('right')).toEqual([0, 0, 0, 0]);
    expect(t.military('left')).toEqual([0, 0, 1, 1]);
  });
});

describe('Nero', () => {
  const nero = { leaders: ['nero'], coins: 0 };

  rule('L-32', 'two conflicts won in Age II bring 4 coins', () => {
    expect(fought(2, { me: { ...nero, shields: 1 } }).seat().coins).toBe(SALE + 4);
  });

  rule('L-32', '2 coins for each victory token, whatever its value', () => {
    for (const age of [1, 2, 3]) {
      const t = fought(age, { me: { ...nero, shields: 1 }, right: { shields: 5 } });
      expect(t.seat().coins).toBe(SALE + 2);
    }
  });

  rule('L-32', 'nothing for a defeat, for equal strength and for what others win', () => {
    expect(fought(2, { me: nero, left: { shields: 1 } }).seat().coins).toBe(SALE);
    const t = fought(2, { me: nero, left: { shields: 1 }, others: [{ shields: 0 }], right: { shields: 0 } });
    expect(t.seat().coins).toBe(SALE);
    expect(
      fought(1, { me: { ...nero, shields: 1 } })
        .purses()
        .slice(1),
    ).toEqual([3 + SALE, 3 + SALE]);
  });

  rule('L-32', 'earlier tokens bring nothing', () => {
    const me = { leaderHand: ['nero'], coins: 5, tokens: { victory: [1, 1, 3] } };
    const t = recruitment({ age: 3, me }).answer('me', build('nero'));
    expect(t.seat().coins).toBe(4);
    expect(fought(3, { me: { ...nero, tokens: { victory: [1, 3] } } }).seat().coins).toBe(SALE);
  });

  rule('L-32', 'a −1 that Tomyris passes on is no victory token', () => {
    const t = fought(2, { me: { ...nero, shields: 1 }, left: { leaders: ['tomyris'] }, right: { shields: 1 } });
    expect(t.military('me')).toEqual([0, 1, 0, 1]);
    expect(t.seat().coins).toBe(SALE + 2);
  });

  rule('L-32', 'the bank pays, at once: his coins count for the treasury of the last Age', () => {
    const before = table({ age: 3, turn: 6, me: { ...nero, shields: 1 } });
    const t = before.play({});
    expect(t.game.state.bank).toBe(before.game.state.bank - 3 * SALE - 4);
    expect(t.score().treasury).toBe(2);
  });
});
