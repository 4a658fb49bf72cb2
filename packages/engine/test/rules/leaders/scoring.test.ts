import { describe, expect } from 'vitest';
import type { ScenarioSeat } from '../../../src/scenario-types.ts';
import { build, LEADERS, mix, rule, sell, stage, type TableLiteral } from '../../kit/index.ts';

const { recruitment, table } = mix('leaders');

/** Points on the line for leaders that this leader brings me. */
const worth = (leader: string, me: ScenarioSeat, rest: TableLiteral = {}): number =>
  table({ ...rest, me: { ...me, leaders: [leader] } }).score().leaders;

/** Points for science of a city like this. */
const science = (me: ScenarioSeat): number => table({ me }).score().science;

/** Points for guilds of my city. */
const guilds = (literal: TableLiteral): number => table({ age: 3, ...literal }).score().guilds;

/** Two cards of each colour. */
const TWO: Record<string, string[]> = {
  brown: ['lumber-yard', 'stone-pit'],
  grey: ['loom-age1', 'press-age1'],
  blue: ['altar', 'theater'],
  yellow: ['tavern', 'marketplace'],
  red: ['stockade', 'barracks'],
  green: ['apothecary', 'workshop'],
  purple: ['workers-guild', 'spies-guild'],
};
const COLOURS = Object.keys(TWO);
const cards = (counts: Record<string, number>): string[] =>
  Object.entries(counts).flatMap(([colour, count]) => TWO[colour].slice(0, count));
const each = (count: number): Record<string, number> => Object.fromEntries(COLOURS.map((colour) => [colour, count]));

describe('points for what a city has', () => {
  rule('L-19', 'Amytis: 2 points for each own stage; three stages make 6', () => {
    const points = [0, 1, 2, 3].map((stages) => worth('amytis', { wonder: 'giza', stages }));
    expect(points).toEqual([0, 2, 4, 6]);
    expect(worth('amytis', { wonder: 'giza', side: 'B', stages: 4 })).toBe(8);
    expect(worth('amytis', {}, { left: { wonder: 'giza', stages: 3 } })).toBe(0);
  });

  rule('L-20', 'Alexander: the tokens 1, 3, 5 and −1 make 3 points more', () => {
    const tokens = { victory: [1, 3, 5], defeat: 1 };
    expect(worth('alexander', { tokens })).toBe(3);
    const t = table({ me: { leaders: ['alexander'], tokens } });
    expect(t.score().military).toBe(1 + 3 + 5 - 1);
    expect(t.score().total - table({ me: { tokens } }).score().total).toBe(3);
  });

  rule('L-20', 'Alexander: each token counts, whatever its value, and nothing else does', () => {
    expect(worth('alexander', { tokens: { victory: [5, 5, 5] } })).toBe(3);
    expect(worth('alexander', { tokens: { victory: [1, 1, 3, 3] } })).toBe(4);
    expect(worth('alexander', { tokens: { defeat: 6 } })).toBe(0);
    expect(worth('alexander', {}, { left: { tokens: { victory: [5] } } })).toBe(0);
  });

  rule('L-22', 'Justinian: 3 points for each group of a red, a blue and a green card', () => {
    expect(worth('justinian', { city: cards({ red: 2, blue: 2, green: 1 }) })).toBe(3);
    expect(worth('justinian', { city: cards({ red: 2, blue: 2, green: 2 }) })).toBe(6);
    for (const colour of ['red', 'blue', 'green'])
      expect(worth('justinian', { city: cards({ ...each(2), [colour]: 0 }) })).toBe(0);
  });

  rule('L-22', 'Justinian: cards of the neighbours play no part', () => {
    expect(worth('justinian', { city: cards({ red: 1, blue: 1 }) }, { left: { city: cards({ green: 2 }) } })).toBe(0);
  });

  rule('L-23', 'Plato: 7 points for each group of one card of each of the seven colours', () => {
    expect(worth('plato', { city: cards(each(1)) })).toBe(7);
    for (const colour of COLOURS) {
      expect(worth('plato', { city: cards({ ...each(2), [colour]: 0 }) })).toBe(0);
      expect(worth('plato', { city: cards({ ...each(2), [colour]: 1 }) })).toBe(7);
    }
  });

  rule('L-23', 'Plato: cards of other colours play no part', () => {
    const leaders = ['plato', 'sappho', 'zenobia'];
    expect(table({ me: { leaders, city: cards(each(1)) } }).score().leaders).toBe(7 + 2 + 3);
  });

  rule('L-50', 'Plato: two cards of each of the seven colours make 14 points', () => {
    expect(worth('plato', { city: cards(each(2)) })).toBe(14);
  });

  rule('L-24', 'Midas: 1 point per 3 full coins, on top of the treasury; 11 coins make 3 and 3', () => {
    const t = table({ me: { leaders: ['midas'], coins: 11 } });
    expect(t.score()).toMatchObject({ treasury: 3, leaders: 3, total: 6 });
    expect([0, 2, 3, 5, 6].map((coins) => worth('midas', { coins }))).toEqual([0, 0, 1, 1, 2]);
    expect(worth('midas', { coins: 0 }, { left: { coins: 30 } })).toBe(0);
  });

  const ONE_EACH: [leader: string, colour: string][] = [
    ['hypatia', 'green'],
    ['nebuchadnezzar', 'blue'],
    ['phidias', 'brown'],
    ['varro', 'yellow'],
  ];
  const TWO_EACH: [leader: string, colour: string][] = [
    ['pericles', 'red'],
    ['praxiteles', 'grey'],
    ['hiram', 'purple'],
  ];
  for (const [id, points, rows] of [
    ['L-37', 1, ONE_EACH],
    ['L-38', 2, TWO_EACH],
  ] as const)
    for (const [leader, colour] of rows)
      rule(id, `${leader}: ${points} for each own ${colour} card, and for no other`, () => {
        const counts = { ...each(1), [colour]: 2 };
        expect(worth(leader, { city: cards(counts) })).toBe(2 * points);
        for (const other of COLOURS)
          expect(worth(leader, { city: cards({ [other]: 2 }) })).toBe(other === colour ? 2 * points : 0);
        expect(worth(leader, {}, { left: { city: TWO[colour] }, right: { city: TWO[colour].slice(1) } })).toBe(0);
      });

  rule('L-39', 'points without a condition: Sappho 2, Zenobia 3, Nefertiti 4, Cleopatra 5', () => {
    const leaders = ['sappho', 'zenobia', 'nefertiti', 'cleopatra'];
    expect(leaders.map((leader) => worth(leader, {}))).toEqual([2, 3, 4, 5]);
    const t = table({ me: { leaders, coins: 0 } });
    expect(t.score()).toMatchObject({ leaders: 14, total: 14 });
  });
});

describe('science', () => {
  rule('L-21', 'Aristotle: 2/2/2 makes 12 + 20 = 32 points, without him 26', () => {
    const symbols = { compass: 2, gear: 2, tablet: 2 };
    expect(science({ symbols })).toBe(26);
    expect(science({ symbols, leaders: ['aristotle'] })).toBe(32);
  });

  rule('L-21', 'Aristotle: without a group he makes nothing', () => {
    expect(science({ symbols: { compass: 3, gear: 2 }, leaders: ['aristotle'] })).toBe(13);
    expect(table({ me: { leaders: ['aristotle'], coins: 0 } }).score().total).toBe(0);
  });

  rule('L-21', '1/2/5 with one symbol of choice: 48 without him (1/2/6), 53 with him (2/2/5)', () => {
    const symbols = { compass: 1, gear: 2, tablet: 5, any: 1 };
    expect(science({ symbols })).toBe(48);
    expect(science({ symbols, leaders: ['aristotle'] })).toBe(53);
  });

  rule('L-21', 'the symbols of choice of Babylon and the Scientists Guild take him into account', () => {
    const babylon: ScenarioSeat = { wonder: 'babylon', side: 'A', stages: 2, leaders: ['aristotle'] };
    expect(science({ ...babylon, symbols: { compass: 1, gear: 2, tablet: 5 } })).toBe(53);
    const guild = { leaders: ['aristotle'], city: ['scientists-guild'], symbols: { compass: 1, gear: 2, tablet: 5 } };
    expect(science(guild)).toBe(53);
  });

  for (const [leader, symbol] of [
    ['euclid', 'compass'],
    ['ptolemy', 'tablet'],
    ['pythagoras', 'gear'],
  ] as const)
    rule('L-42', `${leader} has a ${symbol}`, () => {
      expect(science({ leaders: [leader] })).toBe(1);
      for (const other of ['compass', 'gear', 'tablet'] as const)
        expect(science({ leaders: [leader], symbols: { [other]: 2 } })).toBe(other === symbol ? 9 : 5);
      const two = { compass: 1, gear: 1, tablet: 1, [symbol]: 0 };
      expect(science({ leaders: [leader], symbols: two })).toBe(3 + 7);
    });

  rule(
    'L-54',
    'a symbol counts for squares and groups, whether from a green card, a guild, a stage or a leader',
    () => {
      // compass: card and leader; gear: leader; tablet: one of the two symbols of choice
      const me: ScenarioSeat = {
        wonder: 'babylon',
        side: 'A',
        stages: 2,
        city: ['apothecary', 'scientists-guild'],
        leaders: ['euclid', 'pythagoras'],
      };
      expect(science(me)).toBe(Math.max(2 ** 2 + 2 ** 2 + 1 + 7, 3 ** 2 + 1 + 1 + 7));
      expect(science({ ...me, leaders: ['euclid', 'pythagoras', 'aristotle'] })).toBe(18 + 3);
      expect(science({ leaders: ['euclid', 'ptolemy', 'pythagoras'] })).toBe(3 + 7);
    },
  );

  rule('X-26', 'a leader is never a card of the colour it supports', () => {
    const three = { leaders: ['euclid', 'ptolemy', 'pythagoras', 'hypatia'] };
    expect(table({ me: three }).score().leaders).toBe(0);
    expect(table({ me: { leaders: ['caesar', 'hannibal', 'pericles'] } }).score().leaders).toBe(0);
    const [left, right] = [{ leaders: ['euclid', 'caesar'] }, { leaders: ['ptolemy', 'hannibal'] }];
    expect(guilds({ me: { city: ['philosophers-guild'] }, left, right })).toBe(0);
    expect(guilds({ me: { city: ['spies-guild'] }, left, right })).toBe(0);
  });

  rule('X-26', 'leaders are no part of the groups of Justinian and Plato', () => {
    const all = LEADERS.filter((leader) => leader !== 'justinian' && leader !== 'plato');
    const city = cards({ red: 1, blue: 1 });
    const points = (leaders: string[]) => table({ me: { leaders, city, coins: 0 } }).score().leaders;
    expect(points([...all, 'justinian'])).toBe(points(all));
    const six = cards({ ...each(1), green: 0 });
    const plato = (leaders: string[]) => table({ me: { leaders, city: six, coins: 0 } }).score().leaders;
    expect(plato([...all, 'plato'])).toBe(plato(all));
  });
});

describe('the score sheet', () => {
  rule('L-R1', 'has a line for leaders, after those of the base game', () => {
    const { lines } = table({}).game.rules;
    expect(lines.map(({ id }) => id)).toEqual([
      ...['military', 'treasury', 'wonder', 'civilian', 'commerce', 'guilds', 'science', 'leaders'],
    ]);
  });

  rule('L-R1', 'points of recruited leaders stand there; symbols and what Aristotle adds stand under science', () => {
    const symbols = { compass: 1, gear: 1 };
    const me: ScenarioSeat = {
      wonder: 'giza',
      stages: 3,
      coins: 11,
      tokens: { victory: [1, 3] },
      symbols,
      leaders: ['amytis', 'alexander', 'midas', 'ptolemy', 'aristotle'],
    };
    expect(table({ me }).score()).toEqual({
      military: 4,
      treasury: 3,
      wonder: 15,
      civilian: 0,
      commerce: 0,
      guilds: 0,
      science: 3 + 10,
      leaders: 6 + 2 + 3,
      total: 46,
    });
  });

  rule('L-R1', 'leaders in hand and in the box are worth nothing', () => {
    expect(table({ me: { leaderHand: LEADERS.slice(0, 6), coins: 0 } }).score().total).toBe(0);
  });
});

describe('guilds', () => {
  rule('L-43', 'Gamers Guild: with 9 coins and Midas there are 3 + 3 + 3 points', () => {
    const t = table({ age: 3, me: { city: ['gamers-guild'], leaders: ['midas'], coins: 9 } });
    expect(t.score()).toMatchObject({ treasury: 3, leaders: 3, guilds: 3, total: 9 });
  });

  rule('L-43', 'Gamers Guild: full threes of the own coins only', () => {
    const me = (coins: number) => ({ city: ['gamers-guild'], coins });
    expect([0, 2, 3, 8, 9].map((coins) => guilds({ me: me(coins), left: { coins: 30 } }))).toEqual([0, 0, 1, 2, 3]);
  });

  rule('L-46', 'Diplomats Guild: 1 point for each recruited leader of the two neighbours', () => {
    const me = { city: ['diplomats-guild'] };
    const left = { leaders: ['sappho', 'nero', 'hiram'] };
    const right = { leaders: ['plato'] };
    expect(guilds({ me, left, right })).toBe(4);
    expect(guilds({ me, left, right: {} })).toBe(3);
    expect(guilds({ me: { ...me, leaders: ['euclid'] }, left: {}, right: {} })).toBe(0);
    expect(guilds({ me, others: [left] })).toBe(0);
  });

  rule('L-46', 'Diplomats Guild: leaders that mark a stage or are in hand do not count', () => {
    const left: ScenarioSeat = { wonder: 'giza', makes: ['stone'], leaderHand: ['sappho', 'nero'] };
    const t = recruitment({ age: 2, me: { city: ['diplomats-guild'] }, left });
    expect(t.score().guilds).toBe(0);
    expect(t.answer('left', stage('nero')).score().guilds).toBe(0);
    expect(t.answer('left', sell('nero')).score().guilds).toBe(0);
    expect(t.answer('left', build('nero')).score().guilds).toBe(1);
  });

  rule('L-47', 'Architects Guild: 3 points for each purple card of the two neighbours', () => {
    const me = { city: ['architects-guild', 'workers-guild'] };
    const left = { city: ['spies-guild', 'traders-guild'] };
    const right = { city: ['gamers-guild', 'altar'] };
    expect(guilds({ me, left, right })).toBe(9);
    expect(guilds({ me })).toBe(0);
    expect(guilds({ me, others: [left] })).toBe(0);
  });

  rule('L-49', 'Hiram brings nothing for Olympia B3: the stage scores a guild but is not one', () => {
    const olympia: ScenarioSeat = { wonder: 'olympia', side: 'B', stages: 3, leaders: ['hiram'] };
    const left = { city: ['workers-guild', 'lumber-yard'] };
    const t = table({ age: 3, me: olympia, left });
    expect(t.score()).toMatchObject({ guilds: 1, leaders: 0 });
    const one = table({ age: 3, me: { ...olympia, city: ['spies-guild'] }, left });
    expect(one.score().leaders).toBe(2);
  });

  describe('scored by Olympia B3', () => {
    const olympia: ScenarioSeat = { wonder: 'olympia', side: 'B', stages: 3 };

    rule('X-35', 'Gamers Guild: Olympia’s own coins', () => {
      const left = { city: ['gamers-guild'], coins: 30 };
      expect(guilds({ me: { ...olympia, coins: 7 }, left })).toBe(2);
    });

    rule('X-35', 'Diplomats Guild: the leaders of Olympia’s own two neighbours', () => {
      const left = { city: ['diplomats-guild'], leaders: ['nero', 'sappho'] };
      const table = { me: { ...olympia, leaders: ['plato'] }, left, others: [{ leaders: ['midas'] }] };
      expect(guilds({ ...table, right: { leaders: ['hiram'] } })).toBe(3);
      expect(guilds({ ...table, right: {} })).toBe(2);
    });

    rule('X-35', 'Architects Guild: the purple cards of Olympia’s own two neighbours', () => {
      const left = { city: ['architects-guild'] };
      const others = [{ city: ['workers-guild', 'spies-guild'] }];
      expect(guilds({ me: olympia, left, others, right: { city: ['traders-guild'] } })).toBe(6);
      expect(guilds({ me: olympia, left, others })).toBe(3);
    });

    rule('X-35', 'the guild that gives most is the one that is scored', () => {
      const left = { city: ['architects-guild', 'gamers-guild', 'diplomats-guild'], leaders: ['nero'] };
      expect(guilds({ me: { ...olympia, coins: 30 }, left })).toBe(10);
      expect(guilds({ me: { ...olympia, coins: 0 }, left })).toBe(9);
    });
  });
});
