/** Laws that every bot keeps: the same for the same dice, blind to what is hidden, within its budget. */
import {
  boardNames,
  create,
  determinize,
  dice,
  type Game,
  moduleNames,
  sample,
  seedFrom,
  step,
  view,
} from '@polis/engine';
import { beforeAll, describe, expect, test } from 'vitest';
import { bots, ready } from '../src/index.ts';
import { names } from './some-bots.ts';

/** A table somewhere in the middle of a game. */
function midGame(modules: string[], seats: number, questions: number, seed: number, more = {}): Game {
  const game = create({ seats, modules, ...more, seed: seedFrom('middle', seed) });
  const { rules, state } = game;
  const chance = dice(seed);
  for (let asked = 0; asked < questions && state.at < rules.end; asked++) {
    for (let seat = 0; seat < rules.seats; seat++)
      if (state.asks[seat] !== null) state.sealed[seat] = sample(rules, state, seat, chance);
    step(rules, state, state.sealed.slice(), null);
  }
  return game;
}

/** All that is new: second boxes, leaders for experts, further boards. */
const SECOND = { edition: 'second', expert: true, boards: [...boardNames] };

const POSITIONS = [3, 9, 15].flatMap((questions) => [
  midGame(['base'], 3, questions, questions),
  midGame(moduleNames.slice(0, 4), 5, questions, questions),
  midGame(moduleNames.slice(0, 3), 4, questions, questions, SECOND),
]);

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) {
    Object.freeze(value);
    for (const part of Object.values(value)) frozen(part);
  }
  return value;
}

beforeAll(() => ready(...names));

describe.each(names)('%s', (name) => {
  const bot = bots[name];

  test('does the same for the same dice, and leaves what it sees as it is', () => {
    for (const game of POSITIONS) {
      const sees = frozen(view(game, 0));
      for (const question of sees.asks) {
        const choose = () => bot(sees, question, { dice: dice(7), iterations: 20 });
        expect(choose()).toBe(choose());
        expect(question.choices).toContain(choose());
      }
    }
  });

  test('chooses alike in every world that looks alike', () => {
    for (const game of POSITIONS) {
      const sees = view(game, 0);
      if (sees.asks.length === 0) continue;
      const other = view({ ...determinize(sees, dice(99)), config: game.config }, 0);
      expect(JSON.stringify(other)).toBe(JSON.stringify(sees));
      const [mine, theirs] = [sees, other].map((one) => bot(one, one.asks[0], { dice: dice(3), iterations: 20 }));
      expect(theirs).toBe(mine);
    }
  });
});

describe('a budget', () => {
  const game = POSITIONS[0];
  const sees = view(game, 0);
  const [question] = sees.asks;

  test('in tries is kept to the number', () => {
    for (const iterations of [1, 10, 50]) {
      let tries = 0;
      bots.architect(sees, question, {
        dice: dice(1),
        iterations,
        told: (n) => {
          tries = n;
        },
      });
      expect(tries).toBe(iterations);
    }
  });

  test('in time ends when the time is over', () => {
    let time = 0;
    let tries = 0;
    const clock = { ms: 30, now: () => time++ };
    bots.architect(sees, question, {
      dice: dice(1),
      clock,
      told: (n) => {
        tries = n;
      },
    });
    expect(tries).toBeGreaterThanOrEqual(8);
    expect(tries).toBeLessThanOrEqual(8 + 31);
  });
});
