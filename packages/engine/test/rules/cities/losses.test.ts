import { describe, expect } from 'vitest';
import { retract, submit } from '../../../src/game.ts';
import type { ScenarioSeat } from '../../../src/scenario-types.ts';
import { redact, view } from '../../../src/view.ts';
import { unpack } from '../../../src/words.ts';
import {
  build,
  type Deed,
  expectRefused,
  MADE_UP,
  mix,
  ofKind,
  PASS,
  pay,
  pick,
  playOut,
  rule,
  sell,
  stage,
  type TableLiteral,
  type Tabletop,
  tabletop,
} from '../../kit/index.ts';

const { lastTurn, newGame, table } = mix('cities');

/** What every card with a loss costs in resources. */
const COST: Record<string, string[]> = {
  hideout: [],
  lair: ['wood', 'glass'],
  brotherhood: ['2 wood', 'ore', 'loom'],
  sepulcher: ['stone', 'glass', 'loom'],
  cenotaph: ['2 clay', 'stone', 'loom', 'glass'],
  'builders-union': ['clay', 'wood', 'papyrus', 'glass'],
  'counterfeiters-guild': ['3 ore', 'glass', 'loom'],
};

/** A city that can build this card and has it in hand, with another card for the next turn. */
const owner = (card: string, more: ScenarioSeat = {}): ScenarioSeat => ({
  makesPrivately: COST[card],
  hand: [card, 'pawnshop'],
  ...more,
});
/** A city that builds the Altar, so that only losses change its coins. */
const payer = (coins: number, more: ScenarioSeat = {}): ScenarioSeat => ({ coins, hand: ['altar', 'baths'], ...more });
const ALTAR = build('altar');

/** I build this card in Age III, all others build Altars; the turn has come to its losses. */
function caused(card: string, literal: TableLiteral): Tabletop {
  const t = table({ age: 3, ...literal, me: owner(card, literal.me) });
  const deeds: Record<number, Deed> = { 0: build(card) };
  for (let seat = 1; seat < t.game.rules.seats; seat++) deeds[seat] = ALTAR;
  return t.play(deeds);
}

describe('who loses, and what', () => {
  rule('C-07', 'every other player loses, not only the neighbours', () => {
    const t = caused('hideout', { left: payer(5), others: [payer(4), payer(1)], right: payer(2) });
    expect(t.dues()).toEqual([0, 1, 1, 1, 1]);
    const after = t.settle();
    expect([after.purses(), after.count('debt')]).toEqual([
      [3, 4, 3, 0, 1],
      [0, 0, 0, 0, 0],
    ]);
  });

  rule('C-07', 'a stage does so too: Petra B1', () => {
    const petra: ScenarioSeat = { wonder: 'petra', side: 'B', makesPrivately: ['clay', '2 ore'], hand: ['altar'] };
    const t = table({ me: petra, left: payer(5), others: [payer(2)], right: payer(9) }).play({
      0: stage('altar'),
      1: ALTAR,
      2: ALTAR,
      3: ALTAR,
    });
    expect(t.dues()).toEqual([0, 2, 2, 2]);
    expect(t.settle().purses()).toEqual([3, 3, 0, 7]);
  });

  rule('C-07', 'only when it comes into play: not sold, not under a stage, not left over', () => {
    const giza: ScenarioSeat = { wonder: 'giza', makesPrivately: ['stone'], hand: ['hideout', 'lair'] };
    for (const deed of [sell('hideout'), stage('hideout'), sell('lair')]) {
      const t = table({ turn: lastTurn, me: giza, left: payer(5), right: payer(5) }).play({
        me: deed,
        left: ALTAR,
        right: ALTAR,
      });
      expect([ofKind(t.events, 'lost'), t.purses().slice(1), t.count('debt')]).toEqual([[], [5, 5], [0, 0, 0]]);
      expect(t.game.state.at).toBe(t.game.rules.end);
    }
  });

  rule('C-07', 'only in the turn in which it comes into play', () => {
    const seat = (wonder: string) => payer(9, { wonder, stages: 2, tokens: { victory: [1, 3] } });
    for (const card of ['brotherhood', 'sepulcher', 'builders-union']) {
      const t = caused(card, { left: seat('rhodos'), right: seat('giza') }).settle();
      const paid = 9 - t.purses()[1];
      expect(paid).toBe(card === 'brotherhood' ? 3 : 2);
      const next = t.play({});
      expect([next.dues(), next.count('debt')]).toEqual([
        [0, 0, 0],
        [0, 0, 0],
      ]);
      expect(next.purses().slice(1)).toEqual([9 - paid + 3, 9 - paid + 3]);
    }
  });

  rule('C-32', 'the others lose 1 coin by the Hideout, 2 by the Lair, 3 by the Brotherhood', () => {
    for (const [card, coins] of [
      ['hideout', 1],
      ['lair', 2],
      ['brotherhood', 3],
    ] as const)
      expect(caused(card, { left: payer(9), right: payer(1) }).dues()).toEqual([0, coins, coins]);
  });

  rule('C-52', 'and 3 by the Counterfeiters Guild, which makes 5 points', () => {
    const t = caused('counterfeiters-guild', { left: payer(9), right: payer(1) });
    expect(t.dues()).toEqual([0, 3, 3]);
    expect(t.score().guilds).toBe(5);
  });

  rule('C-38', 'Sepulcher and Cenotaph: 1 coin for each own victory token, whatever its value', () => {
    for (const card of ['sepulcher', 'cenotaph']) {
      const t = caused(card, {
        me: { tokens: { victory: [1, 1, 1] } },
        left: payer(9, { tokens: { victory: [1, 3, 5, 5], defeat: 2 } }),
        others: [payer(9, { tokens: { victory: [5] } })],
        right: payer(9, { tokens: { defeat: 3 } }),
      });
      expect(t.dues()).toEqual([0, 4, 1, 0]);
      expect(t.settle({ 1: 1 }).count('debt')).toEqual([0, 3, 0, 0]);
    }
  });

  rule('C-42', 'Builders’ Union: 1 coin for each own stage', () => {
    const t = caused('builders-union', {
      me: { wonder: 'giza', stages: 3 },
      left: payer(9, { wonder: 'rhodos', stages: 2 }),
      others: [payer(9, { wonder: 'ephesos', stages: 3 })],
      right: payer(9, { wonder: 'olympia', stages: 0 }),
    });
    expect(t.dues()).toEqual([0, 2, 3, 0]);
    expect(t.score().cities).toBe(4);
  });

  rule('C-09', 'who brings it into play loses nothing by it', () => {
    for (const card of Object.keys(COST)) {
      const me = { coins: 7, wonder: 'giza', stages: 2, tokens: { victory: [1, 3] } };
      const mine = (t: Tabletop) => [t.dues()[0], t.purses()[0], t.count('debt')[0]];
      const t = caused(card, { me, left: payer(0), right: payer(0) });
      expect(mine(t)).toEqual([0, 7, 0]);
      expect(ofKind(t.events, 'lost').filter((event) => 'seat' in event && event.seat === 0)).toEqual([]);
    }
  });

  rule('C-10', 'the bank gets what is paid, and nobody gains', () => {
    const t = caused('brotherhood', { left: payer(5), right: payer(5) });
    const after = t.settle({ 1: 3, 2: 2 });
    expect(after.game.state.bank).toBe(t.game.state.bank + 5);
    expect(after.purses()).toEqual([3, 2, 3]);
    const coins = after.events.filter(({ event }) => event === 'coins');
    expect(coins).toEqual(t.events.filter(({ event }) => event === 'coins'));
  });
});

describe('coins or debt', () => {
  rule('C-08', 'with 5 coins and a loss of 3: pay 3, 2, 1 or 0 and take 0, 1, 2 or 3 debt tokens', () => {
    const t = caused('brotherhood', { left: payer(5), right: payer(0) });
    expect(t.offered(1)).toEqual([3, 2, 1, 0].map((coins) => ({ do: 'pay', coins })));
    for (const coins of [0, 1, 2, 3]) {
      const after = t.answer('left', pay(coins));
      expect([after.purses()[1], after.count('debt')[1]]).toEqual([5 - coins, 3 - coins]);
      expect(after.events).toContainEqual({ event: 'lost', seat: 1, paid: coins, debt: 3 - coins });
    }
  });

  rule('C-08', 'nobody pays more than is due, or more than is there', () => {
    const t = caused('brotherhood', { left: payer(5), right: payer(2) });
    expectRefused(t, 'left', pay(4), 'wrong-payment');
    expectRefused(t, 'left', pay(5), 'wrong-payment');
    expectRefused(t, 'right', pay(3), 'cannot-pay');
    expectRefused(t, 'right', pay(4), 'wrong-payment');
    expect(t.offered(2)).toEqual([2, 1, 0].map((coins) => ({ do: 'pay', coins })));
    for (const coins of [-1, 0.5, 1024, Number.NaN, '2', null, undefined])
      expectRefused(t, 'left', { do: 'pay', coins }, 'garbage');
  });

  rule('C-08', 'nothing else answers the question', () => {
    const t = caused('lair', { left: payer(5), right: payer(5) });
    for (const deed of [PASS, sell('baths'), build('baths'), stage('baths'), pick('altar')])
      expectRefused(t, 'left', deed, 'not-this-question');
    expectRefused(t, 'me', pay(0), 'not-asked');
    expectRefused(table({}), 'me', pay(0), 'not-this-question');
  });

  rule('C-11', 'debt stays: no answer of a later turn pays it back', () => {
    const t = table({ me: { debt: 3, coins: 9, wonder: 'giza', makes: ['stone'], hand: ['altar', 'baths'] } });
    expect(t.offered(0).some((form) => form.do === 'pay')).toBe(false);
    for (const deed of [build('altar'), stage('altar'), sell('altar')])
      expect(t.play({ me: deed }).seat().tokens.debt).toBe(3);
    const conflicts = table({ age: 2, turn: lastTurn, me: { debt: 3, shields: 9 } }).play({});
    expect(conflicts.count('debt')).toEqual([3, 0, 0]);
  });

  rule('C-11', 'debt stays: in whole games it never gets less', () => {
    let most = 0;
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      let before = [0, 0, 0, 0, 0];
      const game = playOut(newGame(5, seed), seed, (now) => {
        const after = tabletop(now).count('debt');
        after.forEach((debt, seat) => {
          expect(debt).toBeGreaterThanOrEqual(before[seat]);
        });
        before = after;
        most = Math.max(most, ...after);
      });
      expect(game.state.at).toBe(game.rules.end);
    }
    expect(most).toBeGreaterThan(0);
  });

  rule('C-14', 'the Lair, and three others: one pays 2, one pays its only coin, one takes two debt tokens', () => {
    const t = caused('lair', { left: payer(4), others: [payer(1)], right: payer(6) });
    expect(t.dues()).toEqual([0, 2, 2, 2]);
    const after = t.settle({ 1: 2, 2: 1, 3: 0 });
    expect(after.purses()).toEqual([3, 2, 0, 6]);
    expect(after.count('debt')).toEqual([0, 0, 1, 2]);
  });

  rule('X-19', 'who has no coins takes debt for the whole loss, without being asked', () => {
    const t = caused('brotherhood', { left: payer(0), right: payer(1) });
    expect(t.dues()).toEqual([0, 0, 3]);
    expect(t.count('debt')).toEqual([0, 3, 0]);
    expectRefused(t, 'left', pay(0), 'not-asked');
    const all = caused('brotherhood', { left: payer(0), right: payer(0) });
    expect([all.asked(), all.count('debt'), all.purses()]).toEqual(['play', [0, 3, 3], [3, 0, 0]]);
    expect(ofKind(all.events, 'lost')).toEqual([
      { event: 'lost', seat: 1, paid: 0, debt: 3 },
      { event: 'lost', seat: 2, paid: 0, debt: 3 },
    ]);
  });

  rule('X-19', 'all losses of a turn are one sum, divided freely', () => {
    const t = table({
      age: 3,
      me: payer(4, { wonder: 'giza', stages: 2, tokens: { victory: [1, 1, 3] } }),
      left: owner('hideout', { coins: 9 }),
      others: [owner('sepulcher', { coins: 9 }), owner('builders-union', { coins: 9 })],
      right: owner('brotherhood', { coins: 9 }),
    }).play({
      0: ALTAR,
      1: build('hideout'),
      2: build('sepulcher'),
      3: build('builders-union'),
      4: build('brotherhood'),
    });
    // 1 + 3 victory tokens + 2 stages + 3; of the others each is spared the own loss
    expect(t.dues()).toEqual([1 + 3 + 2 + 3, 3, 1 + 3, 1 + 3, 1]);
    expect(t.offered(0)).toEqual([4, 3, 2, 1, 0].map((coins) => ({ do: 'pay', coins })));
    const after = t.settle({ 0: 1 });
    expect([after.purses(), after.count('debt')]).toEqual([
      [3, 6, 5, 5, 8],
      [8, 0, 0, 0, 0],
    ]);
    expect(ofKind(after.events, 'lost')).toHaveLength(5);
  });

  rule('X-19', 'two who cause losses in the same turn suffer only the other’s', () => {
    const t = table({ age: 2, me: owner('hideout'), left: owner('lair'), right: payer(9) }).play({
      me: build('hideout'),
      left: build('lair'),
      right: ALTAR,
    });
    expect(t.dues()).toEqual([2, 1, 3]);
    expect(t.settle().purses()).toEqual([1, 2, 6]);
  });

  rule('X-19', 'two cards that count the same: each token is paid for twice', () => {
    const tokens = { victory: [1, 3, 5] };
    const t = table({
      age: 3,
      me: owner('sepulcher', { tokens }),
      left: owner('cenotaph', { tokens, coins: 9 }),
      right: payer(9, { tokens }),
    }).play({ me: build('sepulcher'), left: build('cenotaph'), right: ALTAR });
    expect(t.dues()).toEqual([3, 3, 6]);
  });

  rule('X-23', 'debt tokens never run out', () => {
    const t = caused('brotherhood', { left: payer(0, { debt: 200 }), right: payer(0, { debt: 200 }) });
    expect(t.count('debt')).toEqual([0, 203, 203]);
    expect(t.score('left').treasury).toBe(-203);
  });
});

describe('when losses are settled', () => {
  rule('C-13', 'the coins of a sale of the same turn can pay', () => {
    const t = table({ me: owner('hideout'), left: payer(0), right: payer(0) }).play({
      me: build('hideout'),
      left: sell('altar'),
      right: ALTAR,
    });
    expect([t.dues(), t.count('debt')]).toEqual([
      [0, 1, 0],
      [0, 0, 1],
    ]);
    expect(t.settle().purses()).toEqual([3, 2, 0]);
  });

  rule('C-13', 'so can what neighbours pay for resources, and coins of new cards and stages', () => {
    const ephesos: ScenarioSeat = { wonder: 'ephesos', stages: 1, makesPrivately: ['2 wood'], coins: 0 };
    const t = table({
      me: { hand: [{ cost: 'wood', colour: 'blue' }, 'altar'] },
      left: { coins: 0, makes: ['wood'], hand: ['altar', 'baths'] },
      others: [
        { coins: 0, hand: ['tavern', 'altar'] },
        { ...ephesos, hand: ['altar', 'baths'] },
      ],
      right: owner('hideout'),
    }).play({ 0: build(MADE_UP), 1: ALTAR, 2: build('tavern'), 3: stage('altar'), 4: build('hideout') });
    expect(t.dues()).toEqual([1, 1, 1, 1, 0]);
    expect(t.settle().purses()).toEqual([0, 1, 4, 8, 3]);
  });

  rule('C-13', 'what the own card cost is gone by then', () => {
    const t = table({
      me: owner('lair'),
      left: { coins: 4, hand: ['militia', 'altar'] },
      right: payer(3),
    }).play({ me: build('lair'), left: build('militia'), right: ALTAR });
    expect(t.offered(1)).toEqual([pay(1), pay(0)]);
    expect(t.settle().count('debt')).toEqual([0, 1, 0]);
  });

  rule('C-13', 'everybody has acted: the cards lie in play and the hands have not moved on', () => {
    const t = caused('hideout', { left: payer(5), right: payer(5) });
    expect([0, 1, 2].map((seat) => t.seat(seat).city)).toEqual([['hideout'], ['altar'], ['altar']]);
    expect([0, 1, 2].map((seat) => t.seat(seat).hand)).toEqual([['pawnshop'], ['baths'], ['baths']]);
    const after = t.settle();
    expect([0, 1, 2].map((seat) => after.seat(seat).hand)).toEqual([['baths'], ['pawnshop'], ['baths']]);
    expect(after.game.state.turn).toBe(2);
  });

  rule('X-20', 'a stage that is built in the same turn counts', () => {
    const giza: ScenarioSeat = { wonder: 'giza', stages: 1, makesPrivately: ['3 wood'] };
    const t = table({ age: 3, me: owner('builders-union'), left: payer(9, giza), right: payer(9) }).play({
      me: build('builders-union'),
      left: stage('altar'),
      right: ALTAR,
    });
    expect(t.dues()).toEqual([0, 2, 0]);
    const first = table({ age: 3, me: owner('builders-union'), left: payer(9, { ...giza, stages: 0 }) });
    const built = first.play({ me: build('builders-union'), left: ALTAR, right: sell('theater') });
    expect(built.dues()).toEqual([0, 0, 0]);
  });

  rule('X-20', 'and so does one that Babylon builds with its last card, after the Builders’ Union', () => {
    const babylon: ScenarioSeat = { wonder: 'babylon', side: 'B', stages: 2, makesPrivately: ['2 clay', 'papyrus'] };
    const t = table({
      age: 3,
      turn: lastTurn,
      me: owner('builders-union', { hand: ['builders-union'] }),
      left: payer(9, babylon),
      right: payer(9, { hand: ['altar'] }),
    }).play({ me: build('builders-union'), left: ALTAR, right: ALTAR });
    expect(t.answer('left', stage('baths')).dues()).toEqual([0, 3, 0]);
    expect(t.answer('left', PASS).dues()).toEqual([0, 2, 0]);
  });

  rule('X-20', 'and so does a stage that digs up the Builders’ Union: only others pay for theirs', () => {
    const halikarnassos: ScenarioSeat = { wonder: 'halikarnassos', side: 'B', makesPrivately: ['2 ore'] };
    const giza: ScenarioSeat = { wonder: 'giza', stages: 1, makesPrivately: ['3 wood'] };
    const t = table({
      age: 3,
      discard: ['builders-union'],
      me: payer(9, halikarnassos),
      left: payer(9, giza),
      right: payer(9),
    })
      .play({ me: stage('altar'), left: stage('altar'), right: ALTAR })
      .answer('me', pick('builders-union'));
    expect(t.dues()).toEqual([0, 2, 0]);
  });

  rule('X-21', 'in the last turn the losses come before the conflicts', () => {
    const t = table({
      age: 2,
      turn: lastTurn,
      me: { ...owner('sepulcher'), hand: ['sepulcher'] },
      left: payer(9, { shields: 5, hand: ['altar'], tokens: { victory: [1] } }),
      right: payer(9, { shields: 3, hand: ['altar'] }),
    }).play({ me: build('sepulcher'), left: ALTAR, right: ALTAR });
    expect(t.dues()).toEqual([0, 1, 0]);
    expect([0, 1, 2].map((seat) => t.military(seat)[1])).toEqual([0, 0, 0]);
    const after = t.settle();
    expect([0, 1, 2].map((seat) => after.military(seat)[1])).toEqual([0, 2, 1]);
    expect([after.purses(), after.count('debt')]).toEqual([
      [3, 8, 9],
      [0, 0, 0],
    ]);
  });

  rule('X-21', 'the last cards that are not used are in the discard pile by then', () => {
    const t = table({ turn: lastTurn, me: owner('hideout'), left: payer(9), right: payer(9) }).play({
      me: build('hideout'),
      left: ALTAR,
      right: ALTAR,
    });
    expect([t.dues(), t.discard()]).toEqual([
      [0, 1, 1],
      ['pawnshop', 'baths', 'baths'],
    ]);
  });

  for (const turn of [3, lastTurn])
    rule('X-21', `in turn ${turn} a loss that is dug up is settled with all others of the turn`, () => {
      const halikarnassos: ScenarioSeat = { wonder: 'halikarnassos', side: 'B', makesPrivately: ['2 ore'] };
      const t = table({
        age: 2,
        turn,
        discard: ['hideout', 'tavern'],
        me: payer(5, halikarnassos),
        left: owner('lair', { coins: 5 }),
        right: payer(5),
      }).play({ me: stage('altar'), left: build('lair'), right: ALTAR });
      expect([t.asked(), t.dues()]).toEqual(['pick', [0, 0, 0]]);
      const dug = t.answer('me', pick('hideout'));
      expect(dug.dues()).toEqual([2, 1, 3]);
      const after = dug.settle({ 2: 1 });
      expect([after.purses(), after.count('debt')]).toEqual([
        [3, 4, 4],
        [0, 0, 2],
      ]);
      // coins that are dug up are there to pay with
      expect(t.answer('me', pick('tavern')).dues()).toEqual([2, 0, 2]);
      expect(t.answer('me', pick('tavern')).purses()[0]).toBe(10);
      expect(t.answer('me', PASS).dues()).toEqual([2, 0, 2]);
    });

  rule('X-21', 'Babylon’s last card belongs to the last turn: its loss is settled with the others', () => {
    const babylon: ScenarioSeat = { wonder: 'babylon', side: 'B', stages: 2, coins: 5, hand: ['altar', 'hideout'] };
    const before = table({
      age: 2,
      turn: lastTurn,
      me: babylon,
      left: { ...owner('lair', { coins: 5 }), hand: ['lair', 'pawnshop'] },
      right: payer(5),
    }).play({ me: ALTAR, left: build('lair'), right: ALTAR });
    expect([before.asked(), before.dues()]).toEqual(['play', [0, 0, 0]]);
    expect(before.answer('me', build('hideout')).dues()).toEqual([2, 1, 3]);
    const sold = before.answer('me', sell('hideout'));
    expect([sold.dues(), sold.purses()]).toEqual([
      [2, 0, 2],
      [8, 5, 5],
    ]);
    expect(before.answer('me', PASS).dues()).toEqual([2, 0, 2]);
  });
});

describe('the answers', () => {
  const asking = () => caused('brotherhood', { left: payer(5), others: [payer(0)], right: payer(5) });

  rule('C-R9', 'all who lose are asked at the same time, and may answer in any order', () => {
    const t = asking();
    expect(t.game.state.asks).toEqual([
      null,
      { ask: 'pay', coins: 3, why: 'cities.losses' },
      null,
      { ask: 'pay', coins: 3, why: 'cities.losses' },
    ]);
    const one = t.answer(1, pay(2)).answer(3, pay(0));
    const other = t.answer(3, pay(0)).answer(1, pay(2));
    expect(one.game.state).toEqual(other.game.state);
    expect(one.events).toEqual(other.events);
    expect([one.purses(), one.count('debt')]).toEqual([
      [3, 3, 0, 5],
      [0, 1, 3, 3],
    ]);
  });

  rule('C-R9', 'answers are sealed until the last one is in: nobody else sees anything of them', () => {
    const t = asking();
    const [all, none] = [submit(t.game, 1, pay(3)), submit(t.game, 1, pay(0))];
    expect([all.events, none.events]).toEqual([[], []]);
    for (const viewer of [0, 2, 3, null]) {
      expect(view(all.game, viewer)).toEqual(view(none.game, viewer));
      expect(view(all.game, viewer)).toEqual({ ...view(t.game, viewer), answered: [false, true, false, false] });
    }
    expect(view(all.game, 1).asks[0].sealed).not.toBe(view(none.game, 1).asks[0].sealed);
    expect(view(all.game, 1).seats[1].coins).toBe(5);
  });

  rule('C-R9', 'each is asked for the own sum only, with what may be paid', () => {
    const t = asking();
    const [question] = view(t.game, 3).asks;
    expect(question.ask).toEqual({ ask: 'pay', coins: 3, why: 'cities.losses' });
    expect(question.choices.map((choice) => unpack(t.game.rules, choice))).toEqual([3, 2, 1, 0].map(pay));
    expect([view(t.game, 0).asks, view(t.game, 2).asks, view(t.game, null).asks]).toEqual([[], [], []]);
  });

  rule('C-R9', 'an answer may be taken back or changed as long as others think', () => {
    const t = asking();
    const sealed = submit(t.game, 1, pay(3)).game;
    const back = retract(sealed, 1);
    expect(back.error).toBeNull();
    expect(back.game.state).toEqual(t.game.state);
    expect(retract(t.game, 1).error?.code).toBe('nothing-sealed');
    const changed = submit(submit(sealed, 1, pay(1)).game, 3, pay(3));
    expect(changed.error).toBeNull();
    const after = tabletop(changed.game);
    expect([after.purses(), after.count('debt')]).toEqual([
      [3, 4, 0, 2],
      [0, 2, 3, 0],
    ]);
    const late = submit(after.game, 1, pay(3), t.game.state.question);
    expect(late.error?.code).toBe('stale');
  });

  rule('C-R9', 'what everybody lost is told to all, when the last answer is in', () => {
    const { events } = asking().settle({ 1: 2, 3: 0 });
    expect(ofKind(events, 'lost')).toEqual([
      { event: 'lost', seat: 2, paid: 0, debt: 3 },
      { event: 'lost', seat: 1, paid: 2, debt: 1 },
      { event: 'lost', seat: 3, paid: 0, debt: 3 },
    ]);
    for (const event of ofKind(events, 'lost')) expect(redact(event, null)).toEqual(event);
  });
});
