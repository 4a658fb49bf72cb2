/** What makes no sense with second boxes is refused with a code and a sentence, and nothing has changed. */
import { describe, expect, test } from 'vitest';
import { readConfig, rulesOf } from '../../../src/config.ts';
import { create } from '../../../src/create.ts';
import { describe as told } from '../../../src/describe.ts';
import { explain } from '../../../src/explain.ts';
import { legal } from '../../../src/game.ts';
import { replay, save } from '../../../src/record.ts';
import { seedFrom } from '../../../src/rng.ts';
import { setTable } from '../../../src/scenario.ts';
import type { Scenario, ScenarioSeat } from '../../../src/scenario-types.ts';
import { bestUse, scoreParts } from '../../../src/score-parts.ts';
import {
  build,
  expectNoTable,
  expectRefused,
  expectReplayed,
  give,
  played,
  refusedWith,
  rule,
  secondEdition,
} from '../../kit/index.ts';

const BOTH = ['base', 'leaders', 'cities'];
const seed = seedFrom('bad input', 1);
const { newGame, recruitment, table } = secondEdition('leaders', 'cities');

const config = (more: object) => ({ seats: 3, seed, edition: 'second', modules: BOTH, ...more });
const at = (seat: object, more: Partial<Scenario> = {}): Scenario => ({
  edition: 'second',
  modules: BOTH,
  ...more,
  seats: [seat as ScenarioSeat, {}, {}],
});

describe('configurations', () => {
  const pick = (wonder: string, side: string, modules = BOTH) =>
    refusedWith(() => create(config({ modules, wonders: [{ wonder, side }, {}, {}] }) as never));

  test('boards and sides that are not there', () => {
    expect(pick('rome', 'dusk')).toEqual({
      code: 'side',
      message: 'a side is A, B, day, night, random or choice, not "dusk"',
    });
    expect(pick('rome', 'night').code).toBe('accepted');
    expect(pick('rome', 'night', ['base', 'cities'])).toMatchObject({ code: 'board' });
    expect(pick('petra', 'day', ['base', 'leaders'])).toMatchObject({ code: 'board' });
  });

  test('neither reading nor creating changes what was given', () => {
    const input = config({ boxes: { cities: 'first' }, boards: ['catan', 'wonder-pack'], expert: true });
    const before = JSON.stringify(input);
    const read = readConfig(input);
    create(input as never);
    expect(JSON.stringify(input)).toBe(before);
    expect(read.boards).toEqual(['wonder-pack', 'catan']);
  });

  test('it does not matter in which order boxes are named', () => {
    const one = config({ boxes: { leaders: 'first', cities: 'second' } });
    const other = config({ boxes: { cities: 'second', leaders: 'first' } });
    expect(JSON.stringify(readConfig(one))).toBe(JSON.stringify(readConfig(other)));
    expect(create(one as never).rules).toBe(create(other as never).rules);
  });

  test('rules are asked for in the same words', () => {
    const asked = (boxes: unknown) =>
      refusedWith(() => rulesOf({ edition: 'second', modules: BOTH, seats: 3, boxes } as never)).code;
    for (const boxes of [null, [], 'first', { leaders: 'x' }, { edifice: 'first' }]) expect(asked(boxes)).toBe('box');
    for (const boxes of [undefined, {}, { leaders: 'first' }]) expect(asked(boxes)).toBe('accepted');
  });

  test('a record of version 2 with a field of version 3', () => {
    const record = JSON.parse(JSON.stringify(save(create(config({ version: 2 }) as never))));
    expect(refusedWith(() => replay(record)).code).toBe('accepted');
    for (const more of [{ expert: true }, { boxes: { leaders: 'second' } }, { boards: ['catan'] }])
      expect(refusedWith(() => replay({ ...record, config: { ...record.config, ...more } })).code).toBe('config');
  });
});

describe('tables', () => {
  test('a leader is there once, and is a leader', () => {
    expectNoTable(at({ leaders: ['aganice', 'aganice'] }), 'aganice is there only once, and seat 0 has it twice');
    expectNoTable(
      { ...at({ leaders: ['gorgo'] }), seats: [{ leaders: ['gorgo'] }, { leaderHand: ['gorgo'] }, {}] as never },
      'gorgo is there only once, and seats 0 and 1 have it',
    );
    expectNoTable(at({ leaders: ['customs'] }), 'customs is no leader, and seat 0 has it as one');
    expectNoTable(
      at({ city: ['octavia'] }),
      'octavia is a leader and not for the "city"; leaders recruited are "leaders"',
    );
    expectNoTable(
      at({}, { discard: ['telesilla'] }),
      'telesilla is a leader and not for the discard pile; leaders go back to the box',
    );
    expectNoTable(
      at({ city: ['courtesans-guild'], courtesan: 'telesilla' }),
      'seat 0 copies telesilla, and neither neighbour has recruited that leader',
    );
  });

  test('rights that wait for their window are no tokens to be told', () => {
    for (const right of ['leaders.disarm', 'cities.dig'])
      expectNoTable(at({ tokens: { [right]: 1 } }), `there is no token "${right}"`);
  });

  test('fields of modules that are not in play', () => {
    expectNoTable(
      at({ leaders: ['gorgo'] }, { modules: ['base', 'cities'] }),
      'seats.0.leaders: this needs the module "leaders"',
    );
    expectNoTable(at({ debt: 1 }, { modules: ['base', 'leaders'] }), 'seats.0.debt: this needs the module "cities"');
    for (const name of ['leaders-second', 'cities-second'])
      expect(refusedWith(() => setTable(at({}, { modules: [...BOTH, name] }))).message).toMatch(
        `there is no module "${name}"`,
      );
  });

  test('setting a table does not change the scenario', () => {
    const scenario = at({ leaders: ['aganice'], city: ['customs'], hand: ['dive'] }, { boxes: { leaders: 'second' } });
    const before = JSON.stringify(scenario);
    told(setTable(scenario));
    expect(JSON.stringify(scenario)).toBe(before);
  });
});

describe('questions about a table', () => {
  test('a seat that is not there', () => {
    const { game } = recruitment({ me: { leaderHand: ['aganice'], coins: 3 } });
    const asks: ((seat: never) => unknown)[] = [
      (seat) => legal(game, seat),
      (seat) => explain(game, seat),
      (seat) => bestUse(game, seat),
      (seat) => scoreParts(game, seat, 'science'),
    ];
    for (const ask of asks)
      for (const seat of [3, -1, 0.5, '0', null])
        expect(refusedWith(() => ask(seat as never)).code).toBe('no-such-seat');
    expect([legal(game, 1), explain(game, 1)]).toEqual([[], []]);
    expect(legal(game, 0)).toHaveLength(2);
  });

  test('answers that make no sense', () => {
    const t = recruitment({ age: 2, me: { leaderHand: ['aganice'], coins: 2 } });
    for (const [answer, code] of [
      [build('gorgo'), 'not-in-hand'],
      [build('customs'), 'not-in-hand'],
      [build('semiramis'), 'unknown-card'],
      [build('pigeon-loft'), 'unknown-card'],
      [give(1), 'not-this-question'],
      [{ do: 'give', victory: 1 }, 'garbage'],
      [{ do: 'give', victory: ['1'] }, 'garbage'],
      [{ ...build('aganice'), pay: { bank: 1 } }, 'wrong-payment'],
      [{ ...build('aganice'), pay: { bank: 'A' } }, 'wrong-payment'],
      [build('aganice', 'chain'), 'no-chain'],
      [null, 'garbage'],
    ] as [unknown, string][])
      expectRefused(t, 'me', answer, code);
  });

  test('answers to Telesilla that make no sense', () => {
    const t = recruitment({
      age: 2,
      me: { leaderHand: ['telesilla'], coins: 3 },
      left: { tokens: { victory: [1, 3] } },
    }).answer('me', build('telesilla'));
    expectRefused(t, 'left', give(5), 'not-offered');
    expectRefused(t, 'left', give(1, 3), 'not-offered');
    expectRefused(t, 'left', give(), 'not-offered');
    expectRefused(t, 'left', { do: 'give', victory: [1, 1, 1, 1] }, 'garbage');
    expectRefused(t, 'left', { do: 'give' }, 'garbage');
    expectRefused(t, 'right', give(1), 'not-asked');
  });
});

rule('BOX-18', 'whole games with second boxes are stored and replayed, and say what they are', () => {
  for (const [n, boxes] of [{}, { leaders: 'first' }, { cities: 'first' }].entries()) {
    const game = played(newGame(4, n, { boxes: boxes as never, expert: true, boards: ['wonder-pack', 'catan'] }), n);
    const { config: kept } = expectReplayed(game);
    expect(kept).toMatchObject({ version: 3, expert: true, boards: ['wonder-pack', 'catan'] });
    expect(kept.boxes).toEqual({ leaders: 'second', cities: 'second', ...boxes });
  }
  expect(table({}).game.config.boxes).toEqual({ leaders: 'second', cities: 'second' });
});
