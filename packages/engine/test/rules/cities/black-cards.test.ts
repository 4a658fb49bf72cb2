import { describe, expect } from 'vitest';
import type { ScenarioSeat } from '../../../src/scenario-types.ts';
import {
  BLACK,
  build,
  expectRefused,
  MADE_UP,
  mix,
  names,
  PASS,
  pick,
  rule,
  SALE,
  sell,
  stage,
  type TableLiteral,
  type Tabletop,
  two,
} from '../../kit/index.ts';

const { fought, lastTurn, modules, table } = mix('cities');

/** I build this card, which my city can pay; all others sell a Theater for 3 coins and have another card. */
function built(card: string, literal: TableLiteral & { makes?: string[] }): Tabletop {
  const { me, left, right, others = [], makes = [], ...rest } = literal;
  return table({
    age: 3,
    ...rest,
    me: { makesPrivately: makes, hand: [card, 'altar'], ...me },
    left: two(left),
    others: others.map(two),
    right: two(right),
  }).play({ me: build(card) });
}
const points = (card: string): number => table({ age: 3, me: { coins: 0, city: [card] } }).score().cities;
const halikarnassos: ScenarioSeat = { wonder: 'halikarnassos', side: 'B', makesPrivately: ['2 ore'], hand: ['altar'] };
/** Halikarnassos has built this card from the discard pile. */
const dug = (card: string, literal: TableLiteral = {}): Tabletop =>
  table({ age: 3, ...literal, discard: [card], me: { ...halikarnassos, ...literal.me } })
    .play({ me: stage('altar') })
    .answer('me', pick(card));

describe('black cards', () => {
  rule('C-31', 'Militia has 2 shields, the Mercenaries 3, the Contingent 5', () => {
    for (const [card, shields] of [
      ['militia', 2],
      ['mercenaries', 3],
      ['contingent', 5],
    ] as const) {
      const fight = (left: number) => fought(1, { me: { city: [card] }, left: { shields: left } });
      expect(fight(shields).events).toContainEqual({ event: 'standoff', age: 1, between: [0, 1], strength: shields });
      expect(fight(shields - 1).military('me')[0]).toBe(2);
      expect(fight(shields + 1).military('me')[3]).toBe(1);
    }
  });

  rule('C-31', 'they add up with others, and count from the turn in which they are built', () => {
    const t = table({
      turn: lastTurn,
      me: { city: ['mercenaries'], shields: 1, coins: 3, hand: ['militia'] },
      left: { shields: 6 },
    }).play({ me: build('militia') });
    expect(t.events).toContainEqual({ event: 'standoff', age: 1, between: [0, 1], strength: 6 });
  });

  rule('C-32', 'Hideout, Lair and Brotherhood make 2, 3 and 4 points', () => {
    expect(['hideout', 'lair', 'brotherhood'].map(points)).toEqual([2, 3, 4]);
  });

  rule('C-38', 'Sepulcher makes 4 points, Cenotaph 5', () => {
    expect(['sepulcher', 'cenotaph'].map(points)).toEqual([4, 5]);
  });

  rule('C-42', 'Builders’ Union makes 4 points', () => expect(points('builders-union')).toBe(4));

  rule('C-R1', 'Gates of the City make 4 points, Tabularium 6, Capitol 8', () => {
    expect(['gates-of-the-city', 'tabularium', 'capitol'].map(points)).toEqual([4, 6, 8]);
  });

  rule('C-34', 'Gambling Den: 6 coins for its owner, 1 for each of the two neighbours, nothing for others', () => {
    const t = built('gambling-den', { others: [{}, {}] });
    expect(t.purses()).toEqual([3 + 6, 3 + SALE + 1, 3 + SALE, 3 + SALE, 3 + SALE + 1]);
    expect(t.game.state.bank).toBe(-t.purses().reduce((a, b) => a + b));
  });

  rule('C-35', 'Gambling House: 1 coin to build, then 9 for its owner and 2 for each of the two neighbours', () => {
    const t = built('gambling-house', { others: [{}] });
    expect(t.purses()).toEqual([3 - 1 + 9, 3 + SALE + 2, 3 + SALE, 3 + SALE + 2]);
  });

  rule('C-34', 'only when it is built: not sold, not under a stage, not in later turns', () => {
    const me: ScenarioSeat = { wonder: 'giza', makesPrivately: ['stone'], coins: 0, hand: ['gambling-den', 'altar'] };
    const others = { left: { coins: 0, hand: ['theater', 'altar'] }, right: { coins: 0, hand: ['theater', 'altar'] } };
    expect(
      table({ me, ...others })
        .play({ me: sell('gambling-den') })
        .purses(),
    ).toEqual([SALE, SALE, SALE]);
    expect(
      table({ me, ...others })
        .play({ me: stage('gambling-den') })
        .purses(),
    ).toEqual([0, SALE, SALE]);
    const later = table({ me, ...others }).play({ me: build('gambling-den') });
    expect(later.purses()).toEqual([6, SALE + 1, SALE + 1]);
    expect(later.play({ me: build('altar') }).purses()).toEqual([6, 2 * SALE + 1, 2 * SALE + 1]);
  });

  rule('C-35', 'two neighbours who gamble in the same turn give to each other', () => {
    const t = table({
      age: 2,
      me: { hand: ['gambling-house'] },
      left: { hand: ['gambling-den'] },
      right: { hand: ['altar'] },
    }).play({ me: build('gambling-house'), left: build('gambling-den'), right: build('altar') });
    expect(t.purses()).toEqual([3 - 1 + 9 + 1, 3 + 6 + 2, 3 + 2 + 1]);
  });

  rule('C-34', 'built from the discard pile it pays all the same', () => {
    expect(dug('gambling-den').purses()).toEqual([3 + 6, 3 + SALE + 1, 3 + SALE + 1]);
    expect(dug('gambling-house').purses()).toEqual([3 + 9, 3 + SALE + 2, 3 + SALE + 2]);
  });

  rule('C-R7', 'who has no coins cannot build the Gambling House', () => {
    const me = { coins: 0, hand: ['gambling-house'] };
    const left = { hand: ['gambling-den'] };
    expectRefused(table({ age: 2, me, left }), 'me', build('gambling-house'), 'cannot-pay');
    expect(table({ age: 2, me, left }).offers('gambling-house')).toEqual([]);
    expect(table({ age: 2, me: { ...me, coins: 1 } }).offers('gambling-house')).toEqual([{ bank: 1 }]);
  });

  rule('C-R7', 'coins that come in during a turn pay for nothing built in it, but they pay its losses', () => {
    const t = table({
      me: { coins: 0, hand: ['altar', 'militia'] },
      left: { hand: ['gambling-den'] },
      right: { hand: ['hideout'] },
    });
    expectRefused(t, 'me', build('militia'), 'cannot-pay');
    const after = t.play({ me: build('altar'), left: build('gambling-den'), right: build('hideout') });
    expect(after.dues()).toEqual([1, 1, 0]);
    expect([after.settle().purses(), after.settle().count('debt')]).toEqual([
      [0, 8, 4],
      [0, 0, 0],
    ]);
  });

  rule('C-39', 'Architect Cabinet: 2 points, and the owner’s stages need no resources from now on', () => {
    expect(points('architect-cabinet')).toBe(2);
    const giza: ScenarioSeat = { wonder: 'giza', side: 'B', coins: 0, hand: ['altar'] };
    for (const stages of [0, 1, 2, 3]) {
      const me = { ...giza, stages, city: ['architect-cabinet'] };
      expect(table({ age: 2, me }).stageOffers()).toEqual([{}]);
      expect(
        table({ age: 2, me })
          .play({ me: stage('altar') })
          .seat(),
      ).toMatchObject({ stage: stages + 1, coins: 0 });
      expect(table({ age: 2, me: { ...giza, stages, hand: ['altar'] } }).stageOffers()).toEqual([]);
    }
  });

  rule('C-39', 'from the next turn on, and for its owner only', () => {
    const giza = { wonder: 'giza', coins: 1, hand: ['architect-cabinet', 'altar'] };
    const before = table({
      age: 2,
      me: { ...giza, makesPrivately: ['papyrus'] },
      left: { wonder: 'rhodos', hand: ['theater', 'altar'] },
      right: { hand: ['theater', 'altar'] },
    });
    expect(before.stageOffers()).toEqual([]);
    const t = before.play({ me: build('architect-cabinet') });
    expect([t.stageOffers(), t.stageOffers('left')]).toEqual([[{}], []]);
  });

  rule('C-39', 'structures cost what they cost', () => {
    const hand = [{ cost: 'stone', colour: 'blue' as const }, 'lair', 'workers-guild'];
    const t = table({ age: 3, me: { city: ['architect-cabinet'], hand } });
    for (const card of [MADE_UP, 'lair', 'workers-guild']) expect(t.offers(card)).toEqual([]);
  });

  rule('C-39', 'coins that a stage of Petra costs have to be paid', () => {
    for (const [side, coins] of [
      ['A', 7],
      ['B', 14],
    ] as const) {
      const petra = (purse: number): ScenarioSeat => ({
        wonder: 'petra',
        side,
        stages: 1,
        coins: purse,
        city: ['architect-cabinet'],
        hand: ['altar'],
      });
      expect(table({ age: 2, me: petra(20) }).stageOffers()).toEqual([{ bank: coins }]);
      const poor = table({ age: 2, me: petra(coins - 1) });
      expectRefused(poor, 'me', { ...stage('altar'), pay: { bank: coins } }, 'cannot-pay');
      for (const bank of [0, coins - 1])
        expectRefused(poor, 'me', { ...stage('altar'), pay: { bank } }, 'wrong-payment');
      const t = table({ age: 2, me: petra(coins) }).play({ me: stage('altar') });
      expect(t.seat()).toMatchObject({ coins: 0, stage: 2 });
    }
    expect(table({ age: 2, me: { wonder: 'petra', city: ['architect-cabinet'], coins: 0 } }).stageOffers()).toEqual([
      {},
    ]);
  });

  rule('C-43', 'Secret Society: 1 coin for each own black card, this one included; as the third it brings 3', () => {
    const makes = ['stone', 'papyrus'];
    for (const count of [0, 1, 2, 5]) {
      const city = BLACK[2].slice(0, count);
      const t = built('secret-society', { makes, me: { coins: 0, city }, left: { city: ['hideout', 'militia'] } });
      expect(t.seat().coins).toBe(count + 1);
      expect(t.score().cities - table({ age: 3, me: { city } }).score().cities).toBe(count + 1);
    }
  });

  rule('C-43', 'cards that come later count for the points, not for the coins; those under a stage for neither', () => {
    const t = built('secret-society', { makes: ['stone', 'papyrus'], me: { coins: 3, city: ['hideout'] } });
    expect([t.seat().coins, t.score().cities]).toEqual([5, 2 + 2]);
    const later = table({ age: 3, me: { coins: 3, city: ['hideout', 'secret-society'], hand: ['militia'] } });
    const after = later.play({ me: build('militia') });
    expect([after.seat().coins, after.score().cities]).toEqual([0, 2 + 3]);
    const giza: ScenarioSeat = {
      wonder: 'giza',
      makesPrivately: ['stone'],
      city: ['secret-society'],
      hand: ['hideout'],
    };
    expect(
      table({ age: 3, me: giza })
        .play({ me: stage('hideout') })
        .score().cities,
    ).toBe(1);
  });

  rule('C-43', 'dug up it counts itself too', () => {
    expect(dug('secret-society', { me: { coins: 0, city: ['militia', 'mercenaries'] } }).seat().coins).toBe(3);
  });

  rule('C-44', 'Slave Market: 1 coin and 1 point for each own victory token, whatever its value', () => {
    const tokensHad = { victory: [1, 3, 3, 5], defeat: 2 };
    const t = built('slave-market', {
      makes: ['2 ore', '2 wood'],
      me: { coins: 0, tokens: tokensHad },
      left: { tokens: { victory: [5, 5, 5] } },
    });
    expect([t.seat().coins, t.score().cities]).toEqual([4, 4]);
    const none = built('slave-market', { makes: ['2 ore', '2 wood'], me: { coins: 2, tokens: { defeat: 3 } } });
    expect([none.seat().coins, none.score().cities]).toEqual([2, 0]);
  });

  rule('C-44', 'tokens that are won later count for the points only', () => {
    const t = table({
      age: 3,
      turn: lastTurn,
      me: {
        makesPrivately: ['2 ore', '2 wood'],
        coins: 0,
        shields: 5,
        tokens: { victory: [1] },
        hand: ['slave-market'],
      },
    }).play({ me: build('slave-market') });
    expect([t.seat().coins, t.score().cities]).toEqual([1, 3]);
  });

  rule('X-34', 'a black card can be sold for 3 coins and lies in the discard pile', () => {
    for (const card of [...BLACK[1], ...BLACK[2], ...BLACK[3]]) {
      const t = table({ me: { coins: 0, hand: [card] }, left: { hand: ['theater'] } }).play({ me: sell(card) });
      expect([t.seat().coins, t.seat().city]).toEqual([3, []]);
      expect(t.discard()).toContain(card);
    }
  });

  rule('X-34', 'it can mark a stage, and then does nothing else', () => {
    const giza: ScenarioSeat = { wonder: 'giza', makesPrivately: ['stone'], coins: 0 };
    for (const card of ['contingent', 'hideout', 'embassy', 'gambling-den', 'secret-warehouse']) {
      const t = table({ age: 3, me: { ...giza, hand: [card] } }).play({ me: stage(card) });
      expect(t.seat()).toMatchObject({ under: [card], stage: 1, coins: 0, city: [] });
      expect(t.score()).toMatchObject({ total: 3, wonder: 3 });
      expect(t.game.state.seats[0].tally).toMatchObject({ shields: 0, again: 0 });
      expect(t.seat().tokens.diplomacy).toBe(0);
    }
  });

  rule('X-34', 'Halikarnassos may build any of them from the discard pile', () => {
    const all = [...BLACK[1], ...BLACK[2], ...BLACK[3]];
    const t = table({ age: 3, discard: all, me: halikarnassos }).play({ me: stage('altar') });
    const ask = t.game.state.asks[0];
    const options = ask?.ask === 'pick' ? names(t.game, ask.options) : [];
    expect(options.sort()).toEqual([...all, 'theater'].sort());
    for (const card of all) expect(t.answer('me', pick(card)).seat()).toMatchObject({ city: [card] });
  });

  rule('X-34', 'never two of a kind in one city', () => {
    const t = table({ me: { city: ['hideout'], hand: ['hideout', 'altar'] } });
    expectRefused(t, 'me', build('hideout'), 'already-built');
  });

  rule('X-34', 'Olympia A2 builds one for nothing, coins and all', () => {
    const olympia: ScenarioSeat = { wonder: 'olympia', stages: 2, coins: 0, hand: ['contingent'] };
    const t = table({ age: 3, me: olympia }).play({ me: build('contingent', 'olympia-free-build') });
    expect(t.seat()).toMatchObject({ city: ['contingent'], coins: 0 });
  });

  rule('C-R6', 'black cards count for nothing but black cards: not red with shields, not green with masks', () => {
    const city = ['militia', 'mercenaries', 'contingent', 'pigeon-loft', 'secret-warehouse', 'hideout'];
    const guilds = ['spies-guild', 'philosophers-guild', 'workers-guild', 'traders-guild', 'magistrates-guild'];
    const t = table({ age: 3, me: { city: guilds }, left: { city } });
    expect(t.score().guilds).toBe(0);
    expect(table({ age: 3, me: { city: ['guild-of-shadows'] }, left: { city } }).score().guilds).toBe(6);
    expect(table({ age: 3, me: { city: ['secret-society', 'hideout'] } }).score().cities).toBe(2 + 2);
  });
});

describe('guilds', () => {
  rule('C-53', 'Guild of Shadows: 1 point for each black card of the two neighbours', () => {
    const t = table({
      age: 3,
      me: { city: ['guild-of-shadows', 'hideout', 'lair'], coins: 0 },
      left: { city: ['militia', 'altar', 'spies-guild'] },
      others: [{ city: BLACK[1] }],
      right: { city: ['capitol', 'contingent', 'lair'] },
    });
    expect(t.score()).toMatchObject({ guilds: 1 + 3, cities: 5 });
  });

  rule('C-54', 'Mourners Guild: 1 point for each victory token of the two neighbours, whatever its value', () => {
    const t = table({
      age: 3,
      me: { city: ['mourners-guild'], tokens: { victory: [1, 3, 5] } },
      left: { tokens: { victory: [1, 5, 5], defeat: 3 } },
      others: [{ tokens: { victory: [3, 3, 3, 3] } }],
      right: { tokens: { victory: [3] } },
    });
    expect(t.score().guilds).toBe(3 + 1);
  });

  rule('C-54', 'tokens of the last conflicts count too', () => {
    const t = fought(3, { me: { city: ['mourners-guild'] }, left: { shields: 2 }, right: { shields: 1 } });
    expect(t.score().guilds).toBe(2 + 1);
  });

  rule('C-R4', 'Olympia B3 scores a Counterfeiters Guild as 5 points, and nobody loses coins', () => {
    const olympia: ScenarioSeat = { wonder: 'olympia', side: 'B', stages: 3, coins: 2 };
    const before = { age: 3, turn: lastTurn, me: olympia, left: { city: ['counterfeiters-guild'] } };
    const t = table(before).play({});
    expect(t.score().guilds).toBe(5);
    expect([t.purses(), t.count('debt')]).toEqual([
      [5, 6, 6],
      [0, 0, 0],
    ]);
    expect(t.game.state.at).toBe(t.game.rules.end);
  });

  rule('C-R4', 'building B3 itself causes no loss either', () => {
    const olympia: ScenarioSeat = { wonder: 'olympia', side: 'B', stages: 2, makesPrivately: ['2 ore', 'loom'] };
    const t = table({
      age: 3,
      me: { ...olympia, hand: ['altar', 'baths'] },
      left: { city: ['counterfeiters-guild'], hand: ['theater', 'altar'] },
      right: { hand: ['theater', 'altar'] },
    }).play({ me: stage('altar') });
    expect([t.asked(), t.dues()]).toEqual(['play', [0, 0, 0]]);
  });

  rule('C-R4', 'Guild of Shadows and Mourners Guild are counted from the place of Olympia', () => {
    const olympia: ScenarioSeat = { wonder: 'olympia', side: 'B', stages: 3, city: ['hideout', 'lair', 'militia'] };
    const shadows = table({
      age: 3,
      me: olympia,
      left: { city: ['guild-of-shadows', 'capitol'] },
      others: [{ city: BLACK[2] }],
      right: { city: ['contingent', 'embassy'] },
    });
    // of the two neighbours: 1 + 2; the owner of the guild itself counts Olympia's 3 and those across
    expect([shadows.score().guilds, shadows.score('left').guilds]).toEqual([1 + 2, 3 + 9]);
    const mourners = table({
      age: 3,
      me: { ...olympia, tokens: { victory: [1, 1, 1] } },
      left: { city: ['mourners-guild'], tokens: { victory: [5] } },
      others: [{ tokens: { victory: [3, 3, 3, 3, 3] } }],
      right: { tokens: { victory: [1, 3] } },
    });
    expect([mourners.score().guilds, mourners.score('left').guilds]).toEqual([1 + 2, 3 + 5]);
  });
});

describe('Babylon', () => {
  const babylon: ScenarioSeat = { wonder: 'babylon', side: 'B', stages: 2 };

  rule('X-28', 'its last card is the eighth, after seven turns', () => {
    const hand = ['altar', 'tavern', 'pawnshop'];
    const t = table({ turn: 6, me: { ...babylon, hand }, left: { hand }, right: { hand } }).play({});
    expect([t.game.state.turn, t.asked(), t.asked('left')]).toEqual([7, 'play', 'play']);
    const last = t.play({});
    expect([last.game.state.turn, last.asked(), last.asked('left')]).toEqual([7, 'play', null]);
    expect(last.seat().hand).toHaveLength(1);
    const after = last.answer('me', build(last.seat().hand[0]));
    expect(after.seat().city).toHaveLength(1);
    expect(after.game.state.at).toBe(after.game.rules.end);
  });

  rule('X-28', 'not the seventh: in turn 6 it uses one card like everybody', () => {
    const hand = ['altar', 'tavern'];
    const t = table({ turn: 6, me: { ...babylon, hand }, left: { hand }, right: { hand } }).play({});
    expect([t.game.state.turn, t.seat().hand]).toEqual([7, ['tavern']]);
    expect(t.discard()).toEqual(['altar', 'altar', 'altar']);
  });

  rule('X-28', 'who passes lets the eighth card join the discard pile', () => {
    const hand = ['altar', 'tavern'];
    const t = table({ turn: lastTurn, me: { ...babylon, hand }, left: { hand }, right: { hand } }).play({});
    const after = t.answer('me', PASS);
    expect(after.discard().filter((card) => card === 'tavern')).toHaveLength(3);
    expect(after.purses()).toEqual([6, 6, 6]);
  });

  rule('X-28', 'without Cities it is the seventh', () => {
    const hand = ['altar', 'tavern'];
    const t = table({ modules: ['base'], turn: 6, me: { ...babylon, hand }, left: { hand }, right: { hand } }).play({});
    expect([t.game.config.modules, t.asked(), t.asked('left')]).toEqual([['base'], 'play', null]);
    expect(modules).not.toEqual(['base']);
  });
});
