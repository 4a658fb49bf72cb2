/** `polis moves`: every way to use each card of a hand, with its payment, or the reason why not. */
import { describe, expect, test } from 'vitest';
import { answers, json, output } from './polis.ts';

const NOTHING = { left: 0, right: 0, bank: 0 };
const paid = (pay: object) => ({ via: 'paid', pay: { ...NOTHING, ...pay } });
const NO_WONDER = 'this city has no wonder';

/** A hand at seat 0 without a board, and what the neighbours sell. */
const table = (seat: object, left: string[] = [], right: string[] = []) => ({
  seats: [seat, { makes: left }, { makes: right }],
});
const costing = (cost: string) => ({ cost, colour: 'blue' });

/** All tables are asked about in one process. */
function ask<Name extends string>(tables: Record<Name, unknown>, args: string[] = []) {
  const found = answers(['moves', ...args], Object.values(tables));
  return Object.fromEntries(Object.keys(tables).map((name, i) => [name, found[i]])) as Record<Name, (typeof found)[0]>;
}

describe('the ways to build', () => {
  const found = ask({
    splits: table({ coins: 9, hand: [costing('2 wood')] }, ['2 wood'], ['2 wood']),
    short: table({ coins: 4, hand: [costing('2 wood 1 coin')] }, ['2 wood'], ['wood']),
    posts: table({ coins: 9, city: ['east-trading-post'], hand: [costing('2 wood')] }, ['2 wood'], ['2 wood']),
    W11: table(
      { coins: 4, makes: ['wood', 'glass'], hand: [costing('2 wood 1 glass 1 papyrus')] },
      ['wood'],
      ['papyrus'],
    ),
    eitherOr: table({ coins: 9, makes: ['clay/ore'], hand: [costing('clay ore')] }, ['clay'], ['ore']),
    privately: {
      seats: [{ coins: 9, makesPrivately: ['wood/clay'], hand: ['stockade'] }, { makesPrivately: ['wood'] }, {}],
    },
    chain: { age: 2, ...table({ coins: 9, city: ['baths'], hand: ['aqueduct'] }, ['3 stone']) },
    power: { age: 2, seats: [{ wonder: 'olympia', stages: 2, coins: 4, hand: ['statue'] }, { makes: ['2 ore'] }, {}] },
    spent: {
      age: 2,
      seats: [{ wonder: 'olympia', stages: 2, used: ['olympia-free-build'], coins: 0, hand: ['statue'] }, {}, {}],
    },
    stage: {
      seats: [{ wonder: 'giza', coins: 3, hand: ['altar', 'altar'] }, { makes: ['stone'] }, { makes: ['stone'] }],
    },
  });

  test('every split that is not worse than another, the cheapest first', () => {
    expect(found.splits).toEqual({
      cards: [
        {
          card: 'made-up-0-0',
          build: [paid({ right: 4 }), paid({ left: 2, right: 2 }), paid({ left: 4 })],
          stage: [],
          sell: true,
          why: null,
          whyNoStage: NO_WONDER,
        },
      ],
    });
  });

  test('B-4.11: only what the treasury can pay, the coins of the cost going to the bank', () => {
    expect(found.short.cards[0]).toMatchObject({
      build: [],
      why: 'costs 5 coins with trade and there are 4 to spend',
    });
  });

  test('B-4.13: a trading post makes one side cheaper', () => {
    const ways = [paid({ right: 2 }), paid({ left: 2, right: 1 }), paid({ left: 4 })];
    expect(found.posts.cards[0].build).toEqual(ways);
  });

  test('B-9.W11: each neighbour receives 2 coins', () => {
    expect(found.W11.cards[0].build).toEqual([paid({ left: 2, right: 2 })]);
  });

  test('B-4.3: a unit that is either leaves the choice of what to buy', () => {
    expect(found.eitherOr.cards[0].build).toEqual([paid({ right: 2 }), paid({ left: 2 })]);
  });

  test('B-4.5: what is made privately serves its city and nobody else', () => {
    expect(found.privately.cards[0].build).toEqual([paid({})]);
  });

  test('B-6.3: a chain stands next to paying', () => {
    expect(found.chain.cards[0].build).toEqual([{ via: 'chain', pay: NOTHING }, paid({ left: 6 })]);
  });

  test('B-10.7: a power stands next to paying', () => {
    expect(found.power.cards[0].build).toEqual([{ via: 'olympia-free-build', pay: NOTHING }, paid({ left: 4 })]);
  });

  test('B-8.5: a power that has been used in this Age is gone', () => {
    expect(found.spent.cards[0]).toMatchObject({
      build: [],
      why: 'needs 2 more ore; neither neighbour sells it; olympia-free-build has already been used in this Age',
      whyNoStage: 'needs 2 more ore; neither neighbour sells it',
    });
  });

  test('B-3.2: the payments for the next stage, with each copy of a card', () => {
    const altar = {
      card: 'altar',
      build: [paid({})],
      stage: [{ pay: { ...NOTHING, right: 2 } }, { pay: { ...NOTHING, left: 2 } }],
      sell: true,
      why: null,
      whyNoStage: null,
    };
    expect(found.stage).toEqual({ cards: [altar, altar] });
  });
});

describe('the reasons', () => {
  const found = ask({
    missing: table({ hand: ['scriptorium'] }),
    notEnough: table({ hand: [costing('3 papyrus')] }, ['papyrus']),
    twoKinds: table({ hand: [costing('2 ore 1 glass')] }),
    built: table({ city: ['altar'], hand: ['altar'] }),
    coins: table({ coins: 0, hand: ['tree-farm'] }),
    trade: table({ coins: 1, hand: ['stockade'] }, ['wood']),
    complete: { seats: [{ wonder: 'rhodos', side: 'B', stages: 2, hand: ['altar'] }, {}, {}] },
  });
  const why = (name: keyof typeof found): string => found[name].cards[0].why;

  test('say what is missing and whether it is sold', () => {
    expect(why('missing')).toBe('needs 1 more papyrus; neither neighbour sells it');
    expect(why('notEnough')).toBe('needs 2 more papyrus; the neighbours do not sell enough');
    expect(why('twoKinds')).toMatch(/^needs (2 more ore and 1 more glass|1 more glass and 2 more ore); neither/);
  });

  test('say what it costs', () => {
    expect(why('coins')).toBe('costs 1 coin and there are 0 to spend');
    expect(why('trade')).toBe('costs 2 coins with trade and there is 1 to spend');
  });

  test('B-3.5: say that it is already built', () => {
    expect(why('built')).toBe('already built');
    expect(found.built.cards[0]).toMatchObject({ build: [], sell: true });
  });

  test('tell a complete wonder from none', () => {
    expect(found.complete.cards[0].whyNoStage).toBe('the wonder is complete');
    expect(found.built.cards[0].whyNoStage).toBe(NO_WONDER);
  });
});

describe('with Cities', () => {
  const modules = ['base', 'cities'];
  const black = { cost: '1 loom 1 stone', colour: 'black' };
  const sells = { makes: ['loom', 'stone', 'papyrus'] };
  const found = ask({
    C37: { modules, seats: [{ coins: 9, city: ['marketplace', 'clandestine-dock-east'], hand: [black] }, {}, sells] },
    free: {
      modules,
      seats: [{ coins: 0, city: ['marketplace', 'clandestine-dock-west'], hand: [costing('papyrus')] }, sells, {}],
    },
    X18: {
      modules,
      seats: [{ coins: 9, city: ['clandestine-dock-west'], hand: [costing('loom papyrus')] }, sells, sells],
    },
    petra: { modules, seats: [{ wonder: 'petra', stages: 1, coins: 8, hand: ['hideout'] }, {}, {}] },
    poor: { modules, seats: [{ wonder: 'petra', side: 'B', stages: 1, coins: 8, hand: ['gambling-den'] }, {}, {}] },
    caligula: {
      modules: ['base', 'leaders', 'cities'],
      age: 3,
      seats: [{ coins: 5, leaders: ['caligula'], hand: ['contingent', 'lodge'] }, {}, {}],
    },
  });

  test('C-37: the Dock takes a coin off one of two resources', () => {
    expect(found.C37.cards[0]).toMatchObject({ card: 'made-up-0-0', build: [paid({ right: 2 })] });
  });

  test('C-36: a resource can be free', () => {
    expect(found.free.cards[0].build).toEqual([paid({})]);
  });

  test('X-18: every split that is not worse than another', () => {
    expect(found.X18.cards[0].build).toEqual([paid({ left: 1, right: 2 }), paid({ left: 3 }), paid({ right: 4 })]);
  });

  test('C-55, C-56: stages of Petra cost coins', () => {
    expect(found.petra.cards[0].stage).toEqual([{ pay: { ...NOTHING, bank: 7 } }]);
    expect(found.poor.cards[0].whyNoStage).toBe('costs 14 coins and there are 8 to spend');
  });

  test('C-47: Caligula is a way of his own, for black cards', () => {
    expect(found.caligula.cards.map(({ build }: { build: object[] }) => build)).toEqual([
      [{ via: 'caligula', pay: NOTHING }],
      [],
    ]);
  });

  test('C-46: a sale brings a coin more with Berenice, for people', () => {
    const seats = [{ leaders: ['berenice'], hand: ['hideout'] }, {}, {}];
    const text = output(['moves', '-'], JSON.stringify({ modules: ['base', 'leaders', 'cities'], seats }));
    expect(text).toMatch(/\nHideout\n {2}build {2}no coins needed\n.*\n {2}sell {3}for 4 coins\n$/);
  });
});

describe('in teams', () => {
  const seats = [
    { coins: 9, city: ['baths'], hand: ['aqueduct', costing('3 stone')] },
    { makes: ['3 stone'] },
    {},
    { makes: ['2 stone'] },
  ];
  const found = ask({ teams: { teams: true, age: 2, seats }, alone: { age: 2, seats } });

  test('T-R5: a card that a chain makes free is not paid with resources of the teammate', () => {
    expect(found.teams.cards[0].build).toEqual([{ via: 'chain', pay: NOTHING }]);
    expect(found.alone.cards[0].build).toHaveLength(4);
    expect(found.teams.cards[1].build).toEqual(found.alone.cards[1].build);
  });

  test('for people: who the teammate is', () => {
    const head = (seat: string) =>
      output(['moves', '-', '--seat', seat], JSON.stringify({ teams: true, seats })).split('\n')[0];
    expect(head('0')).toBe('City 0 has 9 coins; on its left is its teammate City 1, on its right City 3');
    expect(head('1')).toBe('City 1 has 3 coins; on its left is City 2, on its right its teammate City 0');
  });
});

describe('the Free City', () => {
  const seats = (choice?: object) => [
    { hand: ['altar', 'theater', 'stockade'], choice },
    { hand: ['altar', 'theater'] },
    { wonder: 'rhodos' },
  ];
  const freeCity = { seat: 2, holder: 0 };
  const found = ask(
    {
      whole: { freeCity, seats: seats() },
      left: { freeCity, seats: seats({ do: 'sell', card: 'altar' }) },
      forced: { freeCity, seats: [{ hand: ['barracks', 'stockade'] }, { hand: ['altar'] }, { wonder: 'rhodos' }] },
      draws: { freeCity: { ...freeCity, drawPile: ['baths'] }, seats: [{ hand: ['altar'] }, { hand: ['altar'] }, {}] },
    },
    ['--seat', '2'],
  );
  const cards = (name: keyof typeof found): string[] => found[name].cards.map(({ card }: { card: string }) => card);

  test('B-12.7: chooses from the hand of its holder, less the card the holder has chosen', () => {
    expect(cards('whole')).toEqual(['altar', 'theater', 'stockade']);
    expect(cards('left')).toEqual(['theater', 'stockade']);
  });

  test('B-12.8: may not sell while it can build', () => {
    expect(found.forced.cards).toMatchObject([
      { card: 'barracks', build: [paid({})], sell: false },
      { card: 'stockade', build: [], sell: false },
    ]);
  });

  test('B-12.6: its holder has drawn a card when both hands were equal', () => {
    expect(cards('draws')).toEqual(['altar', 'baths']);
  });
});

test('seat 0 is asked if no seat is named, and an empty hand has no moves', () => {
  const scenario = JSON.stringify({ seats: [{ hand: ['altar'] }, {}, {}] });
  expect(json(['moves', '-'], scenario).cards).toHaveLength(1);
  expect(output(['moves', '-', '--seat', '1'], scenario)).toBe(
    'City 1 has 3 coins; on its left is City 2, on its right City 0\n\nIt holds no cards.\n',
  );
});

test('for people: whom to pay, what is free, and why not', () => {
  const scenario = {
    age: 2,
    seats: [
      {
        wonder: 'giza',
        coins: 2,
        city: ['baths', 'quarry', 'lumber-yard'],
        hand: ['aqueduct', 'loom', 'school', costing('clay 2 coins')],
      },
      { wonder: 'rhodos' },
      { makes: ['clay'] },
    ],
  };
  expect(output(['moves', '-'], JSON.stringify(scenario))).toBe(`\
Giza A has 2 coins; on its left is Rhodos A, on its right City 2

Aqueduct
  build  free by chain from Baths
  build  no coins needed
  stage  no coins needed
  sell   for 3 coins

Loom
  build  no coins needed
  stage  no coins needed
  sell   for 3 coins

School
  build  no: needs 1 more papyrus; neither neighbour sells it
  stage  no coins needed
  sell   for 3 coins

Blue structure (1 clay, 2 coins)
  build  no: costs 4 coins with trade and there are 2 to spend
  stage  no coins needed
  sell   for 3 coins
`);
});

describe('stages', () => {
  const { joins, poor, offers, both } = ask({
    joins: {
      modules: ['base', 'edifice'],
      edifices: [{ id: 'money-changer', left: 2 }],
      seats: [{ wonder: 'giza', makes: ['stone'], hand: ['altar'] }, {}, {}],
    },
    poor: {
      modules: ['base', 'edifice'],
      edifices: [{ id: 'money-changer', left: 2 }],
      seats: [{ wonder: 'giza', coins: 0, makes: ['stone'], hand: ['altar'] }, {}, {}],
    },
    offers: {
      seats: [{ wonder: 'carthage', side: 'night', makes: ['2 ore'], hand: ['altar'] }, { makes: ['papyrus'] }, {}],
    },
    both: {
      modules: ['base', 'edifice'],
      edifices: [{ id: 'outpost', left: 1 }],
      seats: [{ wonder: 'carthage', stages: 1, makes: ['ore', 'papyrus'], hand: ['altar'] }, {}, {}],
    },
  });
  const pay = (coins: object = {}) => ({ ...NOTHING, ...coins });

  test('E-19: taking part is a way of its own, if there are coins for it', () => {
    expect(joins.cards[0].stage).toEqual([{ pay: pay() }, { pay: pay({ bank: 1 }), join: true }]);
    expect(poor.cards[0].stage).toEqual([{ pay: pay() }]);
  });

  test('E-16, E-18, E-19: why no stage takes part, in games where one could', () => {
    const at = (seat: object, edifice: object = {}) => ({
      modules: ['base', 'edifice'],
      edifices: [{ id: 'money-changer', ...edifice }],
      seats: [{ wonder: 'giza', makes: ['stone'], hand: ['altar'], ...seat }, {}, {}],
    });
    const found = ask({
      able: at({}),
      poor: at({ coins: 0 }),
      member: at({ pawns: [1, 0, 0] }),
      built: at({}, { state: 'built' }),
      failed: at({}, { state: 'failed' }),
      none: { ...at({}), edifices: [] },
      finished: at({ stages: 3 }),
      base: { seats: at({}).seats },
    });
    const why = Object.fromEntries(Object.entries(found).map(([name, { cards }]) => [name, cards[0].whyNoJoin]));
    expect(why).toEqual({
      able: null,
      poor: 'costs 1 coin and there are 0 to spend',
      member: 'this city takes part in money-changer already',
      built: 'money-changer is built already',
      failed: 'money-changer has failed',
      none: 'there is nothing to take part in',
      finished: 'the wonder is complete',
      base: undefined,
    });
    expect(output(['moves', '-'], JSON.stringify(at({ coins: 0 })))).toContain(`
  stage  no coins needed
  join   no: costs 1 coin and there are 0 to spend
  sell `);
    expect(output(['moves', '-'], JSON.stringify(at({ stages: 3 })))).not.toContain('join');
  });

  test('E-63: each option is a way of its own', () => {
    expect(offers.cards[0].stage).toEqual([
      { pay: pay({ left: 2 }), option: 1 },
      { pay: pay({ left: 2 }), option: 2 },
    ]);
  });

  test('E-64: options and taking part go together', () => {
    expect(both.cards[0].stage).toEqual([
      { pay: pay(), option: 1 },
      { pay: pay(), option: 2 },
      { pay: pay({ bank: 1 }), join: true, option: 1 },
      { pay: pay({ bank: 1 }), join: true, option: 2 },
    ]);
  });

  test('for people', () => {
    const seats = [{ wonder: 'carthage', stages: 1, makes: ['ore', 'papyrus'], hand: ['altar'] }, {}, {}];
    const table = { modules: ['base', 'edifice'], edifices: [{ id: 'outpost', left: 1 }], seats };
    expect(output(['moves', '-'], JSON.stringify(table))).toBe(`\
Carthage (day) has 3 coins; on its left is City 1, on its right City 2

Altar
  build  no coins needed
  stage  option 1, 7 coins: no coins needed
  stage  option 2, 1 shield: no coins needed
  stage  option 1, 7 coins, taking part in Outpost: 1 coin to the bank
  stage  option 2, 1 shield, taking part in Outpost: 1 coin to the bank
  sell   for 3 coins
`);
    const offer = (wonder: object) =>
      output(['moves', '-'], JSON.stringify({ ...table, seats: [{ coins: 0, hand: ['altar'], ...wonder }, {}, {}] }));
    const night = offer({ wonder: 'carthage', side: 'night', makes: ['2 ore', 'papyrus'] });
    expect(night).toContain('stage  option 1, 7 coins and 4 points: no coins needed\n');
    const second = { wonder: 'carthage', side: 'night', stages: 1, options: [2], makes: ['3 wood', 'loom'] };
    expect(offer(second)).toContain(
      '  stage  option 1, a card of the discard pile: no coins needed\n  stage  option 2, a symbol of choice: no coins needed\n',
    );
    expect(offer({ wonder: 'ur', stages: 1, makes: ['2 stone', 'clay'] })).toContain(
      '  stage  option 3, a pawn of Age III: no coins needed\n',
    );
  });
});
