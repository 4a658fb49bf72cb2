/** A question looked into: every choice has its numbers, longer looks are surer, and nothing hidden counts. */
import { choices, create, dice, HAND, nextHolder, seedFrom, setTable, submit, unpack, view } from '@polis/engine';
import { describe, expect, test } from 'vitest';
import { analyse, byEvaluation, passedOn } from '../src/index.ts';

const idle = { hand: ['theater', 'altar'], coins: 3 };

describe('an analysis', () => {
  /** The last turn: a set of symbols that can be completed for eight points, or a card to be sold for one. */
  const game = setTable({
    age: 3,
    turn: 6,
    seats: [
      { symbols: { compass: 1, gear: 1 }, makes: ['2 wood', 'glass', 'papyrus'], hand: ['university', 'arena'] },
      idle,
      idle,
    ],
  });
  const sees = view(game, 0);
  const [question] = sees.asks;
  const looked = (worlds: number) => {
    const { deepen, found } = analyse(sees, question, { dice: dice(1), rules: game.rules }, byEvaluation);
    let tries = 0;
    for (let i = 0; i < worlds; i++) tries = deepen();
    return { tries, found: found() };
  };

  test('weighs every choice that is offered, and says why', () => {
    const { found } = looked(20);
    expect(found.map(({ choice }) => choice).sort()).toEqual([...question.choices].sort());
    const [best] = found;
    expect(unpack(game.rules, best.choice)).toMatchObject({ do: 'build', card: 'university' });
    expect(best.reasons).toContainEqual({ code: 'science', symbol: 'tablet', points: 8, set: true });
    expect(best.points - found[found.length - 1].points).toBeGreaterThan(4);
  });

  test('counts its tries, and is the same for the same dice', () => {
    expect(looked(10).tries).toBe(looked(10).found.reduce((sum, { tries }) => sum + tries, 0));
    expect(looked(12)).toEqual(looked(12));
  });
});

describe('of a game on its way', () => {
  const game = create({ seats: 5, modules: ['base', 'leaders', 'cities', 'edifice'], seed: seedFrom('analysis', 3) });
  let now = game;
  while (now.state.age < 1 || now.state.turn < 1) {
    const { question } = now.state;
    for (let seat = 0; seat < 5 && now.state.question === question; seat++) {
      const { asks } = view(now, seat);
      if (asks.length > 0) now = submit(now, seat, asks[0].choices[0]).game;
    }
  }
  const sees = view(now, 1);
  const [question] = sees.asks;

  test('longer looks are surer', () => {
    const { deepen, found } = analyse(sees, question, { dice: dice(2) }, byEvaluation);
    for (let i = 0; i < 5; i++) deepen();
    const [early] = found();
    for (let i = 0; i < 60; i++) deepen();
    const later = found();
    expect(later.every(({ tries }) => tries >= 4)).toBe(true);
    expect(later[0].doubt).toBeLessThan(early.doubt);
    expect(later.map(({ chance }) => chance)).toEqual(later.map(({ chance }) => chance).toSorted((a, b) => b - a));
  });

  test('what the others have sealed meanwhile does not count', () => {
    const looked = (from: typeof sees) => {
      const { deepen, found } = analyse(from, from.asks[0], { dice: dice(5) }, byEvaluation);
      for (let i = 0; i < 3; i++) deepen();
      return found();
    };
    const others = [0, 2].reduce((so, seat) => submit(so, seat, view(so, seat).asks[0].choices[0]).game, now);
    expect(looked({ ...view(others, 1), answered: sees.answered })).toEqual(looked(sees));
  });

  test('the hand that is left goes to the next player, who uses one card of it', () => {
    const hand = sees.seats[1].piles[HAND].cards as number[];
    const sold = choices.sell(hand[0]);
    const passed = passedOn(sees, question, sold, { dice: dice(3), iterations: 6 }, byEvaluation);
    expect(passed?.to).toBe(nextHolder(1, 5, 1));
    expect(passed?.cards.map(({ card }) => card).sort()).toEqual([...new Set(hand.slice(1))].sort());
    const used = passed?.cards.reduce((sum, { build, stage, sell }) => sum + build + stage + sell, 0) ?? 0;
    expect(used).toBeCloseTo(1, 6);
  });
});

test('at the end of an Age no hand is passed on', () => {
  const game = setTable({ age: 1, turn: 6, seats: [idle, idle, idle] });
  const sees = view(game, 0);
  const [question] = sees.asks;
  const budget = { dice: dice(1), rules: game.rules };
  expect(passedOn(sees, question, question.choices[0], budget, byEvaluation)).toBeNull();
});
