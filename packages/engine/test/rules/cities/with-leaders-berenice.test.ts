import { describe, expect } from 'vitest';
import { saleOf } from '../../../src/coins.ts';
import type { ScenarioSeat } from '../../../src/scenario-types.ts';
import {
  build,
  type Deed,
  MADE_UP,
  mix,
  PASS,
  pick,
  rule,
  sell,
  stage,
  type TableLiteral,
  type Tabletop,
  two,
} from '../../kit/index.ts';

const { fought, lastTurn, recruitment, table } = mix('leaders', 'cities');

const berenice: ScenarioSeat = { leaders: ['berenice'], coins: 0 };

/** My coins after this turn, in which I have Berenice; the neighbours sell a Theater. */
function coins(me: ScenarioSeat, deed: Deed, literal: TableLiteral = {}): number {
  return table({
    age: 3,
    ...literal,
    me: { ...berenice, hand: ['altar', 'baths'], ...me },
    left: two(literal.left ?? {}),
    right: two(literal.right ?? {}),
  })
    .play({ me: deed })
    .seat().coins;
}

describe('Berenice', () => {
  rule('C-46', 'a sale brings 4 coins, a Tavern 6', () => {
    expect(coins({}, sell('altar'))).toBe(4);
    expect(coins({ hand: ['tavern', 'altar'] }, build('tavern'))).toBe(6);
  });

  rule('C-46', 'the bank pays the coin, and the others take what they always take', () => {
    const before = table({ me: berenice });
    const t = before.play({});
    expect(t.purses()).toEqual([4, 6, 6]);
    expect(t.game.state.bank).toBe(before.game.state.bank - 10);
    expect(t.events).toContainEqual({ event: 'coins', seat: 0, amount: 4, why: 'sale', bonus: 1 });
  });

  rule('C-46', 'one time in a turn at most, and in each turn again', () => {
    const hand = ['theater', 'altar', 'pawnshop'];
    const t = table({ me: { ...berenice, hand }, left: { hand }, right: { hand } });
    expect([t.play({}), t.play({}).play({}), t.play({}).play({}).play({})].map((now) => now.seat().coins)).toEqual([
      4, 8, 12,
    ]);
    // a Gambling Den of one's own and one next door in the same turn
    const dens = table({
      me: { ...berenice, hand: ['gambling-den'] },
      left: { hand: ['gambling-house'] },
      right: { hand: ['tavern'] },
    }).play({ me: build('gambling-den'), left: build('gambling-house'), right: build('tavern') });
    expect(dens.purses()).toEqual([6 + 2 + 1, 3 - 1 + 9 + 1, 3 + 5 + 1 + 2]);
  });

  rule('C-46', 'what neighbours pay for resources does not come from the bank', () => {
    const buyer: ScenarioSeat = { coins: 9, hand: [{ cost: 'stone', colour: 'blue' }] };
    const t = table({ me: { ...berenice, makes: ['stone'], hand: ['altar'] }, left: buyer }).play({
      me: build('altar'),
      left: build('made-up-1-0'),
    });
    expect(t.seat().coins).toBe(2);
    const sold = table({ me: { ...berenice, makes: ['stone'] }, left: buyer }).play({ left: build('made-up-1-0') });
    expect(sold.seat().coins).toBe(2 + 4);
  });

  rule('C-46', 'nothing comes of nothing: a card that brings no coins brings none', () => {
    expect(coins({}, build('altar'))).toBe(0);
    const makesPrivately = ['2 ore', '2 wood'];
    expect(coins({ makesPrivately, hand: ['slave-market', 'altar'] }, build('slave-market'))).toBe(0);
    expect(coins({ hand: ['vineyard', 'altar'] }, build('vineyard'))).toBe(0);
  });

  rule('C-46', 'in hand or sold she does nothing', () => {
    const t = recruitment({ me: { coins: 3, leaderHand: ['berenice'] } });
    expect(t.answer('me', sell('berenice')).play({}).seat().coins).toBe(3 + 3 + 3);
    expect(
      table({ me: { coins: 0, leaderHand: ['berenice'] } })
        .play({})
        .seat().coins,
    ).toBe(3);
  });

  rule('C-78', 'two victories with Nero: 5 coins in all', () => {
    const nero = { leaders: ['berenice', 'nero'], coins: 0, hand: ['altar'] };
    const win = (left: ScenarioSeat, right: ScenarioSeat) =>
      table({ age: 2, turn: lastTurn, me: { ...nero, shields: 1 }, left, right }).play({ me: build('altar') });
    expect(win({}, {}).seat().coins).toBe(2 + 2 + 1);
    expect(win({ shields: 2 }, {}).seat().coins).toBe(2 + 1);
    expect(win({ shields: 2 }, { shields: 2 }).seat().coins).toBe(0);
  });

  rule('C-78', 'the conflicts are a turn of their own: the coin of the last turn’s sale comes besides', () => {
    for (const age of [1, 2, 3]) {
      const t = fought(age, { me: { leaders: ['berenice', 'nero'], coins: 0, shields: 1 } });
      expect(t.seat().coins).toBe(4 + 5);
    }
  });

  rule('C-79', 'with Hatshepsut, Diocletian and Vitruvius: 1 coin in a turn at most', () => {
    const stone = { hand: [{ cost: 'stone loom', colour: 'blue' as const }, 'altar'] };
    const sellers = { left: { makes: ['stone'] }, right: { makes: ['loom'] } };
    const hatshepsut = { ...stone, leaders: ['berenice', 'hatshepsut'], coins: 9 };
    expect(coins(hatshepsut, build(MADE_UP), sellers)).toBe(9 - 4 + 2 + 1);
    const diocletian = { leaders: ['berenice', 'diocletian'], coins: 3, hand: ['militia', 'altar'] };
    expect(coins(diocletian, build('militia'))).toBe(2 + 1);
    const vitruvius = { leaders: ['berenice', 'vitruvius'], city: ['baths'], hand: ['aqueduct', 'altar'] };
    expect(coins(vitruvius, build('aqueduct', 'chain'))).toBe(2 + 1);
  });

  rule(
    'C-79',
    'several incomes of one turn: Hatshepsut, Xenophon and the card itself bring one coin more together',
    () => {
      const me = { leaders: ['berenice', 'hatshepsut', 'xenophon'], coins: 9, hand: ['lighthouse', 'altar'] };
      // 2 for glass, 1 of Hatshepsut, 2 of Xenophon, 1 for the Lighthouse, 1 of Berenice
      const seller = { left: { makes: ['glass'] } };
      expect(coins({ ...me, makesPrivately: ['stone'] }, build('lighthouse'), seller)).toBe(9 - 2 + 1 + 2 + 1 + 1);
      const society = { leaders: ['berenice', 'diocletian'], makesPrivately: ['stone', 'papyrus'] };
      expect(coins({ ...society, hand: ['secret-society', 'altar'] }, build('secret-society'))).toBe(2 + 1 + 1);
    },
  );

  rule('X-19', 'losing coins is no income', () => {
    const t = table({
      me: { ...berenice, coins: 5, hand: ['altar'] },
      left: { hand: ['hideout'] },
    }).play({ me: build('altar'), left: build('hideout') });
    expect(t.dues()).toEqual([1, 0, 1]);
    expect([t.settle({ 0: 1 }), t.settle({ 0: 0 })].map((now) => now.seat().coins)).toEqual([4, 5]);
    expect(t.settle({ 0: 0 }).count('debt')[0]).toBe(1);
  });
});

describe('what counts as an income, and when a turn begins', () => {
  rule('X-30', 'sales, cards, stages, Croesus and gambling next door', () => {
    const ephesos: ScenarioSeat = { wonder: 'ephesos', stages: 1, makesPrivately: ['2 wood'] };
    expect(coins(ephesos, stage('altar'))).toBe(9 + 1);
    const rome: ScenarioSeat = { wonder: 'rome', side: 'B', makesPrivately: ['wood', 'clay'] };
    expect(coins(rome, stage('altar'))).toBe(5 + 1);
    for (const [card, gift] of [
      ['gambling-den', 1],
      ['gambling-house', 2],
    ] as const)
      for (const place of ['left', 'right'] as const) {
        const seats = { left: two({}), right: two({}), [place]: { hand: [card, 'altar'] } };
        const t = table({ age: 3, me: { ...berenice, hand: ['altar', 'baths'] }, ...seats });
        expect(t.play({ me: build('altar'), [place]: build(card) }).seat().coins).toBe(gift + 1);
      }
    const croesus = recruitment({ age: 2, me: { ...berenice, coins: 1, leaderHand: ['croesus'] } });
    expect(croesus.play({ me: build('croesus') }).seat().coins).toBe(6 + 1);
  });

  rule(
    'X-30',
    'a recruitment turn is a turn: a leader is sold for 4, and the first turn of the Age counts anew',
    () => {
      const t = recruitment({ age: 2, me: { ...berenice, leaderHand: ['plato', 'nero'] } }).play({
        me: sell('plato'),
      });
      expect(t.seat().coins).toBe(4);
      expect(t.play({}).seat().coins).toBe(8);
    },
  );

  rule('X-30', 'not in the turn in which she comes into play, and from the next turn on', () => {
    const solomon = (me: ScenarioSeat) =>
      recruitment({ age: 2, discard: ['gambling-den'], me, left: { leaderHand: ['solomon'] } })
        .play(me.leaderHand ? { me: build('berenice'), left: build('solomon') } : { left: build('solomon') })
        .answer('left', pick('gambling-den'));
    const entry = solomon({ coins: 2, leaderHand: ['berenice'] });
    expect(entry.seat().coins).toBe(1);
    expect(entry.play({}).seat().coins).toBe(1 + 4);
    expect(solomon({ ...berenice }).seat().coins).toBe(1 + 1);
  });

  rule('X-30', 'nor as the extra leader of Rome B, whatever comes in later in that turn', () => {
    const rome: ScenarioSeat = {
      ...{ wonder: 'rome', side: 'B', stages: 1, coins: 5, leaderHand: ['berenice'] },
      makesPrivately: ['stone', 'clay', 'loom'],
      hand: ['altar', 'baths'],
    };
    const halikarnassos: ScenarioSeat = { wonder: 'halikarnassos', side: 'B', makesPrivately: ['2 ore'] };
    const t = table({
      age: 2,
      discard: ['gambling-house'],
      me: rome,
      left: { ...halikarnassos, hand: ['theater', 'altar'] },
      right: two({}),
    })
      .play({ me: stage('altar'), left: stage('theater') })
      .answer('me', build('berenice'))
      .answer('left', pick('gambling-house'));
    expect(t.seat().coins).toBe(5 + 2);
    expect(t.play({}).seat().coins).toBe(5 + 2 + 4);
  });

  rule('X-30', 'what is dug up belongs to the turn', () => {
    const halikarnassos: ScenarioSeat = { wonder: 'halikarnassos', side: 'B', makesPrivately: ['2 ore'], ...berenice };
    const dig = (left: string) =>
      table({
        age: 2,
        discard: ['tavern'],
        me: { ...halikarnassos, hand: ['altar', 'baths'] },
        left: { hand: [left, 'baths'] },
        right: two({}),
      })
        .play({ me: stage('altar'), left: build(left) })
        .answer('me', pick('tavern'))
        .seat().coins;
    expect(dig('theater')).toBe(5 + 1);
    expect(dig('gambling-den')).toBe(1 + 1 + 5);
  });

  describe('Babylon’s last card', () => {
    const babylon: ScenarioSeat = { wonder: 'babylon', side: 'B', stages: 2 };

    /** Turn 7 has been played, and I may use the last card. */
    const last = (me: ScenarioSeat, left: ScenarioSeat, deed: Deed, leftDeed: Deed = build('theater')): Tabletop =>
      table({
        age: 2,
        turn: lastTurn,
        me: { ...babylon, ...me },
        left: { hand: ['theater'], ...left },
      }).play({ me: deed, left: leftDeed });

    rule('X-30', 'is a turn of its own for the player who uses it', () => {
      const t = last({ ...berenice, hand: ['altar', 'tavern'] }, {}, sell('altar'));
      expect([t.seat().coins, t.asked()]).toEqual([4, 'play']);
      expect(saleOf(t.game.state.seats[0])).toBe(4);
      expect(t.answer('me', sell('tavern')).seat().coins).toBe(8);
      expect(t.answer('me', build('tavern')).seat().coins).toBe(10);
      expect(t.answer('me', PASS).seat().coins).toBe(4);
    });

    rule('X-30', 'but for all others it still belongs to the last turn', () => {
      const hand = ['altar', 'gambling-house'];
      const had = last({ coins: 1, hand }, { ...berenice }, build('altar'), sell('theater'));
      expect(had.answer('me', build('gambling-house')).seat('left').coins).toBe(4 + 2);
      const fresh = last({ coins: 1, hand }, { ...berenice }, build('altar'));
      expect(fresh.answer('me', build('gambling-house')).seat('left').coins).toBe(2 + 1);
    });

    rule('X-30', 'who does not use the last card has no turn more: a gift after it brings no second coin', () => {
      const halikarnassos: ScenarioSeat = { wonder: 'halikarnassos', side: 'B', makesPrivately: ['2 ore'] };
      const t = table({
        age: 2,
        turn: lastTurn,
        discard: ['gambling-den'],
        me: { ...babylon, ...berenice, hand: ['altar', 'baths'] },
        left: { ...halikarnassos, hand: ['theater'] },
      })
        .play({ me: sell('altar'), left: stage('theater') })
        .answer('me', PASS)
        .answer('left', pick('gambling-den'));
      expect(t.seat().coins).toBe(4 + 1);
    });
  });

  rule('X-30', 'with Rome B2 an extra Croesus of the same turn brings no second coin', () => {
    const rome: ScenarioSeat = {
      ...{ wonder: 'rome', side: 'B', stages: 1, leaders: ['berenice'], leaderHand: ['croesus'], coins: 0 },
      makesPrivately: ['stone', 'clay', 'loom'],
      hand: ['altar', 'baths'],
    };
    const t = (left: Deed) =>
      table({ age: 2, me: rome, left: { hand: ['gambling-den', 'altar'] }, right: two({}) })
        .play({ me: stage('altar'), left })
        .answer('me', build('croesus'));
    expect(t(sell('gambling-den')).seat().coins).toBe(6 + 1);
    expect(t(build('gambling-den')).seat().coins).toBe(1 + 1 + 6);
  });
});

describe('a copied Berenice', () => {
  const GUILD = 'courtesans-guild';
  const makesPrivately = ['wood', 'clay', 'glass', 'loom'];

  rule('C-R5', 'works from the next turn on', () => {
    const halikarnassos: ScenarioSeat = { wonder: 'halikarnassos', side: 'B', makesPrivately: ['2 ore'] };
    const t = table({
      age: 3,
      discard: ['gambling-den'],
      me: { makesPrivately, coins: 0, hand: [GUILD, 'altar'] },
      left: { leaders: ['berenice'], hand: ['theater', 'altar'] },
      right: { ...halikarnassos, hand: ['theater', 'altar'] },
    })
      .play({ me: build(GUILD), right: stage('theater') })
      .answer('me', pick('berenice'))
      .answer('right', pick('gambling-den'));
    expect(t.seat().coins).toBe(1);
    expect(t.play({}).seat().coins).toBe(1 + 4);
  });

  rule('C-R5', 'and in the conflicts of Age III, with Nero', () => {
    const me: ScenarioSeat = { city: [GUILD], courtesan: 'berenice', leaders: ['nero'], coins: 0, shields: 1 };
    const t = fought(3, { me, left: { leaders: ['berenice'] } });
    expect(t.seat().coins).toBe(4 + 5);
  });
});
