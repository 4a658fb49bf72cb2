/** Every black card, guild and stage of Cities: cost and effect, each seen at a table. */
import { describe, expect, test } from 'vitest';
import type { ScenarioSeat } from '../../src/scenario-types.ts';
import { COLOURS, type Side } from '../../src/vocabulary.ts';
import {
  build,
  cardIn,
  changed,
  coinsOf,
  decks,
  expectCost,
  GOODS,
  MADE_UP,
  mix,
  moreIn,
  observer,
  points,
  type Seen,
  stage,
  unitsOf,
} from '../kit/index.ts';

const CITIES = mix('cities');
const { newGame, table } = CITIES;
const rules = CITIES.rulesFor(7);
const { atOnce, colours, lasting, nothingAtOnce } = observer(CITIES);
const PLAIN = lasting({});

/** What all others lose: so many coins each. */
const lose = (coins: number): Seen => ({ lose: [0, coins, coins, coins, coins] });
const PER_VICTORY: Seen = { lose: [0, 3, 1, 0, 0] };
const PER_STAGE: Seen = { lose: [0, 2, 0, 1, 0] };
const DOVE: Seen = { doves: [1, 0, 0, 0, 0] };
const gambling = (own: number, gift: number): Seen => ({ coins: [own, gift, 0, 0, gift] });

/** A mask next to an Apothecary: 2/2/3 becomes 3/2/3. */
const MASK = points('science', 5);

/** The price of each probe, when it is not the usual one: for a stone, for two units, for two units and a coin. */
const prices = (place: 'left' | 'right', one: number, two: number): Seen => {
  const pay = (coins: number, more: object = {}) => [{ ...(coins > 0 ? { [place]: coins } : {}), ...more }];
  return {
    [`price: blue stone, ${place}`]: pay(one),
    [`price: blue 2 stone, ${place}`]: pay(two),
    [`price: blue 2 loom, ${place}`]: pay(two),
    ...Object.fromEntries(
      colours.map((colour) => [`price: ${colour} 2 stone 1 coin, ${place}`, pay(two, { bank: 1 })]),
    ),
    [`price: stage, ${place}`]: pay(two),
  };
};

/** What is paid for a stone of the left neighbour, and for that and a loom of the right one. */
const bought = (one: number, both: number): Seen => ({ 'coins: buy from one': 0 - one, 'coins: buy from two': -both });

/** In a city that makes one wood and one loom: one more of these, and nothing in a city with papyrus alone. */
const AGAIN: Seen = { makes: ['wood wood', 'wood loom', 'loom loom'] };
/** One of all others; so in a city with papyrus alone the first stone or loom need not be bought. */
const OTHER: Seen = {
  makes: [
    ...['wood stone', 'wood clay', 'wood ore', 'wood glass', 'wood loom', 'wood papyrus'],
    ...['stone loom', 'clay loom', 'ore loom', 'glass loom', 'loom papyrus'],
  ],
  ...prices('left', 0, 2),
  ...prices('right', 0, 2),
  ...bought(0, 2),
};
const CABINET: Seen = { 'price: stage, left': [{}], 'price: stage, right': [{}] };

/** Age, cost, what is different from the turn after on, and what happens at once. */
type Row = [card: string, age: number, cost: string, changes: Seen, once?: Seen];

const BLACK: Row[] = [
  ['pigeon-loft', 1, '1 ore 1 coin', MASK],
  ['militia', 1, '3 coins', { strength: 22 }],
  ['hideout', 1, '', points('cities', 2), lose(1)],
  ['residence', 1, '1 clay', points('cities', 1), DOVE],
  ['gambling-den', 1, '', {}, gambling(6, 1)],
  ['clandestine-dock-west', 1, '1 coin', { ...prices('left', 1, 3), ...bought(1, 3) }],
  ['clandestine-dock-east', 1, '1 coin', { ...prices('right', 1, 3), 'coins: buy from two': -3 }],
  ['secret-warehouse', 1, '2 coins', AGAIN],
  ['gates-of-the-city', 1, '1 wood 1 coin', points('cities', 4)],
  ['spy-ring', 2, '1 stone 1 clay 2 coins', MASK],
  ['mercenaries', 2, '1 papyrus 4 coins', { strength: 23 }],
  ['lair', 2, '1 wood 1 glass', points('cities', 3), lose(2)],
  ['consulate', 2, '1 clay 1 papyrus', points('cities', 2), DOVE],
  ['gambling-house', 2, '1 coin', {}, gambling(9, 2)],
  ['black-market', 2, '1 ore 1 loom', OTHER],
  ['sepulcher', 2, '1 stone 1 glass 1 loom', points('cities', 4), PER_VICTORY],
  ['architect-cabinet', 2, '1 papyrus 1 coin', { ...points('cities', 2), ...CABINET }],
  ['tabularium', 2, '1 wood 1 ore 1 loom 2 coins', points('cities', 6)],
  ['builders-union', 3, '1 wood 1 clay 1 glass 1 papyrus', points('cities', 4), PER_STAGE],
  ['torture-chamber', 3, '2 ore 1 glass 3 coins', MASK],
  ['contingent', 3, '1 loom 5 coins', { strength: 25 }],
  ['brotherhood', 3, '2 wood 1 ore 1 loom', points('cities', 4), lose(3)],
  ['embassy', 3, '1 stone 1 loom 1 papyrus', points('cities', 3), DOVE],
  ['cenotaph', 3, '1 stone 2 clay 1 glass 1 loom', points('cities', 5), PER_VICTORY],
  // with two black cards that were there before, and five victory tokens
  ['secret-society', 3, '1 stone 1 papyrus', points('cities', 3), { coins: [1, 0, 0, 0, 0] }],
  ['slave-market', 3, '2 wood 2 ore', points('cities', 5), { coins: [2, 0, 0, 0, 0] }],
  ['capitol', 3, '2 stone 2 clay 1 glass 1 papyrus 2 coins', points('cities', 8)],
];

/** The neighbours of the rich city have 2 + 4 black cards and 4 + 2 victory tokens. */
const GUILDS: Row[] = [
  ['counterfeiters-guild', 3, '3 ore 1 glass 1 loom', points('guilds', 5), lose(3)],
  ['guild-of-shadows', 3, '1 wood 2 stone 1 papyrus', points('guilds', 2 + 4)],
  ['mourners-guild', 3, '1 wood 2 clay 1 glass 1 loom', points('guilds', 4 + 2)],
];

const dealt = [0, 1, 2].map((n) => decks(newGame(7, n)));

describe('each black card and guild', () => {
  for (const [card, age, cost, changes, once = {}] of [...BLACK, ...GUILDS]) {
    const colour = GUILDS.some(([name]) => name === card) ? 'purple' : 'black';

    test(`${card}: ${colour}, of Age ${age}, costs ${cost || 'nothing'}`, () => {
      expect([COLOURS[cardIn(rules, card).colour], cardIn(rules, card).age]).toEqual([colour, age]);
      expectCost(cost, (makes, coins) => table({ age, me: { coins, hand: [card] }, left: { makes } }).offers(card));
    });

    test(`${card}: by no chain, and no chain from it`, () => {
      const everything = [...rules.cardByName.keys()].filter((name) => name !== card && !/-age2$/.test(name));
      const t = table({ age, me: { coins: 0, hand: [card], city: everything } });
      expect(t.ways(card).filter(({ via }) => via === 'chain')).toEqual([]);
      for (const { chain } of rules.cards) expect(chain.map(({ name }) => name)).not.toContain(card);
    });

    test(`${card} is there one time, in the deck of its Age or in the box`, () => {
      for (const deck of dealt) {
        const where = Object.entries(deck).flatMap(([name, cards]) =>
          cards.filter((other) => other === card).map(() => name),
        );
        expect(where).toHaveLength(1);
        expect([String(age), 'box']).toContain(where[0]);
      }
    });

    test(`${card} gives ${JSON.stringify({ ...once, ...changes })} and nothing else`, () => {
      expect(changed(PLAIN, lasting({ city: [card] }))).toEqual(changes);
      const me: ScenarioSeat = {
        coins: coinsOf(cost),
        makesPrivately: unitsOf(cost),
        tokens: { victory: [1, 5] },
        hand: [card],
      };
      expect(atOnce(me, build(card), age)).toEqual({ ...nothingAtOnce, ...once });
    });
  }
});

/** What a stage gives: points, what others lose, a Diplomacy token. */
type StageRow = [cost: string, points: number, once?: Seen];
const BOARDS: Record<string, { makes: string; sides: Record<Side, StageRow[]> }> = {
  petra: {
    makes: 'clay',
    sides: {
      A: [
        ['1 wood 1 stone', 3],
        ['7 coins', 7],
        ['1 wood 2 stone 1 papyrus', 7],
      ],
      B: [
        ['2 clay 2 ore', 3, lose(2)],
        ['14 coins', 14],
      ],
    },
  },
  byzantium: {
    makes: 'stone',
    sides: {
      A: [
        ['1 clay 1 ore', 3],
        ['2 wood 1 papyrus', 2, DOVE],
        ['2 clay 1 glass 1 loom', 7],
      ],
      B: [
        ['1 wood 1 ore 1 glass 1 papyrus', 3, DOVE],
        ['1 clay 2 ore 1 loom', 4, DOVE],
      ],
    },
  },
};

describe.each(Object.entries(BOARDS))('%s', (wonder, { makes, sides }) => {
  describe.each(Object.entries(sides) as [Side, StageRow[]][])('%s', (side, stages) => {
    test(`makes ${makes}, for itself and for its neighbours, and nothing else`, () => {
      const hand = GOODS.map((cost) => ({ cost, colour: 'blue' as const }));
      const t = table({ me: { wonder, side, hand }, left: { hand }, others: [{ hand }], right: { hand } });
      const having = (seat: number) => GOODS.filter((_, i) => t.offers(`made-up-${seat}-${i}`, seat).length > 0);
      expect([0, 1, 2, 3].map(having)).toEqual([[makes], [makes], [], [makes]]);
      expect(table({ me: { wonder, side, hand: [{ cost: `2 ${makes}`, colour: 'blue' }] } }).offers(MADE_UP)).toEqual(
        [],
      );
      expect(table({ me: { wonder, side, coins: 0 } }).score().total).toBe(0);
    });

    stages.forEach(([cost, score, once = {}], i) => {
      const seat: ScenarioSeat = { wonder, side, stages: i };

      test(`stage ${i + 1} costs ${cost}`, () => {
        // the board makes one unit itself
        const own = unitsOf(cost).includes(makes) ? `1 ${makes}` : '';
        const rest = unitsOf(cost);
        if (own) rest.splice(rest.indexOf(makes), 1);
        expectCost(`${rest.join(' ')} ${coinsOf(cost)} coins`, (sold, coins) =>
          table({ me: { ...seat, coins }, left: { makes: sold } }).stageOffers(),
        );
      });

      test(`stage ${i + 1} makes ${score} points, does ${JSON.stringify(once)} and nothing else`, () => {
        const me = { ...seat, coins: coinsOf(cost), makesPrivately: unitsOf(cost), hand: ['altar'] };
        expect(atOnce(me, stage('altar'))).toEqual({ ...nothingAtOnce, ...once });
        const before = table({ me });
        const after = before.play({ me: stage('altar') });
        expect(after.score().wonder - before.score().wonder).toBe(score);
        expect(after.game.state.seats[0].tally).toEqual(before.game.state.seats[0].tally);
      });
    });

    test(`has ${stages.length} stages`, () => {
      expect(rules.wonders.find((one) => one.city === wonder && one.side === side)?.stages).toHaveLength(stages.length);
    });
  });
});

describe('all together', () => {
  test('each of the 30 cards has its row, and each row its card', () => {
    const added = moreIn(CITIES, mix()).cards.map(({ name }) => name);
    const rows = [...BLACK, ...GUILDS].map(([name]) => name);
    expect([...rows].sort()).toEqual([...added].sort());
    expect([BLACK.length, GUILDS.length]).toEqual([27, 3]);
    for (const age of [1, 2, 3]) expect(BLACK.filter((row) => row[1] === age)).toHaveLength(9);
  });

  test('each board has its rows', () => {
    expect(moreIn(CITIES, mix()).cities.sort()).toEqual(Object.keys(BOARDS).sort());
  });
});
