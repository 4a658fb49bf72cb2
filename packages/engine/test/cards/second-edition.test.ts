/** Every card and every stage of the second edition: cost, copies, chain and effect, each seen at a table. */
import { describe, expect, test } from 'vitest';
import { rulesOf } from '../../src/config.ts';
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
  type TableLiteral,
  type Tabletop,
  table,
} from '../kit/index.ts';

const second = (literal: TableLiteral): Tabletop => table({ edition: 'second', ...literal });

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
  ['blue', 'well', [4, 7], '', [], { points: 3 }],
  ['blue', 'baths', [3, 7], '1 stone', [], { points: 3 }],
  ['blue', 'altar', [3, 5], '', [], { points: 3 }],
  ['blue', 'theater', [3, 6], '', [], { points: 3 }],
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

const FORUM_CHAIN = ['east-trading-post', 'west-trading-post'];

const AGE_TWO: Row[] = [
  ['brown', 'sawmill', [3, 4], '1 coin', [], { makes: '2 wood' }],
  ['brown', 'quarry', [3, 4], '1 coin', [], { makes: '2 stone' }],
  ['brown', 'brickyard', [3, 4], '1 coin', [], { makes: '2 clay' }],
  ['brown', 'foundry', [3, 4], '1 coin', [], { makes: '2 ore' }],
  ['grey', 'loom-age2', [3, 5], '', [], { makes: 'loom' }],
  ['grey', 'glassworks-age2', [3, 5], '', [], { makes: 'glass' }],
  ['grey', 'press-age2', [3, 5], '', [], { makes: 'papyrus' }],
  ['blue', 'aqueduct', [3, 7], '3 stone', ['baths'], { points: 5 }],
  ['blue', 'temple', [3, 6], '1 wood 1 clay 1 glass', [], { points: 4 }],
  ['blue', 'statue', [3, 7], '1 wood 2 ore', ['well'], { points: 4 }],
  ['blue', 'courthouse', [3, 5], '2 clay 1 loom', ['scriptorium'], { points: 4 }],
  ['yellow', 'forum', [3, 6, 7], '2 clay', FORUM_CHAIN, { makesForItself: 'glass/loom/papyrus' }],
  ['yellow', 'caravansery', [3, 5, 6], '2 wood', ['marketplace'], { makesForItself: 'wood/stone/clay/ore' }],
  ['yellow', 'vineyard', [3, 6], '', [], { coins: per(1, 'brown', 'me left right') }],
  ['yellow', 'bazaar', [4, 7], '', [], { coins: per(2, 'grey', 'me left right') }],
  ['red', 'walls', [3, 7], '3 stone', [], { shields: 2 }],
  ['red', 'training-ground', [4, 6, 7], '1 wood 2 ore', [], { shields: 2 }],
  ['red', 'stables', [3, 5], '1 wood 1 clay 1 ore', ['apothecary'], { shields: 2 }],
  ['red', 'archery-range', [3, 6], '2 wood 1 ore', ['workshop'], { shields: 2 }],
  ['green', 'dispensary', [3, 4], '2 ore 1 glass', ['apothecary'], { symbol: 'compass' }],
  ['green', 'laboratory', [3, 5], '2 clay 1 papyrus', ['workshop'], { symbol: 'gear' }],
  ['green', 'library', [3, 6], '2 stone 1 loom', ['scriptorium'], { symbol: 'tablet' }],
  ['green', 'school', [3, 7], '1 wood 1 papyrus', [], { symbol: 'tablet' }],
];

/** Coins at once and points at the end, for each of these in the own city. */
const forEach = (of: string, coins: number, points: number): Gives => ({
  coins: per(coins, of, 'me'),
  points: [per(points, of, 'me')],
});

const AGE_THREE: Row[] = [
  ['blue', 'pantheon', [3, 6], '2 clay 1 ore 1 glass 1 loom 1 papyrus', ['altar'], { points: 7 }],
  ['blue', 'gardens', [3, 4], '1 wood 2 clay', ['theater'], { points: 5 }],
  ['blue', 'town-hall', [3, 6], '2 stone 1 ore 1 glass', [], { points: 6 }],
  ['blue', 'palace', [3, 7], '1 wood 1 stone 1 clay 1 ore 1 glass 1 loom 1 papyrus', [], { points: 8 }],
  ['blue', 'senate', [3, 5], '2 wood 1 stone 1 ore', ['library'], { points: 6 }],
  ['yellow', 'haven', [3, 4], '1 wood 1 ore 1 loom', ['forum'], forEach('brown', 1, 1)],
  ['yellow', 'lighthouse', [3, 6], '1 stone 1 glass', ['caravansery'], forEach('yellow', 1, 1)],
  ['yellow', 'chamber-of-commerce', [4, 6], '2 clay 1 papyrus', [], forEach('grey', 2, 2)],
  ['yellow', 'ludus', [5, 7], '1 stone 1 ore', [], forEach('red', 3, 1)],
  ['yellow', 'arena', [3, 5], '2 stone 1 ore', ['dispensary'], forEach('stage', 3, 1)],
  ['red', 'fortifications', [3, 7], '1 clay 3 ore', ['walls'], { shields: 3 }],
  ['red', 'circus', [4, 6], '3 stone 1 ore', ['training-ground'], { shields: 3 }],
  ['red', 'arsenal', [3, 5], '2 wood 1 ore 1 loom', [], { shields: 3 }],
  ['red', 'castrum', [4, 7], '1 wood 2 clay 1 papyrus', [], { shields: 3 }],
  ['red', 'siege-workshop', [3, 5], '1 wood 3 clay', ['laboratory'], { shields: 3 }],
  ['green', 'lodge', [3, 6], '2 clay 1 loom 1 papyrus', ['dispensary'], { symbol: 'compass' }],
  ['green', 'observatory', [3, 7], '2 ore 1 glass 1 loom', ['laboratory'], { symbol: 'gear' }],
  ['green', 'university', [3, 4], '2 wood 1 glass 1 papyrus', ['library'], { symbol: 'tablet' }],
  ['green', 'academy', [3, 7], '3 stone 1 glass', ['school'], { symbol: 'compass' }],
  ['green', 'study', [3, 5], '1 wood 1 loom 1 papyrus', ['school'], { symbol: 'gear' }],
];

const NEIGHBOURS = 'left right';
const OWN_GOODS = [per(1, 'brown', 'me'), per(1, 'grey', 'me'), per(1, 'purple', 'me')];

const GUILDS: Row[] = [
  ['purple', 'workers-guild', [], '1 wood 1 stone 1 clay 2 ore', [], { points: [per(1, 'brown', NEIGHBOURS)] }],
  ['purple', 'craftsmens-guild', [], '2 stone 2 ore', [], { points: [per(2, 'grey', NEIGHBOURS)] }],
  ['purple', 'traders-guild', [], '1 glass 1 loom 1 papyrus', [], { points: [per(1, 'yellow', NEIGHBOURS)] }],
  ['purple', 'philosophers-guild', [], '3 clay 1 loom 1 papyrus', [], { points: [per(1, 'green', NEIGHBOURS)] }],
  ['purple', 'spies-guild', [], '2 clay 1 glass', [], { points: [per(1, 'red', NEIGHBOURS)] }],
  ['purple', 'decorators-guild', [], '1 stone 2 ore 1 loom', [], { points: 0 }], // 7 for a finished wonder: see below
  ['purple', 'shipowners-guild', [], '3 wood 1 glass 1 papyrus', [], { points: OWN_GOODS }],
  ['purple', 'scientists-guild', [], '2 wood 2 ore 1 papyrus', [], { symbol: 'any' }],
  ['purple', 'magistrates-guild', [], '3 wood 1 stone 1 loom', [], { points: [per(1, 'blue', NEIGHBOURS)] }],
  ['purple', 'builders-guild', [], '3 stone 2 clay 1 glass', [], { points: [per(1, 'stage', 'me left right')] }],
];

const ROWS = [AGE_ONE, AGE_TWO, [...AGE_THREE, ...GUILDS]].flatMap((rows, i) =>
  rows.map(([colour, card, copies, cost, chain, gives]) => ({ age: i + 1, colour, card, copies, cost, chain, gives })),
);

const PLAYERS = [3, 4, 5, 6, 7];

const games = new Map(
  PLAYERS.map((seats) => [seats, create({ edition: 'second', seats, seed: seedFrom('second edition', seats) })]),
);
const decksFor = (players: number) => decks(games.get(players) as Game);
const { rules } = games.get(7) as Game;
const times = (names: string[], card: string) => names.filter((name) => name === card).length;

describe('each card', () => {
  for (const { age, colour, card, copies, cost, chain, gives } of ROWS) {
    const subject: Subject = { edition: 'second', age, seat: {}, deed: { do: 'build', card }, colour };

    test(`${card}, ${colour}, Age ${age}: costs ${cost || 'nothing'}`, () => {
      expect(COLOURS[cardIn(rules, card).colour]).toBe(colour);
      expect(costsExactly(subject, cost)).toBe(true);
    });

    test(`${card} gives ${JSON.stringify(gives)}`, () => {
      expect(observe(subject)).toEqual(expected(subject, gives));
    });

    test(`${card} is ${chain.length > 0 ? `free with ${chain.join(' or ')}` : 'not free by a chain'}`, () => {
      const viaChain = (city: string[]) =>
        second({ age, me: { city, coins: 0, hand: [card] } })
          .ways(card)
          .some(({ via }) => via === 'chain');
      for (const from of chain) expect(viaChain([from])).toBe(true);
      const others = ROWS.map((row) => row.card).filter((other) => other !== card && !chain.includes(other));
      const once = others.filter((other, i) => others.findIndex((one) => building(one) === building(other)) === i);
      expect(viaChain(once.filter((other) => building(other) !== building(card)))).toBe(false);
    });

    test(`${card} is in the decks as often as it should be, and nowhere else`, () => {
      for (const players of PLAYERS) {
        const found = decksFor(players);
        const elsewhere = [1, 2, 3].filter((other) => other !== age).flatMap((other) => found[other as 1 | 2 | 3]);
        const inBox = times(found.box, card);
        const count = colour === 'purple' ? 1 - inBox : copies.filter((from) => from <= players).length;
        expect([times(found[age as 1 | 2 | 3], card), times(elsewhere, card)]).toEqual([count, 0]);
        expect(inBox).toBeLessThanOrEqual(colour === 'purple' ? 1 : 0);
      }
    });
  }
});

describe('the cards together', () => {
  test('every card of the game has its row, and every row its card', () => {
    expect(ROWS.map(({ card }) => card).sort()).toEqual([...rules.cardByName.keys()].sort());
    expect([AGE_ONE, AGE_TWO, AGE_THREE, GUILDS].map((rows) => rows.length)).toEqual([27, 23, 20, 10]);
  });

  test('Loom, Glassworks and Press of Ages I and II are the same structure', () => {
    for (const name of ['loom', 'glassworks', 'press']) {
      const t = second({ age: 2, me: { city: [`${name}-age1`], hand: [`${name}-age2`] } });
      expect(t.why(`${name}-age2`)).toBe('already built');
    }
  });

  test('21, 28, 35, 42 or 49 cards an Age, two guilds more than players in the third', () => {
    const sizes = PLAYERS.map((players) => ([1, 2, 3] as const).map((age) => decksFor(players)[age].length));
    expect(sizes).toEqual([
      [21, 21, 21],
      [28, 28, 28],
      [35, 35, 35],
      [42, 42, 42],
      [49, 49, 49],
    ]);
    const guilds = PLAYERS.map((players) => decksFor(players)[3].filter((name) => name.endsWith('-guild')).length);
    expect(guilds).toEqual([5, 6, 7, 8, 9]);
    expect(PLAYERS.map((players) => decksFor(players).box.length)).toEqual([5, 4, 3, 2, 1]);
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
      [3, 'blue', [5, 6, 7, 9, 10]],
      [3, 'yellow', [3, 5, 7, 9, 10]],
      [3, 'red', [3, 5, 7, 8, 10]],
      [3, 'green', [5, 6, 7, 8, 10]],
      [3, 'purple', [5, 6, 7, 8, 9]],
    ];
    for (const [age, colour, counts] of table3to7) {
      const ofColour = new Set(ROWS.filter((row) => row.colour === colour).map(({ card }) => card));
      const found = PLAYERS.map((players) => decksFor(players)[age].filter((name) => ofColour.has(name)).length);
      expect([age, colour, found]).toEqual([age, colour, counts]);
    }
  });

  test('the Decorators Guild is worth 7 points with a finished wonder', () => {
    const guilds = (stages: number) =>
      second({ age: 3, me: { wonder: 'giza', side: 'day', stages, city: ['decorators-guild'] } }).score().guilds;
    expect([0, 1, 2, 3].map(guilds)).toEqual([0, 0, 0, 7]);
  });
});

type Stages = [cost: string, gives: Gives][];

/** What each board makes, and the stages by day and by night. Powers of Olympia are looked at below. */
const BOARDS: Record<string, { makes: string; day: Stages; night: Stages }> = {
  alexandria: {
    makes: 'glass',
    day: [
      ['2 stone', { points: 3 }],
      ['2 ore', { makesForItself: 'wood/stone/clay/ore' }],
      ['1 loom 1 papyrus', { points: 7 }],
    ],
    night: [
      ['2 clay', { makesForItself: 'wood/stone/clay/ore' }],
      ['3 ore', { makesForItself: 'glass/loom/papyrus' }],
      ['4 wood', { points: 7 }],
    ],
  },
  babylon: {
    makes: 'wood',
    day: [
      ['2 clay', { points: 3 }],
      ['2 ore 1 loom', { symbol: 'any' }],
      ['4 wood', { points: 7 }],
    ],
    night: [
      ['2 stone', { power: 'last card' }],
      ['3 clay 1 glass', { symbol: 'any' }],
    ],
  },
  ephesos: {
    makes: 'papyrus',
    day: [
      ['2 clay', { points: 3 }],
      ['2 wood', { coins: 9 }],
      ['2 ore 1 glass', { points: 7 }],
    ],
    night: [
      ['2 stone', { points: 2, coins: 4 }],
      ['2 wood', { points: 3, coins: 4 }],
      ['2 ore 1 loom', { points: 5, coins: 4 }],
    ],
  },
  giza: {
    makes: 'stone',
    day: [
      ['2 wood', { points: 3 }],
      ['2 clay 1 loom', { points: 5 }],
      ['4 stone', { points: 7 }],
    ],
    night: [
      ['2 wood', { points: 3 }],
      ['3 stone', { points: 5 }],
      ['3 clay', { points: 5 }],
      ['4 stone 1 papyrus', { points: 7 }],
    ],
  },
  halikarnassos: {
    makes: 'loom',
    day: [
      ['2 ore', { points: 3 }],
      ['1 glass 1 papyrus', { power: 'dig' }],
      ['3 stone', { points: 7 }],
    ],
    night: [
      ['2 clay', { points: 2, power: 'dig' }],
      ['1 glass 1 papyrus', { points: 1, power: 'dig' }],
      ['3 wood', { power: 'dig' }],
    ],
  },
  olympia: {
    makes: 'clay',
    day: [
      ['2 stone', { points: 3 }],
      ['2 wood', {}],
      ['3 clay', { points: 7 }],
    ],
    night: [
      ['2 ore', { points: 2 }],
      ['3 clay', { points: 3 }],
      ['1 glass 1 loom 1 papyrus', { points: 5 }],
    ],
  },
  rhodos: {
    makes: 'ore',
    day: [
      ['2 wood', { points: 3 }],
      ['3 clay', { shields: 2 }],
      ['4 ore', { points: 7 }],
    ],
    night: [
      ['3 stone', { shields: 1, points: 3, coins: 3 }],
      ['4 ore', { shields: 1, points: 4, coins: 4 }],
    ],
  },
};

for (const [city, { makes, ...sides }] of Object.entries(BOARDS))
  for (const side of ['day', 'night'] as const)
    describe(`${city} by ${side}, which makes ${makes}`, () => {
      sides[side].forEach(([cost, gives], i) => {
        const deed = { do: 'stage', card: 'vineyard' } as const;
        const seat = { wonder: city, side, stages: i };
        const subject: Subject = { edition: 'second', age: 1, seat, deed, colour: null };

        test(`${side} ${i + 1} costs ${cost}`, () => {
          expect(costsExactly(subject, cost)).toBe(true);
        });

        test(`${side} ${i + 1} gives ${JSON.stringify(gives)}`, () => {
          const all: Gives[] = [{ makes }, ...sides[side].slice(0, i + 1).map(([, given]) => given)];
          expect(observe(subject)).toEqual(expected(subject, gives, all));
        });
      });
    });

describe('the boards together', () => {
  test('every side of every board has its row, with all its stages', () => {
    const { wonders, cities } = rulesOf({ edition: 'second', modules: ['base'], seats: 7 });
    expect(Object.keys(BOARDS)).toEqual(cities);
    for (const [city, { day, night }] of Object.entries(BOARDS))
      expect(wonders.filter((board) => board.city === city).map(({ stages }) => stages.length)).toEqual([
        day.length,
        night.length,
      ]);
  });

  test('a stage that makes a card free does so in these turns, for the first card of a colour and for the next', () => {
    const turnsWith = (side: 'day' | 'night', stages: number, city: string[]) =>
      [1, 2, 3, 4, 5, 6].filter((turn) => {
        const me = { wonder: 'olympia', side, stages, city, coins: 0, hand: ['palace'] };
        return second({ turn, me }).ways('palace').length > 0;
      });
    const all = [1, 2, 3, 4, 5, 6];
    expect([0, 1, 2, 3].map((stages) => turnsWith('day', stages, []))).toEqual([[], [], all, all]);
    expect([0, 1, 2, 3].map((stages) => turnsWith('day', stages, ['altar']))).toEqual([[], [], [], []]);
    for (const city of [[], ['altar']])
      expect([0, 1, 2, 3].map((stages) => turnsWith('night', stages, city))).toEqual([[], [1], [1, 6], [1, 6]]);
  });

  test('no other board makes a card free', () => {
    for (const city of Object.keys(BOARDS).filter((name) => name !== 'olympia'))
      for (const side of ['day', 'night'] as const)
        for (const turn of [1, 2, 6]) {
          const stages = BOARDS[city][side].length;
          const me = { wonder: city, side, stages, coins: 0, hand: ['palace', 'clay-pit'] };
          const t = second({ turn, me });
          expect([city, side, t.ways('palace'), t.ways('clay-pit')]).toEqual([city, side, [], []]);
        }
  });
});
