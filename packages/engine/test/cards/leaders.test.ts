/** Every leader, guild and stage of Leaders: cost and effect, each seen at a table. */
import { describe, expect, test } from 'vitest';
import type { ScenarioSeat } from '../../src/scenario-types.ts';
import { COLOURS, type Side } from '../../src/vocabulary.ts';
import {
  build,
  cardIn,
  changed,
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

const WITH_LEADERS = mix('leaders');
const { table } = WITH_LEADERS;
const rules = WITH_LEADERS.rulesFor(7);
const { atOnce, colours, lasting, nothingAtOnce, workings } = observer(WITH_LEADERS);
const PLAIN = lasting({});

const onBothSides = (seen: (place: 'left' | 'right') => Seen): Seen => ({ ...seen('left'), ...seen('right') });

/** One of the two units of a structure of this colour need not be bought. */
const cheaper = (colour: string): Seen =>
  onBothSides((place) => ({ [`price: ${colour} 2 stone 1 coin, ${place}`]: [{ [place]: 2, bank: 1 }] }));

/** The same for everything blue that is looked at. */
const CHEAPER_BLUE: Seen = {
  ...cheaper('blue'),
  ...onBothSides((place) => ({
    [`price: blue stone, ${place}`]: [{}],
    [`price: blue 2 stone, ${place}`]: [{ [place]: 2 }],
    [`price: blue 2 loom, ${place}`]: [{ [place]: 2 }],
  })),
};

/** Bilkis sells one unit, for each colour and for a stage. */
const ONE_OF_THE_BANK: Seen = {
  ...onBothSides((place) => {
    const two = [{ [place]: 2, bank: 1 }, { [place]: 4 }];
    const twoAndACoin = two.map(({ bank = 0, ...bought }) => ({ ...bought, bank: bank + 1 }));
    return {
      [`price: blue stone, ${place}`]: [{ bank: 1 }, { [place]: 2 }],
      [`price: blue 2 stone, ${place}`]: two,
      [`price: blue 2 loom, ${place}`]: two,
      ...Object.fromEntries(colours.map((colour) => [`price: ${colour} 2 stone 1 coin, ${place}`, twoAndACoin])),
      [`price: stage, ${place}`]: two,
    };
  }),
  'coins: buy from one': -1,
  'coins: buy from two': -1 - 2,
};

/** A symbol: in the rich city, with three of its kind, and with two of each. */
function symbol(kind: 'compass' | 'gear' | 'tablet'): Seen {
  const groups = 3 * 3 + 4 + 4 + 2 * 7;
  const others = (['compass', 'gear', 'tablet'] as const).filter((other) => other !== kind);
  return {
    ...Object.fromEntries(others.map((other) => [`science: ${other}`, 9 + 1])),
    [`science: ${kind}`]: 16,
    'science: groups': groups,
    // apothecary, dispensary | workshop, laboratory | scriptorium, school, library: 2/2/3
    ...points('science', { compass: 9 - 4, gear: 9 - 4, tablet: 16 - 9 }[kind]),
  };
}

/** Name, printed price, what it gives at once, and all that is different from then on. */
type Row = [leader: string, price: number, changes: Seen, once?: Seen];

const LEADERS: Row[] = [
  ['alexander', 3, points('leaders', 5)],
  ['amytis', 4, points('leaders', 8)],
  ['archimedes', 4, cheaper('green')],
  ['aristotle', 3, { 'science: groups': 12 + 20, ...points('science', 6) }],
  ['bilkis', 4, ONE_OF_THE_BANK],
  ['caesar', 5, { strength: 20 + 2 }],
  ['cleopatra', 4, points('leaders', 5)],
  ['croesus', 1, {}, { coins: [6, 0, 0, 0, 0] }],
  ['euclid', 5, symbol('compass')],
  ['hammurabi', 2, CHEAPER_BLUE],
  ['hannibal', 2, { strength: 20 + 1 }],
  ['hatshepsut', 2, { 'coins: buy from one': -2 + 1, 'coins: buy from two': -4 + 2 }],
  ['hiram', 3, points('leaders', 4)],
  ['hypatia', 4, points('leaders', 7)],
  ['imhotep', 3, onBothSides((place) => ({ [`price: stage, ${place}`]: [{ [place]: 2 }] }))],
  ['justinian', 3, points('leaders', 12)],
  ['leonidas', 2, cheaper('red')],
  ['maecenas', 1, { 'next leader': 5 }],
  ['midas', 3, points('leaders', 6)],
  ['nebuchadnezzar', 4, points('leaders', 5)],
  ['nefertiti', 3, points('leaders', 4)],
  ['nero', 1, { 'coins: two victories': 4 }],
  ['pericles', 6, points('leaders', 8)],
  ['phidias', 3, points('leaders', 3)],
  ['plato', 4, points('leaders', 14)],
  ['praxiteles', 3, points('leaders', 4)],
  ['ptolemy', 5, symbol('tablet')],
  ['pythagoras', 5, symbol('gear')],
  [
    'ramses',
    5,
    onBothSides((place) => ({ [`price: purple 2 stone 1 coin, ${place}`]: ['ramses', { [place]: 4, bank: 1 }] })),
  ],
  ['sappho', 1, points('leaders', 2)],
  ['solomon', 3, {}, { questions: ['pick'] }],
  ['tomyris', 4, { 'tokens: of the loser': [0, 0, 0, 3], 'tokens: of who wins over it': [0, 1, 0, 1] }],
  ['varro', 3, points('leaders', 6)],
  ['vitruvius', 1, { 'coins: chain': 2 }],
  ['xenophon', 2, { 'coins: build yellow': 2, 'coins: tavern': 5 + 2 }],
  ['zenobia', 2, points('leaders', 3)],
];

/** Name, cost and all that is different in a city that has it. */
const GUILDS: [guild: string, cost: string, changes: Seen][] = [
  ['architects-guild', '1 clay 3 ore 1 loom 1 papyrus', points('guilds', 9)],
  ['courtesans-guild', '1 wood 1 clay 1 glass 1 loom', {}],
  ['diplomats-guild', '1 wood 1 stone 1 glass 1 papyrus', points('guilds', 3)],
  ['gamers-guild', '1 wood 1 stone 1 clay 1 ore', points('guilds', 6)],
];

describe('each leader', () => {
  for (const [leader, price, changes, once = {}] of LEADERS) {
    test(`${leader}: white, of no Age, ${price} coin${price === 1 ? '' : 's'} and no resource`, () => {
      const { colour, age, chain } = cardIn(rules, leader);
      expect([COLOURS[colour], age, chain]).toEqual(['white', 0, []]);
      const t = (coins: number) => table({ turn: 0, me: { coins, leaderHand: [leader] } });
      expect(t(20).offers(leader)).toEqual([{ bank: price }]);
      expect(t(price).refusal('me', build(leader))).toBeNull();
      expect(t(price - 1).refusal('me', build(leader))).toBe('cannot-pay');
    });

    test(`${leader} gives ${JSON.stringify({ ...once, ...changes })} and nothing else`, () => {
      expect(changed(PLAIN, lasting({ leaders: [leader] }))).toEqual(changes);
      expect(atOnce({ coins: 20, leaderHand: [leader] }, build(leader), 2, 0)).toEqual({ ...nothingAtOnce, ...once });
    });
  }
});

describe('each guild', () => {
  const city = (guild: string): ScenarioSeat => ({ city: [guild] });

  for (const [guild, cost, changes] of GUILDS) {
    test(`${guild}: purple, of Age III, costs ${cost}, by no chain`, () => {
      const { colour, age } = cardIn(rules, guild);
      expect([COLOURS[colour], age]).toEqual(['purple', 3]);
      const t = (makes: string[], coins: number, built: string[] = []) =>
        table({ age: 3, me: { coins, hand: [guild], city: built }, left: { makes } });
      expectCost(cost, (makes, coins) => t(makes, coins).offers(guild));
      const everything = [...rules.cardByName.keys()].filter(
        (name) => name !== guild && !/-age2$/.test(name) && COLOURS[cardIn(rules, name).colour] !== 'white',
      );
      expect(
        t([], 20, everything)
          .ways(guild)
          .some(({ via }) => via === 'chain'),
      ).toBe(false);
    });

    test(`${guild} gives ${JSON.stringify(changes)} and nothing else`, () => {
      expect(changed(PLAIN, lasting(city(guild)))).toEqual(changes);
    });

    test(`${guild}, when it is built, ${guild.startsWith('courtesans') ? 'asks for a leader next door' : 'asks nothing'}`, () => {
      const t = table({
        age: 3,
        me: { makes: unitsOf(cost), coins: 0, hand: [guild, 'altar'] },
        left: { leaders: ['nero'], hand: ['theater', 'altar'] },
        right: { leaders: ['midas'], hand: ['theater', 'altar'] },
      }).play({ me: build(guild) });
      const isCourtesans = guild.startsWith('courtesans');
      expect([t.asked(), t.picks()]).toEqual(isCourtesans ? ['pick', ['midas', 'nero']] : ['play', []]);
      expect(t.seat().coins).toBe(0);
    });
  }
});

/** What a stage of Rome gives: points, coins, leaders drawn, whether one more leader may be recruited. */
type StageRow = [cost: string, gives: { points?: number; coins?: number; drawn?: number; extra?: true }];
const ROME: Record<Side, StageRow[]> = {
  A: [
    ['1 wood 1 clay 1 ore', { points: 4 }],
    ['2 stone 1 clay 1 loom', { points: 6 }],
  ],
  B: [
    ['1 wood 1 clay', { coins: 5, drawn: 4 }],
    ['1 stone 1 clay 1 loom', { points: 3, extra: true }],
    ['2 stone 1 papyrus', { points: 3, extra: true }],
  ],
};
const FROM_THE_START: Record<Side, Seen> = {
  A: { 'next leader': 5 },
  B: { 'next leader': 2, 'next leader, left': 1, 'next leader, right': 1 },
};

describe('Rome', () => {
  for (const side of ['A', 'B'] as const) {
    test(`${side}: makes nothing, and gives ${JSON.stringify(FROM_THE_START[side])} from the start`, () => {
      // the rich city has a board of its own, so points are looked at apart
      expect(changed(workings({}), workings({ wonder: 'rome', side }))).toEqual(FROM_THE_START[side]);
      for (const cost of GOODS) {
        const t = table({ me: { wonder: 'rome', side, hand: [{ cost, colour: 'blue' }] } });
        expect(t.ways(MADE_UP)).toEqual([]);
      }
      expect(table({ me: { wonder: 'rome', side, coins: 0 } }).score().total).toBe(0);
    });

    ROME[side].forEach(([cost, gives], i) => {
      const rome: ScenarioSeat = { wonder: 'rome', side, stages: i };

      test(`${side}${i + 1} costs ${cost}`, () => {
        expectCost(cost, (makes, coins) => table({ me: { ...rome, coins }, left: { makes } }).stageOffers());
      });

      test(`${side}${i + 1} gives ${JSON.stringify(gives)} and nothing else`, () => {
        const { points: score = 0, coins = 0, drawn = 0, extra = false } = gives;
        const before = table({
          age: 2,
          me: { ...rome, coins: 9, leaderHand: ['nero'], makesPrivately: unitsOf(cost), hand: ['altar'] },
        });
        const t = before.play({ me: stage('altar') });
        expect(t.seat()).toMatchObject({ stage: i + 1, coins: 9 + coins });
        expect(t.pile('leader-hand').length - before.pile('leader-hand').length).toBe(drawn);
        expect(t.score().wonder - before.score().wonder).toBe(score);
        expect(t.asked()).toBe(extra ? 'play' : null);
        const { tally } = before.game.state.seats[0];
        expect(t.game.state.seats[0].tally).toEqual(tally);
      });
    });
  }
});

describe('all together', () => {
  test('each of the 40 cards has its row, and each row its card', () => {
    const rows = [...LEADERS.map(([name]) => name), ...GUILDS.map(([name]) => name)];
    expect([...rows].sort()).toEqual(
      moreIn(WITH_LEADERS, mix())
        .cards.map(({ name }) => name)
        .sort(),
    );
    expect([LEADERS.length, GUILDS.length, rows.length]).toEqual([36, 4, 40]);
  });

  test('each stage of Rome has its row', () => {
    const rome = rules.wonders.filter(({ city }) => city === 'rome');
    expect(rome.map(({ side, stages }) => [side, stages.length])).toEqual([
      ['A', ROME.A.length],
      ['B', ROME.B.length],
    ]);
  });
});
