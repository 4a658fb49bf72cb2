/** All chance is used up when a game is set up, and every deck has a stream of its own. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rulesOf } from '../../src/config.ts';
import { create } from '../../src/create.ts';
import type { Game } from '../../src/game.ts';
import { seedWords, shuffle, stream } from '../../src/rng.ts';
import type { CardId } from '../../src/types.ts';
import { COLOURS, type Colour } from '../../src/vocabulary.ts';
import { ALL_BOXES, citiesOf } from '../kit/index.ts';
import { boxes, inEveryGame, lastMoment, seeds } from './random-game.ts';

/** The deck of an Age as it was shuffled, also when it has been dealt already. */
const deckAsDealt = ({ rules, state }: Game, age: number): CardId[] =>
  age === state.age
    ? [...firstHands({ rules, state } as Game), ...state.piles[rules.tablePile(`age-${age}`)]]
    : state.piles[rules.tablePile(`age-${age}`)];

/** With two players the first holder has drawn a card more already. */
function firstHands({ rules, state }: Game): CardId[] {
  const { handSize } = rules.setup;
  const hands = state.seats.map(({ piles }) => piles[0]);
  return [...hands.flatMap((hand) => hand.slice(0, handSize)), ...hands.flatMap((hand) => hand.slice(handSize))];
}

test('the same configuration gives the same game', () =>
  inEveryGame(({ config, picks }) => {
    expect(create(structuredClone(config))).toEqual(create(config));
    expect(lastMoment({ config, picks })).toEqual(lastMoment({ config: structuredClone(config), picks }));
  }, 0.5));

test('different seeds give different games', () =>
  fc.assert(
    fc.property(boxes(), fc.uniqueArray(seeds, { minLength: 2, maxLength: 2 }), (table, [one, other]) => {
      const cards = (seed: string): string => {
        const { piles, seats } = create({ ...table, seed }).state;
        return JSON.stringify([piles, seats.map((seat) => seat.piles)]);
      };
      expect(cards(one)).not.toBe(cards(other));
    }),
  ));

test('the case of a seed does not matter', () =>
  fc.assert(
    fc.property(seeds, (seed) => {
      expect(create({ seats: 3, seed: seed.toUpperCase() })).toEqual(create({ seats: 3, seed }));
    }),
  ));

describe('each deck is shuffled by its own stream and nothing else', () => {
  /** What is drawn of a pool, and what stays in the box. */
  const split = ({ rules }: Game, seed: string, pool: number): { drawn: CardId[]; out: CardId[] } => {
    const { cards, draw } = rules.setup.pools[pool];
    const shuffled = shuffle(stream(seedWords(seed), 16 + pool), cards.slice());
    return { drawn: shuffled.slice(0, draw), out: shuffled.slice(draw) };
  };

  test('with what has been drawn into it, each pool by another one', () =>
    fc.assert(
      fc.property(boxes(), seeds, (table, seed) => {
        const game = create({ ...table, seed });
        const { decks, pools } = game.rules.setup;
        for (const age of [1, 2, 3]) {
          const drawn = pools.flatMap((pool, i) => (pool.to === age ? split(game, seed, i).drawn : []));
          const cards = [...decks[age - 1], ...drawn];
          expect(deckAsDealt(game, age)).toEqual(shuffle(stream(seedWords(seed), age), cards));
        }
        pools.forEach(({ to }, i) => {
          if (to > 3) expect(game.state.piles[to]).toEqual(expect.arrayContaining(split(game, seed, i).drawn));
        });
        const box = pools.flatMap((_, i) => split(game, seed, i).out);
        expect(game.state.piles[game.rules.tablePile('box')]).toEqual(box);
      }),
    ));

  test('and every pool is all cards of a colour and an Age, of which as many are drawn as the players need, and one Edifice', () => {
    for (const box of ALL_BOXES) {
      const { seats, modules } = box;
      const { cards, setup, tablePiles } = rulesOf(box);
      const deck = Math.min(citiesOf(seats), 7);
      const idsOf = (colour: Colour | undefined, age: number): CardId[] =>
        cards.filter((card) => COLOURS[card.colour] === colour && card.age === age).map(({ id }) => id);
      const black = [1, 2, 3].map((age) => ({ cards: idsOf('black', age), draw: deck, age, to: age }));
      const guilds = { cards: idsOf('purple', 3), draw: deck + 2, age: 3, to: 3 };
      const to = tablePiles.findIndex(({ id }) => id === 'projects');
      const edifices = [1, 2, 3].map((age) => ({ cards: idsOf(undefined, age), draw: 1, age, to }));
      expect(setup.pools).toEqual([guilds, ...[...black, ...edifices].filter((pool) => pool.cards.length > 0)]);
      const dealt = setup.decks.map((own, i) => own.length + (i === 2 ? guilds.draw : 0));
      const more = modules.includes('cities') ? deck : 0;
      expect(dealt).toEqual([0, 1, 2].map(() => citiesOf(seats) * setup.handSize - more));
    }
  });

  test('so that which boards are picked changes no deck', () =>
    fc.assert(
      fc.property(boxes(), seeds, (table, seed) => {
        const { cities, playersOnly } = rulesOf(table);
        const wonders = cities
          .filter((city) => !playersOnly.includes(city))
          .slice(0, citiesOf(table.seats))
          .map((wonder) => ({ wonder, side: 'B' as const }));
        const [free, picked] = [create({ ...table, seed }), create({ ...table, seed, wonders })];
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
      for (const { missing } of boards) expect(missing).toEqual([]);
      config.wonders?.forEach(({ wonder, side }, seat) => {
        if (wonder !== 'random') expect(boards[seat].city).toBe(wonder);
        if (side !== 'A' && side !== 'B') return;
        const { missing } = rules.wonders[rules.wonderByCity.get(boards[seat].city)?.[side] ?? -1];
        expect(boards[seat].side === side).toBe(missing.length === 0);
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
