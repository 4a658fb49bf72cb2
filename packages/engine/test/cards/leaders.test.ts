/** Every leader, guild and stage of Leaders: cost and effect, each seen at a table. */
import { describe, expect, test } from 'vitest';
import { rulesOf } from '../../src/config.ts';
import type { ScenarioSeat } from '../../src/scenario.ts';
import type { Payment } from '../../src/types.ts';
import { COLOURS, type Side } from '../../src/vocabulary.ts';
import { build, MADE_UP, type Place, stage, type TableLiteral, type Tabletop, table } from '../kit/index.ts';
import { unitsOf } from './observe.ts';

const MODULES = ['base', 'leaders'];
const court = (literal: TableLiteral): Tabletop => table({ modules: MODULES, ...literal });

/** What is seen of a city, by what was looked at. */
type Seen = Record<string, unknown>;

/** Everything that is different in the second list. */
const changed = (before: Seen, after: Seen): Seen =>
  Object.fromEntries(
    Object.keys(after).flatMap((key) =>
      JSON.stringify(before[key]) === JSON.stringify(after[key]) ? [] : [[key, after[key]]],
    ),
  );

const PAINTED = ['brown', 'grey', 'blue', 'yellow', 'red', 'green', 'purple'] as const;

/** A city with something of everything, so that each count is a different number. */
const RICH: Record<Place, ScenarioSeat> = {
  me: {
    wonder: 'giza',
    side: 'B',
    stages: 4,
    coins: 19,
    tokens: { victory: [1, 1, 3, 5, 5], defeat: 2 },
    city: [
      ...['lumber-yard', 'stone-pit', 'clay-pool'],
      ...['loom-age1', 'press-age1'],
      ...['altar', 'theater', 'baths', 'pawnshop', 'palace'],
      ...['tavern', 'marketplace', 'east-trading-post', 'west-trading-post', 'vineyard', 'bazar'],
      ...['stockade', 'barracks', 'guard-tower', 'walls'],
      ...['apothecary', 'workshop', 'scriptorium', 'school', 'library', 'dispensary', 'laboratory'],
      ...['workers-guild', 'spies-guild'],
    ],
  },
  left: {
    coins: 40,
    city: ['traders-guild', 'stockade', 'apothecary', 'altar', 'ore-vein', 'glassworks-age1', 'tavern'],
  },
  right: { coins: 30, city: ['magistrates-guild', 'builders-guild', 'clay-pit'] },
};

/** There is one card of each leader. */
const notMine = ({ leaders }: ScenarioSeat, names: string[]): string[] =>
  names.filter((name) => !(leaders as string[] | undefined)?.includes(name));

/** Points by line of the sheet in the rich city, with these changes. */
function points(me: ScenarioSeat): Seen {
  const others = notMine(me, ['sappho', 'zenobia', 'nefertiti', 'cleopatra']).slice(0, 3);
  const { total, ...lines } = court({
    age: 3,
    me: { ...RICH.me, ...me, city: [...(RICH.me.city ?? []), ...(me.city ?? [])] },
    left: { ...RICH.left, leaders: others.slice(0, 2) },
    right: { ...RICH.right, leaders: others.slice(2) },
  }).score();
  return Object.fromEntries(Object.entries(lines).map(([line, sum]) => [`points: ${line}`, sum]));
}

/** What two units of a resource come to, when the left neighbour sells them: for each colour and for a stage. */
function prices(me: ScenarioSeat): Seen {
  const left = { makes: ['2 stone'] };
  const seen: Seen = {};
  for (const colour of PAINTED) {
    const hand = [{ cost: '2 stone', colour }];
    const ways = court({ me: { coins: 9, ...me, hand }, left }).ways(MADE_UP);
    seen[`price: ${colour}`] = ways.map(({ via, pay }) => (via === 'paid' ? short(pay) : via));
  }
  const city: ScenarioSeat = { wonder: 'ephesos', side: 'A', coins: 9, ...me };
  seen['price: stage'] = court({ me: city, left }).stageOffers();
  return seen;
}
const short = (pay: Payment): Partial<Payment> =>
  Object.fromEntries(Object.entries(pay).filter(([, coins]) => coins > 0));

/** Coins that come in when this is done: building each colour, by a chain, buying from one and from two, selling. */
function earnings(me: ScenarioSeat): Seen {
  const gain = (hand: ScenarioSeat['hand'], more: ScenarioSeat, deed: object, age = 2): number => {
    const t = court({
      age,
      me: { coins: 9, ...me, ...more, hand },
      left: { makes: ['stone'] },
      right: { makes: ['loom'] },
    });
    return t.play({ me: deed as never }).seat().coins - 9;
  };
  const build = { do: 'build', card: MADE_UP, via: 'paid' };
  const seen: Seen = {};
  for (const colour of PAINTED) seen[`coins: build ${colour}`] = gain([{ cost: '', colour }], {}, build);
  const paysLeft = { ...build, pay: { left: 2 } };
  const paysBoth = { ...build, pay: { left: 2, right: 2 } };
  const chain = { do: 'build', card: 'aqueduct', via: 'chain' };
  seen['coins: chain'] = gain(['aqueduct'], { city: ['baths'] }, chain);
  seen['coins: buy from one'] = gain([{ cost: 'stone', colour: 'brown' }], {}, paysLeft);
  seen['coins: buy from two'] = gain([{ cost: 'stone loom', colour: 'brown' }], {}, paysBoth);
  seen['coins: sell'] = gain(['altar'], {}, { do: 'sell', card: 'altar' });
  return seen;
}

/** The tokens, coins and strength of an Age II in which I win one conflict and lose one, or both of them. */
function conflicts(me: ScenarioSeat): Seen {
  const fight = (left: number, right: number): Tabletop =>
    court({
      age: 2,
      turn: 6,
      me: { coins: 0, shields: 5, ...me },
      left: { shields: left },
      right: { shields: right },
    }).play({});
  const lost = fight(9, 9);
  const won = fight(0, 0);
  const event = won.events.find((one) => one.event === 'conflict');
  return {
    strength: event?.event === 'conflict' ? event.strengths[0] : null,
    'defeats: of the loser': lost.seat().tokens.defeat,
    'defeats: of the winner': lost.seat('left').tokens.defeat,
    'coins: two victories': won.seat().coins - 3,
    'coins: two defeats': lost.seat().coins - 3,
  };
}

/** How much less than printed the next leader costs in a recruitment turn, here and at the neighbours. */
function recruiting(me: ScenarioSeat): Seen {
  const [mine, ...others] = notMine(me, ['caesar', 'euclid', 'ptolemy', 'pythagoras']); // 5 coins each
  const t = court({
    age: 2,
    turn: 0,
    me: { coins: 20, ...me, leaderHand: [mine] },
    left: { coins: 20, leaderHand: [others[0]] },
    right: { coins: 20, leaderHand: [others[1]] },
  });
  const less = (leader: string, place: Place) => 5 - (t.offers(leader, place)[0].bank ?? 0);
  return {
    'next leader': less(mine, 'me'),
    'next leader, left': less(others[0], 'left'),
    'next leader, right': less(others[1], 'right'),
  };
}

/** What is built with symbols that differ by kind: each kind of symbol more shows in its own way. */
function symbols(me: ScenarioSeat): Seen {
  const science = (have: Record<string, number>) => court({ me: { ...me, symbols: have } }).score().science;
  return {
    'science: compass': science({ compass: 3 }),
    'science: gear': science({ gear: 3 }),
    'science: tablet': science({ tablet: 3 }),
    'science: groups': science({ compass: 2, gear: 2, tablet: 2 }),
  };
}

/** Everything there is to see of a city that has this, from now on. */
const lasting = (me: ScenarioSeat): Seen => ({
  ...points(me),
  ...prices(me),
  ...earnings(me),
  ...conflicts(me),
  ...recruiting(me),
  ...symbols(me),
});
const PLAIN = lasting({});

/** What changes when it is recruited: coins beyond the price, and questions. */
function atOnce(leader: string): Seen {
  const after = court({ age: 2, turn: 0, discard: ['walls'], me: { coins: 20, leaderHand: [leader] } });
  const price = after.offers(leader)[0].bank ?? 0;
  const t = after.answer('me', build(leader));
  return {
    coins: t.seat().coins - 20 + price,
    asks: t.game.state.asks[0]?.ask === 'pick' ? 'a card of the discard pile' : null,
  };
}
const NOTHING_AT_ONCE = { coins: 0, asks: null };

/** Bilkis sells one of two stone, for each colour and for a stage. */
const ONE_OF_THE_BANK = Object.fromEntries(
  [...PAINTED, 'stage'].map((what) => [`price: ${what}`, [{ left: 2, bank: 1 }, { left: 4 }]]),
);
const more = (line: string, by: number): Seen => ({ [`points: ${line}`]: (PLAIN[`points: ${line}`] as number) + by });
/** A symbol: in the rich city, with three of its kind, and with two of each. */
function symbol(kind: 'compass' | 'gear' | 'tablet'): Seen {
  const groups = 3 * 3 + 4 + 4 + 2 * 7;
  const others = (['compass', 'gear', 'tablet'] as const).filter((other) => other !== kind);
  return {
    ...Object.fromEntries(others.map((other) => [`science: ${other}`, 9 + 1])),
    [`science: ${kind}`]: 16,
    'science: groups': groups,
    // apothecary, dispensary | workshop, laboratory | scriptorium, school, library: 2/2/3
    'points: science': { compass: 9 + 4 + 9 + 14, gear: 4 + 9 + 9 + 14, tablet: 4 + 4 + 16 + 14 }[kind],
  };
}

/** Name, printed price, what it gives at once, and all that is different from then on. */
type Row = [leader: string, price: number, changes: Seen, once?: Seen];

const LEADERS: Row[] = [
  ['alexander', 3, more('leaders', 5)],
  ['amytis', 4, more('leaders', 8)],
  ['archimedes', 4, { 'price: green': [{ left: 2 }] }],
  ['aristotle', 3, { 'science: groups': 12 + 20, ...more('science', 6) }],
  ['bilkis', 4, ONE_OF_THE_BANK],
  ['caesar', 5, { strength: 7 }],
  ['cleopatra', 4, more('leaders', 5)],
  ['croesus', 1, {}, { coins: 6 }],
  ['euclid', 5, symbol('compass')],
  ['hammurabi', 2, { 'price: blue': [{ left: 2 }] }],
  ['hannibal', 2, { strength: 6 }],
  ['hatshepsut', 2, { 'coins: buy from one': -2 + 1, 'coins: buy from two': -4 + 2 }],
  ['hiram', 3, more('leaders', 4)],
  ['hypatia', 4, more('leaders', 7)],
  ['imhotep', 3, { 'price: stage': [{ left: 2 }] }],
  ['justinian', 3, more('leaders', 12)],
  ['leonidas', 2, { 'price: red': [{ left: 2 }] }],
  ['maecenas', 1, { 'next leader': 5 }],
  ['midas', 3, more('leaders', 6)],
  ['nebuchadnezzar', 4, more('leaders', 5)],
  ['nefertiti', 3, more('leaders', 4)],
  ['nero', 1, { 'coins: two victories': 4 }],
  ['pericles', 6, more('leaders', 8)],
  ['phidias', 3, more('leaders', 3)],
  ['plato', 4, more('leaders', 14)],
  ['praxiteles', 3, more('leaders', 4)],
  ['ptolemy', 5, symbol('tablet')],
  ['pythagoras', 5, symbol('gear')],
  ['ramses', 5, { 'price: purple': ['ramses', { left: 4 }] }],
  ['sappho', 1, more('leaders', 2)],
  ['solomon', 3, {}, { asks: 'a card of the discard pile' }],
  ['tomyris', 4, { 'defeats: of the loser': 0, 'defeats: of the winner': 1 }],
  ['varro', 3, more('leaders', 6)],
  ['vitruvius', 1, { 'coins: chain': 2 }],
  ['xenophon', 2, { 'coins: build yellow': 2 }],
  ['zenobia', 2, more('leaders', 3)],
];

/** Name, cost and all that is different in a city that has it. */
const GUILDS: [guild: string, cost: string, changes: Seen][] = [
  ['architects-guild', '1 clay 3 ore 1 loom 1 papyrus', more('guilds', 9)],
  ['courtesans-guild', '1 wood 1 clay 1 glass 1 loom', {}],
  ['diplomats-guild', '1 wood 1 stone 1 glass 1 papyrus', more('guilds', 3)],
  ['gamers-guild', '1 wood 1 stone 1 clay 1 ore', more('guilds', 6)],
];

const compiled = rulesOf({ edition: 'first', modules: MODULES, seats: 7 });
const added = [...compiled.cardByName.keys()].filter(
  (name) => !rulesOf({ edition: 'first', modules: ['base'], seats: 7 }).cardByName.has(name),
);
const cardOf = (name: string) => compiled.cards[compiled.cardByName.get(name) as number];

describe('each leader', () => {
  for (const [leader, price, changes, once = {}] of LEADERS) {
    test(`${leader}: white, of no Age, ${price} coin${price === 1 ? '' : 's'} and no resource`, () => {
      const { colour, age, chain } = cardOf(leader);
      expect([COLOURS[colour], age, chain]).toEqual(['white', 0, []]);
      const t = (coins: number) => court({ turn: 0, me: { coins, leaderHand: [leader] } });
      expect(t(20).offers(leader)).toEqual([{ bank: price }]);
      expect(t(price).refusal('me', build(leader))).toBeNull();
      expect(t(price - 1).refusal('me', build(leader))).toBe('cannot-pay');
    });

    test(`${leader} gives ${JSON.stringify({ ...once, ...changes })} and nothing else`, () => {
      expect(changed(PLAIN, lasting({ leaders: [leader] }))).toEqual(changes);
      expect(atOnce(leader)).toEqual({ ...NOTHING_AT_ONCE, ...once });
    });
  }
});

/** Whether it costs exactly this: a neighbour who has just these units sells them all, and each of them is needed. */
function costs(cost: string, offers: (makes: string[]) => Partial<Payment>[]): void {
  const units = unitsOf(cost);
  expect(offers(units)).toEqual([{ left: 2 * units.length }]);
  units.forEach((_, i) => {
    expect(offers(units.toSpliced(i, 1))).toEqual([]);
  });
}

describe('each guild', () => {
  const city = (guild: string): ScenarioSeat => ({ city: [guild] });

  for (const [guild, cost, changes] of GUILDS) {
    test(`${guild}: purple, of Age III, costs ${cost}, by no chain`, () => {
      const { colour, age } = cardOf(guild);
      expect([COLOURS[colour], age]).toEqual(['purple', 3]);
      const t = (makes: string[], built: string[] = []) =>
        court({ age: 3, me: { coins: 20, hand: [guild], city: built }, left: { makes } });
      costs(cost, (makes) => t(makes).offers(guild));
      const everything = [...compiled.cardByName.keys()].filter(
        (name) => name !== guild && !/-age2$/.test(name) && COLOURS[cardOf(name).colour] !== 'white',
      );
      expect(
        t([], everything)
          .ways(guild)
          .some(({ via }) => via === 'chain'),
      ).toBe(false);
    });

    test(`${guild} gives ${JSON.stringify(changes)} and nothing else`, () => {
      expect(changed(PLAIN, lasting(city(guild)))).toEqual(changes);
    });

    test(`${guild}, when it is built, ${guild.startsWith('courtesans') ? 'asks for a leader next door' : 'asks nothing'}`, () => {
      const t = court({
        age: 3,
        me: { makes: unitsOf(cost), coins: 0, hand: [guild, 'altar'] },
        left: { leaders: ['nero'], hand: ['theater', 'altar'] },
        right: { leaders: ['midas'], hand: ['theater', 'altar'] },
      }).play({ me: build(guild) });
      const ask = t.game.state.asks[0];
      const options = ask?.ask === 'pick' ? ask.options.map((id) => t.game.rules.cards[id].name) : null;
      expect(options).toEqual(guild.startsWith('courtesans') ? ['midas', 'nero'] : null);
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
      const seen = (me: ScenarioSeat): Seen => ({
        ...earnings(me),
        ...conflicts(me),
        ...recruiting(me),
        ...symbols(me),
      });
      expect(changed(seen({}), seen({ wonder: 'rome', side }))).toEqual(FROM_THE_START[side]);
      const units = ['wood', 'stone', 'clay', 'ore', 'glass', 'loom', 'papyrus'];
      for (const cost of units) {
        const t = court({ me: { wonder: 'rome', side, hand: [{ cost, colour: 'blue' }] } });
        expect(t.ways(MADE_UP)).toEqual([]);
      }
      expect(court({ me: { wonder: 'rome', side, coins: 0 } }).score().total).toBe(0);
    });

    ROME[side].forEach(([cost, gives], i) => {
      const rome: ScenarioSeat = { wonder: 'rome', side, stages: i };

      test(`${side}${i + 1} costs ${cost}`, () => {
        costs(cost, (makes) => court({ me: { ...rome, coins: 20 }, left: { makes } }).stageOffers());
      });

      test(`${side}${i + 1} gives ${JSON.stringify(gives)} and nothing else`, () => {
        const { points: score = 0, coins = 0, drawn = 0, extra = false } = gives;
        const before = court({
          age: 2,
          me: { ...rome, coins: 9, leaderHand: ['nero'], makesPrivately: unitsOf(cost), hand: ['altar'] },
        });
        const t = before.play({ me: stage('altar') });
        const count = (now: Tabletop) => now.game.state.seats[0].piles[now.game.rules.seatPile('leader-hand')].length;
        expect(t.seat()).toMatchObject({ stage: i + 1, coins: 9 + coins });
        expect(count(t) - count(before)).toBe(drawn);
        expect(t.score().wonder - before.score().wonder).toBe(score);
        expect(t.game.state.asks[0]?.ask ?? null).toBe(extra ? 'play' : null);
        const { tally } = before.game.state.seats[0];
        expect(t.game.state.seats[0].tally).toEqual(tally);
      });
    });
  }
});

describe('all together', () => {
  test('each of the 40 cards has its row, and each row its card', () => {
    const rows = [...LEADERS.map(([name]) => name), ...GUILDS.map(([name]) => name)];
    expect([...rows].sort()).toEqual([...added].sort());
    expect([LEADERS.length, GUILDS.length, rows.length]).toEqual([36, 4, 40]);
  });

  test('each stage of Rome has its row', () => {
    const rome = compiled.wonders.filter(({ city }) => city === 'rome');
    expect(rome.map(({ side, stages }) => [side, stages.length])).toEqual([
      ['A', ROME.A.length],
      ['B', ROME.B.length],
    ]);
  });
});
