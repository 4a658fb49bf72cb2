/** Abu Simbel, which entombs leaders. With each of the two boxes of Leaders. */
import { describe, expect } from 'vitest';
import { describe as described } from '../../../src/describe.ts';
import { legal } from '../../../src/game.ts';
import { setTable } from '../../../src/scenario.ts';
import type { ScenarioSeat } from '../../../src/scenario-types.ts';
import { scoreParts } from '../../../src/score-parts.ts';
import { view } from '../../../src/view.ts';
import {
  build,
  duel,
  expectNoTable,
  expectRefused,
  FREE_CITY,
  mix,
  PASS,
  pick,
  ready,
  rule,
  secondEdition,
  seenBy,
  sell,
  stage,
  type Tabletop,
  TWO,
  toldTo,
  viewers,
} from '../../kit/index.ts';

const { modules, table, recruitment } = mix('leaders');
const second = secondEdition('leaders');

const day = (stages: number, more: ScenarioSeat = {}): ScenarioSeat =>
  ready('abu-simbel', { side: 'day', stages, ...more });
const night = (stages: number, more: ScenarioSeat = {}): ScenarioSeat => ({ ...day(stages, more), side: 'night' });

/** The city after its next stage, under which it lays this leader; nobody sells. */
const entombing = (t: Tabletop, leader: string): Tabletop =>
  t.quietTurn({ me: stage('theater') }).answer('me', pick(leader));

const CHAIN_OF_POINTS = ['cleopatra', 'nefertiti', 'zenobia'];

describe('the stages', () => {
  rule('W-50', 'Abu Simbel makes papyrus, which is for sale', () => {
    const hand = [{ cost: 'papyrus', colour: 'blue' as const }];
    for (const side of ['A', 'B'] as const) {
      const t = table({ me: { wonder: 'abu-simbel', side, hand, coins: 0 }, left: { hand } });
      expect([t.isFree('made-up-0-0'), t.offers('made-up-1-0', 'left')]).toEqual([true, [{ right: 2 }]]);
    }
  });

  rule('W-51', 'A1 makes 3 points, A2 makes 5', () => {
    expect([0, 1, 2, 3].map((stages) => table({ me: day(stages) }).score().wonder)).toEqual([0, 3, 8, 8]);
  });

  for (const [side, i, cost, number] of [
    ['A', 0, '1 stone 1 clay', 'W-51'],
    ['A', 1, '1 wood 1 ore', 'W-51'],
    ['A', 2, '2 stone 1 glass 1 loom', 'W-52'],
    ['B', 0, '2 clay 1 loom', 'W-53'],
    ['B', 1, '2 wood 1 glass', 'W-53'],
  ] as const)
    rule(number, `${side}${i + 1} costs ${cost}`, () => {
      const price = 2 * cost.split(' ').reduce((sum, word) => sum + (Number(word) || 0), 0);
      const offers = (makes: string[], coins: number) =>
        table({ me: { wonder: 'abu-simbel', side, stages: i, coins }, left: { makes } }).stageOffers();
      const makes = cost.match(/\d \w+/g) as string[];
      expect(offers(makes, price)).toEqual([{ left: price }]);
      expect(offers(makes, price - 1)).toEqual([]);
      for (const [at] of makes.entries()) expect(offers(makes.toSpliced(at, 1), 30)).toEqual([]);
    });

  rule('W-52', 'A3 may entomb one own recruited leader', () => {
    const t = table({ me: day(2, { leaders: ['pericles', 'nero'], hand: TWO }) }).quietTurn({ me: stage('theater') });
    expect([t.asked(), t.picks()]).toEqual(['pick', ['nero', 'pericles']]);
    expect(t.game.state.asks[0]).toMatchObject({ why: 'abu-simbel.entomb', optional: true });
    const after = t.answer('me', pick('pericles'));
    expect([after.pile('leaders'), after.pile('entombed'), after.asked()]).toEqual([['nero'], ['pericles'], null]);
    // the first two stages do not
    for (const stages of [0, 1])
      expect(
        table({ me: day(stages, { leaders: ['nero'] }) })
          .quietTurn({ me: stage('theater') })
          .asked(),
      ).toBeNull();
  });

  rule('W-53', 'B1 and B2 may entomb one each', () => {
    const hand = ['theater', 'altar'];
    let t = table({
      me: night(0, { leaders: ['pericles', 'nero', 'plato'], hand }),
      left: { hand },
      right: { hand },
    });
    t = t.quietTurn({ me: stage('theater') }).answer('me', pick('nero'));
    t = t.quietTurn({ me: stage('altar') });
    expect(t.picks()).toEqual(['pericles', 'plato']);
    t = t.answer('me', pick('plato'));
    expect([t.pile('entombed'), t.pile('leaders'), t.score().wonder]).toEqual([['nero', 'plato'], ['pericles'], 2 + 8]);
  });

  rule('W-14', 'three stages by day and two by night are a finished wonder', () => {
    const guild = (me: ScenarioSeat) =>
      second.table({ age: 3, me: { ...me, city: ['decorators-guild'] } }).score().guilds;
    expect([guild(day(2)), guild(day(3)), guild(night(1)), guild(night(2))]).toEqual([0, 7, 0, 7]);
  });
});

describe('what an entombed leader is worth', () => {
  rule('W-54', 'twice its price as printed: Pericles makes 12 points', () => {
    for (const [leader, points] of [
      ['pericles', 12],
      ['caesar', 10],
      ['plato', 8],
      ['midas', 6],
      ['zenobia', 4],
      ['nero', 2],
    ] as const) {
      const t = entombing(table({ me: night(0, { leaders: [leader] }) }), leader);
      expect([leader, t.score().wonder, t.score().leaders]).toEqual([leader, points, 0]);
      expect(t.happened('entombed')).toEqual([{ event: 'entombed', seat: 0, card: leader, points }]);
      expect(scoreParts(t.game, 0, 'wonder')).toEqual([{ of: 'token', token: 'tomb', count: points, points }]);
    }
  });

  rule('W-54', 'whatever was paid for it', () => {
    let t = recruitment({
      me: night(0, { leaders: ['maecenas'], leaderHand: ['pericles'], coins: 0, hand: ['theater'] }),
    });
    t = t.answer('me', build('pericles'));
    expect([t.seat().coins, t.pile('leaders')]).toEqual([0, ['maecenas', 'pericles']]);
    expect(entombing(table({ me: night(0, { leaders: t.pile('leaders') }) }), 'pericles').score().wonder).toBe(12);
  });

  rule('W-54', 'the points stand on the line of the wonder (BOX-27)', () => {
    const t = table({ me: day(3, { entombed: ['pericles'] }) });
    expect([t.score().wonder, t.score().leaders, t.score().total]).toEqual([8 + 12, 0, 21]);
  });
});

describe('its effect ends', () => {
  /** What a city has of a leader, before and after it is entombed. */
  const around = (leader: string, more: ScenarioSeat = {}) => {
    const before = table({ age: 3, me: night(0, { leaders: [leader], ...more }) });
    return [before, entombing(before, leader)] as const;
  };

  rule('W-55', 'points', () => {
    for (const leader of CHAIN_OF_POINTS) {
      const [before, after] = around(leader);
      expect(before.score().leaders).toBeGreaterThan(0);
      expect(after.score().leaders).toBe(0);
    }
    const [before, after] = around('alexander', { tokens: { victory: [1, 3, 5] } });
    expect([before.score().leaders, after.score().leaders]).toEqual([3, 0]);
  });

  rule('W-55', 'shields, also in the conflicts of the same turn', () => {
    const t = table({
      turn: 6,
      me: night(0, { leaders: ['caesar'] }),
      left: { shields: 1 },
      right: { shields: 1 },
    });
    expect(
      t
        .quietTurn({ me: stage('theater') })
        .answer('me', PASS)
        .military(),
    ).toEqual([2, 0, 0, 0]);
    expect(entombing(t, 'caesar').military()).toEqual([0, 0, 0, 2]);
  });

  rule('W-55', 'symbols', () => {
    const [before, after] = around('euclid', { symbols: { gear: 1, tablet: 1 } });
    expect([before.score().science, after.score().science]).toEqual([10, 2]);
    const [better, plain] = around('aristotle', { symbols: { compass: 1, gear: 1, tablet: 1 } });
    expect([better.score().science, plain.score().science]).toEqual([13, 10]);
  });

  rule('W-55', 'powers: cheaper cards, cheaper leaders, guilds for nothing, coins', () => {
    for (const leader of ['hammurabi', 'archimedes', 'leonidas', 'imhotep', 'ramses', 'bilkis', 'maecenas', 'nero']) {
      const [before, after] = around(leader);
      const nothing = table({ age: 3, me: night(1) }).game.state.seats[0].tally;
      expect(before.game.state.seats[0].tally).not.toEqual({
        ...nothing,
        colours: before.game.state.seats[0].tally.colours,
      });
      expect({ ...after.game.state.seats[0].tally, built: [] }).toEqual({ ...nothing, built: [] });
    }
  });

  rule('W-55', 'income: Berenice adds nothing any more, not even in the same turn', () => {
    const box = secondEdition('leaders');
    // a dug Tavern is the first income of the turn
    const me = night(0, { leaders: ['berenice', 'nero'], coins: 0 });
    const halikarnassos = ready('halikarnassos', { side: 'B', leaders: ['plato'] });
    const t = box.table({ discard: ['tavern'], me, left: halikarnassos }).quietTurn({ me: stage('theater') });
    const seat = (now: Tabletop) => now.game.state.seats[0].bonus;
    expect([seat(t), seat(t.answer('me', pick('nero'))), seat(t.answer('me', pick('berenice')))]).toEqual([1, 1, 0]);
  });

  rule('W-56', 'it is no leader of the city any more: not for the Diplomats Guild', () => {
    const left = { city: ['diplomats-guild'] };
    const t = table({ age: 3, me: night(0, { leaders: ['nero', 'plato'] }), left });
    expect([t.score('left').guilds, entombing(t, 'nero').score('left').guilds]).toEqual([2, 1]);
  });

  rule('W-56', 'not for Agrippina', () => {
    const t = second.table({ me: night(0, { leaders: ['agrippina', 'nero'] }) });
    expect([t.score().leaders, entombing(t, 'nero').score().leaders]).toEqual([0, 7]);
  });

  rule('W-56', 'not for a Courtesans Guild that is built later or in the same turn', () => {
    const guild = ready('giza', { hand: ['courtesans-guild'] });
    let t = table({ age: 3, me: night(0, { leaders: ['nero', 'plato'] }), left: guild });
    t = t.quietTurn({ me: stage('theater'), left: build('courtesans-guild') });
    expect([t.asked(), t.asked('left')]).toEqual(['pick', null]);
    t = t.answer('me', pick('nero'));
    expect(t.picks('left')).toEqual(['plato']);
    const later = table({ age: 3, me: night(1, { leaders: [], entombed: ['nero'] }), left: guild });
    expect(later.quietTurn({ left: build('courtesans-guild') }).asked('left')).toBeNull();
  });

  rule('W-56', 'not for who copies the Courtesans Guild at the end', () => {
    const olympia = { wonder: 'olympia', side: 'B' as const, stages: 3 };
    const guilds = (me: ScenarioSeat) =>
      table({ age: 3, me, left: olympia, right: {}, others: [{ city: ['courtesans-guild'] }] }).score('left').guilds;
    expect([guilds(night(1, { leaders: ['cleopatra'] })), guilds(night(1, { entombed: ['cleopatra'] }))]).toEqual([
      5, 0,
    ]);
  });
});

describe('what the leaflet leaves open', () => {
  rule('W-88', 'it is asked in the turn of the stage, after what cards and stages do at once', () => {
    // Croesus comes in the same turn at the table of a neighbour: coins first
    const t = recruitment({
      me: night(0, { leaderHand: ['nero'], leaders: ['plato'] }),
      left: { leaderHand: ['croesus'], coins: 1 },
    })
      .answer('me', stage('nero'))
      .answer('left', build('croesus'));
    expect([t.asked(), t.seat('left').coins]).toEqual(['pick', 6]);
    const order = t.answer('me', pick('plato')).events.map(({ event }) => event);
    expect(order.indexOf('coins')).toBeLessThan(order.indexOf('entombed'));
  });

  rule('W-89', 'it may be declined: then the stage makes nothing, then and later', () => {
    const hand = ['theater', 'altar', 'baths'];
    let t = table({ me: night(0, { leaders: ['pericles'], hand }), left: { hand: TWO }, right: { hand: TWO } });
    t = t.quietTurn({ me: stage('theater') }).answer('me', PASS);
    expect([t.pile('leaders'), t.pile('entombed'), t.score().wonder]).toEqual([['pericles'], [], 0]);
    expect(t.happened('entombed')).toEqual([]);
    t = t.quietTurn();
    expect(t.asked()).not.toBe('pick');
  });

  rule('W-89', 'who has no leader is not asked', () => {
    const t = table({ me: night(0, { leaderHand: ['pericles'] }) }).quietTurn({ me: stage('theater') });
    expect([t.asked(), t.seat().stage, t.seat().tokens['abu-simbel.entomb']]).toEqual([null, 1, 0]);
  });

  rule('W-90', 'each leader that lies in the city, however it came there', () => {
    let t = recruitment({
      me: night(0, { leaderHand: ['nero'], leaders: ['plato'], hand: ['theater'] }),
      left: { leaderHand: ['sappho'] },
      right: { leaderHand: ['midas'] },
    });
    t = t.answer('me', build('nero')).answer('left', sell('sappho')).answer('right', sell('midas'));
    expect(t.quietTurn({ me: stage('theater') }).picks()).toEqual(['nero', 'plato']);
  });

  rule('W-90', 'leaders in hand and leaders that mark a stage cannot be', () => {
    const t = recruitment({ me: night(0, { leaderHand: ['nero', 'plato'], leaders: ['midas'] }) }).answer(
      'me',
      stage('nero'),
    );
    expect([t.picks(), t.seat().under]).toEqual([['midas'], ['nero']]);
    for (const leader of ['nero', 'plato']) expectRefused(t, 'me', pick(leader), 'not-offered');
  });

  rule('W-91', 'coins and cards that the leader has brought stay', () => {
    const croesus = table({ me: night(0, { leaders: ['croesus'], coins: 11 }) });
    expect(entombing(croesus, 'croesus').seat().coins).toBe(11);
    const solomon = table({ me: night(0, { leaders: ['solomon'], city: ['palace'] }) });
    const after = entombing(solomon, 'solomon');
    expect([after.seat().city, after.score().civilian]).toEqual([['palace'], 8]);
  });

  rule('W-91', 'and so does the token of Nitocris', () => {
    const t = second.table({ age: 2, me: night(0, { leaders: ['nitocris'], tokens: { victory: [3] } }) });
    expect(entombing(t, 'nitocris').military()).toEqual([0, 1, 0, 0]);
  });

  rule('W-92', 'a copy that a Courtesans Guild has made before stays and works on', () => {
    const left = { city: ['courtesans-guild'], courtesan: 'cleopatra' };
    const t = entombing(table({ age: 3, me: night(0, { leaders: ['cleopatra'] }), left }), 'cleopatra');
    expect([t.score('left').guilds, t.pile('courtesan', 'left'), t.score().leaders]).toEqual([5, ['cleopatra'], 0]);
    // and a scenario may say so
    const told = table({ age: 3, me: night(1, { entombed: ['cleopatra'] }), left });
    expect(told.score('left').guilds).toBe(5);
  });

  rule('W-93', 'the leader that the own Courtesans Guild copies cannot be entombed', () => {
    const me = night(0, { city: ['courtesans-guild'], courtesan: 'cleopatra', leaders: ['nero'] });
    const t = table({ age: 3, me, left: { leaders: ['cleopatra'] } }).quietTurn({ me: stage('theater') });
    expect(t.picks()).toEqual(['nero']);
    const alone = table({ age: 3, me: { ...me, leaders: [] }, left: { leaders: ['cleopatra'] } });
    expect(alone.quietTurn({ me: stage('theater') }).asked()).toBeNull();
    // and it works on when another one is entombed
    expect(t.answer('me', pick('nero')).score().guilds).toBe(5);
  });

  for (const age of [1, 2, 3])
    rule('W-94', `a leader with a price of A makes twice the number of the Age: in Age ${age} ${2 * age}`, () => {
      for (const leader of ['aganice', 'nitocris', 'cynisca', 'makeda', 'cornelia', 'theano', 'phryne', 'eurypyle']) {
        const t = entombing(second.table({ age, me: night(0, { leaders: [leader] }) }), leader);
        expect([leader, t.score().wonder]).toEqual([leader, 2 * age]);
      }
    });

  rule('W-94', 'in a recruitment turn it is the Age that this opens', () => {
    for (const age of [1, 2, 3]) {
      const me = night(0, { leaderHand: ['nero'], leaders: ['makeda'] });
      const t = second.recruitment({ age, me }).answer('me', stage('nero')).answer('me', pick('makeda'));
      expect(t.happened('entombed')).toMatchObject([{ points: 2 * age }]);
    }
  });

  rule('W-94', 'and it stays so in later Ages', () => {
    const t = entombing(second.table({ age: 1, me: night(0, { leaders: ['makeda'] }) }), 'makeda');
    const later = setTable({ ...described(t.game), age: 3, turn: 1 });
    expect(scoreParts(later, 0, 'wonder')).toEqual([{ of: 'token', token: 'tomb', count: 6, points: 6 }]);
    // what is told of the table itself, a game that goes on, keeps the points
    const game = { ...t.game, state: { ...t.game.state, age: 3 } };
    const scenario = described(game);
    expect(scenario.seats[0]).toMatchObject({ entombed: ['makeda'], tokens: { tomb: 2 } });
    expect(scoreParts(setTable(scenario), 0, 'wonder')).toEqual([{ of: 'token', token: 'tomb', count: 2, points: 2 }]);
  });

  rule('W-95', 'everybody sees the entombed leaders, and hears of it', () => {
    const t = entombing(table({ me: night(0, { leaders: ['pericles'] }) }), 'pericles');
    for (const viewer of viewers(t.game)) expect(seenBy(viewer, t.game, 0, 'entombed')).toEqual(['pericles']);
    expect(toldTo(t.game, t.happened('entombed')[0])).toEqual([]);
    expect(t.happened('entombed')[0].secret).toBeUndefined();
  });

  rule('W-88', 'while it is asked, the others wait and see nothing of the answer', () => {
    const t = table({ me: night(0, { leaders: ['nero', 'plato'], hand: TWO }) }).quietTurn({ me: stage('theater') });
    expect(view(t.game, 1).asked).toEqual([true, false, false]);
    expect(legal(t.game, 0)).toHaveLength(3);
  });
});

describe('what a scenario says', () => {
  const seat = (more: ScenarioSeat): { modules: string[]; seats: ScenarioSeat[] } => ({
    modules,
    seats: [{ wonder: 'abu-simbel', side: 'B', stages: 2, ...more }, {}, {}],
  });

  rule('W-57', '`entombed` lists the leaders, which do not stand in `leaders`', () => {
    const t = table({ me: night(2, { entombed: ['pericles', 'nero'], leaders: ['plato'] }) });
    expect([t.pile('entombed'), t.pile('leaders'), t.score().wonder]).toEqual([['pericles', 'nero'], ['plato'], 14]);
    expect(t.onTable('leader-box')).not.toContain('pericles');
    const scenario = described(t.game);
    expect(scenario.seats[0]).toMatchObject({ entombed: ['pericles', 'nero'], leaders: ['plato'] });
    expect(scenario.seats[0].tokens).toEqual({ victory: [], defeat: 0 });
    expect(described(setTable(scenario)).seats).toEqual(scenario.seats);
  });

  rule('W-57', 'what makes no sense is refused with a sentence', () => {
    const more = 'seat 0 has more leaders entombed than stages that entomb one';
    expectNoTable(seat({ stages: 1, entombed: ['nero', 'plato'] }), more);
    expectNoTable(seat({ side: 'A', entombed: ['nero'] }), more);
    expectNoTable(seat({ wonder: 'giza', entombed: ['nero'] }), more);
    expectNoTable(seat({ entombed: ['nero'], leaders: ['nero'] }), 'nero is there only once, and seat 0 has it twice');
    expectNoTable(
      { modules, seats: [...seat({ entombed: ['nero'] }).seats.slice(0, 2), { leaderHand: ['nero'] }] },
      'nero is there only once, and seats 0 and 2 have it',
    );
    expectNoTable(seat({ entombed: ['altar'] }), 'altar is no leader, and seat 0 has it as one');
    expect(() => setTable(seat({ entombed: ['neero'] }))).toThrow(/nero/);
    expectNoTable(seat({ entombed: 'nero' as never }), 'seats.0.entombed: this has to be a list');
  });
});

describe('with two players', () => {
  rule('W-13', 'the Free City may have it, and entombs none', () => {
    const t = duel({
      modules,
      one: { hand: ['tavern', 'temple'], leaders: ['nero'] },
      city: ready('abu-simbel', { side: 'B' }),
    })
      .answer(0, sell('tavern'))
      .answer(FREE_CITY, stage('temple'))
      .answer(1, sell('theater'));
    expect([t.asked(FREE_CITY), t.seat(FREE_CITY).stage, t.score(FREE_CITY).wonder]).toEqual([null, 1, 0]);
    expect(() => duel({ modules, city: { wonder: 'abu-simbel', side: 'B', stages: 1, entombed: ['nero'] } })).toThrow(
      'seat 2 is the Free City, which has no leaders',
    );
  });
});
