import { describe, expect } from 'vitest';
import type { ScenarioSeat } from '../../src/scenario-types.ts';
import { build, rule, stage, type Tabletop, table } from '../kit/index.ts';

/** The score sheet of a city, its neighbours being as said. */
const sheet = (me: ScenarioSeat, left: ScenarioSeat = {}, right: ScenarioSeat = {}) =>
  table({ age: 3, me, left, right }).score();

describe('the score sheet', () => {
  const city: ScenarioSeat = {
    wonder: 'giza',
    stages: 2,
    coins: 7,
    tokens: { victory: [1, 3], defeat: 1 },
    city: ['altar', 'lighthouse', 'spies-guild', 'apothecary', 'stone-pit', 'stockade'],
  };

  rule('B-9.1', 'the military line is the sum of all tokens', () => {
    expect(sheet({ tokens: { victory: [1, 3, 3, 5, 5], defeat: 2 } }).military).toBe(15);
    expect(sheet({ shields: 9 }).military).toBe(0);
  });

  rule('B-9.1', 'the military line can be below zero', () => {
    const { military, total } = sheet({ coins: 0, tokens: { defeat: 6 } });
    expect([military, total]).toEqual([-6, -6]);
  });

  rule('B-9.2', 'three full coins make a point, a rest makes none', () => {
    expect([0, 2, 3, 5, 6, 30].map((coins) => sheet({ coins }).treasury)).toEqual([0, 0, 1, 1, 2, 10]);
  });

  rule('B-9.3', 'a built stage scores what it shows, one that is not built nothing', () => {
    const giza = [0, 1, 2, 3, 4].map((stages) => sheet({ wonder: 'giza', side: 'B', stages }).wonder);
    expect(giza).toEqual([0, 3, 8, 13, 20]);
    expect(sheet({ wonder: 'rhodos', side: 'B', stages: 2 }).wonder).toBe(7);
  });

  rule('B-9.4', 'blue cards score what they show', () => {
    expect(sheet({ city: ['palace', 'pawnshop', 'senate'] }).civilian).toBe(8 + 3 + 6);
    expect(sheet({ city: ['stockade', 'stone-pit', 'workshop', 'tavern'] }).civilian).toBe(0);
  });

  rule('B-9.4', 'a blue card under the wonder scores nothing', () => {
    const t = table({ me: { wonder: 'giza', makes: ['stone'], hand: ['palace'] } });
    expect(t.play({ me: stage('palace') }).score()).toMatchObject({ civilian: 0, wonder: 3 });
  });

  rule('B-9.8', 'the total is the sum of the seven lines', () => {
    expect(sheet(city, { city: ['walls', 'barracks'] })).toEqual({
      military: 3,
      treasury: 2,
      wonder: 8,
      civilian: 2,
      commerce: 1,
      guilds: 2,
      science: 1,
      total: 3 + 2 + 8 + 2 + 1 + 2 + 1,
    });
  });
});

describe('science', () => {
  const science = (compass: number, gear: number, tablet: number, any = 0) =>
    sheet({ symbols: { compass, gear, tablet, any } }).science;

  rule('B-9.5', 'each symbol scores the square of its number, each group of three 7', () => {
    expect(science(2, 0, 0)).toBe(4);
    expect(science(1, 2, 0)).toBe(5);
    expect(science(1, 1, 1)).toBe(3 + 7);
    expect(science(4, 3, 2)).toBe(16 + 9 + 4 + 14);
    expect(science(0, 0, 0)).toBe(0);
  });

  rule('B-9.5', 'the three symbols are worth the same', () => {
    expect([science(4, 2, 1), science(2, 4, 1), science(1, 2, 4), science(4, 1, 2)]).toEqual([28, 28, 28, 28]);
  });

  rule('B-9.5', 'symbols of choice become whatever gives most, together', () => {
    expect(science(0, 0, 0, 1)).toBe(1);
    expect(science(1, 0, 0, 2)).toBe(10); // a group, not three of a kind
    expect(science(4, 0, 0, 2)).toBe(36); // six of a kind, not a group
    expect(science(2, 2, 0, 2)).toBe(26);
  });

  rule('B-9.5', 'the Scientists Guild and Babylon give symbols of choice, on the science line', () => {
    const me = { wonder: 'babylon', stages: 2, city: ['apothecary', 'scientists-guild'] };
    expect(sheet(me)).toMatchObject({ science: 10, guilds: 0, wonder: 3 });
  });

  rule('B-9.W4', 'three, two and one of the symbols: 21', () => {
    const city = ['apothecary', 'dispensary', 'lodge', 'workshop', 'laboratory', 'scriptorium'];
    expect(sheet({ city }).science).toBe(21);
  });

  rule('B-9.W5', 'three, two and two: 31', () => {
    const city = ['apothecary', 'dispensary', 'lodge', 'workshop', 'study', 'scriptorium', 'school'];
    expect(sheet({ city }).science).toBe(31);
  });

  for (const [id, symbols, points] of [
    ['B-9.W6', [5, 0, 0], 25],
    ['B-9.W6', [0, 5, 0], 25],
    ['B-9.W7', [0, 0, 6], 36],
    ['B-9.S1', [1, 1, 1], 10],
    ['B-9.S2', [2, 2, 2], 26],
    ['B-9.S3', [3, 3, 3], 48],
    ['B-9.S4', [4, 4, 4], 76],
    ['B-9.S5', [1, 1, 1, 1], 13],
    ['B-9.S6', [2, 2, 1, 1], 26],
    ['B-9.S7', [3, 0, 0, 1], 16],
    ['B-9.S8', [4, 4, 4, 1], 85],
    ['B-9.S9', [1, 1, 0, 2], 13],
    ['B-9.S10', [4, 4, 4, 2], 96],
  ] as const) {
    const [compass, gear, tablet, any = 0] = symbols;
    rule(id, `${compass}/${gear}/${tablet} and ${any} of choice: ${points} points`, () =>
      expect(science(compass, gear, tablet, any)).toBe(points),
    );
  }
});

describe('yellow cards of Age III', () => {
  /** The card is built while the city is as said, and then the city grows. */
  function built(card: string, now: ScenarioSeat, then: string): Tabletop {
    const hand = [card, then];
    const cost = ['wood', '2 stone', '2 clay', 'ore', 'glass', 'loom', 'papyrus'];
    const me = { coins: 0, makesPrivately: cost, ...now, hand };
    return table({ age: 3, me, left: { hand }, right: { hand } }).play({ me: build(card) });
  }

  rule('B-9.6', 'their points are counted at the end, whatever they counted for coins', () => {
    const haven = built('haven', { city: ['stone-pit'] }, 'clay-pool');
    expect([haven.seat().coins, haven.score().commerce]).toEqual([1, 1]);
    const later = haven.play({ me: build('clay-pool') });
    expect([later.seat().coins, later.score().commerce]).toEqual([1, 2]);
  });

  rule('B-9.6', 'a stage built after the Arena brings its point but no coins', () => {
    const arena = built(
      'arena',
      { wonder: 'giza', stages: 1, makesPrivately: ['3 wood', '2 stone', 'ore'] },
      'theater',
    );
    expect([arena.seat().coins, arena.score().commerce]).toEqual([3, 1]);
    const later = arena.play({ me: stage('theater') });
    expect([later.seat().coins, later.score().commerce]).toEqual([3, 2]);
  });

  rule('B-9.6', 'each counts cards of its own city only', () => {
    const much = { city: ['stone-pit', 'press-age1', 'tavern', 'forum'], wonder: 'giza', stages: 3 };
    const own = sheet({ city: ['haven', 'arena', 'chamber-of-commerce'] }, much);
    expect(own.commerce).toBe(0);
    expect(sheet({ city: ['lighthouse'] }, much).commerce).toBe(1);
  });

  rule('B-9.6', 'other yellow cards score nothing', () => {
    expect(sheet({ city: ['tavern', 'marketplace', 'forum', 'vineyard', 'bazar'] }).commerce).toBe(0);
  });

  rule('B-9.W9', 'the Chamber of Commerce makes 4 points with two grey cards', () => {
    expect(sheet({ city: ['chamber-of-commerce', 'press-age1', 'loom-age2'] }).commerce).toBe(4);
  });
});

describe('guilds', () => {
  const guilds = (me: ScenarioSeat, left: ScenarioSeat = {}, right: ScenarioSeat = {}) => sheet(me, left, right).guilds;

  rule('B-9.7', 'a guild with arrows looks at the two neighbours and not at its owner', () => {
    const brown = ['stone-pit', 'clay-pool', 'mine'];
    expect(guilds({ city: ['workers-guild', ...brown] })).toBe(0);
    expect(guilds({ city: ['workers-guild', ...brown] }, { city: ['ore-vein'] }, { city: brown })).toBe(4);
  });

  rule('B-9.7', 'a guild does not look beyond the neighbours', () => {
    const t = table({ age: 3, me: { city: ['workers-guild'] }, others: [{ city: ['stone-pit'] }] });
    expect(t.score().guilds).toBe(0);
  });

  rule('B-9.7', 'the Builders Guild looks at the stages of all three', () => {
    const me = { city: ['builders-guild'], wonder: 'giza', stages: 1 };
    expect(guilds(me, { wonder: 'rhodos', stages: 2 }, { wonder: 'ephesos', stages: 3 })).toBe(6);
  });

  rule('B-9.7', 'the Shipowners Guild counts brown, grey and purple cards of its owner, itself included', () => {
    const me = { city: ['shipowners-guild', 'stone-pit', 'quarry', 'press-age1', 'scientists-guild', 'altar'] };
    expect(guilds(me, { city: ['clay-pool', 'loom-age1', 'workers-guild'] })).toBe(2 + 1 + 2);
    expect(guilds({ city: ['shipowners-guild'] })).toBe(1);
  });

  rule('B-9.7', 'the resource of the board is not a card', () => {
    expect(guilds({ city: ['workers-guild'] }, { wonder: 'giza' }, { wonder: 'rhodos' })).toBe(0);
    expect(guilds({ city: ['craftsmens-guild'] }, { wonder: 'ephesos' }, { wonder: 'alexandria' })).toBe(0);
    expect(guilds({ city: ['shipowners-guild'], wonder: 'giza' })).toBe(1);
  });

  rule('B-9.7', 'a card marking a stage does not count as one', () => {
    const left = { wonder: 'giza', makes: ['stone'], hand: ['clay-pool'] };
    const t = table({ age: 3, me: { city: ['workers-guild', 'builders-guild'] }, left });
    expect(t.play({ left: stage('clay-pool') }).score().guilds).toBe(0 + 1);
  });
});

describe('the winner', () => {
  const winners = (me: ScenarioSeat, left: ScenarioSeat, right: ScenarioSeat = { coins: 0 }) =>
    table({ age: 3, me, left, right }).winners();

  rule('B-9.8', 'the highest sum wins', () => {
    expect(winners({ coins: 0, city: ['palace'] }, { coins: 21 })).toEqual([0]);
    expect(winners({ coins: 21 }, { coins: 0, city: ['palace'] })).toEqual([1]);
    expect(winners({ tokens: { defeat: 6 } }, {}, { city: ['altar'] })).toEqual([2]);
  });

  rule('B-9.8', 'among equals the larger treasury decides', () => {
    expect(winners({ coins: 4 }, { coins: 5 })).toEqual([1]);
    expect(winners({ coins: 2, city: ['altar'] }, { coins: 8 })).toEqual([1]);
    expect(winners({ coins: 8 }, { coins: 2, city: ['palace'] })).toEqual([1]);
  });

  rule('B-9.8', 'those who are equal in this too win together', () => {
    expect(winners({ coins: 5 }, { coins: 5 }, { coins: 4 })).toEqual([0, 1]);
    expect(winners({}, {}, {})).toEqual([0, 1, 2]);
  });

  rule('B-9.8', 'the end of the game announces totals and winners', () => {
    const t = table({ age: 3, turn: 6, me: { city: ['palace'], coins: 0 } }).play({});
    expect(t.events.at(-1)).toEqual({ event: 'over', totals: [9, 2, 2], winners: [0], teams: null });
  });
});

describe('worked values', () => {
  rule('B-9.W1', 'tokens 1, 3, 5, −1, −1 and −1 make 6 points', () => {
    expect(sheet({ tokens: { victory: [1, 3, 5], defeat: 3 } }).military).toBe(6);
  });

  rule('B-9.W2', 'a treasury of 14 coins makes 4 points', () => {
    expect(sheet({ coins: 14 }).treasury).toBe(4);
  });

  rule('B-9.W3', 'Altar, Aqueduct and Town Hall make 13 points', () => {
    expect(sheet({ city: ['altar', 'aqueduct', 'town-hall'] }).civilian).toBe(13);
  });

  rule('B-9.W10', 'all stages of Alexandria A together make 10 points', () => {
    expect(sheet({ wonder: 'alexandria', stages: 3 }).wonder).toBe(10);
  });

  rule('B-9.W11', '2 wood, glass and papyrus with own wood and glass: each neighbour receives 2 coins', () => {
    const me = { makes: ['wood', 'glass'], coins: 4, hand: ['university'] };
    const t = table({ age: 3, me, left: { makes: ['wood'] }, right: { makes: ['papyrus'] } });
    expect(t.offers('university')).toEqual([{ left: 2, right: 2 }]);
    const built = t.play({ me: build('university') });
    expect(built.seat()).toMatchObject({ city: ['university'], coins: 0 });
    expect([built.seat('left').coins, built.seat('right').coins]).toEqual([3 + 2 + 3, 3 + 2 + 3]);
  });

  rule(
    'B-9.W12',
    'each neighbour buys both stones: 8 coins that cannot be spent in this turn, while the stones can',
    () => {
      const hand = ['theater', 'library'];
      const me = { wonder: 'olympia', stages: 1, makes: ['2 stone'], coins: 0, hand };
      const left = { wonder: 'alexandria', coins: 4, makes: ['loom'], hand };
      const t = table({ me, left, right: { wonder: 'ephesos', coins: 4, hand } });
      expect(t.why('library')).toBe('costs 2 coins with trade and there are 0 to spend');
      const next = stage('theater');
      const done = t.play({ me: next, left: next, right: next });
      expect(done.seat()).toMatchObject({ stage: 2, coins: 8 });
      expect(done.seat('left')).toMatchObject({ stage: 1, coins: 0 });
      expect(done.seat('right')).toMatchObject({ stage: 1, coins: 0 });
      expect(done.offers('library')).toEqual([{ left: 2 }]);
    },
  );
});
