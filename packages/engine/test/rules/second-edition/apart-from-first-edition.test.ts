import { describe, expect, test } from 'vitest';
import { rulesOf } from '../../../src/config.ts';
import { create } from '../../../src/create.ts';
import { PolisError } from '../../../src/errors.ts';
import { submit } from '../../../src/game.ts';
import { BOX, deckOf, HAND } from '../../../src/piles.ts';
import { seedFrom } from '../../../src/rng.ts';
import { costText } from '../../../src/vocabulary.ts';
import {
  build,
  cardIn,
  expectRefused,
  MADE_UP,
  names,
  POWERS,
  rule,
  secondEdition,
  sell,
  type Tabletop,
} from '../../kit/index.ts';

const { table } = secondEdition();

const EDITIONS = ['first', 'second'] as const;
type Edition = (typeof EDITIONS)[number];
const PLAYERS = [3, 4, 5, 6, 7];

const ONLY: Record<Edition, string[]> = {
  first: ['pawnshop', 'bazar', 'strategists-guild'],
  second: ['well', 'bazaar', 'ludus', 'castrum', 'decorators-guild'],
};

const rules = (edition: Edition, seats = 7) => rulesOf({ edition, modules: ['base'], seats });
const game = (edition: Edition, seats: number, n = 0) => create({ edition, seats, seed: seedFrom('apart', n) });
const at = (edition: Edition, literal: Parameters<typeof table>[0]): Tabletop => table({ edition, ...literal });

/** Every card of a game, wherever it lies at the start. */
const allCards = (edition: Edition, players: number): string[] => {
  const made = game(edition, players);
  const { state } = made;
  const piles = [...state.seats.map((seat) => seat.piles[HAND]), state.piles[deckOf(2)], state.piles[deckOf(3)]];
  return names(made, [...piles.flat(), ...state.piles[BOX]]);
};

describe('each edition has its own cards', () => {
  for (const edition of EDITIONS) {
    const other = edition === 'first' ? 'second' : 'first';

    rule('B-11.R10', `${ONLY[edition].join(', ')} are in the ${edition} edition and not in the ${other}`, () => {
      for (const card of ONLY[edition]) {
        expect(rules(edition).cardByName.has(card)).toBe(true);
        expect(rules(other).cardByName.has(card)).toBe(false);
        for (const pile of ['hand', 'city'])
          expect(() => at(other, { me: { [pile]: [card] } }), card).toThrow(PolisError);
        expect(() => at(other, { discard: [card] })).toThrow(`${card}: this card comes with the ${edition} edition`);
        expect(at(edition, { me: { city: [card], hand: ['theater'] } }).seat().city).toEqual([card]);
      }
    });

    rule('B-11.R10', `an answer in the ${other} edition that names one of them names no card`, () => {
      const t = at(other, { me: { hand: ['theater'] } });
      for (const card of ONLY[edition])
        for (const deed of ['build', 'stage', 'sell', 'pick'])
          expectRefused(t, 'me', { do: deed, card }, 'unknown-card');
    });

    test(`no game of the ${edition} edition has a card of the ${other}, and all have their own`, () => {
      for (const players of PLAYERS) {
        const cards = allCards(edition, players);
        expect(cards.filter((card) => ONLY[other].includes(card))).toEqual([]);
        if (players === 7) expect(new Set(cards).size).toBe(rules(edition).cards.length);
      }
      expect(allCards(edition, 7)).toEqual(expect.arrayContaining(ONLY[edition]));
    });
  }

  rule('B-11.6', 'the Strategists Guild is in the first edition alone, the Decorators Guild in the second', () => {
    const guilds = (edition: Edition) =>
      [...rules(edition).cardByName.keys()].filter((name) => name.endsWith('-guild'));
    expect(guilds('first')).toHaveLength(10);
    expect(guilds('second')).toHaveLength(10);
    expect(guilds('first').filter((name) => !guilds('second').includes(name))).toEqual(['strategists-guild']);
    expect(guilds('second').filter((name) => !guilds('first').includes(name))).toEqual(['decorators-guild']);
    const left = { tokens: { defeat: 3 } };
    expect(at('first', { age: 3, me: { city: ['strategists-guild'] }, left }).score().guilds).toBe(3);
  });

  test('68 cards of the Ages in the first edition, 70 in the second, 55 of them the same', () => {
    const ageCards = (edition: Edition) => rules(edition).cards.filter(({ name }) => !name.endsWith('-guild'));
    const text = (edition: Edition) =>
      ageCards(edition).map(({ name, age, colour, cost, chain, effects, id }) =>
        JSON.stringify([name, age, colour, cost, chain.map((from) => from.name), effects, copiesOf(edition, id)]),
      );
    expect([ageCards('first').length, ageCards('second').length]).toEqual([68, 70]);
    expect(text('first').filter((card) => text('second').includes(card))).toHaveLength(55);
  });
});

/** How many copies of a card are in the decks, for 3 to 7 players. */
const copiesOf = (edition: Edition, id: number): number[] =>
  PLAYERS.map(
    (players) =>
      rules(edition, players)
        .setup.decks.flat()
        .filter((card) => card === id).length,
  );

/** Copies for 3 to 7 players, cost, structures that lead to it, in each edition. */
const MOVED: [card: string, first: [number[], string, string[]], table: [number[], string, string[]]][] = [
  ['altar', [[1, 1, 2, 2, 2], '', []], [[1, 1, 2, 2, 2], '', []]],
  ['theater', [[1, 1, 1, 2, 2], '', []], [[1, 1, 1, 2, 2], '', []]],
  ['temple', [[1, 1, 1, 2, 2], '1 wood 1 clay 1 glass', ['altar']], [[1, 1, 1, 2, 2], '1 wood 1 clay 1 glass', []]],
  ['statue', [[1, 1, 1, 1, 2], '1 wood 2 ore', ['theater']], [[1, 1, 1, 1, 2], '1 wood 2 ore', ['well']]],
  [
    'pantheon',
    [[1, 1, 1, 2, 2], '2 clay 1 ore 1 glass 1 loom 1 papyrus', ['temple']],
    [[1, 1, 1, 2, 2], '2 clay 1 ore 1 glass 1 loom 1 papyrus', ['altar']],
  ],
  ['gardens', [[1, 2, 2, 2, 2], '1 wood 2 clay', ['statue']], [[1, 2, 2, 2, 2], '1 wood 2 clay', ['theater']]],
  ['town-hall', [[1, 1, 2, 3, 3], '2 stone 1 ore 1 glass', []], [[1, 1, 1, 2, 2], '2 stone 1 ore 1 glass', []]],
  ['arena', [[1, 1, 2, 2, 3], '2 stone 1 ore', ['dispensary']], [[1, 1, 2, 2, 2], '2 stone 1 ore', ['dispensary']]],
  ['fortifications', [[1, 1, 1, 1, 2], '1 stone 3 ore', ['walls']], [[1, 1, 1, 1, 2], '1 clay 3 ore', ['walls']]],
  [
    'circus',
    [[0, 1, 2, 3, 3], '3 stone 1 ore', ['training-ground']],
    [[0, 1, 1, 2, 2], '3 stone 1 ore', ['training-ground']],
  ],
  ['arsenal', [[1, 2, 2, 2, 3], '2 wood 1 ore 1 loom', []], [[1, 1, 2, 2, 2], '2 wood 1 ore 1 loom', []]],
  ['spies-guild', [[0, 0, 0, 0, 0], '3 clay 1 glass', []], [[0, 0, 0, 0, 0], '2 clay 1 glass', []]],
  ['builders-guild', [[0, 0, 0, 0, 0], '2 stone 2 clay 1 glass', []], [[0, 0, 0, 0, 0], '3 stone 2 clay 1 glass', []]],
];

describe('cards that both editions have, in different ways', () => {
  for (const [name, ...editions] of MOVED)
    test(`${name}: copies, cost and chain in the first edition and in the second`, () => {
      EDITIONS.forEach((edition, i) => {
        const { id, cost, chain } = cardIn(rules(edition), name);
        expect([copiesOf(edition, id), costText(cost.coins, cost.demand), chain.map((from) => from.name)]).toEqual(
          editions[i],
        );
      });
    });

  test('Altar, Theater and Temple are worth one point more in the second edition', () => {
    const worth = (edition: Edition) =>
      ['altar', 'theater', 'temple', 'statue'].map((card) => at(edition, { me: { city: [card] } }).score().civilian);
    expect(worth('first')).toEqual([2, 2, 3, 4]);
    expect(worth('second')).toEqual([3, 3, 4, 4]);
  });

  test('the first edition keeps its chains', () => {
    for (const [from, card] of [
      ['altar', 'temple'],
      ['theater', 'statue'],
      ['temple', 'pantheon'],
      ['statue', 'gardens'],
    ])
      expect(at('first', { me: { city: [from], coins: 0, hand: [card] } }).vias(card)).toEqual(['chain']);
    for (const [from, card] of [
      ['altar', 'pantheon'],
      ['theater', 'gardens'],
      ['pawnshop', 'statue'],
    ])
      expect(at('first', { me: { city: [from], coins: 0, hand: [card] } }).vias(card)).toEqual([]);
  });
});

describe('each edition has its own boards', () => {
  rule('B-11.1', 'the sides of the first edition are A and B', () => {
    const { wonders, cities } = rules('first');
    expect(cities).toEqual(rules('second').cities);
    expect(wonders.filter(({ city, dayAndNight }) => cities.includes(city) && dayAndNight)).toEqual([]);
  });

  rule('B-11.2', 'the powers of Olympia are those of its edition', () => {
    const POWER = 'olympia-free-build';
    expect(rules('first').powers.map(({ name }) => name)).toEqual([POWER]);
    expect(rules('second').powers.map(({ name }) => name)).toEqual(POWERS);
    const me = { wonder: 'olympia', side: 'A', stages: 2, coins: 0, hand: ['palace'], city: ['altar'] } as const;
    const first = at('first', { me: { ...me, city: ['altar'], hand: ['palace'] } });
    expect(first.vias('palace')).toEqual([POWER]);
    for (const via of POWERS) expectRefused(first, 'me', build('palace', via), 'no-power');
    const now = table({ me: { ...me, city: ['altar'], hand: ['palace'] } });
    expect(now.vias('palace')).toEqual([]);
    expectRefused(now, 'me', build('palace', POWER), 'no-power');
  });

  rule('B-11.5', 'Babylon B1 of the first edition is not the night of the second', () => {
    const me = { wonder: 'babylon', side: 'B', stages: 1, hand: ['altar', 'baths'] } as const;
    const asks = EDITIONS.map((edition) => {
      const t = at(edition, { turn: 6, me: { ...me, hand: ['altar', 'baths'] } });
      return t.play({ me: sell('altar') }).game.state.asks[0]?.ask ?? null;
    });
    expect(asks).toEqual([null, 'play']);
  });

  test('a board makes what it makes in its edition', () => {
    const makes = (edition: Edition, wonder: string) =>
      ['wood', 'clay'].filter(
        (cost) => at(edition, { me: { wonder, hand: [{ cost, colour: 'blue' }] } }).ways(MADE_UP).length > 0,
      );
    expect(EDITIONS.map((edition) => [makes(edition, 'babylon'), makes(edition, 'olympia')])).toEqual([
      [['clay'], ['wood']],
      [['wood'], ['clay']],
    ]);
  });
});

describe('the first edition is what it was', () => {
  test('a game that names no edition is a game of the first', () => {
    for (const seats of [2, 3, 4, 5, 6, 7]) {
      const seed = seedFrom('unchanged', seats);
      const [unsaid, said] = [create({ seats, seed }), create({ edition: 'first', seats, seed })];
      expect(unsaid.state).toEqual(said.state);
      expect(unsaid.config).toEqual(said.config);
      expect(unsaid.config.edition).toBe('first');
    }
  });

  test('two players have their game with the Free City', () => {
    const { rules: two } = create({ seats: 2, seed: seedFrom('unchanged', 2) });
    expect([two.players, two.seats]).toEqual([2, 3]);
  });

  test('games of both editions can be played side by side', () => {
    const [one, other] = EDITIONS.map((edition) => game(edition, 3));
    const sell = (of: typeof one) => {
      const [card] = names(of, of.state.seats[0].piles[HAND]);
      return submit(of, 0, { do: 'sell', card });
    };
    expect(sell(one).error).toBeNull();
    expect(sell(other).error).toBeNull();
    expect(rulesOf(one.config)).toBe(one.rules);
    expect(rulesOf(other.config)).toBe(other.rules);
    expect(one.rules).not.toBe(other.rules);
  });
});
