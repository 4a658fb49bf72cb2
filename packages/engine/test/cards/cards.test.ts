/** Every Age card and every guild: cost, copies, chain and effect, each seen at a table. */
import { describe, expect, test } from 'vitest';
import { create } from '../../src/create.ts';
import type { Game } from '../../src/game.ts';
import { seedFrom } from '../../src/rng.ts';
import { COLOURS } from '../../src/vocabulary.ts';
import {
  building,
  cardIn,
  costsExactly,
  decks,
  expected,
  type Gives,
  observe,
  per,
  type Subject,
  table,
} from '../kit/index.ts';

/** Colour, name, player counts of the copies, cost ('' is free), structures that lead to it, what it gives. */
type Row = [colour: string, card: string, copies: number[], cost: string, chain: string[], gives: Gives];

const AGE_ONE: Row[] = [
  ['brown', 'lumber-yard', [3, 4], '', [], { makes: 'wood' }],
  ['brown', 'stone-pit', [3, 5], '', [], { makes: 'stone' }],
  ['brown', 'clay-pool', [3, 5], '', [], { makes: 'clay' }],
  ['brown', 'ore-vein', [3, 4], '', [], { makes: 'ore' }],
  ['brown', 'tree-farm', [6], '1 coin', [], { makes: 'wood/clay' }],
  ['brown', 'excavation', [4], '1 coin', [], { makes: 'stone/clay' }],
  ['brown', 'clay-pit', [3], '1 coin', [], { makes: 'clay/ore' }],
  ['brown', 'timber-yard', [3], '1 coin', [], { makes: 'wood/stone' }],
  ['brown', 'forest-cave', [5], '1 coin', [], { makes: 'wood/ore' }],
  ['brown', 'mine', [6], '1 coin', [], { makes: 'stone/ore' }],
  ['grey', 'loom-age1', [3, 6], '', [], { makes: 'loom' }],
  ['grey', 'glassworks-age1', [3, 6], '', [], { makes: 'glass' }],
  ['grey', 'press-age1', [3, 6], '', [], { makes: 'papyrus' }],
  ['blue', 'pawnshop', [4, 7], '', [], { points: 3 }],
  ['blue', 'baths', [3, 7], '1 stone', [], { points: 3 }],
  ['blue', 'altar', [3, 5], '', [], { points: 2 }],
  ['blue', 'theater', [3, 6], '', [], { points: 2 }],
  ['yellow', 'tavern', [4, 5, 7], '', [], { coins: 5 }],
  ['yellow', 'east-trading-post', [3, 7], '', [], { cheap: 'raw right' }],
  ['yellow', 'west-trading-post', [3, 7], '', [], { cheap: 'raw left' }],
  ['yellow', 'marketplace', [3, 6], '', [], { cheap: 'manufactured left right' }],
  ['red', 'stockade', [3, 7], '1 wood', [], { shields: 1 }],
  ['red', 'barracks', [3, 5], '1 ore', [], { shields: 1 }],
  ['red', 'guard-tower', [3, 4], '1 clay', [], { shields: 1 }],
  ['green', 'apothecary', [3, 5], '1 loom', [], { symbol: 'compass' }],
  ['green', 'workshop', [3, 7], '1 glass', [], { symbol: 'gear' }],
  ['green', 'scriptorium', [3, 4], '1 papyrus', [], { symbol: 'tablet' }],
];

const AGE_TWO: Row[] = [
  ['brown', 'sawmill', [3, 4], '1 coin', [], { makes: '2 wood' }],
  ['brown', 'quarry', [3, 4], '1 coin', [], { makes: '2 stone' }],
  ['brown', 'brickyard', [3, 4], '1 coin', [], { makes: '2 clay' }],
  ['brown', 'foundry', [3, 4], '1 coin', [], { makes: '2 ore' }],
  ['grey', 'loom-age2', [3, 5], '', [], { makes: 'loom' }],
  ['grey', 'glassworks-age2', [3, 5], '', [], { makes: 'glass' }],
  ['grey', 'press-age2', [3, 5], '', [], { makes: 'papyrus' }],
  ['blue', 'aqueduct', [3, 7], '3 stone', ['baths'], { points: 5 }],
  ['blue', 'temple', [3, 6], '1 wood 1 clay 1 glass', ['altar'], { points: 3 }],
  ['blue', 'statue', [3, 7], '1 wood 2 ore', ['theater'], { points: 4 }],
  ['blue', 'courthouse', [3, 5], '2 clay 1 loom', ['scriptorium'], { points: 4 }],
  [
    'yellow',
    'forum',
    [3, 6, 7],
    '2 clay',
    ['east-trading-post', 'west-trading-post'],
    { makesForItself: 'glass/loom/papyrus' },
  ],
  ['yellow', 'caravansery', [3, 5, 6], '2 wood', ['marketplace'], { makesForItself: 'wood/stone/clay/ore' }],
  ['yellow', 'vineyard', [3, 6], '', [], { coins: per(1, 'brown', 'me left right') }],
  ['yellow', 'bazar', [4, 7], '', [], { coins: per(2, 'grey', 'me left right') }],
  ['red', 'walls', [3, 7], '3 stone', [], { shields: 2 }],
  ['red', 'training-ground', [4, 6, 7], '1 wood 2 ore', [], { shields: 2 }],
  ['red', 'stables', [3, 5], '1 wood 1 clay 1 ore', ['apothecary'], { shields: 2 }],
  ['red', 'archery-range', [3, 6], '2 wood 1 ore', ['workshop'], { shields: 2 }],
  ['green', 'dispensary', [3, 4], '2 ore 1 glass', ['apothecary'], { symbol: 'compass' }],
  ['green', 'laboratory', [3, 5], '2 clay 1 papyrus', ['workshop'], { symbol: 'gear' }],
  ['green', 'library', [3, 6], '2 stone 1 loom', ['scriptorium'], { symbol: 'tablet' }],
  ['green', 'school', [3, 7], '1 wood 1 papyrus', [], { symbol: 'tablet' }],
];

const AGE_THREE: Row[] = [
  ['blue', 'pantheon', [3, 6], '2 clay 1 ore 1 glass 1 loom 1 papyrus', ['temple'], { points: 7 }],
  ['blue', 'gardens', [3, 4], '1 wood 2 clay', ['statue'], { points: 5 }],
  ['blue', 'town-hall', [3, 5, 6], '2 stone 1 ore 1 glass', [], { points: 6 }],
  ['blue', 'palace', [3, 7], '1 wood 1 stone 1 clay 1 ore 1 glass 1 loom 1 papyrus', [], { points: 8 }],
  ['blue', 'senate', [3, 5], '2 wood 1 stone 1 ore', ['library'], { points: 6 }],
  [
    'yellow',
    'haven',
    [3, 4],
    '1 wood 1 ore 1 loom',
    ['forum'],
    { coins: per(1, 'brown', 'me'), points: [per(1, 'brown', 'me')] },
  ],
  [
    'yellow',
    'lighthouse',
    [3, 6],
    '1 stone 1 glass',
    ['caravansery'],
    { coins: per(1, 'yellow', 'me'), points: [per(1, 'yellow', 'me')] },
  ],
  [
    'yellow',
    'chamber-of-commerce',
    [4, 6],
    '2 clay 1 papyrus',
    [],
    { coins: per(2, 'grey', 'me'), points: [per(2, 'grey', 'me')] },
  ],
  [
    'yellow',
    'arena',
    [3, 5, 7],
    '2 stone 1 ore',
    ['dispensary'],
    { coins: per(3, 'stage', 'me'), points: [per(1, 'stage', 'me')] },
  ],
  ['red', 'fortifications', [3, 7], '1 stone 3 ore', ['walls'], { shields: 3 }],
  ['red', 'circus', [4, 5, 6], '3 stone 1 ore', ['training-ground'], { shields: 3 }],
  ['red', 'arsenal', [3, 4, 7], '2 wood 1 ore 1 loom', [], { shields: 3 }],
  ['red', 'siege-workshop', [3, 5], '1 wood 3 clay', ['laboratory'], { shields: 3 }],
  ['green', 'lodge', [3, 6], '2 clay 1 loom 1 papyrus', ['dispensary'], { symbol: 'compass' }],
  ['green', 'observatory', [3, 7], '2 ore 1 glass 1 loom', ['laboratory'], { symbol: 'gear' }],
  ['green', 'university', [3, 4], '2 wood 1 glass 1 papyrus', ['library'], { symbol: 'tablet' }],
  ['green', 'academy', [3, 7], '3 stone 1 glass', ['school'], { symbol: 'compass' }],
  ['green', 'study', [3, 5], '1 wood 1 loom 1 papyrus', ['school'], { symbol: 'gear' }],
];

const GUILDS: Row[] = [
  ['purple', 'workers-guild', [], '1 wood 1 stone 1 clay 2 ore', [], { points: [per(1, 'brown', 'left right')] }],
  ['purple', 'craftsmens-guild', [], '2 stone 2 ore', [], { points: [per(2, 'grey', 'left right')] }],
  ['purple', 'traders-guild', [], '1 glass 1 loom 1 papyrus', [], { points: [per(1, 'yellow', 'left right')] }],
  ['purple', 'philosophers-guild', [], '3 clay 1 loom 1 papyrus', [], { points: [per(1, 'green', 'left right')] }],
  ['purple', 'spies-guild', [], '3 clay 1 glass', [], { points: [per(1, 'red', 'left right')] }],
  ['purple', 'strategists-guild', [], '1 stone 2 ore 1 loom', [], { points: [per(1, 'defeat', 'left right')] }],
  [
    'purple',
    'shipowners-guild',
    [],
    '3 wood 1 glass 1 papyrus',
    [],
    { points: [per(1, 'brown', 'me'), per(1, 'grey', 'me'), per(1, 'purple', 'me')] },
  ],
  ['purple', 'scientists-guild', [], '2 wood 2 ore 1 papyrus', [], { symbol: 'any' }],
  ['purple', 'magistrates-guild', [], '3 wood 1 stone 1 loom', [], { points: [per(1, 'blue', 'left right')] }],
  ['purple', 'builders-guild', [], '2 stone 2 clay 1 glass', [], { points: [per(1, 'stage', 'me left right')] }],
];

const ROWS = [AGE_ONE, AGE_TWO, [...AGE_THREE, ...GUILDS]].flatMap((rows, i) =>
  rows.map(([colour, card, copies, cost, chain, gives]) => ({ age: i + 1, colour, card, copies, cost, chain, gives })),
);

const PLAYERS = [3, 4, 5, 6, 7];

const games = new Map(PLAYERS.map((seats) => [seats, create({ seats, seed: seedFrom('cards', seats) })]));
const decksFor = (players: number) => decks(games.get(players) as Game);
const { rules } = games.get(7) as Game;
const times = (names: string[], card: string) => names.filter((name) => name === card).length;

describe('each card', () => {
  for (const { age, colour, card, copies, cost, chain, gives } of ROWS) {
    const subject: Subject = { age, seat: {}, deed: { do: 'build', card }, colour };

    test(`${card}, ${colour}, Age ${age}: costs ${cost || 'nothing'}`, () => {
      expect(COLOURS[cardIn(rules, card).colour]).toBe(colour);
      expect(costsExactly(subject, cost)).toBe(true);
    });

    test(`${card} gives ${JSON.stringify(gives)}`, () => {
      expect(observe(subject)).toEqual(expected(subject, gives));
    });

    test(`${card} is ${chain.length > 0 ? `free with ${chain.join(' or ')}` : 'not free by a chain'}`, () => {
      const viaChain = (city: string[]) =>
        table({ age, me: { city, coins: 0, hand: [card] } })
          .ways(card)
          .some(({ via }) => via === 'chain');
      for (const from of chain) expect(viaChain([from])).toBe(true);
      const others = ROWS.map((row) => row.card).filter((other) => other !== card && !chain.includes(other));
      const once = others.filter((other, i) => others.findIndex((one) => building(one) === building(other)) === i);
      expect(viaChain(once.filter((other) => building(other) !== building(card)))).toBe(false);
    });

    if (colour !== 'purple')
      test(`${card} has copies from ${copies.join(', ')} players on`, () => {
        for (const players of PLAYERS) {
          const found = decksFor(players);
          const count = copies.filter((from) => from <= players).length;
          const elsewhere = [1, 2, 3].filter((other) => other !== age).map((other) => found[other as 1 | 2 | 3]);
          expect(times(found[age as 1 | 2 | 3], card)).toBe(count);
          expect(times([...elsewhere.flat(), ...found.box], card)).toBe(0);
        }
      });
    else
      test(`${card} is there one time, in the Age III deck or in the box`, () => {
        for (const players of PLAYERS) {
          const found = decksFor(players);
          expect(times([...found[3], ...found.box], card)).toBe(1);
          expect(times([...found[1], ...found[2]], card)).toBe(0);
        }
      });
  }
});

describe('the cards together', () => {
  test('every card of the game has its row, and every row its card', () => {
    expect(ROWS.map(({ card }) => card).sort()).toEqual([...rules.cardByName.keys()].sort());
    expect([AGE_ONE, AGE_TWO, AGE_THREE, GUILDS].map((rows) => rows.length)).toEqual([27, 23, 18, 10]);
  });

  test('Loom, Glassworks and Press of Ages I and II are the same structure', () => {
    for (const name of ['loom', 'glassworks', 'press']) {
      const t = table({ age: 2, me: { city: [`${name}-age1`], hand: [`${name}-age2`] } });
      expect(t.why(`${name}-age2`)).toBe('already built');
    }
  });

  test('seven cards a player in each Age, two guilds more than players in the third', () => {
    for (const players of PLAYERS) {
      const found = decksFor(players);
      expect([found[1], found[2], found[3]].map((deck) => deck.length)).toEqual(new Array(3).fill(7 * players));
      expect(found[3].filter((name) => name.endsWith('-guild'))).toHaveLength(players + 2);
      expect(found.box).toHaveLength(10 - (players + 2));
    }
  });

  test('49, 49 and 50 cards in the box of the game', () => {
    const found = decksFor(7);
    expect([found[1].length, found[2].length, found[3].length + found.box.length]).toEqual([49, 49, 50]);
  });

  test('cards of each colour, from three to seven players', () => {
    const table3to7: [age: 1 | 2 | 3, colour: string, counts: number[]][] = [
      [1, 'brown', [6, 9, 12, 14, 14]],
      [1, 'grey', [3, 3, 3, 6, 6]],
      [1, 'blue', [3, 4, 5, 6, 8]],
      [1, 'yellow', [3, 4, 5, 6, 9]],
      [1, 'red', [3, 4, 5, 5, 6]],
      [1, 'green', [3, 4, 5, 5, 6]],
      [2, 'brown', [4, 8, 8, 8, 8]],
      [2, 'grey', [3, 3, 6, 6, 6]],
      [2, 'blue', [4, 4, 5, 6, 8]],
      [2, 'yellow', [3, 4, 5, 8, 10]],
      [2, 'red', [3, 4, 5, 7, 9]],
      [2, 'green', [4, 5, 6, 7, 8]],
      [3, 'blue', [5, 6, 8, 10, 11]],
      [3, 'yellow', [3, 5, 6, 8, 9]],
      [3, 'red', [3, 5, 7, 8, 10]],
      [3, 'green', [5, 6, 7, 8, 10]],
      [3, 'purple', [5, 6, 7, 8, 9]],
    ];
    for (const [age, colour, counts] of table3to7) {
      const ofColour = new Set(ROWS.filter((row) => row.colour === colour).map(({ card }) => card));
      expect(PLAYERS.map((players) => decksFor(players)[age].filter((name) => ofColour.has(name)).length)).toEqual(
        counts,
      );
    }
  });
});
