/** Decisions looked at again: what was better is found, and what is as good is no mistake. */
import { choices, create, dice, seedFrom, setTable, submit, unpack, view } from '@polis/engine';
import { describe, expect, test } from 'vitest';
import { assess } from '../src/index.ts';

const idle = { hand: ['theater', 'altar'], coins: 3 };

/** The last turn: a set of symbols that can be completed for eight points, or a card to be sold for one. */
const lastTurn = () =>
  setTable({
    age: 3,
    turn: 6,
    seats: [
      { symbols: { compass: 1, gear: 1 }, makes: ['2 wood', 'glass', 'papyrus'], hand: ['university', 'arena'] },
      idle,
      idle,
    ],
  });

describe('an assessment', () => {
  const game = lastTurn();
  const sees = view(game, 0);
  const [question] = sees.asks;
  const budget = () => ({ dice: dice(1), iterations: 400, rules: game.rules });
  const named = (choice: number): string => JSON.stringify(unpack(game.rules, choice));
  const build = question.choices.find((choice) => named(choice).includes('"build","card":"university"')) as number;
  const sell = choices.sell(game.rules.cardByName.get('arena') as number);

  test('finds what would have been better, by how much, and why', () => {
    const { chosen, better, doubt } = assess(sees, question, sell, budget());
    expect(better?.choice).toBe(build);
    expect((better?.chance ?? 0) - chosen.chance).toBeGreaterThan(0.1);
    expect((better?.points ?? 0) - chosen.points).toBeGreaterThan(4);
    expect(doubt).toBeLessThan(0.05);
    expect(better?.reasons).toContainEqual({ code: 'science', symbol: 'tablet', points: 8, set: true });
  });

  test('has nothing against what search would choose itself', () => {
    const { chosen, better } = assess(sees, question, build, budget());
    expect(better).toBeNull();
    expect(chosen.choice).toBe(build);
  });

  test('is the same for the same dice', () => {
    expect(assess(sees, question, sell, budget())).toEqual(assess(sees, question, sell, budget()));
  });
});

test('what was hidden does not count: another deal of it gives the same assessment', () => {
  const game = create({ seats: 3, seed: seedFrom('assess', 1) });
  const sees = view(game, 1);
  const [question] = sees.asks;
  const budget = () => ({ dice: dice(3), iterations: 60 });
  const before = assess(sees, question, question.choices[0], budget());
  // the others have answered meanwhile, which this seat does not see
  const others = [0, 2].reduce((now, seat) => submit(now, seat, view(now, seat).asks[0].choices[0]).game, game);
  const later = view(others, 1);
  expect(assess({ ...later, answered: sees.answered }, later.asks[0], question.choices[0], budget())).toEqual(before);
});

test('in teams, shields are said to be against those who are fought, not against the teammate', () => {
  const game = setTable({
    modules: ['base', 'teams'],
    age: 1,
    turn: 6,
    seats: [{ makes: ['ore'], hand: ['barracks', 'arena'] }, idle, idle, idle],
  });
  const sees = view(game, 0);
  const [question] = sees.asks;
  const build = question.choices.find((choice) => choices.deedOf(choice) === choices.BUILD) as number;
  const { chosen } = assess(sees, question, build, { dice: dice(1), iterations: 60, rules: game.rules });
  const [conflict] = chosen.reasons.filter(({ code }) => code === 'conflict');
  expect(conflict).toMatchObject({ against: ['right'] });
});
