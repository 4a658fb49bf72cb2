import { describe, expect, test } from 'vitest';
import { determinize } from '../../../src/belief.ts';
import { describe as describeTable } from '../../../src/describe.ts';
import { PolisError } from '../../../src/errors.ts';
import { legal, sample, score, submit } from '../../../src/game.ts';
import { replay, save } from '../../../src/record.ts';
import { dice } from '../../../src/rng.ts';
import { setTable } from '../../../src/scenario.ts';
import type { Scenario } from '../../../src/scenario-types.ts';
import { view } from '../../../src/view.ts';
import {
  build,
  expectReplayed,
  FIRST_CARD,
  facts,
  LAST_CARD,
  NEW_COLOUR,
  played,
  secondEdition,
  sell,
  tabletop,
} from '../../kit/index.ts';

const { newGame, table } = secondEdition();

describe('a record of the second edition', () => {
  for (const players of [3, 4, 5, 6, 7])
    test(`with ${players} players is replayed to the same table and the same result`, () => {
      const game = played(newGame(players), players);
      const record = expectReplayed(game);
      expect(record.config).toMatchObject({ edition: 'second', modules: ['base'], seats: players });
      expect(record.result?.totals).toEqual(score(game).sheets.map(({ total }) => total));
    });

  test('keeps the boards that were picked by day and night, as letters', () => {
    const wonders = [
      { wonder: 'olympia', side: 'night' },
      { wonder: 'babylon', side: 'day' },
      { wonder: 'giza', side: 'choice' },
    ];
    let game = newGame(3, 0, { wonders: wonders as never });
    game = submit(game, 2, { do: 'side', side: 'night' }).game;
    const record = save(played(game, 1));
    expect(record.config.wonders?.map(({ side }) => side)).toEqual(['B', 'A', 'choice']);
    expect(record.choices[0].slice(0, 2)).toEqual([2, { do: 'side', side: 'B' }]);
    expect(save(replay(record))).toEqual(record);
    const spoken = record.choices.map(([seat, choice, table], i) => [
      seat,
      i === 0 ? { do: 'side', side: 'night' } : choice,
      table,
    ]);
    expect(save(replay({ ...record, config: { ...record.config, wonders }, choices: spoken }))).toEqual(record);
  });

  test('is no record of the first edition', () => {
    const record = save(played(newGame(4), 4));
    for (const config of [
      { ...record.config, edition: 'first' },
      { ...record.config, edition: undefined },
    ])
      expect(() => replay({ ...record, config })).toThrow(PolisError);
    expect(() => replay({ ...record, config: { ...record.config, edition: 'third' } })).toThrow(/no edition "third"/);
  });

  test('has the power by name', () => {
    const wonders = [{ wonder: 'olympia', side: 'B' as const }, ...new Array(2).fill({ wonder: 'random', side: 'A' })];
    let found = 0;
    for (let n = 0; n < 12; n++) {
      const record = save(played(newGame(3, n, { wonders }), n));
      found += record.choices.filter(([, choice]) => choice.do === 'build' && choice.via.startsWith('olympia-')).length;
      expect(save(replay(record))).toEqual(record);
    }
    expect(found).toBeGreaterThan(0);
  });

  test('can be imagined by a player who sees one hand: a world of the second edition that fits', () => {
    const chance = dice(5);
    let game = newGame(4);
    for (let turn = 0; turn < 8; turn++) {
      for (const seat of [0, 1, 2, 3]) game = submit(game, seat, sample(game.rules, game.state, seat, chance)).game;
      for (const seat of [0, 1, 2, 3]) {
        const world = determinize(view(game, seat), chance);
        expect(world.rules).toBe(game.rules);
        expect(legal(world, seat)).toEqual(legal(game, seat));
      }
    }
  });
});

describe('a scenario of the second edition', () => {
  const scenario: Scenario = {
    edition: 'second',
    modules: ['base'],
    age: 3,
    turn: 2,
    discard: ['well', 'castrum'],
    seats: [
      {
        wonder: 'olympia',
        side: 'night',
        stages: 2,
        coins: 5,
        city: ['well', 'bazaar'],
        hand: ['ludus', 'palace'],
        tokens: { victory: [1, 3], defeat: 1 },
        used: [FIRST_CARD],
      },
      { wonder: 'babylon', side: 'B', stages: 2, coins: 2, city: ['decorators-guild'], hand: ['statue', 'castrum'] },
      { wonder: 'giza', side: 'day', stages: 0, coins: 4, city: [], hand: ['altar', 'baths'] },
    ],
  };

  test('says what it says', () => {
    const t = tabletop(setTable(scenario));
    expect(t.game.config).toMatchObject({ edition: 'second', seats: 3 });
    expect(t.seat()).toMatchObject({ city: ['well', 'bazaar'], hand: ['ludus', 'palace'], stage: 2, coins: 5 });
    expect(t.discard()).toEqual(['well', 'castrum']);
    expect(t.score('left').guilds).toBe(7);
    expect(t.game.state.seats.map(({ used }) => used !== 0)).toEqual([true, false, false]);
  });

  test('described and set again is the same table', () => {
    const t = tabletop(setTable(scenario));
    const described = describeTable(t.game, scenario);
    expect(described).toMatchObject({ edition: 'second', age: 3, turn: 2 });
    expect(described.seats.map(({ side }) => side)).toEqual(['B', 'B', 'A']);
    expect(facts(tabletop(setTable(JSON.parse(JSON.stringify(described)))))).toEqual(facts(t));
  });

  test('described after a turn keeps what has been used, and what has not', () => {
    const before: Scenario = {
      edition: 'second',
      seats: [
        { wonder: 'olympia', side: 'night', stages: 2, coins: 0, hand: ['palace', 'senate'] },
        { hand: ['altar', 'baths'] },
        { hand: ['altar', 'baths'] },
      ],
    };
    const t = tabletop(setTable(before)).play({
      me: build('palace', FIRST_CARD),
      left: sell('altar'),
      right: sell('altar'),
    });
    const described = describeTable(t.game, before);
    expect(described).toMatchObject({ edition: 'second', turn: 2 });
    expect(described.seats[0]).toMatchObject({ used: [FIRST_CARD], city: ['palace'], stages: 2 });
    const day: Scenario = { ...before, seats: [{ ...before.seats[0], side: 'day' }, ...before.seats.slice(1)] };
    const free = tabletop(setTable(day)).play({ me: build('palace', NEW_COLOUR) });
    expect(describeTable(free.game, day).seats[0].used).toBeUndefined();
  });

  test('of the first edition says nothing about editions', () => {
    const first: Scenario = { seats: [{ hand: ['altar'] }, { hand: ['altar'] }, { hand: ['altar'] }] };
    expect(describeTable(setTable(first), first)).not.toHaveProperty('edition');
    expect(setTable({ ...first, edition: 'first' }).state).toEqual(setTable(first).state);
  });

  test('knows the powers of its boards, and no others', () => {
    const seat = { wonder: 'olympia', side: 'night', stages: 3 } as const;
    for (const used of [FIRST_CARD, LAST_CARD])
      expect(() => table({ me: { ...seat, hand: ['palace'], used: [used] } })).not.toThrow();
    expect(() => table({ me: { ...seat, used: [NEW_COLOUR] } })).toThrow(/^seat 0 has not got the power /);
    expect(() => table({ me: { ...seat, side: 'day', used: [NEW_COLOUR] } })).toThrow(
      'the power "olympia-new-colour" is there at any time and never spent',
    );
    expect(() => table({ me: { ...seat, hand: ['palace'], used: ['olympia-free-build'] } })).toThrow(
      /there is no power "olympia-free-build"; there is olympia-new-colour, olympia-first-card, olympia-last-card/,
    );
  });
});
