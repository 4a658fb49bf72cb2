import { describe, expect, test } from 'vitest';
import { determinize } from '../../../src/belief.ts';
import { describe as describeTable } from '../../../src/describe.ts';
import { PolisError } from '../../../src/errors.ts';
import { type Game, legal, submit } from '../../../src/game.ts';
import { replay, save } from '../../../src/record.ts';
import { dice } from '../../../src/rng.ts';
import { setTable } from '../../../src/scenario.ts';
import type { Scenario } from '../../../src/scenario-types.ts';
import { retally } from '../../../src/tally.ts';
import { view } from '../../../src/view.ts';
import { unpack } from '../../../src/words.ts';
import { build, expectReplayed, facts, mix, pay, played, tabletop } from '../../kit/index.ts';

const { modules, newGame, table } = mix('cities');

const paying = ({ state }: Game): boolean => state.asks.some((ask) => ask?.ask === 'pay');

/** The first game of so many players in which someone is asked to pay. */
function withLosses(players: number): Game {
  for (let n = 0; n < 40; n++) {
    let found = false;
    const game = played(newGame(players, n), n, (now) => {
      found ||= paying(now);
    });
    if (found) return game;
  }
  throw new Error('nobody ever had to pay');
}

describe('a record of a game with Cities', () => {
  for (const players of [2, 3, 4, 5, 6, 7, 8])
    test(`with ${players} players is replayed to the same table and the same result`, () => {
      const game = withLosses(players);
      const record = expectReplayed(game);
      expect(record.config.modules).toEqual(modules);
      expect(record.result?.totals).toHaveLength(Math.max(3, players));
      expect(record.choices.some(([, choice]) => choice.do === 'pay')).toBe(true);
    });

  test('with more paid than was due, or than was there, is refused', () => {
    const record = save(withLosses(5));
    const at = record.choices.findIndex(([, choice]) => choice.do === 'pay');
    const [seat, , then] = record.choices[at];
    for (const coins of [200, -1, 1.5]) {
      const choices = record.choices.toSpliced(at, 1, [seat, { do: 'pay', coins }, then]);
      expect(() => replay({ ...record, choices })).toThrow(PolisError);
    }
  });

  test('a payment is the same as number and in words', () => {
    const { game } = table({ me: { hand: ['hideout', 'altar'] }, left: { coins: 9, hand: ['altar', 'baths'] } }).play({
      me: build('hideout'),
      left: build('altar'),
    });
    for (const choice of legal(game, 1)) {
      const form = unpack(game.rules, choice);
      expect(submit(game, 1, form).game.state).toEqual(submit(game, 1, choice).game.state);
    }
    expect(legal(game, 1).map((choice) => unpack(game.rules, choice))).toEqual([pay(1), pay(0)]);
  });

  test('running totals are those told anew from the facts, and coins add up, all through a game', () => {
    for (const players of [2, 4, 8])
      played(newGame(players, 3), 3, ({ rules, state }) => {
        for (const seat of state.seats) expect(seat.tally).toEqual(retally(rules, seat));
        expect(state.seats.reduce((sum, { coins }) => sum + coins, state.bank)).toBe(0);
      });
  });

  test('a game imagined at the question what to pay asks the same', () => {
    let questions = 0;
    for (let n = 0; n < 12; n++)
      played(newGame(4, n), n, (game) => {
        if (!paying(game)) return;
        questions++;
        for (const seat of [0, 1, 2, 3]) {
          const imagined = determinize(view(game, seat), dice(n));
          expect(imagined.state.asks).toEqual(game.state.asks);
          expect(tabletop(imagined).count('debt')).toEqual(tabletop(game).count('debt'));
          expect(tabletop(imagined).settle().purses()).toEqual(tabletop(game).settle().purses());
        }
      });
    expect(questions).toBeGreaterThan(0);
  });
});

describe('a scenario with Cities', () => {
  const scenario: Scenario = {
    modules,
    age: 3,
    turn: 7,
    discard: ['hideout'],
    seats: [
      {
        wonder: 'petra',
        side: 'B',
        stages: 1,
        coins: 9,
        city: ['secret-society', 'altar'],
        hand: ['senate', 'capitol'],
        debt: 4,
        diplomacy: 2,
        tokens: { victory: [1, 3], defeat: 1 },
      },
      { coins: 2, city: ['theater'], hand: ['baths', 'senate'], diplomacy: 1, tokens: { victory: [], defeat: 0 } },
      { coins: 4, city: [], hand: ['altar', 'baths'], debt: 1, tokens: { victory: [5], defeat: 0 } },
    ],
  };

  test('says what it says: debt, Diplomacy tokens, turn 7', () => {
    const t = tabletop(setTable(scenario));
    expect([t.count('debt'), t.count('diplomacy'), t.game.state.turn]).toEqual([[4, 0, 1], [2, 1, 0], 7]);
    expect(t.score().treasury).toBe(3 - 4);
  });

  test('describe gives back what setTable was given', () => {
    const { discard, seats, age, turn, modules: told } = describeTable(setTable(scenario), scenario);
    expect({ modules: told, age, turn, discard }).toEqual({ modules, age: 3, turn: 7, discard: ['hideout'] });
    expect(seats).toEqual(scenario.seats);
  });

  test('a table described and set again is the same table, also after a turn with losses', () => {
    const t = tabletop(setTable(scenario));
    expect(facts(tabletop(setTable(describeTable(t.game, scenario))))).toEqual(facts(t));
    const hand = ['altar', 'baths'];
    const before: Scenario = { modules, seats: [{ hand: ['hideout', 'militia'] }, { hand }, { hand }] };
    const after = tabletop(setTable(before))
      .answer(0, build('hideout'))
      .answer(1, build('altar'))
      .answer(2, build('altar'))
      .settle({ 2: 0 });
    const told = describeTable(after.game, before);
    expect(told.seats.map(({ debt }) => debt ?? 0)).toEqual([0, 0, 1]);
    expect(facts(tabletop(setTable(told)))).toEqual(facts(after));
  });

  test('after turn 7 comes the next Age', () => {
    const hand = { hand: ['altar'] };
    const last: Scenario = { modules, age: 1, turn: 7, seats: [hand, hand, hand] };
    expect(describeTable(tabletop(setTable(last)).play({}).game, last)).toMatchObject({ age: 2, turn: 1 });
    const sixth: Scenario = { ...last, turn: 6 };
    expect(describeTable(tabletop(setTable(sixth)).play({}).game, sixth)).toMatchObject({ age: 1, turn: 7 });
  });

  test('numbers of tokens that make no sense are refused', () => {
    for (const field of ['debt', 'diplomacy'])
      for (const count of [-1, 0.5, 'many'])
        expect(() => setTable({ modules, seats: [{ [field]: count }, {}, {}] })).toThrow(PolisError);
    expect(() => setTable({ modules, seats: [{ tokens: { 'cities.losses': 1 } as never }, {}, {}] })).toThrow(
      /no token/,
    );
  });
});
