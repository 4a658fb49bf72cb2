/** A game that begins at a table: what is told stays, what is not told is dealt, and what cannot be is refused. */
import { describe, expect, test } from 'vitest';
import { rulesOf } from '../../../src/config.ts';
import { create } from '../../../src/create.ts';
import { describe as described } from '../../../src/describe.ts';
import type { Game } from '../../../src/game.ts';
import { HAND, UNDER } from '../../../src/piles.ts';
import { seedFrom } from '../../../src/rng.ts';
import type { Scenario } from '../../../src/scenario-types.ts';
import type { GameConfig } from '../../../src/types.ts';
import { view } from '../../../src/view.ts';
import { names, refusedWith } from '../../kit/index.ts';

const seed = seedFrom('a table', 1);

const begin = (table: Scenario): Game => create({ seats: table.seats.length, seed, from: { table } });

const refused = (table: unknown): string => {
  const { code, message } = refusedWith(() => begin(table as Scenario));
  expect(code).toBe('scenario');
  return message;
};

const FIVE = ['temple', 'school', 'stables', 'forum', 'loom'];

/** Three cities in the third turn of Age II; only one hand is known. */
const kitchen: Scenario = {
  age: 2,
  turn: 3,
  seats: [
    { wonder: 'giza', stages: 1, coins: 4, city: ['quarry', 'altar'], hand: [...FIVE] },
    { wonder: 'rhodos', city: ['ore-vein', 'barracks', 'loom'] },
    { wonder: 'ephesos', city: ['press', 'theater'] },
  ],
};

describe('at a table of which one hand is told', () => {
  const game = begin(kitchen);
  const { rules, state } = game;
  const pile = (name: string): string[] => names(game, state.piles[rules.tablePile(name)]);

  test('that hand is as it was told, and the others have as many cards of the Age', () => {
    expect(names(game, state.seats[0].piles[HAND])).toEqual(['temple', 'school', 'stables', 'forum', 'loom-age2']);
    for (const { piles } of state.seats)
      expect(piles[HAND].map((card) => rules.cards[card].age)).toEqual([2, 2, 2, 2, 2]);
  });

  test('a structure of two Ages is that of the earlier one, but in a hand', () => {
    expect(described(game).seats[1].city).toEqual(['ore-vein', 'barracks', 'loom-age1']);
  });

  test('the card under a stage is one of those that were played, and so is all of the discard pile', () => {
    expect(state.seats.map(({ piles }) => piles[UNDER].length)).toEqual([1, 0, 0]);
    const ages = state.piles[rules.tablePile('discard')].map((card) => rules.cards[card].age);
    expect(ages.length).toBe(21 + 6 - 7 - 1);
    expect(Math.max(...ages)).toBe(2);
  });

  test('the last Age is dealt from all its cards, and five of the guilds stay in the box', () => {
    expect(pile('age-3')).toHaveLength(21);
    expect(pile('age-2')).toEqual([]);
    expect(pile('box').filter((name) => name.endsWith('-guild'))).toHaveLength(5);
    expect(pile('box')).toHaveLength(5);
  });

  test('the same seed deals the same, and another one does not', () => {
    expect(begin(kitchen).state).toEqual(state);
    const other = create({ seats: 3, seed: seedFrom('a table', 2), from: { table: kitchen } });
    expect(other.state.seats[1].piles[HAND]).not.toEqual(state.seats[1].piles[HAND]);
    expect(other.state.seats[0].piles[HAND]).toEqual(state.seats[0].piles[HAND]);
  });

  test('where the discard pile is told, what is not named is out of the game', () => {
    const other = begin({ ...kitchen, discard: ['clay-pool'] });
    expect(names(other, other.state.piles[rules.tablePile('discard')])).toEqual(['clay-pool']);
    expect(other.state.piles[rules.tablePile('box')]).toHaveLength(5 + 18);
  });
});

test('boards as they are printed have the rules of any game; what is assumed of one is in rules that are kept', () => {
  const [plain, again] = [begin(kitchen), begin(kitchen)];
  expect(plain.rules).toBe(again.rules);
  expect(plain.rules).toBe(create({ seats: 3, seed }).rules);
  expect(plain.config.wonders).toEqual([
    { wonder: 'giza', side: 'A' },
    { wonder: 'rhodos', side: 'A' },
    { wonder: 'ephesos', side: 'A' },
  ]);
  const assumed = begin({ ...kitchen, seats: kitchen.seats.map((seat) => ({ ...seat, makes: ['wood'], shields: 2 })) });
  expect(assumed.rules).not.toBe(plain.rules);
  expect(assumed.state.seats.map(({ tally }) => tally.shields)).toEqual([2, 3, 2]);
  const { config } = view(assumed, 0);
  expect(rulesOf(config)).toBe(assumed.rules);
  expect(rulesOf(JSON.parse(JSON.stringify(config)))).toBe(assumed.rules);
  expect(config.from).toEqual({
    table: { seats: ['giza', 'rhodos', 'ephesos'].map((wonder) => ({ wonder, makes: ['wood'], shields: 2 })) },
  });
  expect(described(assumed).seats[0]).toMatchObject({ makes: ['wood'], shields: 2 });
});

test('rules are not found for what is no beginning', () => {
  const rules = (from: unknown) => rulesOf({ ...begin(kitchen).config, from } as GameConfig);
  expect(refusedWith(() => rules({ table: 7 })).code).toBe('scenario');
  expect(refusedWith(() => rules({ table: { seats: [{ makes: 'wood' }] } })).code).toBe('scenario');
  for (const from of [null, 7, [], { game: 7 }, { game: {} }]) expect(rules(from)).toBe(begin(kitchen).rules);
});

test('a city without a board plays on without stages', () => {
  const game = begin({ age: 3, turn: 2, seats: [{}, { wonder: 'giza' }, { coins: 8 }] });
  expect(game.state.asks.every((ask) => ask?.ask === 'play')).toBe(true);
  expect(game.state.seats.map(({ coins }) => coins)).toEqual([3, 3, 8]);
});

test('the first turn of an Age is dealt as ever, and so are the first hands of a whole game', () => {
  const { state } = begin({
    age: 1,
    turn: 1,
    seats: [{ wonder: 'giza' }, { wonder: 'rhodos' }, { wonder: 'ephesos' }],
  });
  expect(state.seats.map(({ piles }) => piles[HAND].length)).toEqual([7, 7, 7]);
  expect(state.piles.slice(1, 4).map((deck) => deck.length)).toEqual([0, 21, 21]);
});

test('a hand that is a card smaller for all is that of a turn which was played: it is passed on', () => {
  const hands = [
    ['altar', 'baths'],
    ['theater', 'stockade'],
    ['clay-pool', 'ore-vein'],
  ];
  const seats = ['giza', 'rhodos', 'ephesos'].map((wonder, i) => ({ wonder, hand: hands[i] }));
  const { state, rules } = begin({ age: 1, turn: 5, seats });
  expect([state.age, state.turn]).toEqual([1, 6]);
  expect(names({ rules }, state.seats[1].piles[HAND])).toEqual(hands[0]);
});

describe('two players', () => {
  const seats = [{ wonder: 'giza' }, { wonder: 'rhodos' }, { wonder: 'ephesos' }];

  test('the holder draws for the Free City from a pile that is dealt', () => {
    const table: Scenario = { age: 2, turn: 4, seats, freeCity: { seat: 2, holder: 1 } };
    const { state } = create({ seats: 2, seed, from: { table } });
    expect(state.seats.map(({ piles }) => piles[HAND].length)).toEqual([4, 5, 0]);
    expect(state.piles[2]).toHaveLength(3);
  });

  test('a draw pile of another size is refused', () => {
    const table: Scenario = { age: 2, turn: 4, seats, freeCity: { seat: 2, holder: 1, drawPile: ['forum'] } };
    expect(refusedWith(() => create({ seats: 2, seed, from: { table } })).message).toBe(
      'cards still to be drawn: 1; at this time there are 3',
    );
  });
});

describe('what is no table of a game is refused with a sentence', () => {
  const seatsWith = (first: object): object[] => [{ ...kitchen.seats[0], ...first }, ...kitchen.seats.slice(1)];

  test.each<[string, object, string]>([
    ['a hand of another size', { seats: seatsWith({ hand: ['forum'] }) }, 'seat 0 holds 1 card; in turn 3 it holds 5'],
    [
      'a card of another Age in a hand',
      { seats: seatsWith({ hand: [...FIVE.slice(1), 'altar'], city: [] }) },
      'seat 0 holds altar, which is no card of Age II',
    ],
    [
      'more copies than there are',
      { seats: [{ ...kitchen.seats[0], city: ['altar'] }, { ...kitchen.seats[1], city: ['altar'] }, {}] },
      'cards told of altar: 2; a game of 3 players has 1',
    ],
    [
      'a card that so many players do not have',
      { seats: seatsWith({ city: ['tavern'] }) },
      'cards told of tavern: 1; a game of 3 players has 0',
    ],
    [
      'a card of a later Age',
      { seats: seatsWith({ city: ['palace'] }) },
      'palace is a card of Age III, which is not dealt yet',
    ],
    [
      'a card of an Age that is only dealt now',
      { age: 2, turn: 1, seats: seatsWith({ hand: undefined, city: ['temple'] }) },
      'temple is a card of Age II, which is not dealt yet',
    ],
    [
      'more cards than were used by then',
      { turn: 2, seats: seatsWith({ hand: undefined, city: ['temple', 'school', 'stables', 'forum'] }) },
      '4 cards of Age II were used; in turn 2 it is 3 at most',
    ],
    [
      'more guilds than are drawn',
      {
        age: 3,
        turn: 6,
        discard: ['workers', 'craftsmens', 'traders', 'philosophers', 'spies', 'magistrates'].map(
          (name) => `${name}-guild`,
        ),
        seats: seatsWith({ hand: undefined }),
      },
      'workers-guild and its kind are drawn: 5, and 6 of them are told',
    ],
    [
      'a structure that is made up',
      { seats: seatsWith({ city: [{ cost: '2 wood', colour: 'blue' }] }) },
      'a structure that is made up is in no deck, so that no game goes on with it',
    ],
    [
      'nothing left to play',
      { age: 3, turn: 6, seats: kitchen.seats.map((seat) => ({ ...seat, hand: [] })) },
      'nothing is left to be played at this table',
    ],
    ['a turn that no Age has', { turn: 9 }, 'an Age has no turn 9'],
    [
      'two seats',
      { seats: kitchen.seats.slice(1) },
      'a table has 3 to 8 seats; for two players add the Free City as a third',
    ],
    ['an unknown field', { rich: true }, 'there is no field "rich" here'],
  ])('%s', (_, other, sentence) => expect(refused({ ...kitchen, ...other })).toBe(sentence));

  test('a board that is there twice, and one that is not there', () => {
    const of = (wonder: string) =>
      refusedWith(() => begin({ ...kitchen, seats: [{ wonder }, { wonder: 'giza' }, { wonder: 'rhodos' }] }));
    expect(of('giza')).toEqual({ code: 'board-twice', message: 'the board of giza is there only once' });
    expect(of('gizza')).toMatchObject({ code: 'board', message: expect.stringMatching(/gizza.*did you mean giza/) });
  });

  test('a game of a version that knew no tables', () => {
    expect(refusedWith(() => create({ version: 2, seats: 3, seed, from: { table: kitchen } }))).toEqual({
      code: 'beginning',
      message: 'a game of version 2 does not begin at a table',
    });
  });
});
