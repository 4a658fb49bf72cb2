import { describe, expect } from 'vitest';
import * as choices from '../../../src/choice.ts';
import { explain } from '../../../src/explain.ts';
import type { ScenarioSeat } from '../../../src/scenario-types.ts';
import {
  asksOf,
  build,
  expectRefused,
  join,
  mix,
  PASS,
  PLENTY,
  pick,
  ready,
  rule,
  sell,
  stage,
  type Tabletop,
  TWO,
} from '../../kit/index.ts';

const { lastTurn, table } = mix('edifice');

const GIZA = ready('giza', { hand: TWO });

/** My choice of a card by its number, as a stage that takes part. */
const joining = (t: Tabletop, card: string, bank: number, option = 0): number =>
  choices.stage(t.game.rules.cardByName.get(card) as number, 0, 0, bank, 1, option, choices.NEXT);

describe('who may take part', () => {
  rule('E-12', 'with a stage, while there is a pawn on the card: one pawn comes from it', () => {
    const t = table({ edifice: 'belvedere', on: 2, me: GIZA, left: { hand: TWO }, right: { hand: TWO } });
    expect([t.mayJoin(), t.mayStage()]).toEqual([true, true]);
    const after = t.quietTurn({ me: join('theater') });
    expect(after.seat()).toMatchObject({ stage: 1, coins: 2, under: ['theater'] });
    expect([after.pawns(), after.pawnsLeft()[0]]).toEqual([[1, 0, 0], 1]);
    expect(after.happened('stage')).toMatchObject([{ seat: 0, stage: 1, joined: 'belvedere', option: 0 }]);
  });

  rule('E-12', 'it is declared together with the stage: nobody is asked about it afterwards', () => {
    const t = table({ edifice: 'belvedere', on: 2, me: GIZA, left: { hand: TWO }, right: { hand: TWO } }).quietTurn({
      me: stage('theater'),
    });
    expect(t.game.state).toMatchObject({ age: 1, turn: 2 });
    expect([t.pawns(), t.pawnsLeft()[0]]).toEqual([[0, 0, 0], 2]);
    expect(asksOf(t.game)).toEqual(['play', 'play', 'play']);
  });

  rule(
    'E-12',
    'no stage, no taking part: not without a board, not with a finished wonder, not without the means',
    () => {
      for (const me of [
        { makesPrivately: PLENTY },
        ready('giza', { stages: 3 }),
        { wonder: 'giza', coins: 20 },
      ] as ScenarioSeat[]) {
        const t = table({ edifice: 'belvedere', on: 2, me });
        expect([t.mayJoin(), t.mayStage()]).toEqual([false, false]);
        expect(t.refusal('me', join('theater'))).not.toBeNull();
      }
    },
  );

  rule('E-12', 'each way to pay for a stage is there with taking part and without', () => {
    const makes = ['stone'];
    const me = { wonder: 'giza', coins: 9, hand: TWO };
    const t = table({ edifice: 'curtain-wall', me, left: { makes }, right: { makes } });
    const ways = explain(t.game, 0)[0].stage.map(({ pay, join: joined, option }) => ({ ...pay, joined, option }));
    expect(ways).toEqual([
      { left: 0, right: 2, bank: 0, joined: false, option: 0 },
      { left: 2, right: 0, bank: 0, joined: false, option: 0 },
      { left: 0, right: 2, bank: 2, joined: true, option: 0 },
      { left: 2, right: 0, bank: 2, joined: true, option: 0 },
    ]);
  });

  rule('E-12', 'a choice in words and as a number is the same choice', () => {
    const t = table({ edifice: 'curtain-wall', me: GIZA });
    const joined = t.offered().filter((form) => form.do === 'stage' && form.join);
    expect(joined).toEqual(
      TWO.map((card) => ({ do: 'stage', card, pay: { left: 0, right: 0, bank: 2 }, join: true, option: 0 })),
    );
    expect(t.answer('me', joined[0]).game.state.sealed[0]).toBe(joining(t, 'theater', 2));
    expect(t.answer('me', join('theater')).game.state.sealed[0]).toBe(joining(t, 'theater', 2));
  });

  rule('E-12', 'words that make no sense are refused, and nothing changes', () => {
    const t = table({ edifice: 'belvedere', on: 2, me: GIZA });
    for (const word of [1, 'yes', null, {}, []])
      expectRefused(t, 'me', { do: 'stage', card: 'theater', join: word }, 'garbage');
    expectRefused(t, 'me', join('belvedere'), 'not-in-hand');
    expectRefused(t, 'me', build('belvedere'), 'not-in-hand');
    expectRefused(t, 'me', sell('belvedere'), 'not-in-hand');
    expectRefused(t, 'me', { ...join('theater'), option: 1 }, 'no-option');
  });

  rule('E-13', 'building a structure or selling a card brings no pawn, whatever is said with it', () => {
    const t = table({ edifice: 'belvedere', on: 2, me: GIZA, left: { hand: TWO }, right: { hand: TWO } });
    expect(t.offered().some((form) => form.do !== 'stage' && 'join' in form)).toBe(false);
    for (const deed of [build('altar'), sell('altar')]) expectRefused(t, 'me', { ...deed, join: true }, 'no-join');
    for (const deed of [build('altar'), sell('altar')]) {
      const after = t.quietTurn({ me: deed });
      expect([after.pawns(), after.pawnsLeft()[0]]).toEqual([[0, 0, 0], 2]);
    }
  });

  rule('E-13', 'the number of a structure or a sale with the mark of taking part is no choice at all', () => {
    const t = table({ edifice: 'belvedere', on: 2, me: GIZA });
    const card = t.game.rules.cardByName.get('altar') as number;
    const second = choices.stage(card, 0, 0, 0, 2, 0, choices.NEXT) - choices.stage(card, 0, 0, 0, 1, 0, choices.NEXT);
    for (const choice of [choices.build(card, choices.PAID, 0, 0, 1), choices.build(card, choices.CHAIN, 0, 0, 0)])
      expectRefused(t, 'me', choice + second, 'garbage');
    for (const choice of [choices.sell(card), choices.PASSING]) expectRefused(t, 'me', choice + second, 'garbage');
    expectRefused(t, 'me', choices.stage(card, 0, 0, 0, 0, 0, choices.NEXT) + second, 'garbage');
    expectRefused(t, 'me', choices.stage(card, 0, 0, 0, 2, 0, choices.NEXT), 'no-join');
  });

  rule('E-14', 'a stage can be built without taking part, by everybody and in each Age', () => {
    for (const edifice of ['belvedere', 'factory', 'agora']) {
      const t = table({ edifice, on: 1, me: GIZA, left: ready('rhodos'), right: ready('ephesos') }).quietTurn({
        me: stage('theater'),
        left: stage('theater'),
        right: stage('theater'),
      });
      expect([0, 1, 2].map((seat) => t.seat(seat).stage)).toEqual([1, 1, 1]);
      expect(t.purses()).toEqual([3, 3, 3]);
      expect(t.fates().built).toEqual([]);
    }
  });
});

describe('which Edifice, and how often', () => {
  rule('E-15', 'the coins and the pawn are those of the current Age', () => {
    const edifices = [
      { id: 'artisan-district', left: 2, state: 'failed' }, // 2 coins
      { id: 'factory', left: 2, state: 'project' }, // 3 coins
      { id: 'agora', left: 2, state: 'project' }, // 6 coins
    ];
    const t = table({ edifices, age: 2, me: { ...GIZA, coins: 9 } }).quietTurn({ me: join('theater') });
    expect([t.pawns(), t.pawnsLeft(), t.seat().coins]).toEqual([[0, 1, 0], [2, 1, 2], 6]);
  });

  rule('E-15', 'a finished Edifice of this Age does not open another one', () => {
    const t = table({ edifice: 'factory', fate: 'built', me: { ...GIZA, coins: 20 } });
    expect(t.pawnsLeft()).toEqual([1, 0, 2]);
    expect([t.mayJoin(), t.mayStage()]).toEqual([false, true]);
    expectRefused(t, 'me', join('theater'), 'no-join');
    for (const bank of [1, 2, 3, 6]) expectRefused(t, 'me', join('theater', { pay: { bank } }), 'no-join');
  });

  rule('E-16', 'one time in an Age: not with the next stage', () => {
    const me = ready('giza', { coins: 9, hand: ['theater', 'altar', 'baths'] });
    const hand = { hand: ['theater', 'altar', 'pawnshop'] };
    let t = table({ edifice: 'belvedere', on: 2, me, left: hand, right: hand }).quietTurn({ me: join('theater') });
    // the hands have moved on: mine is the right neighbour's now
    const card = t.seat().hand[0];
    expect([t.mayJoin(), t.mayStage()]).toEqual([false, true]);
    expectRefused(t, 'me', join(card), 'no-join');
    expectRefused(t, 'me', joining(t, card, 1), 'no-join');
    t = t.quietTurn({ me: stage(card) });
    expect([t.seat().stage, t.pawns(), t.pawnsLeft()[0]]).toEqual([2, [1, 0, 0], 1]);
    expect(t.mayJoin()).toBe(false);
  });

  rule('E-16', 'who has not taken part yet may, also with a second stage', () => {
    const me = ready('giza', { stages: 1, hand: TWO });
    const t = table({ edifice: 'belvedere', on: 2, me, left: { hand: TWO }, right: { hand: TWO } }).quietTurn({
      me: stage('theater'),
    });
    expect(t.mayJoin()).toBe(true);
    expect(t.quietTurn({ me: join('altar') }).pawns()).toEqual([1, 0, 0]);
  });

  rule('E-17', 'in the next Age again, in the Edifice of that Age', () => {
    const edifices = [
      { id: 'money-changer', left: 1 },
      { id: 'auction-house', left: 2 },
      { id: 'archives', left: 2 },
    ];
    const start = table({ edifices, turn: lastTurn, me: ready('giza', { coins: 9 }) });
    const t = start.withNextAge().quietTurn({ me: join('theater') });
    expect([t.game.state.age, t.pawns(), t.seat().coins]).toEqual([2, [1, 0, 0], 9 - 1 + 4]);
    expect(t.mayJoin()).toBe(true);
    const next = t.quietTurn({ me: join('theater'), left: sell('theater'), right: sell('theater') });
    expect([next.pawns(), next.pawnsLeft(), next.seat().coins]).toEqual([[1, 1, 0], [0, 1, 2], 12 - 2]);
    expect(next.mayJoin()).toBe(false);
  });

  rule('E-18', 'a finished Edifice cannot be joined', () => {
    const me = ready('rhodos', { coins: 9, hand: TWO });
    const t = table({ edifice: 'belvedere', on: 1, me: GIZA, left: me, right: { hand: TWO } }).quietTurn({
      me: join('theater'),
      left: build('theater'),
    });
    expect([t.fates().built, t.pawnsLeft()[0]]).toEqual([['belvedere'], 0]);
    expect([t.mayJoin('left'), t.mayStage('left')]).toEqual([false, true]);
    expectRefused(t, 'left', join('altar'), 'no-join');
    expectRefused(t, 'left', join('altar', { pay: { bank: 1 } }), 'no-join');
  });
});

describe('what it costs', () => {
  rule('E-19', 'stage and participation are paid together, from own resources, by trade and in coins', () => {
    const me = { wonder: 'giza', coins: 9, hand: TWO };
    const t = table({
      edifice: 'curtain-wall',
      on: 2,
      me,
      left: { makes: ['stone'], hand: TWO },
      right: { hand: TWO },
    }).quietTurn({ me: join('theater') });
    expect(t.purses()).toEqual([9 - 2 - 2, 3 + 2, 3]);
    expect(t.happened('stage')).toMatchObject([{ pay: { left: 2, right: 0, bank: 2 } }]);
  });

  for (const [coins, alone, both] of [
    [0, false, false],
    [1, false, false],
    [2, true, false],
    [3, true, false],
    [4, true, true],
    [5, true, true],
  ] as const)
    rule('E-19', `a stage with 2 coins of trade and a project for 2: with ${coins} coins`, () => {
      const me = { wonder: 'giza', coins };
      const t = table({ edifice: 'curtain-wall', on: 2, me, left: { makes: ['stone'] } });
      expect([t.mayStage(), t.mayJoin()]).toEqual([alone, both]);
      const pay = { left: 2, bank: 2 };
      expect(t.refusal('me', stage('theater', { pay: { left: 2 } }))).toBe(alone ? null : 'cannot-pay');
      expect(t.refusal('me', join('theater', { pay }))).toBe(both ? null : 'cannot-pay');
      expect(t.refusal('me', join('theater'))).toBe(both ? null : 'cannot-pay');
      expect(t.refusal('me', stage('theater'))).toBe(alone ? null : 'cannot-pay');
    });

  rule('E-19', 'the bank gets the coins of the project, neither more nor less', () => {
    const t = table({ edifice: 'curtain-wall', on: 2, me: { ...GIZA, coins: 9 } });
    for (const bank of [0, 1, 3, 4, 9]) expectRefused(t, 'me', join('theater', { pay: { bank } }), 'wrong-payment');
    for (const bank of [1, 2]) expectRefused(t, 'me', stage('theater', { pay: { bank } }), 'wrong-payment');
    expectRefused(t, 'me', join('theater', { pay: { left: 2 } }), 'wrong-payment');
    expect(t.refusal('me', join('theater', { pay: { bank: 2 } }))).toBeNull();
  });

  rule('E-19', 'coins for one of two only: the stage alone is still possible', () => {
    const t = table({ edifice: 'agora', on: 2, me: { ...GIZA, coins: 5 } });
    expect([t.mayStage(), t.mayJoin()]).toEqual([true, false]);
    expectRefused(t, 'me', join('theater', { pay: { bank: 6 } }), 'cannot-pay');
    expect(t.quietTurn({ me: stage('theater') }).seat()).toMatchObject({ stage: 1, coins: 5 });
  });

  rule('E-20', 'the stage does what it does, and the pawn lies on the board', () => {
    const t = table({ edifice: 'outpost', on: 2, me: ready('rhodos', { side: 'B' }) }).quietTurn({
      me: join('theater'),
    });
    // Rhodos B1: 1 shield, 3 points, 3 coins
    expect(t.seat()).toMatchObject({ stage: 1, coins: 3 - 1 + 3 });
    expect(t.score()).toMatchObject({ wonder: 3, edifice: 0 });
    expect(t.game.state.seats[0].tally.shields).toBe(1);
    expect([t.pawns(), t.pawnsLeft()[0]]).toEqual([[1, 0, 0], 1]);
  });

  rule('E-21', 'the Belvedere and a stage for 2 wood: 2 wood and 1 coin', () => {
    const me = { wonder: 'rhodos', makesPrivately: ['2 wood'], coins: 1 };
    const t = table({ edifice: 'belvedere', on: 2, me }).quietTurn({ me: join('theater') });
    expect(t.seat()).toMatchObject({ stage: 1, coins: 0 });
    expect([t.pawns(), t.pawnsLeft()[0]]).toEqual([[1, 0, 0], 1]);
  });

  rule('E-21', 'with 2 wood and no coins only the stage', () => {
    const me = { wonder: 'rhodos', makesPrivately: ['2 wood'], coins: 0 };
    const t = table({ edifice: 'belvedere', on: 2, me });
    expect(t.offered().filter((form) => form.do === 'stage')).toEqual([
      { do: 'stage', card: 'theater', pay: { left: 0, right: 0, bank: 0 }, join: false, option: 0 },
    ]);
    expectRefused(t, 'me', join('theater', { pay: { bank: 1 } }), 'cannot-pay');
    expectRefused(t, 'me', join('theater'), 'cannot-pay');
  });

  rule('E-21', 'with a coin and 1 wood nothing', () => {
    const t = table({ edifice: 'belvedere', on: 2, me: { wonder: 'rhodos', makesPrivately: ['wood'], coins: 9 } });
    expect([t.mayStage(), t.mayJoin()]).toEqual([false, false]);
  });

  rule('E-46', 'the coins go to the bank, and no neighbour has any of them', () => {
    const t = table({ edifice: 'agora', on: 2, me: { ...GIZA, coins: 9 } });
    const after = t.quietTurn({ me: join('theater') });
    expect(after.purses()).toEqual([3, 3, 3]);
    expect(after.game.state.bank - t.game.state.bank).toBe(6);
  });
});

describe('more players than pawns', () => {
  /** Five cities that can all build a stage; those named take part. */
  const five = (on: number, who: number[], edifice = 'money-changer'): Tabletop => {
    const [me, left, ...others] = ['giza', 'rhodos', 'ephesos', 'olympia', 'alexandria'].map((board) => ready(board));
    const right = others.pop() as ScenarioSeat;
    const deeds = Object.fromEntries(who.map((seat) => [seat, join('theater')]));
    return table({ edifice, on, me, left, others, right }).quietTurn(deeds);
  };

  for (const [on, who] of [
    [1, [0, 1]],
    [1, [1, 2, 4]],
    [2, [0, 2, 3]],
    [2, [0, 1, 2, 3, 4]],
    [1, [0, 1, 2, 3, 4]],
  ] as const)
    rule(
      'E-22',
      `${who.length} take part when there ${on === 1 ? 'is 1 pawn' : `are ${on} pawns`}: each has one`,
      () => {
        const t = five(on, [...who]);
        expect(t.count('pawn-1')).toEqual(
          [0, 1, 2, 3, 4].map((seat) => Number((who as readonly number[]).includes(seat))),
        );
        expect(t.pawnsLeft()[0]).toBe(0);
        expect(t.fates()).toMatchObject({ built: ['money-changer'], failed: [] });
        expect(t.happened('finished')).toEqual([{ event: 'finished', card: 'money-changer', holders: [...who] }]);
      },
    );

  rule('EQ-4', 'the card stops at 0, in whatever order the seats sit', () => {
    for (const who of [
      [0, 1, 2],
      [2, 3, 4],
      [4, 0, 2],
    ])
      expect([
        five(2, who).pawnsLeft(),
        five(2, who)
          .count('pawn-1')
          .reduce((sum, n) => sum + n),
      ]).toEqual([[0, 2, 2], 3]);
  });

  rule('EQ-4', 'as many as there are pawns, or fewer: none comes from the box', () => {
    expect([five(3, [1, 4]).pawnsLeft()[0], five(3, [1, 4]).fates().built]).toEqual([1, []]);
    expect([five(2, [1, 4]).pawnsLeft()[0], five(2, [1, 4]).fates().built]).toEqual([0, ['money-changer']]);
  });

  rule('E-23', 'a pawn from the box counts like one from the card: the reward, and no second time', () => {
    const t = five(1, [0, 1, 2]);
    expect(t.purses()).toEqual([3 - 1 + 4, 3 - 1 + 4, 3 - 1 + 4, 3, 3]);
    for (const seat of [0, 1, 2]) expect(t.pile('rewards', seat)).toEqual(['money-changer']);
    for (const seat of [3, 4]) expect(t.pile('rewards', seat)).toEqual([]);
  });

  rule('E-6', 'the next Age has its own pawns, none of them gone to an overflow', () => {
    expect(five(1, [0, 1, 2, 3, 4]).pawnsLeft()).toEqual([0, 2, 2]);
  });

  rule('EQ-5', 'what counts is the pawns when the turn begins: all may, whoever answers first', () => {
    const cities = { me: GIZA, left: ready('rhodos'), right: ready('ephesos') };
    const t = table({ edifice: 'belvedere', on: 1, ...cities });
    const sealed = t.answer('me', join('theater'));
    expect(sealed.pawnsLeft()[0]).toBe(1);
    expect(sealed.mayJoin('left')).toBe(true);
    const after = sealed.answer('right', join('theater')).answer('left', join('theater'));
    expect(after.count('pawn-1')).toEqual([1, 1, 1]);
  });

  rule('EQ-5', 'a pawn that is gone when the turn begins is gone', () => {
    const hand = { hand: TWO };
    const [me, left, right] = [ready('giza', hand), ready('rhodos', hand), ready('ephesos', hand)];
    const t = table({ edifice: 'belvedere', on: 1, me, left, right }).quietTurn({ me: join('theater') });
    expect([t.mayJoin('left'), t.mayJoin('right')]).toEqual([false, false]);
  });
});

describe('no protection', () => {
  rule('E-24', 'stages without taking part do not help when the Edifice fails', () => {
    const me = ready('giza', { stages: 1, coins: 5 });
    const t = table({ edifice: 'money-changer', turn: lastTurn, me }).quietTurn({ me: stage('theater') });
    expect([t.seat().stage, t.seat().coins]).toEqual([2, 5 - 2]);
    const poor = table({ edifice: 'money-changer', turn: lastTurn, me: { ...me, coins: 1 } }).quietTurn({
      me: stage('theater'),
    });
    expect([poor.seat().coins, poor.edificeDebts()[0]]).toEqual([1, 1]);
  });
});

describe('what cannot pay for it', () => {
  rule('EQ-10', 'coins of the stage come too late: Ephesos', () => {
    const me = ready('ephesos', { side: 'B', coins: 1 }); // B1: 4 coins
    const t = table({ edifice: 'curtain-wall', on: 2, me });
    expect([t.mayStage(), t.mayJoin()]).toEqual([true, false]);
    expectRefused(t, 'me', join('theater', { pay: { bank: 2 } }), 'cannot-pay');
    expect(t.quietTurn({ me: stage('theater') }).seat().coins).toBe(5);
    const enough = table({ edifice: 'curtain-wall', on: 2, me: { ...me, coins: 2 } }).quietTurn({
      me: join('theater'),
    });
    expect(enough.seat().coins).toBe(2 - 2 + 4);
  });

  rule('EQ-10', 'coins of the reward come too late', () => {
    const t = table({ edifice: 'gold-reserves', on: 1, me: ready('giza', { coins: 2 }) });
    expect(t.mayJoin()).toBe(false);
    expectRefused(t, 'me', join('theater', { pay: { bank: 3 } }), 'cannot-pay');
  });

  rule('EQ-10', 'coins of neighbours and of a sale come in the next turn', () => {
    const hand = { hand: TWO };
    const me = ready('giza', { coins: 0, hand: TWO });
    const buyer = { hand: [{ cost: 'stone', colour: 'blue' as const }, 'altar'], coins: 2 };
    let t = table({ edifice: 'curtain-wall', on: 2, me, left: buyer, right: hand });
    t = t.answer('left', build('made-up-1-0', { pay: { right: 2 } }));
    expect(t.mayJoin()).toBe(false);
    t = t.answer('me', build('theater')).answer('right', build('theater'));
    expect([t.seat().coins, t.mayJoin()]).toEqual([2, true]);
    const sold = table({ edifice: 'curtain-wall', on: 2, me, left: hand, right: hand });
    expect(sold.mayJoin()).toBe(false);
    expect(sold.play({}).mayJoin()).toBe(true);
  });

  rule('EQ-11', 'Olympia builds structures for nothing, never a stage, never a project', () => {
    const me = { wonder: 'olympia', stages: 2, coins: 9, hand: TWO };
    const t = table({ edifice: 'belvedere', on: 2, me });
    expect(t.ways('theater').map(({ via }) => via)).toContain('olympia-free-build');
    expect([t.mayStage(), t.mayJoin()]).toEqual([false, false]); // the next stage costs 2 ore
    const byPower = { ...join('theater'), via: 'olympia-free-build' };
    expectRefused(t, 'me', byPower, 'no-power');
    const poor = table({ edifice: 'belvedere', on: 2, me: { ...me, makesPrivately: ['2 ore'], coins: 0 } });
    expect([poor.mayStage(), poor.mayJoin()]).toEqual([true, false]);
    expectRefused(poor, 'me', byPower, 'no-power');
  });

  rule('EQ-12', 'Trading Posts make the resources of the stage cheaper, not the project', () => {
    const me = { wonder: 'giza', coins: 9, city: ['west-trading-post'] };
    const t = table({ edifice: 'curtain-wall', on: 2, me, left: { makes: ['stone'] } });
    expect(t.stageOffers()).toEqual([{ left: 1 }, { left: 1, bank: 2 }]);
  });
});

describe('unusual stages', () => {
  rule('EQ-13', 'the stage that lets Halikarnassos dig may take part; the card dug up may not', () => {
    const me = ready('halikarnassos', { side: 'B', hand: TWO });
    const hand = { hand: TWO };
    const discard = ['walls', 'stockade'];
    let t = table({ edifice: 'belvedere', on: 2, discard, me, left: hand, right: hand }).quietTurn({
      me: join('theater'),
    });
    expect([t.asked(), t.picks(), t.pawns()]).toEqual(['pick', ['stockade', 'walls'], [1, 0, 0]]);
    expectRefused(t, 'me', join('walls'), 'not-this-question');
    expectRefused(t, 'me', stage('walls'), 'not-this-question');
    expectRefused(t, 'me', joining(t, 'walls', 1), 'not-this-question');
    t = t.answer('me', pick('walls'));
    expect(t.seat()).toMatchObject({ stage: 1, city: ['walls'] });
    expect([t.pawns(), t.pawnsLeft()[0], t.seat().coins]).toEqual([[1, 0, 0], 1, 2]);
  });

  rule('EQ-13', 'digging without having taken part brings no pawn', () => {
    const me = ready('halikarnassos', { side: 'B', hand: TWO });
    const hand = { hand: TWO };
    let t = table({ edifice: 'belvedere', on: 2, discard: ['walls'], me, left: hand, right: hand });
    t = t.quietTurn({ me: stage('theater') }).answer('me', pick('walls'));
    expect([t.pawns(), t.pawnsLeft()[0], t.mayJoin()]).toEqual([[0, 0, 0], 2, true]);
  });

  const BABYLON = ready('babylon', { side: 'B', stages: 2, coins: 9, hand: TWO });

  rule('EQ-14', 'Babylon may take part with its last card', () => {
    let t = table({ edifice: 'belvedere', on: 2, turn: lastTurn, me: BABYLON });
    t = t.quietTurn({ me: build('theater') });
    expect([t.asked(), t.mayJoin()]).toEqual(['play', true]);
    t = t.answer('me', join('altar'));
    expect([t.seat().stage, t.pawns(), t.seat().coins]).toEqual([3, [1, 0, 0], 8]);
    expect(t.fates().failed).toEqual(['belvedere']);
    expect(t.edificeDebts()).toEqual([0, 1, 1]);
  });

  rule('EQ-14', 'this may finish the Edifice, with the rewards at once', () => {
    const left = ready('rhodos', { pawns: [1, 0, 0] });
    let t = table({ edifice: 'money-changer', on: 1, turn: lastTurn, me: BABYLON, left });
    t = t.quietTurn({ me: build('theater') });
    expect(t.happened('failed', 'finished')).toEqual([]);
    t = t.answer('me', join('altar'));
    expect(t.happened('failed', 'finished', 'penalty')).toEqual([
      { event: 'finished', card: 'money-changer', holders: [0, 1] },
    ]);
    expect(t.purses()).toEqual([9 - 1 + 4, 3 + 4, 3]);
  });

  rule('EQ-14', 'not when the last pawn has gone in the last turn', () => {
    const left = ready('rhodos', { hand: ['theater'] });
    let t = table({ edifice: 'belvedere', on: 1, turn: lastTurn, me: BABYLON, left });
    t = t.quietTurn({ me: build('theater'), left: join('theater') });
    expect([t.asked(), t.mayJoin(), t.mayStage()]).toEqual(['play', false, true]);
    expectRefused(t, 'me', join('altar'), 'no-join');
  });

  rule('EQ-14', 'the last card may also be kept, sold or built, without taking part', () => {
    for (const deed of [PASS, sell('altar'), build('altar'), stage('altar')]) {
      let t = table({ edifice: 'belvedere', on: 2, turn: lastTurn, me: BABYLON });
      t = t.quietTurn({ me: build('theater') }).answer('me', deed);
      expect([t.pawns(), t.edificeDebts()[0]]).toEqual([[0, 0, 0], 1]);
    }
  });

  rule('EQ-15', 'two stages when an Age ends, but one participation', () => {
    const babylon = ready('babylon', { side: 'B', stages: 1, coins: 9, hand: TWO });
    let t = table({ edifice: 'belvedere', on: 2, turn: lastTurn, me: babylon });
    t = t.quietTurn({ me: join('theater') });
    expect([t.asked(), t.mayJoin(), t.mayStage()]).toEqual(['play', false, true]);
    expectRefused(t, 'me', join('altar'), 'no-join');
    t = t.answer('me', stage('altar'));
    expect([t.seat().stage, t.pawns(), t.pawnsLeft()[0]]).toEqual([3, [1, 0, 0], 1]);
  });

  rule('EQ-15', 'with the first of the two or with the second', () => {
    const babylon = ready('babylon', { side: 'B', stages: 1, coins: 9, hand: TWO });
    let t = table({ edifice: 'belvedere', on: 2, turn: lastTurn, me: babylon });
    t = t.quietTurn({ me: stage('theater') }).answer('me', join('altar'));
    expect([t.seat().stage, t.pawns(), t.pawnsLeft()[0]]).toEqual([3, [1, 0, 0], 1]);
  });

  rule('EQ-45', 'whichever stage it is, whatever card marks it and however it is paid', () => {
    for (const [wonder, side, stages] of [
      ['giza', 'A', 0],
      ['giza', 'B', 3],
      ['rhodos', 'B', 1],
      ['olympia', 'A', 2],
      ['alexandria', 'B', 1],
    ] as const)
      for (const card of ['theater', 'lumber-yard', 'workers-guild'])
        for (const means of [{ makesPrivately: PLENTY }, { coins: 30 }]) {
          const me = { wonder, side, stages, coins: 9, hand: [card], ...means };
          const t = table({ edifice: 'belvedere', on: 2, me, left: { makes: PLENTY } }).quietTurn({ me: join(card) });
          expect([t.seat().stage, t.pawns()]).toEqual([stages + 1, [1, 0, 0]]);
        }
  });
});
