import { describe, expect } from 'vitest';
import { describe as described } from '../../../src/describe.ts';
import { over } from '../../../src/game.ts';
import { setTable } from '../../../src/scenario.ts';
import type { Scenario, ScenarioSeat } from '../../../src/scenario-types.ts';
import { conflictsNow } from '../../../src/what-if.ts';
import { build, mix, NO_TOKENS, opponent, ring, rule, tabletop, took } from '../../kit/index.ts';

const { fought, modules, table } = mix('cities', 'teams');

const shields = (count: number, diplomacy = 0): ScenarioSeat => ({ shields: count, diplomacy });

describe('diplomacy between teams', () => {
  for (const age of [1, 2, 3]) {
    rule('C-71', `in Age ${age} winner and loser take one token each, whichever of them has it`, () => {
      for (const holder of [1, 2]) {
        const t = fought(age, {
          seats: ring(4, { 1: shields(2, holder === 1 ? 1 : 0), 2: shields(1, holder === 2 ? 1 : 0) }),
        });
        expect(t.militaries()).toEqual([NO_TOKENS, took(age, 1, 0), took(age, 0, 1), NO_TOKENS]);
        expect(t.count('diplomacy')).toEqual([0, 0, 0, 0]);
        expect(t.happened('conflict', 'standoff')[0]).toEqual({
          event: 'conflict',
          age,
          winner: 1,
          loser: 2,
          strengths: [2, 1],
          tokens: 1,
        });
      }
    });
  }

  for (const count of [4, 6, 8])
    for (let seat = 0; seat < count; seat++)
      rule('C-71', `of ${count} cities, ${seat} is not absent: it fights ${opponent(count, seat)} as always`, () => {
        const other = opponent(count, seat);
        const lost = fought(2, { seats: ring(count, { [seat]: shields(0, 1), [other]: shields(1) }) });
        expect(lost.meetings()).toEqual(fought(2, { seats: ring(count) }).meetings());
        const tokensOf = (won: number) =>
          ring(count).map((_, at) =>
            at === won ? took(2, 1, 0) : [seat, other].includes(at) ? took(2, 0, 1) : NO_TOKENS,
          );
        expect(lost.militaries()).toEqual(tokensOf(other));
        const won = fought(2, { seats: ring(count, { [seat]: shields(2, 1), [other]: shields(1) }) });
        expect(won.militaries()).toEqual(tokensOf(seat));
        expect(won.count('diplomacy')).toEqual(new Array(count).fill(0));
      });

  rule('C-71', 'the token is discarded at equal strength too', () => {
    const t = fought(1, { seats: ring(4, { 0: shields(0, 1), 1: shields(2, 2), 2: shields(2) }) });
    expect(t.militaries()).toEqual([NO_TOKENS, NO_TOKENS, NO_TOKENS, NO_TOKENS]);
    expect(t.count('diplomacy')).toEqual([0, 1, 0, 0]);
    expect(t.events).toContainEqual({ event: 'token', seat: 0, token: 'diplomacy', count: -1 });
    expect(t.happened('conflict', 'standoff').map((fight) => fight.event)).toEqual(['standoff', 'standoff']);
  });

  rule('C-71', 'of several tokens one is used in an Age', () => {
    let t = table({ turn: 7, seats: ring(4, { 0: shields(1, 2) }) })
      .withNextAge()
      .play({});
    expect(t.count('diplomacy')).toEqual([1, 0, 0, 0]);
    while (t.game.state.age === 2) t = t.play({});
    expect(t.count('diplomacy')).toEqual([0, 0, 0, 0]);
    // one in Age I and one in Age II, and two in Age III again
    expect(t.militaries()).toEqual([[1, 1, 2, 0], NO_TOKENS, NO_TOKENS, [0, 0, 0, 4]]);
  });

  rule('C-71', 'a card that brings one is in time for the conflict of that Age', () => {
    const seats = ring(4, { 0: { hand: ['residence'], makes: ['clay'] }, 3: shields(1) });
    const t = table({ turn: 7, seats }).play({ 0: build('residence') });
    expect(t.militaries()).toEqual([took(1, 0, 1), NO_TOKENS, NO_TOKENS, took(1, 1, 0)]);
    expect(t.count('diplomacy')).toEqual([0, 0, 0, 0]);
  });

  rule('C-71', 'nobody is asked whether to keep it', () => {
    const t = fought(2, { seats: ring(4, { 0: shields(9, 1) }) });
    expect(t.militaries()[0]).toEqual(took(2, 1, 0));
    expect(over(t.game)).toBe(true);
  });

  rule('C-71', 'what would happen now is told the same way', () => {
    const { game } = table({ age: 3, seats: ring(4, { 0: shields(2, 1), 1: shields(1) }) });
    expect(conflictsNow(game)).toEqual([
      { won: [5], lost: 0 },
      { won: [5, 5], lost: 0 },
      { won: [], lost: 2 },
      { won: [], lost: 1 },
    ]);
  });

  rule('C-72', 'the conflict of the teammate is as it would be without', () => {
    for (const [seat, expected] of [
      [0, [took(1, 1, 0), took(1, 2, 0), took(1, 0, 2), took(1, 0, 1)]],
      [1, [took(1, 2, 0), took(1, 1, 0), took(1, 0, 1), took(1, 0, 2)]],
      [2, [took(1, 2, 0), took(1, 1, 0), took(1, 0, 1), took(1, 0, 2)]],
      [3, [took(1, 1, 0), took(1, 2, 0), took(1, 0, 2), took(1, 0, 1)]],
    ] as [number, number[][]][]) {
      const seats = [3, 3, 1, 1].map((count, at) => shields(count, at === seat ? 1 : 0));
      expect(fought(1, { seats }).militaries()).toEqual(expected);
    }
  });

  rule('C-72', 'and the teammate’s own token is not touched', () => {
    const t = fought(1, { seats: ring(4, { 0: shields(1, 1), 1: shields(0, 3) }) });
    expect(t.count('diplomacy')).toEqual([0, 2, 0, 0]);
  });

  rule('C-73', 'who has the token can win', () => {
    const t = fought(3, { seats: ring(4, { 0: shields(4, 1), 3: shields(3) }) });
    expect(t.militaries()).toEqual([took(3, 1, 0), NO_TOKENS, NO_TOKENS, took(3, 0, 1)]);
    expect(t.score(0).military).toBe(5);
  });

  rule('C-74', 'if both teammates have one, both of their conflicts bring one token each', () => {
    const t = fought(2, { seats: [shields(3, 1), shields(0, 1), shields(2), shields(2)] });
    expect(t.militaries()).toEqual([took(2, 1, 0), took(2, 0, 1), took(2, 1, 0), took(2, 0, 1)]);
    expect(t.count('diplomacy')).toEqual([0, 0, 0, 0]);
  });

  rule('C-74', 'with six players the third team is fought by neither', () => {
    const t = fought(2, { seats: [shields(2, 1), shields(2, 1), shields(1), shields(1), shields(0), shields(1)] });
    expect(t.militaries()).toEqual([
      took(2, 1, 0),
      took(2, 1, 0),
      took(2, 0, 1),
      took(2, 2, 0),
      took(2, 0, 2),
      took(2, 0, 1),
    ]);
  });

  rule('C-75', 'in Age III one loses with a token, the teammate wins without', () => {
    const t = fought(3, { seats: [shields(1, 1), shields(4), shields(3), shields(2)] });
    expect(t.militaries()).toEqual([took(3, 0, 1), took(3, 2, 0), took(3, 0, 2), took(3, 1, 0)]);
    expect([0, 1, 2, 3].map((seat) => t.score(seat).military)).toEqual([-1, 10, -2, 5]);
  });

  rule('X-31', 'on both sides of a conflict: still one token each, and both are discarded', () => {
    for (const [one, other] of [
      [2, 1],
      [1, 2],
    ]) {
      const t = fought(3, { seats: ring(4, { 1: shields(one, 1), 2: shields(other, 2) }) });
      const [winner, loser] = [took(3, 1, 0), took(3, 0, 1)];
      expect(t.militaries()).toEqual([
        NO_TOKENS,
        one > other ? winner : loser,
        one > other ? loser : winner,
        NO_TOKENS,
      ]);
      expect(t.count('diplomacy')).toEqual([0, 0, 1, 0]);
    }
    const all = fought(1, { seats: [shields(1, 1), shields(0, 1), shields(1, 1), shields(0, 1)] });
    expect(all.militaries()).toEqual([took(1, 1, 0), took(1, 0, 1), took(1, 1, 0), took(1, 0, 1)]);
    expect(all.count('diplomacy')).toEqual([0, 0, 0, 0]);
  });

  rule('C-71', 'without teams the same table leaves the city out', () => {
    const t = table({ turn: 7, teams: false, seats: ring(4, { 0: shields(1, 1) }) }).play({});
    expect(t.militaries()).toEqual([NO_TOKENS, NO_TOKENS, NO_TOKENS, NO_TOKENS]);
    expect(t.meetings()).toEqual([
      [1, 2],
      [2, 3],
      [1, 3],
    ]);
  });

  rule('T-R1', 'a table with Diplomacy tokens in teams is described and set up again', () => {
    const before: Scenario = {
      modules: ['base', 'cities'],
      teams: true,
      age: 2,
      turn: 7,
      seats: [shields(1, 2), shields(0), { debt: 2 }, {}].map((seat) => ({ hand: ['theater'], ...seat })),
    };
    const t = tabletop(setTable(before));
    const told = described(t.game, before);
    const again = setTable(told);
    expect(again.config.modules).toEqual(modules);
    expect(again.state).toEqual(t.game.state);
    expect(tabletop(again).play({}).militaries()).toEqual(t.play({}).militaries());
    expect(t.play({}).militaries()).toEqual([took(2, 1, 0), NO_TOKENS, NO_TOKENS, took(2, 0, 1)]);
  });
});

describe('what counts tokens', () => {
  rule('X-31', 'the Slave Market: each of the doubled victory tokens', () => {
    const t = fought(3, { seats: ring(4, { 0: { shields: 1, city: ['slave-market'] } }) });
    expect(t.score(0).cities).toBe(2);
    const once = fought(3, { seats: ring(4, { 0: { shields: 1, city: ['slave-market'], diplomacy: 1 } }) });
    expect(once.score(0).cities).toBe(1);
    const seats = ring(4, {
      0: { hand: ['slave-market'], makes: ['2 ore', '2 wood'], tokens: { victory: [1, 1, 3, 3] } },
    });
    expect(
      table({ age: 3, seats })
        .play({ 0: build('slave-market') })
        .seat(0).coins,
    ).toBe(3 + 4);
  });

  rule('X-31', 'the Mourners Guild: those of both neighbours, the teammate among them', () => {
    const t = fought(3, { seats: [{ city: ['mourners-guild'] }, shields(1), shields(0), shields(1)] });
    expect(t.score(0).guilds).toBe(4);
  });

  rule('X-31', 'the Sepulcher and the Cenotaph: a coin for each', () => {
    for (const [card, age, makes] of [
      ['sepulcher', 2, ['stone', 'glass', 'loom']],
      ['cenotaph', 3, ['2 clay', 'stone', 'loom', 'glass']],
    ] as [string, number, string[]][]) {
      const won = { tokens: { victory: [1, 1] }, coins: 0 };
      const t = table({
        age,
        seats: [{ hand: [card], makes }, won, { ...won, tokens: { victory: [1, 1, 3, 3] } }, {}],
      });
      const settled = t.play({ 0: build(card) });
      expect(settled.game.state.asks.map((ask) => (ask?.ask === 'pay' ? ask.coins : 0))).toEqual([0, 2, 4, 0]);
    }
  });

  rule('X-31', 'after a real conflict the losses of the next Age count the doubled tokens', () => {
    const makes = ['stone', 'glass', 'loom'];
    const t = table({ turn: 7, seats: ring(4, { 0: { makes }, 1: shields(1) }) })
      .withNextAge('sepulcher')
      .play({});
    expect(t.game.state.age).toBe(2);
    const settled = t.play({ 0: build('sepulcher') });
    expect(settled.game.state.asks.map((ask) => (ask?.ask === 'pay' ? ask.coins : 0))).toEqual([0, 2, 0, 0]);
  });
});
