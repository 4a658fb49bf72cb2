/** A look back sees each decision as it stood, and calls costly only what clearly was. */
import type { Assessment } from '@polis/bots';
import { create, dice, type Game, legal, over, readConfig, roll, save, submit } from '@polis/engine';
import { describe, expect, test } from 'vitest';
import { storyOf } from '../../src/record/steps.ts';
import { costliest, costOf, isCostly } from '../../src/review/costs.ts';
import { decisionsOf } from '../../src/review/decisions.ts';
import { inRounds } from '../../src/review/rounds.ts';

function played(modules: string[], seats: number): Game {
  const chance = dice(5);
  let game = create(readConfig({ modules, seats, edition: 'first', wonders: null, seed: '5'.padStart(32, '0') }));
  while (!over(game)) {
    const seat = game.state.asks.findIndex((ask, of) => ask && game.state.sealed[of] < 0 && legal(game, of).length > 0);
    const all = legal(game, seat);
    game = submit(game, seat, all[roll(chance, all.length)]).game;
  }
  return game;
}

describe('the decisions of a seat', () => {
  test('are those with more than one choice, unanswered, with nothing hidden shown', () => {
    const { steps, ...story } = storyOf(save(played(['base', 'leaders'], 3)));
    const decisions = decisionsOf({ steps, ...story }, 1);
    expect(decisions.length).toBeGreaterThan(18);
    for (const { at, view, question, chosen } of decisions) {
      expect(chosen).toBe(steps[at].answers[1]);
      expect(question).toMatchObject({ seat: 1, sealed: -1 });
      expect(question.choices.length).toBeGreaterThan(1);
      expect(view.seat).toBe(1);
      expect(view.answered.every((answered) => !answered)).toBe(true);
      const hand = steps[at].game.rules.seatPile('hand');
      expect(view.seats[0].piles[hand].cards).toBeNull();
      expect(JSON.stringify(view)).not.toContain('seed');
    }
  });

  test('for a city played for, the own answer comes first', () => {
    const decisions = decisionsOf(storyOf(save(played(['base'], 2))), 0);
    const forFreeCity = decisions.filter(({ question }) => question.seat === 2);
    expect(forFreeCity.length).toBeGreaterThan(3);
    for (const { view, question } of forFreeCity) {
      expect(question.choices.length).toBeGreaterThan(1);
      expect(view.asks.find(({ seat }) => seat === 0)?.sealed).toBeGreaterThanOrEqual(0);
    }
  });
});

const judged = (chance: number) => ({ choice: 1, chance, points: 50, reasons: [] });
const assessed = (chosen: number, better: number | null, doubt: number): Assessment => ({
  chosen: judged(chosen),
  better: better === null ? null : judged(better),
  doubt,
});

describe('costs', () => {
  test('a difference that is small, or within its uncertainty, is no mistake', () => {
    expect(isCostly(assessed(0.4, null, 0))).toBe(false);
    expect(isCostly(assessed(0.4, 0.43, 0.001))).toBe(false);
    expect(isCostly(assessed(0.4, 0.5, 0.04))).toBe(false);
    expect(isCostly(assessed(0.4, 0.5, 0.02))).toBe(true);
    expect(costOf(assessed(0.5, 0.4, 0.01))).toBe(0);
  });

  test('three are shown, the costliest first', () => {
    const found = [0.1, 0.3, 0.05, 0.2].map((cost) => assessed(0.2, 0.2 + cost, 0.001));
    expect(costliest([null, ...found]).map(({ number }) => number)).toEqual([2, 4, 1]);
  });
});

describe('a review', () => {
  /** What each round looked at, if all looks find the same. */
  async function roundsOf(found: readonly Assessment[], open = found.map((_, number) => number)) {
    const rounds: { numbers: readonly number[]; share: number }[] = [];
    const before = found.map((one, number) => (open.includes(number) ? null : one));
    const all = await inRounds(open, before, async (numbers, share) => {
      rounds.push({ numbers, share });
      return numbers.map((number) => found[number]);
    });
    expect(all).toEqual(found);
    return rounds;
  }
  // the third costs 15 %, the fourth 12 %
  const costs = [0.01, 0.3, 0, 0.05, 0.2, 0.15, 0.12, 0.1, 0.09, 0.08, 0.07, 0.06, ...new Array<number>(12).fill(0)];
  const found = costs.map((cost) => assessed(0.3, cost > 0 ? 0.3 + cost : null, cost === 0.1 ? 0.03 : 0.01));

  test('looks at all, then again and longer where it is open what is named, and takes no more than its time', async () => {
    const rounds = await roundsOf(found);
    expect(rounds.map(({ numbers }) => numbers.toSorted((a, b) => a - b))).toEqual([
      found.map((_, number) => number),
      [5, 6, 7, 8, 9],
      [5, 6, 7, 8],
    ]);
    expect(rounds.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
    const each = rounds.map(({ numbers, share }) => share / numbers.length);
    expect(each).toEqual(each.toSorted((a, b) => a - b));
  });

  test('has no second look at what is named for certain', async () => {
    const clear = [0.3, 0.2, 0.28, 0.01].map((cost) => assessed(0.3, 0.3 + cost, 0.01));
    expect(await roundsOf(clear)).toHaveLength(1);
    // of the last two one is named, and it is open which
    expect((await roundsOf([...clear, assessed(0.3, 0.49, 0.01)]))[1].numbers.toSorted()).toEqual([1, 4]);
  });

  test('has no second look where nothing can be costly, and none at what is certainly cheap', async () => {
    expect(await roundsOf([0.01, 0.02].map((cost) => assessed(0.3, 0.3 + cost, 0.004)))).toHaveLength(1);
    // too unsure to be named, and to be forgotten
    const unsure = [assessed(0.3, 0.33, 0.02), assessed(0.3, 0.31, 0.001), assessed(0.3, null, 0)];
    expect((await roundsOf(unsure))[1].numbers).toEqual([0]);
  });

  test('never puts a shorter look in place of a longer one', async () => {
    const alike = [0.12, 0.11, 0.1, 0.09].map((cost) => assessed(0.3, 0.3 + cost, 0.02));
    expect(await roundsOf(alike)).toHaveLength(1);
  });

  test('goes on where it was stopped', async () => {
    const rounds = await roundsOf(found, [2, 3]);
    expect(rounds[0].numbers).toEqual([2, 3]);
    expect((await roundsOf(found, [])).map(({ numbers }) => numbers.length)).toEqual([5, 4]);
  });

  test('keeps what it knew where a look fails', async () => {
    const kept = await inRounds([], found, async (numbers) => numbers.map(() => null));
    expect(kept).toEqual(found);
  });
});
