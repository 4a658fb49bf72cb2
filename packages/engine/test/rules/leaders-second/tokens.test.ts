/** Nitocris takes a victory token, Telesilla makes others give one up. */
import { describe, expect } from 'vitest';
import { retract } from '../../../src/game.ts';
import type { ScenarioSeat } from '../../../src/scenario-types.ts';
import { view } from '../../../src/view.ts';
import {
  build,
  expectRefused,
  give,
  PASS,
  pick,
  rule,
  secondEdition,
  sell,
  stage,
  type TableLiteral,
  type Tabletop,
  tabletop,
} from '../../kit/index.ts';

const { fought, recruitment, table } = secondEdition('leaders');

const held = (...victory: number[]): ScenarioSeat => ({ tokens: { victory } });

describe('Nitocris', () => {
  const came = (age: number, me: ScenarioSeat = {}): Tabletop =>
    recruitment({ age, me: { coins: 9, ...me, leaderHand: ['nitocris'] } }).answer('me', build('nitocris'));

  rule('L2-13', 'takes a victory token of the Age at once: 1, 3 or 5', () => {
    expect(came(1).military()).toEqual([1, 0, 0, 0]);
    expect(came(2).military()).toEqual([0, 1, 0, 0]);
    expect(came(3).military()).toEqual([0, 0, 1, 0]);
    const t = came(2, held(1, 3));
    expect(t.military()).toEqual([1, 2, 0, 0]);
    expect(t.events).toContainEqual({ event: 'token', seat: 0, token: 'victory-3', count: 1 });
    expect(t.happened('token')).toHaveLength(1);
  });

  rule('L2-13', 'nothing if she is sold or put under a stage, and nothing later', () => {
    const me: ScenarioSeat = { wonder: 'giza', makesPrivately: ['2 wood'], leaderHand: ['nitocris'], coins: 9 };
    for (const deed of [sell('nitocris'), stage('nitocris')])
      expect(recruitment({ age: 2, me }).answer('me', deed).military()).toEqual([0, 0, 0, 0]);
    const t = came(1);
    expect(t.quietTurn().military()).toEqual([1, 0, 0, 0]);
  });

  rule('L2-38', 'Nero does not pay for it, as it is taken and not won', () => {
    expect(came(3, { leaders: ['nero'] }).seat().coins).toBe(9 - 3);
    const won = fought(1, { me: { leaders: ['nero'], coins: 0, shields: 5 } });
    expect(won.seat().coins).toBe(3 + 2 * 2);
  });

  rule('L2-39', 'it counts as a victory token for all: military points, Alexander and Gorgo', () => {
    const t = came(3, { leaders: ['alexander', 'gorgo'], ...held(5) });
    expect(t.score()).toMatchObject({ military: 10, leaders: 2 + 5 });
  });
});

describe('Telesilla', () => {
  /** I recruit her in this recruitment turn. */
  const came = (literal: TableLiteral): Tabletop =>
    recruitment({
      age: 3,
      ...literal,
      me: { coins: 3, ...literal.me, leaderHand: ['telesilla'] },
    }).answer('me', build('telesilla'));

  rule('L2-15', 'her owner gives back all own defeat tokens at once', () => {
    const t = came({ me: { tokens: { defeat: 4, victory: [1] } }, left: { tokens: { defeat: 2 } } });
    expect([t.military(), t.military('left')]).toEqual([
      [1, 0, 0, 0],
      [0, 0, 0, 2],
    ]);
    expect(t.score().military).toBe(1);
    expect(t.events).toContainEqual({ event: 'token', seat: 0, token: 'defeat', count: -4 });
  });

  rule('L2-15', 'defeats that come later stay', () => {
    const t = fought(1, { me: { leaders: ['telesilla'] }, left: { shields: 2 } });
    expect(t.military()).toEqual([0, 0, 0, 1]);
  });

  rule('L2-16', 'every other player gives up one victory token of their choice, and nobody else', () => {
    const t = came({ me: held(1, 3), left: held(1, 3, 5), others: [held(3, 5)], right: held(1, 5) });
    expect([0, 1, 2, 3].map((seat) => t.asked(seat))).toEqual([null, 'give', 'give', 'give']);
    const after = t.answer(1, give(1)).answer(2, give(5)).answer(3, give(1));
    expect(after.militaries()).toEqual([
      [1, 1, 0, 0],
      [0, 1, 1, 0],
      [0, 1, 0, 0],
      [0, 0, 1, 0],
    ]);
    expect(after.asked()).toBe('play');
  });

  rule('L2-16', 'who has none gives nothing, and defeats are none', () => {
    const t = came({ left: { tokens: { defeat: 3 } } });
    expect([t.awaited(), t.asked()]).toEqual([[0, 1, 2], 'play']);
    expect(t.military('left')).toEqual([0, 0, 0, 3]);
  });

  rule('L2-16', 'just one token, and one that is there', () => {
    const t = came({ left: held(1, 1, 5) });
    expect(t.offered('left')).toEqual([
      { do: 'give', victory: [1] },
      { do: 'give', victory: [5] },
    ]);
    for (const answer of [give(), give(1, 1), give(1, 5), give(3)]) {
      const code = t.refusal('left', answer);
      expect(code).not.toBeNull();
      expectRefused(t, 'left', answer, code as string);
    }
    expectRefused(t, 'left', PASS, 'not-this-question');
    expectRefused(t, 'left', give(2), 'garbage');
    expectRefused(t, 'me', give(1), 'not-asked');
  });

  rule('L2-16', 'the owner’s own victory tokens stay', () => {
    expect(came({ me: held(1, 3, 5) }).military()).toEqual([1, 1, 1, 0]);
  });

  rule('L2-16', 'a score of such tokens goes with them', () => {
    const t = came({ left: { ...held(5, 5, 1), leaders: ['gorgo'] } });
    expect(t.score('left')).toMatchObject({ military: 11, leaders: 5 });
    expect(t.answer('left', give(5)).score('left')).toMatchObject({ military: 6, leaders: 0 });
  });

  rule('L2-40', 'a token that was taken earlier in the same turn can be given up', () => {
    const t = recruitment({
      age: 3,
      me: { coins: 9, leaderHand: ['telesilla'] },
      left: { coins: 9, leaderHand: ['nitocris'], ...held(1) },
    })
      .answer('me', build('telesilla'))
      .answer('left', build('nitocris'));
    expect([t.asked('left'), t.military('left')]).toEqual(['give', [1, 0, 1, 0]]);
    expect(t.answer('left', give(5)).military('left')).toEqual([1, 0, 0, 0]);
  });

  rule('L2-40', 'a token that was taken alone goes unasked', () => {
    const t = recruitment({
      age: 2,
      me: { coins: 9, leaderHand: ['telesilla'] },
      left: { coins: 9, leaderHand: ['nitocris'] },
    })
      .answer('me', build('telesilla'))
      .answer('left', build('nitocris'));
    expect([t.asked('left'), t.military('left')]).toEqual(['play', [0, 0, 0, 0]]);
  });

  rule('L2-40', 'as Rome’s extra leader too, in the turn of the stage', () => {
    const me: ScenarioSeat = { wonder: 'rome', side: 'night', stages: 2, makesPrivately: ['2 stone', 'papyrus'] };
    const t = table({
      age: 3,
      discard: ['palace'],
      me: { ...me, coins: 1, leaderHand: ['telesilla'], hand: ['altar', 'theater'], tokens: { defeat: 2 } },
      left: {
        ...held(1, 3),
        wonder: 'halikarnassos',
        stages: 1,
        makesPrivately: ['glass', 'papyrus'],
        hand: ['altar', 'theater'],
      },
      right: { hand: ['altar', 'theater'] },
    }).quietTurn({ me: stage('altar'), left: stage('altar') });
    const recruited = t.answer('me', build('telesilla'));
    expect([recruited.military(), recruited.asked('left')]).toEqual([[0, 0, 0, 0], 'give']);
    const given = recruited.answer('left', give(1));
    // the discard pile comes after it
    expect([given.military('left'), given.asked('left')]).toEqual([[0, 1, 0, 0], 'pick']);
  });

  rule('L2-41', 'who has tokens of one value only gives one of them up and is not asked', () => {
    const t = came({ left: held(3, 3, 3), right: held(5) });
    expect([t.military('left'), t.military('right'), t.asked('left')]).toEqual([[0, 2, 0, 0], [0, 0, 0, 0], 'play']);
    expect(t.events).toContainEqual({ event: 'token', seat: 1, token: 'victory-3', count: -1 });
    expect(t.events).toContainEqual({ event: 'token', seat: 2, token: 'victory-5', count: -1 });
  });

  rule('L2-41', 'all are asked at the same time, and nothing shows until the last answer is in', () => {
    const t = came({ left: held(1, 3), others: [held(3)], right: held(1, 5) });
    expect(t.awaited()).toEqual([1, 3]);
    const one = t.answer(1, give(3));
    expect(one.militaries()).toEqual(t.militaries());
    for (const viewer of [0, 2, 3, null]) {
      const seen = view(one.game, viewer);
      expect(JSON.stringify(seen)).toBe(JSON.stringify(view(t.answer(1, give(1)).game, viewer)));
    }
    const { game } = retract(one.game, 1);
    const again = tabletop(game).answer(1, give(1)).answer(3, give(5));
    expect(again.militaries()).toEqual([
      [0, 0, 0, 0],
      [0, 1, 0, 0],
      [0, 0, 0, 0],
      [1, 0, 0, 0],
    ]);
  });

  rule('L2-41', 'two who demand one each at the same time get two of those who have so many', () => {
    // no table has two of her; whoever had would be obeyed twice
    const t = came({ left: held(1, 3, 5), others: [held(1, 3), held(3)], right: held(1, 1) });
    const { rules, state } = t.game;
    const right = rules.tokenByName('leaders.disarm');
    const twice = {
      ...t.game,
      state: { ...state, seats: state.seats.map((seat) => ({ ...seat, tokens: [...seat.tokens] })) },
    };
    twice.state.seats[4].tokens[right] = 1;
    twice.state.asks = state.asks.map(() => null);
    rules.steps[state.at].phase.enter({ rules, state: twice.state, log: null });
    const asked = tabletop(twice);
    expect(asked.game.state.asks.map((ask) => (ask?.ask === 'give' ? ask.count : 0))).toEqual([0, 2, 0, 0, 0]);
    expect(asked.answer(1, give(1, 3)).militaries()).toEqual([
      [0, 0, 0, 0],
      [0, 0, 1, 0],
      [0, 0, 0, 0],
      [0, 0, 0, 0],
      [1, 0, 0, 0],
    ]);
  });

  rule('L2-40', 'she acts once: nothing is asked in later turns', () => {
    const t = came({ left: held(1, 3) }).answer('left', give(1));
    const later = t.quietTurn();
    expect([later.military('left'), later.awaited()]).toEqual([[0, 1, 0, 0], []]);
  });

  rule('L2-45', 'a copied Telesilla acts for the copier, and her owner gives a token up as well', () => {
    const makesPrivately = ['wood', 'clay', 'glass', 'loom'];
    const t = table({
      age: 3,
      me: { makesPrivately, hand: ['courtesans-guild', 'altar'], tokens: { victory: [1, 3], defeat: 2 } },
      left: { leaders: ['telesilla'], hand: ['theater', 'baths'], tokens: { victory: [1, 5], defeat: 3 } },
      others: [{ hand: ['theater', 'baths'], ...held(3, 5) }],
      right: { hand: ['theater', 'baths'] },
    })
      .play({ me: build('courtesans-guild') })
      .answer('me', pick('telesilla'));
    expect(t.awaited()).toEqual([1, 2]);
    const after = t.answer(1, give(5)).answer(2, give(3));
    expect(after.militaries()).toEqual([
      [1, 1, 0, 0],
      [1, 0, 0, 3],
      [0, 0, 1, 0],
      [0, 0, 0, 0],
    ]);
  });

  rule('L2-45', 'if the guild itself was dug up, right after it', () => {
    const halikarnassos: ScenarioSeat = { wonder: 'halikarnassos', stages: 1, makesPrivately: ['glass', 'papyrus'] };
    const t = table({
      age: 3,
      discard: ['courtesans-guild', 'palace'],
      me: { ...halikarnassos, hand: ['altar', 'theater'], tokens: { defeat: 1 } },
      left: { leaders: ['telesilla'], hand: ['altar', 'baths'], ...held(1, 5) },
      right: {
        wonder: 'carthage',
        side: 'night',
        stages: 1,
        options: [1],
        makesPrivately: ['3 wood', 'loom'],
        hand: ['altar', 'baths'],
      },
    }).play({ me: stage('altar'), right: stage('altar', { option: 1 }) });
    const copied = t.answer('me', pick('courtesans-guild')).answer('me', pick('telesilla'));
    expect([copied.asked('left'), copied.military()]).toEqual(['give', [0, 0, 0, 0]]);
    const given = copied.answer('left', give(1));
    // and then the next one digs
    expect([given.military('left'), given.asked('right')]).toEqual([[0, 0, 1, 0], 'pick']);
  });
});
