import { describe, expect } from 'vitest';
import type { ScenarioSeat } from '../../../src/scenario-types.ts';
import { retally } from '../../../src/tally.ts';
import { view } from '../../../src/view.ts';
import {
  build,
  expectRefused,
  LEADERS,
  mix,
  PASS,
  type Place,
  pick,
  rule,
  sell,
  stage,
  type TableLiteral,
  type Tabletop,
} from '../../kit/index.ts';

const { recruitment, table } = mix('leaders');

const GUILD = 'courtesans-guild';
/** What the guild costs, for a city that builds nothing else with it. */
const MAKES = ['wood', 'clay', 'glass', 'loom'];

/** I have built the guild in a turn of Age III, with this leader on my left, and have to copy one. */
function copying(leaders: string[], { me, left, ...rest }: TableLiteral = {}): Tabletop {
  return table({
    age: 3,
    ...rest,
    me: { makes: MAKES, coins: 0, hand: [GUILD, 'altar'], ...me },
    left: { hand: ['theater', 'baths'], leaders, ...left },
    right: { hand: ['theater', 'pawnshop'], ...rest.right },
  }).play({ me: build(GUILD) });
}

/** And have copied it. */
const copier = (leader: string, rest: TableLiteral = {}): Tabletop =>
  copying([leader], rest).answer('me', pick(leader));

/** A city in Age III that has copied this leader before. */
const hasCopied = (leader: string, me: ScenarioSeat, rest: TableLiteral = {}): Tabletop =>
  table({
    age: 3,
    ...rest,
    me: { ...me, city: [GUILD, ...(me.city ?? [])], courtesan: leader },
    left: { ...rest.left, leaders: [leader] },
  });

const totalsOf = (t: Tabletop, place: Place) => t.game.state.seats[t.at(place)].tally;

describe('the token', () => {
  rule('L-44', 'when the guild is built, its owner has to choose one recruited leader of a neighbour at once', () => {
    const t = copying(['sappho', 'nero'], { right: { leaders: ['plato'], leaderHand: ['midas'] } });
    expect([t.asked(), t.asked('left'), t.asked('right')]).toEqual(['pick', null, null]);
    expect(t.picks()).toEqual(['nero', 'plato', 'sappho']);
    expectRefused(t, 'me', PASS, 'not-this-question');
    const after = t.answer('me', pick('plato'));
    expect(after.pile('courtesan')).toEqual(['plato']);
    expect(after.events).toContainEqual({ event: 'copied', seat: 0, card: 'plato' });
    expect([after.game.state.age, after.game.state.turn]).toEqual([3, 2]);
  });

  rule('L-44', 'only leaders in play next door: not own ones, not across the table, not in hand', () => {
    const t = copying(['sappho'], {
      me: { leaders: ['euclid'], leaderHand: ['croesus'] },
      left: { leaderHand: ['nero'] },
      others: [{ leaders: ['plato'], hand: ['baths', 'theater'] }],
    });
    expect(t.picks()).toEqual(['sappho']);
    for (const leader of ['euclid', 'croesus', 'nero', 'plato', 'zenobia', 'theater'])
      expectRefused(t, 'me', pick(leader), 'not-offered');
    expectRefused(t, 'me', build('sappho'), 'not-this-question');
    expectRefused(t, 'left', pick('sappho'), 'not-asked');
  });

  rule('L-44', 'a leader that marks a stage next door cannot be copied', () => {
    const left: ScenarioSeat = { wonder: 'giza', makes: ['stone'], leaderHand: ['nero'] };
    const t = recruitment({ age: 3, me: { makes: MAKES, hand: [GUILD, 'altar'] }, left })
      .answer('left', stage('nero'))
      .play({ me: build(GUILD) });
    expect([t.seat().city, t.asked(), t.pile('courtesan')]).toEqual([[GUILD], null, []]);
  });

  rule('L-44', 'the guild under a stage, sold or in hand copies nothing', () => {
    const me: ScenarioSeat = { wonder: 'giza', makes: ['stone'], hand: [GUILD, 'altar'] };
    for (const deed of [stage(GUILD), sell(GUILD), sell('altar')]) {
      const left = { leaders: ['nero'], hand: ['theater', 'baths'] };
      const t = table({ age: 3, me, left, right: { hand: ['theater', 'pawnshop'] } }).play({ me: deed });
      expect(t.asked()).toBe('play');
      expect(t.pile('courtesan')).toEqual([]);
    }
  });

  rule('L-44', 'all see which leader is copied', () => {
    const { game } = copier('nero');
    for (const viewer of [1, 2, null])
      expect(view(game, viewer).seats[0].piles[game.rules.seatPile('courtesan')].cards).toEqual([
        game.rules.cardByName.get('nero'),
      ]);
  });

  rule('L-45', 'the player whose leader is copied loses nothing', () => {
    for (const leader of LEADERS) {
      const before = copying([leader]);
      const after = before.answer('me', pick(leader));
      expect(after.pile('leaders', 'left')).toEqual([leader]);
      expect(totalsOf(after, 'left')).toEqual(totalsOf(before, 'left'));
      expect(after.seat('left').coins).toBe(before.seat('left').coins);
      expect(after.score('left').leaders).toBe(before.score('left').leaders);
      expect(after.score('left').science).toBe(before.score('left').science);
    }
  });

  rule('L-52', 'a copied leader is not a leader of the copier’s city for a Diplomats Guild next door', () => {
    const city = { city: ['diplomats-guild'] };
    const t = copier('nero', { right: { ...city, hand: ['theater', 'pawnshop'] } });
    expect(t.score('right').guilds).toBe(1);
    const alone = copier('nero', {
      others: [{ hand: ['theater', 'baths'] }],
      right: { ...city, hand: ['theater', 'pawnshop'] },
    });
    expect(alone.score('right').guilds).toBe(0);
    expect(alone.pile('leaders')).toEqual([]);
  });

  rule('L-R3', 'a copied leader is no white card and no card of the colour it supports', () => {
    for (const leader of ['euclid', 'caesar', 'varro']) {
      const { colours } = totalsOf(copier(leader), 'me');
      expect(colours).toEqual([0, 0, 0, 0, 0, 0, 1, 0, 0]);
    }
    const t = hasCopied('hypatia', { symbols: { compass: 1 }, leaders: ['euclid'] });
    expect(t.score().guilds).toBe(0);
  });

  rule('L-44', 'what the copier has is what the city has told anew from its facts', () => {
    for (const leader of LEADERS) {
      const t = copier(leader, { discard: ['stockade'] });
      const { game } = t.asked() === 'pick' ? t.answer('me', PASS) : t;
      expect(game.state.seats[0].tally, leader).toEqual(retally(game.rules, game.state.seats[0]));
    }
  });
});

describe('what the copier has', () => {
  /** Points that copying this leader adds, by line of the sheet. */
  function added(leader: string, me: ScenarioSeat, rest: TableLiteral = {}): Record<string, number> {
    const whole = hasCopied(leader, me, rest).score();
    const without = table({
      age: 3,
      ...rest,
      me: { ...me, city: [GUILD, ...(me.city ?? [])] },
      left: { ...rest.left, leaders: [leader] },
    }).score();
    return Object.fromEntries(
      Object.keys(whole).flatMap((line) =>
        whole[line] === without[line] ? [] : [[line, whole[line] - without[line]]],
      ),
    );
  }
  const onGuildLine = (points: number) => ({ guilds: points, total: points });
  const onScienceLine = (points: number) => ({ science: points, total: points });

  rule('X-10', 'Sappho, Zenobia, Nefertiti, Cleopatra: the points', () => {
    for (const [leader, points] of [
      ['sappho', 2],
      ['zenobia', 3],
      ['nefertiti', 4],
      ['cleopatra', 5],
    ] as const)
      expect(added(leader, {})).toEqual(onGuildLine(points));
  });

  /** Leaders that count something: a city in which they count to this, and the points for the copier. */
  const COUNTERS: [leader: string, me: ScenarioSeat, points: number][] = [
    ['hypatia', { city: ['apothecary', 'workshop'] }, 2],
    ['nebuchadnezzar', { city: ['altar', 'baths', 'theater'] }, 3],
    ['phidias', { city: ['lumber-yard'] }, 1],
    ['varro', { city: ['tavern', 'marketplace'] }, 2],
    ['pericles', { city: ['stockade', 'barracks'] }, 4],
    ['praxiteles', { city: ['loom'] }, 2],
    ['hiram', { city: ['spies-guild'] }, 4], // the guild itself is a purple card too
    ['justinian', { city: ['stockade', 'altar', 'apothecary'] }, 3],
    ['plato', { city: ['lumber-yard', 'loom', 'altar', 'tavern', 'stockade', 'apothecary'] }, 7],
    ['amytis', { wonder: 'giza', stages: 2 }, 4],
    ['alexander', { tokens: { victory: [1, 5], defeat: 1 } }, 2],
    ['midas', { coins: 10 }, 3],
  ];
  for (const [leader, me, points] of COUNTERS)
    rule('X-10', `${leader}: the points, counted at the end in the copier’s own city`, () => {
      expect(added(leader, me)).toEqual(onGuildLine(points));
      const richLeft: ScenarioSeat = {
        coins: 30,
        city: [...['lumber-yard', 'loom', 'altar', 'tavern', 'stockade', 'apothecary', 'workers-guild']],
        wonder: 'rhodos',
        stages: 3,
        tokens: { victory: [1, 3] },
      };
      const nothing = { coins: 0 };
      const own = leader === 'hiram' ? onGuildLine(2) : {};
      expect(added(leader, nothing, { left: richLeft })).toEqual(own);
    });

  rule('X-10', 'Euclid, Ptolemy, Pythagoras: the science symbol', () => {
    for (const [leader, symbol] of [
      ['euclid', 'compass'],
      ['ptolemy', 'tablet'],
      ['pythagoras', 'gear'],
    ] as const) {
      expect(added(leader, { symbols: { [symbol]: 2 } })).toEqual(onScienceLine(5));
      const two = { compass: 1, gear: 1, tablet: 1, [symbol]: 0 };
      expect(added(leader, { symbols: two })).toEqual(onScienceLine(8));
    }
  });

  rule('X-10', 'Aristotle: 10 points for each own group of symbols', () => {
    expect(added('aristotle', { symbols: { compass: 2, gear: 2, tablet: 2 } })).toEqual(onScienceLine(6));
    expect(added('aristotle', { symbols: { compass: 1, gear: 2, tablet: 5, any: 1 } })).toEqual(onScienceLine(5));
    expect(added('aristotle', {}, { left: { symbols: { compass: 1, gear: 1, tablet: 1 } } })).toEqual({});
  });

  rule('L-R2', 'points stand on the guild line, symbols and what Aristotle adds on the science line', () => {
    expect(hasCopied('cleopatra', {}).score()).toMatchObject({ guilds: 5, leaders: 0 });
    expect(hasCopied('euclid', {}).score()).toMatchObject({ science: 1, guilds: 0, leaders: 0 });
  });

  rule('X-10', 'Hannibal, Caesar: the shields, for the conflicts of Age III', () => {
    for (const [leader, shields] of [
      ['hannibal', 1],
      ['caesar', 2],
    ] as const) {
      const t = table({
        age: 3,
        turn: 6,
        me: { makes: MAKES, hand: [GUILD] },
        left: { leaders: [leader] },
        right: { shields },
      })
        .play({ me: build(GUILD) })
        .answer('me', pick(leader));
      const standoffs = t.events.filter(({ event }) => event === 'standoff');
      expect(standoffs.map((event) => ('strength' in event ? event.strength : -1))).toEqual([
        shields,
        shields,
        shields,
      ]);
    }
  });

  rule('X-10', 'Croesus: 6 coins at once', () => {
    const before = copying(['croesus']);
    const after = before.answer('me', pick('croesus'));
    expect(after.seat().coins).toBe(6);
    expect(after.game.state.bank).toBe(before.game.state.bank - 6);
    expect(after.play({ me: sell('pawnshop') }).seat().coins).toBe(9);
  });

  rule('X-10', 'Nero: 2 coins for each victory of Age III', () => {
    const literal = { turn: 6, me: { makes: MAKES, coins: 0, shields: 5, hand: [GUILD] } };
    const t = table({ age: 3, ...literal, left: { leaders: ['nero'] } }).play({ me: build(GUILD) });
    const end = t.answer('me', pick('nero'));
    expect(end.seat().tokens).toMatchObject({ 'victory-5': 2 });
    expect(end.seat().coins).toBe(4);
  });

  rule('X-10', 'Tomyris: in the conflicts of Age III the winner takes the defeat token', () => {
    const me = { makes: MAKES, hand: [GUILD], tokens: { defeat: 2 } };
    const t = table({ age: 3, turn: 6, me, left: { leaders: ['tomyris'] }, right: { shields: 1 } });
    const end = t.play({ me: build(GUILD) }).answer('me', pick('tomyris'));
    expect(end.seat().tokens.defeat).toBe(2);
    expect(end.seat('right').tokens).toMatchObject({ 'victory-5': 2, defeat: 2 });
  });

  rule('X-10', 'Xenophon, Vitruvius: from the next build on', () => {
    const yellow = copier('xenophon', { right: { hand: ['theater', 'marketplace'] } });
    expect(yellow.seat().coins).toBe(0);
    expect(yellow.play({ me: build('marketplace') }).seat().coins).toBe(2);
    const chain = copier('vitruvius', { me: { city: ['temple'] }, right: { hand: ['theater', 'pantheon'] } });
    expect(chain.seat().coins).toBe(0);
    expect(chain.play({ me: build('pantheon', 'chain') }).seat().coins).toBe(2);
  });

  rule('X-10', 'Hatshepsut: from the next purchase on, not for the guild itself', () => {
    const me = { makes: ['wood', 'clay', 'glass'], coins: 9, hand: [GUILD, 'altar'] };
    const right = { hand: ['theater', { cost: 'loom', colour: 'blue' as const }] };
    const t = copying(['hatshepsut'], { me, left: { makes: ['loom'] }, right });
    const after = t.answer('me', pick('hatshepsut'));
    expect(after.seat().coins).toBe(9 - 2);
    expect(after.play({ me: build('made-up-2-1') }).seat().coins).toBe(9 - 4 + 1);
  });

  rule('X-10', 'Bilkis: from the next purchase on, not for the guild itself', () => {
    const right = { hand: ['theater', { cost: 'papyrus', colour: 'blue' as const }] };
    const t = copier('bilkis', { me: { coins: 5 }, right });
    expect(t.offers('made-up-2-1')).toEqual([{ bank: 1 }]);
    const lacking = { makes: ['wood', 'clay', 'glass'], hand: [GUILD, 'altar'], coins: 5 };
    const unpaid = table({ age: 3, me: lacking, left: { leaders: ['bilkis'] } });
    expectRefused(unpaid, 'me', build(GUILD), 'cannot-pay');
  });

  rule('X-10', 'Archimedes, Leonidas, Hammurabi: one resource less from the next build on', () => {
    for (const [leader, colour] of [
      ['archimedes', 'green'],
      ['leonidas', 'red'],
      ['hammurabi', 'blue'],
    ] as const) {
      const t = copier(leader, {
        right: { hand: ['theater', { cost: '2 ore', colour }] },
        me: { makes: [...MAKES, 'ore'] },
      });
      expect(t.offers('made-up-2-1')).toEqual([{}]);
      const other = colour === 'red' ? 'blue' : 'red';
      const not = copier(leader, { right: { hand: ['theater', { cost: 'ore', colour: other }] } });
      expect(not.offers('made-up-2-1')).toEqual([]);
    }
  });

  rule('X-10', 'Imhotep: stages cost one resource less', () => {
    const t = copier('imhotep', { me: { wonder: 'ephesos' } }); // A1 costs 2 stone
    expect(t.stageOffers()).toEqual([]);
    const one = copier('imhotep', { me: { wonder: 'ephesos', makes: [...MAKES, 'stone'] } });
    expect(one.stageOffers()).toEqual([{}]);
  });

  rule('X-10', 'Ramses: later guilds for nothing', () => {
    const t = copier('ramses', { right: { hand: ['theater', 'spies-guild'] } });
    expect(t.ways('spies-guild').map(({ via }) => via)).toEqual(['ramses']);
    const self = table({ age: 3, me: { hand: [GUILD], coins: 0 }, left: { leaders: ['ramses'] } });
    expectRefused(self, 'me', build(GUILD), 'cannot-pay');
  });

  rule('X-10', 'Maecenas: nothing, as no recruitment turn is left', () => {
    const t = copier('maecenas');
    expect(t.seat().coins).toBe(0);
    expect(added('maecenas', {})).toEqual({});
    // Rome's extra leader keeps its price
    const rome: ScenarioSeat = {
      wonder: 'rome',
      side: 'B',
      stages: 1,
      coins: 9,
      hand: ['altar'],
      leaderHand: ['caesar'],
    };
    const extra = hasCopied('maecenas', { ...rome, makes: ['stone', 'clay', 'loom'] }).play({ me: stage('altar') });
    expect(extra.offers('caesar')).toEqual([{ bank: 3 }]);
  });

  rule('X-10', 'Solomon: one card of the discard pile in this turn', () => {
    const t = copier('solomon', { discard: ['stockade', 'walls'] });
    expect(t.picks()).toEqual(['stockade', 'theater', 'walls']);
    const after = t.answer('me', pick('walls'));
    expect(after.seat().city).toEqual([GUILD, 'walls']);
    expect(after.discard()).not.toContain('walls');
    // one time only: the next turn asks for nothing more
    expect(after.game.state.turn).toBe(2);
    const end = after.play({ me: sell('pawnshop') });
    expect(end.game.state.at).toBe(end.game.rules.end);
  });

  rule('X-10', 'each leader has its place in the table', () => {
    const others = [
      ...['sappho', 'zenobia', 'nefertiti', 'cleopatra', 'euclid', 'ptolemy', 'pythagoras', 'aristotle', 'hannibal'],
      ...['caesar', 'croesus', 'nero', 'tomyris', 'xenophon', 'vitruvius', 'hatshepsut', 'bilkis', 'archimedes'],
      ...['leonidas', 'hammurabi', 'imhotep', 'ramses', 'maecenas', 'solomon'],
    ];
    expect([...COUNTERS.map(([leader]) => leader), ...others].sort()).toEqual(LEADERS);
  });
});

describe('who can be copied, and when', () => {
  rule('X-11', 'if neither neighbour has a recruited leader the guild copies nothing, then and later', () => {
    const t = copying([], { me: { leaders: ['euclid'] }, others: [{ leaders: ['nero'], hand: ['theater', 'baths'] }] });
    expect(t.asked()).toBe('play');
    expect(t.pile('courtesan')).toEqual([]);
    expect(t.seat().city).toEqual([GUILD]);
    // a leader that comes next door later is not copied
    const rome: ScenarioSeat = { wonder: 'rome', side: 'B', stages: 1, makes: ['stone', 'clay', 'loom'], coins: 9 };
    const later = table({
      age: 3,
      me: { city: [GUILD], hand: ['altar', 'baths'] },
      left: { ...rome, leaderHand: ['cleopatra'], hand: ['theater', 'stockade'] },
      right: { hand: ['theater', 'barracks'] },
    })
      .play({ left: stage('theater') })
      .answer('left', build('cleopatra'));
    expect(later.asked()).toBe('play');
    expect(later.pile('courtesan')).toEqual([]);
    expect(later.score().guilds).toBe(0);
  });

  rule('X-11', 'the token stays where it is to the end', () => {
    const t = copier('cleopatra');
    const end = t.play({});
    expect(end.pile('courtesan')).toEqual(['cleopatra']);
    expect(end.score().guilds).toBe(5);
    expect(end.events.filter(({ event }) => event === 'copied')).toHaveLength(1);
  });

  rule('X-11', 'the guild is a purple card for Hiram, Plato, the Architects Guild and the Shipowners Guild', () => {
    const score = (me: ScenarioSeat, left: ScenarioSeat = {}) => table({ age: 3, me: { coins: 0, ...me }, left });
    expect(score({ city: [GUILD], leaders: ['hiram'] }).score().leaders).toBe(2);
    const six = ['lumber-yard', 'loom', 'altar', 'tavern', 'stockade', 'apothecary'];
    expect(score({ city: [GUILD, ...six], leaders: ['plato'] }).score().leaders).toBe(7);
    expect(score({ city: [GUILD] }, { city: ['architects-guild'] }).score('left').guilds).toBe(3);
    expect(score({ city: [GUILD, 'shipowners-guild'] }).score().guilds).toBe(2);
  });

  const romeB: ScenarioSeat = { wonder: 'rome', side: 'B', stages: 1, makes: ['stone', 'clay', 'loom'], coins: 9 };

  rule('X-11', 'a guild chosen in this turn does not copy a leader whom Rome B recruits in it', () => {
    const chosen = (leaders: string[]) =>
      table({
        age: 3,
        me: { makes: MAKES, hand: [GUILD, 'altar'] },
        left: { ...romeB, leaders, leaderHand: ['cleopatra'], hand: ['theater', 'baths'] },
        right: { hand: ['theater', 'pawnshop'] },
      }).play({ me: build(GUILD), left: stage('theater') });
    // the guild is asked first
    const t = chosen(['nero']);
    expect([t.asked(), t.asked('left')]).toEqual(['pick', null]);
    expect(t.picks()).toEqual(['nero']);
    expect(t.answer('me', pick('nero')).asked('left')).toBe('play');
    const none = chosen([]);
    expect([none.asked(), none.asked('left')]).toEqual([null, 'play']);
    const after = none.answer('left', build('cleopatra'));
    expect(after.pile('leaders', 'left')).toEqual(['cleopatra']);
    expect([after.asked(), after.pile('courtesan')]).toEqual(['play', []]);
  });

  rule('X-11', 'as the last card of Babylon it may copy whoever is recruited by then', () => {
    const babylon: ScenarioSeat = { wonder: 'babylon', side: 'B', stages: 2, makes: MAKES, hand: ['altar', GUILD] };
    const t = table({
      age: 3,
      turn: 6,
      me: babylon,
      left: { ...romeB, leaderHand: ['cleopatra'], hand: ['theater'] },
    })
      .play({ me: sell('altar'), left: stage('theater') })
      .answer('left', build('cleopatra'))
      .answer('me', build(GUILD));
    expect(t.picks()).toEqual(['cleopatra']);
    const end = t.answer('me', pick('cleopatra'));
    expect(end.score().guilds).toBe(5);
  });

  rule('X-11', 'from the discard pile it may copy whoever is recruited by then', () => {
    const halikarnassos: ScenarioSeat = {
      wonder: 'halikarnassos',
      side: 'B',
      makes: ['2 ore'],
      hand: ['altar', 'baths'],
    };
    const t = table({
      age: 3,
      discard: [GUILD],
      me: halikarnassos,
      left: { ...romeB, leaderHand: ['cleopatra'], hand: ['theater', 'baths'] },
      right: { hand: ['theater', 'pawnshop'] },
    })
      .play({ me: stage('altar'), left: stage('theater') })
      .answer('left', build('cleopatra'))
      .answer('me', pick(GUILD));
    expect(t.picks()).toEqual(['cleopatra']);
    const after = t.answer('me', pick('cleopatra'));
    expect([after.pile('courtesan'), after.game.state.turn]).toEqual([['cleopatra'], 2]);
  });

  rule('X-11', 'dug up by Solomon it copies at once, but not its owner’s Solomon', () => {
    const t = recruitment({
      age: 3,
      discard: [GUILD],
      me: { leaderHand: ['solomon'], coins: 3 },
      left: { leaders: ['croesus'] },
    })
      .answer('me', build('solomon'))
      .answer('me', pick(GUILD));
    expect(t.picks()).toEqual(['croesus']);
    expect(t.answer('me', pick('croesus')).seat().coins).toBe(6);
  });
});

describe('Olympia B3 and the Courtesans Guild of a neighbour', () => {
  const olympia: ScenarioSeat = { wonder: 'olympia', side: 'B', stages: 3, coins: 0 };
  const sheet = (me: ScenarioSeat, left: ScenarioSeat, rest: TableLiteral = {}) =>
    table({
      age: 3,
      ...rest,
      me: { ...olympia, ...me },
      left: { ...left, city: [GUILD, ...(left.city ?? [])] },
    }).score();

  rule('X-11', 'Olympia scores one recruited leader of its own two neighbours, whatever was copied', () => {
    const rest = { others: [{ leaders: ['cleopatra'] }], right: { leaders: ['zenobia'] } };
    expect(sheet({}, { courtesan: 'cleopatra' }, rest)).toMatchObject({ guilds: 3, wonder: 5, total: 8 });
    expect(sheet({}, { leaders: ['nefertiti'], courtesan: 'cleopatra' }, rest)).toMatchObject({ guilds: 4 });
  });

  rule('X-11', 'nobody is asked: what gives the highest total is taken', () => {
    const leaders = ['sappho', 'nebuchadnezzar', 'hypatia', 'croesus'];
    expect(sheet({ city: ['altar', 'baths', 'theater'] }, { leaders }).guilds).toBe(3);
    expect(sheet({}, { leaders }).guilds).toBe(2);
    const t = table({ age: 3, turn: 6, me: olympia, left: { leaders, city: [GUILD] } }).play({});
    expect(t.game.state.at).toBe(t.game.rules.end);
  });

  rule('X-11', 'a leader who scores cards of a colour scores those of Olympia, and none for the guild', () => {
    for (const city of [[], ['loom'], ['loom', 'press']])
      expect(sheet({ city }, { leaders: ['praxiteles'] }).guilds).toBe(2 * city.length);
  });

  rule('X-11', 'with what counts at the end: symbols and Aristotle too, on the science line', () => {
    const symbols = { compass: 2, gear: 2, tablet: 1 };
    expect(sheet({ symbols }, { leaders: ['sappho', 'ptolemy'] })).toMatchObject({ guilds: 0, science: 26 });
    const full = { compass: 2, gear: 2, tablet: 2 };
    expect(sheet({ symbols: full }, { leaders: ['sappho', 'aristotle'] })).toMatchObject({ guilds: 0, science: 32 });
    expect(sheet({ symbols: full }, { leaders: ['caesar', 'croesus', 'ramses'] })).toMatchObject({
      guilds: 0,
      science: 26,
    });
  });

  rule('X-11', 'the stage is still no guild for Hiram, nor a part of Plato’s groups', () => {
    const six = ['lumber-yard', 'loom', 'altar', 'tavern', 'stockade', 'apothecary'];
    expect(sheet({}, { leaders: ['hiram'] }).guilds).toBe(0);
    expect(sheet({ city: ['gamers-guild'] }, { leaders: ['hiram'] }).guilds).toBe(2);
    expect(sheet({ city: six }, { leaders: ['plato'] }).guilds).toBe(0);
    expect(sheet({ city: [...six, 'gamers-guild'] }, { leaders: ['plato'] }).guilds).toBe(7);
  });

  rule('X-11', 'another guild next door is scored if it gives more', () => {
    expect(sheet({}, { leaders: ['sappho'], city: ['architects-guild'] }).guilds).toBe(6);
  });

  rule('X-11', 'without a leader next door it scores nothing, and Olympia’s own leaders do not count', () => {
    expect(sheet({ leaders: ['cleopatra'] }, {})).toMatchObject({ guilds: 0, leaders: 5 });
  });
});
