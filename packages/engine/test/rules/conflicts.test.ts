import { describe, expect } from 'vitest';
import { build, fought, rule, stage, type Tabletop, table } from '../kit/index.ts';

/** The tokens of a city, without the kinds it has none of. */
const tokens = (t: Tabletop, place: 'me' | 'left' | 'right') =>
  Object.fromEntries(Object.entries(t.seat(place).tokens).filter(([, count]) => count > 0));

describe('strength', () => {
  rule('B-7.1', 'shields of red cards of all Ages and of wonder stages are added up', () => {
    const city = ['stockade', 'walls', 'arsenal'];
    const t = fought(3, { me: { wonder: 'rhodos', side: 'B', stages: 2, city }, left: { shields: 7 } });
    expect(t.happened('conflict', 'standoff')).toContainEqual({
      event: 'conflict',
      age: 3,
      winner: 0,
      loser: 1,
      strengths: [8, 7],
      tokens: 1,
    });
  });

  rule('B-7.1', 'cards of other colours and cards under the wonder add nothing', () => {
    const t = table({
      age: 2,
      turn: 6,
      me: { wonder: 'giza', makes: ['stone'], city: ['theater', 'tavern', 'workshop'], hand: ['stockade'] },
    }).play({ me: stage('stockade') });
    expect(t.happened('conflict', 'standoff')[0]).toEqual({ event: 'standoff', age: 2, between: [0, 1], strength: 0 });
  });

  rule('B-7.1', 'a red card built in the last turn of the Age already counts', () => {
    const t = table({ turn: 6, me: { makes: ['wood'], hand: ['stockade'] } }).play({
      me: build('stockade'),
    });
    expect(t.happened('conflict', 'standoff')[0]).toMatchObject({ winner: 0, loser: 1, strengths: [1, 0] });
  });
});

describe('conflicts', () => {
  for (const [age, value] of [
    [1, 1],
    [2, 3],
    [3, 5],
  ]) {
    rule('B-7.2', `in Age ${age} the stronger takes ${value}, the weaker −1`, () => {
      const t = fought(age, { me: { shields: 1 }, left: { shields: 1 } });
      expect(tokens(t, 'me')).toEqual({ [`victory-${value}`]: 1 });
      expect(tokens(t, 'left')).toEqual({ [`victory-${value}`]: 1 });
      expect(tokens(t, 'right')).toEqual({ defeat: 2 });
      expect(t.score('me').military).toBe(value);
      expect(t.score('right').military).toBe(-2);
    });
  }

  rule('B-7.2', 'a player takes two tokens, one or none', () => {
    const t = fought(1, { me: { shields: 2 }, left: { shields: 1 }, others: [{ shields: 1 }], right: { shields: 1 } });
    expect(tokens(t, 'me')).toEqual({ 'victory-1': 2 });
    expect(tokens(t, 'left')).toEqual({ defeat: 1 });
    expect(t.seat(2).tokens).toMatchObject({ 'victory-1': 0, defeat: 0 });
  });

  rule('B-7.2', 'only the two neighbours are fought, each one time', () => {
    const t = fought(1, { others: [{ shields: 9 }, {}] });
    expect(tokens(t, 'me')).toEqual({});
    expect(
      t.happened('conflict', 'standoff').map((fight) => (fight.event === 'standoff' ? fight.between : [fight.loser])),
    ).toEqual([[0, 1], [1], [3], [3, 4], [4, 0]]);
  });

  rule('B-7.2', 'it does not matter by how much one is stronger', () => {
    const t = fought(2, { me: { shields: 12 }, left: { shields: 11 } });
    expect(tokens(t, 'me')).toEqual({ 'victory-3': 2 });
    expect(tokens(t, 'left')).toEqual({ 'victory-3': 1, defeat: 1 });
  });

  rule('B-9.W8', 'Age II, strength 3 against 5 on the left and 2 on the right: −1 and 3', () => {
    const t = fought(2, { me: { shields: 3 }, left: { shields: 5 }, right: { shields: 2 } });
    expect(tokens(t, 'me')).toEqual({ 'victory-3': 1, defeat: 1 });
    expect(t.happened('conflict', 'standoff')).toContainEqual({
      event: 'conflict',
      age: 2,
      winner: 1,
      loser: 0,
      strengths: [5, 3],
      tokens: 1,
    });
    expect(t.happened('conflict', 'standoff')).toContainEqual({
      event: 'conflict',
      age: 2,
      winner: 0,
      loser: 2,
      strengths: [3, 2],
      tokens: 1,
    });
  });
});

describe('tokens', () => {
  rule('B-7.3', 'tokens of earlier Ages stay with their owner', () => {
    const before = { shields: 1, tokens: { victory: [1, 3], defeat: 1 } };
    expect(tokens(fought(3, { me: before }), 'me')).toEqual({
      'victory-1': 1,
      'victory-3': 1,
      'victory-5': 2,
      defeat: 1,
    });
  });

  rule('B-7.3', 'the next Age begins with the tokens and the shields of the last', () => {
    let t = table({ turn: 6, me: { shields: 1 } })
      .withNextAge()
      .play({});
    expect(t.game.state).toMatchObject({ age: 2, turn: 1 });
    while (t.game.state.age === 2) t = t.play({});
    expect(tokens(t, 'me')).toEqual({ 'victory-1': 2, 'victory-3': 2, 'victory-5': 2 });
    expect(tokens(t, 'left')).toEqual({ defeat: 3 });
  });

  rule('B-7.3', 'the Strategists Guild scores the defeat tokens of both neighbours and no other tokens', () => {
    const t = table({
      age: 3,
      me: { city: ['strategists-guild'], tokens: { defeat: 4 } },
      left: { tokens: { defeat: 2, victory: [1, 3] } },
      others: [{ tokens: { defeat: 6 } }],
      right: { tokens: { defeat: 1, victory: [5] } },
    });
    expect(t.score().guilds).toBe(3);
  });
});
