/** All chance is used up when a game is set up, and every deck has a stream of its own. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { create } from '../../src/create.ts';
import type { Game } from '../../src/game.ts';
import { seedWords, shuffle, stream } from '../../src/rng.ts';
import type { CardId } from '../../src/types.ts';
import { citiesOf, inEveryGame, lastMoment, PLAYERS, seeds } from './random-game.ts';

const players = fc.constantFrom(...PLAYERS);

/** The deck of an Age as it was shuffled, also when it has been dealt already. */
const deckAsDealt = ({ rules, state }: Game, age: number): CardId[] =>
  age === state.age
    ? [...firstHands({ rules, state } as Game), ...state.piles[rules.tablePile(`age-${age}`)]]
    : state.piles[rules.tablePile(`age-${age}`)];

/** With two players the first holder has drawn a card as its eighth already. */
function firstHands({ rules, state }: Game): CardId[] {
  const hands = state.seats.map(({ piles }) => piles[0]);
  return [...hands.flatMap((hand) => hand.slice(0, rules.setup.handSize)), ...hands.flatMap((hand) => hand.slice(7))];
}

test('the same configuration gives the same game', () =>
  inEveryGame(({ config, picks }) => {
    expect(create(structuredClone(config))).toEqual(create(config));
    expect(lastMoment({ config, picks })).toEqual(lastMoment({ config: structuredClone(config), picks }));
  }, 0.5));

test('different seeds give different games', () =>
  fc.assert(
    fc.property(players, fc.uniqueArray(seeds, { minLength: 2, maxLength: 2 }), (seats, [one, other]) => {
      const hands = (seed: string): string =>
        JSON.stringify(create({ seats, seed }).state.seats.map(({ piles }) => piles[0]));
      expect(hands(one)).not.toBe(hands(other));
    }),
  ));

test('the case of a seed does not matter', () =>
  fc.assert(
    fc.property(seeds, (seed) => {
      expect(create({ seats: 3, seed: seed.toUpperCase() })).toEqual(create({ seats: 3, seed }));
    }),
  ));

describe('each deck is shuffled by its own stream and nothing else', () => {
  test('in the Ages without a draw', () =>
    fc.assert(
      fc.property(players, seeds, (seats, seed) => {
        const game = create({ seats, seed });
        for (const age of [1, 2]) {
          const cards = game.rules.setup.decks[age - 1].slice();
          expect(deckAsDealt(game, age)).toEqual(shuffle(stream(seedWords(seed), age), cards));
        }
      }),
    ));

  test('in Age III after the guilds have been drawn by another one', () =>
    fc.assert(
      fc.property(players, seeds, (seats, seed) => {
        const game = create({ seats, seed });
        const [{ cards, draw }] = game.rules.setup.pools;
        const guilds = shuffle(stream(seedWords(seed), 16), cards.slice());
        expect(draw).toBe(citiesOf(seats) + 2);
        expect(game.state.piles[game.rules.tablePile('box')]).toEqual(guilds.slice(draw));
        const deck = [...game.rules.setup.decks[2], ...guilds.slice(0, draw)];
        expect(deckAsDealt(game, 3)).toEqual(shuffle(stream(seedWords(seed), 3), deck));
      }),
    ));

  test('so that which boards are picked changes no deck', () =>
    fc.assert(
      fc.property(players, seeds, (seats, seed) => {
        const wonders = ['giza', 'rhodos', 'ephesos', 'olympia', 'babylon', 'alexandria', 'halikarnassos']
          .slice(0, citiesOf(seats))
          .map((wonder) => ({ wonder, side: 'B' as const }));
        const [free, picked] = [create({ seats, seed }), create({ seats, seed, wonders })];
        for (const age of [1, 2, 3]) expect(deckAsDealt(picked, age)).toEqual(deckAsDealt(free, age));
      }),
    ));
});

describe('boards', () => {
  test('are dealt to different cities, and as picked', () =>
    inEveryGame(({ config }) => {
      const { rules, state } = create(config);
      const boards = state.seats.map(({ wonder }) => rules.wonders[wonder]);
      expect(new Set(boards.map(({ city }) => city)).size).toBe(boards.length);
      config.wonders?.forEach(({ wonder, side }, seat) => {
        if (wonder !== 'random') expect(boards[seat].city).toBe(wonder);
        if (side === 'A' || side === 'B') expect(boards[seat].side).toBe(side);
      });
    }));

  test('come to every seat, each city and side about equally often', () => {
    const counts = new Map<string, number>();
    for (let n = 0; n < 1400; n++) {
      const seed = n.toString(16).padStart(32, '0');
      const { rules, state } = create({ seats: 7, seed });
      const { city, side } = rules.wonders[state.seats[n % 7].wonder];
      counts.set(`${city} ${side}`, (counts.get(`${city} ${side}`) ?? 0) + 1);
    }
    expect(counts.size).toBe(14);
    for (const count of counts.values()) expect(Math.abs(count - 100)).toBeLessThan(60);
  });
});
