import { describe, expect } from 'vitest';
import type { ScenarioSeat } from '../../../src/scenario-types.ts';
import { alike, build, expectRefused, PASS, rule, secondEdition, sell, stage } from '../../kit/index.ts';

const { table } = secondEdition();

const babylon: ScenarioSeat = { wonder: 'babylon', side: 'night', stages: 1, coins: 0, hand: ['altar', 'baths'] };

describe('Babylon night 1', () => {
  for (const age of [1, 2, 3])
    rule('B-11.5', `at the end of Age ${age} its player is asked for the card left over, and nobody else is`, () => {
      const t = table({ age, turn: 6, me: babylon, left: { hand: ['theater', 'tavern'] } }).play({
        me: sell('altar'),
        left: sell('theater'),
      });
      expect([t.asked(), t.asked('left'), t.asked('right')]).toEqual(['play', null, null]);
      expect(t.seat().hand).toEqual(['baths']);
    });

  rule('B-11.5', 'not after another turn', () => {
    for (const turn of [1, 2, 3, 4, 5]) {
      const t = table(alike(babylon, { turn })).play({ me: sell('altar') });
      expect(t.game.state).toMatchObject({ turn: turn + 1 });
      expect([t.asked(), t.asked('left'), t.asked('right')]).toEqual(['play', 'play', 'play']);
    }
  });

  rule('B-11.5', 'the card is built at its cost, marks the next stage, is sold, or is let go', () => {
    const me = { ...babylon, makesPrivately: ['3 clay', 'glass'] };
    const t = table({ turn: 6, me, left: { makes: ['stone'], coins: 0 } }).play({ me: sell('altar') });
    const built = t.answer('me', build('baths'));
    expect([built.seat().city, built.seat().coins, built.seat('left').coins]).toEqual([['baths'], 1, 2 + 3]);
    expect(t.answer('me', stage('baths')).seat()).toMatchObject({ stage: 2, under: ['baths'], coins: 3 });
    expect(t.answer('me', sell('baths')).seat()).toMatchObject({ city: [], coins: 3 + 3 });
    const gone = t.answer('me', PASS);
    expect([gone.seat().coins, gone.discard()]).toEqual([3, expect.arrayContaining(['altar', 'baths'])]);
  });

  rule('B-11.5', 'it has to be paid for like any other card', () => {
    const t = table({ turn: 6, me: babylon }).play({ me: sell('altar') });
    expectRefused(t, 'me', build('baths'), 'cannot-pay');
    expectRefused(t, 'me', stage('baths'), 'cannot-pay');
    expectRefused(t, 'me', sell('altar'), 'not-in-hand');
  });

  for (const turn of [1, 4, 6])
    rule('B-11.5', `a stage of turn ${turn} helps in its own Age`, () => {
      const hand = ['altar', 'baths', 'theater', 'tavern', 'stockade', 'barracks', 'workshop'].slice(turn - 1);
      let t = table(alike({ ...babylon, stages: 0, makesPrivately: ['2 stone'], hand }, { turn }));
      t = t.play({ me: stage(hand[0]) });
      for (let next = turn + 1; next <= 6; next++) t = t.play({});
      expect(t.seat()).toMatchObject({ stage: 1, hand: [expect.any(String)] });
      expect([t.asked(), t.asked('left'), t.asked('right')]).toEqual(['play', null, null]);
    });

  rule('B-11.5', 'and in each Age after', () => {
    let t = table(alike({ ...babylon, stages: 1 }, { turn: 6 })).withNextAge('altar', 'baths', 'tavern', 'theater');
    t = t.play({ me: sell('altar') }).answer('me', PASS);
    expect(t.game.state).toMatchObject({ age: 2, turn: 1 });
    for (let turn = 1; turn <= 6; turn++) t = t.play({});
    expect(t.game.state).toMatchObject({ age: 2, turn: 6 });
    expect([t.asked(), t.asked('left')]).toEqual(['play', null]);
  });

  rule('B-11.5', 'without the stage, or by day, the last card joins the discard pile', () => {
    for (const me of [
      { ...babylon, stages: 0 },
      ...[0, 1, 2, 3].map((stages) => ({ ...babylon, side: 'day' as const, stages })),
    ]) {
      const t = table({ turn: 6, me }).play({ me: sell('altar') });
      expect(t.asked()).toBeNull();
      expect(t.discard()).toContain('baths');
    }
  });

  rule('B-11.5', 'a second stage that the last card has built is worth a symbol in the same Age', () => {
    const me = { ...babylon, symbols: { compass: 1, gear: 1 }, makesPrivately: ['3 clay', 'glass'] };
    const t = table({ age: 3, turn: 6, me }).play({ me: sell('altar') });
    expect(t.score().science).toBe(1 + 1);
    expect(t.answer('me', stage('baths')).score().science).toBe(1 + 1 + 1 + 7);
  });
});
