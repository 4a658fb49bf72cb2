import { describe, expect } from 'vitest';
import * as choices from '../../../src/choice.ts';
import { explain } from '../../../src/explain.ts';
import { legal } from '../../../src/game.ts';
import type { ScenarioSeat } from '../../../src/scenario-types.ts';
import { EDIFICES, expectRefused, join, mix, ready, rule, sell, stage, type Tabletop, TWO } from '../../kit/index.ts';

const { ageEnd, lastTurn, table } = mix('edifice');

const day = (more: ScenarioSeat = {}): ScenarioSeat => ready('ur', { side: 'day', ...more });
const night = (more: ScenarioSeat = {}): ScenarioSeat => ready('ur', { side: 'night', ...more });

describe('Ur day', () => {
  rule('E-58', 'stage 2 takes one pawn from the box, of the Age that is chosen', () => {
    for (const option of [1, 2, 3]) {
      const t = table({ edifice: 'belvedere', on: 2, me: day({ stages: 1 }) }).quietTurn({
        me: stage('theater', { option }),
      });
      expect(t.pawns()).toEqual([1, 2, 3].map((age) => Number(age === option)));
      expect([t.seat().stage, t.seat().coins, t.pawnsLeft()]).toEqual([2, 3, [2, 2, 2]]);
      expect(t.happened('stage')).toMatchObject([{ stage: 2, option, joined: null }]);
      expect(t.happened('token')).toEqual([{ event: 'token', seat: 0, token: `pawn-${option}`, count: 1 }]);
    }
  });

  rule('E-58', 'stages 1 and 3 make 3 and 7 points, and no pawn', () => {
    const first = table({ edifice: 'belvedere', on: 2, me: day() }).quietTurn({ me: stage('theater') });
    expect([first.score().wonder, first.pawns()]).toEqual([3, [0, 0, 0]]);
    const third = table({
      edifice: 'belvedere',
      on: 2,
      me: day({ stages: 2, options: [1], pawns: [1, 0, 0] }),
    }).quietTurn({
      me: stage('theater'),
    });
    expect([third.score().wonder, third.pawns()]).toEqual([10, [1, 0, 0]]);
  });

  rule('EQ-39', 'the Age is a part of the choice: each of the three, with taking part and without', () => {
    const t = table({ edifice: 'belvedere', on: 2, me: day({ stages: 1 }) });
    const stages = t.offered().flatMap((form) => (form.do === 'stage' ? [[form.option, form.join]] : []));
    expect(stages).toEqual(
      [1, 2, 3].flatMap((option) => [
        [option, false],
        [option, true],
      ]),
    );
    const ways = explain(t.game, 0)[0].stage;
    expect(ways.map(({ option }) => option).sort()).toEqual([1, 1, 2, 2, 3, 3]);
    expect(t.quietTurn({ me: stage('theater', { option: 2 }) }).asked()).toBeNull();
  });

  rule('EQ-39', 'no Age, or one that is not there, is refused, in words and as a number', () => {
    const t = table({ edifice: 'belvedere', on: 2, me: day({ stages: 1, hand: TWO }) });
    expectRefused(t, 'me', stage('theater'), 'no-option');
    expectRefused(t, 'me', join('theater'), 'no-option');
    expectRefused(t, 'me', stage('theater', { option: 0 }), 'no-option');
    for (const option of [4, -1, 1.5, '1', null, Number.NaN])
      expectRefused(t, 'me', { ...stage('theater'), option }, 'garbage');
    const card = t.game.rules.cardByName.get('theater') as number;
    expectRefused(t, 'me', choices.stage(card, 0, 0, 0, 0, 0, choices.NEXT), 'no-option');
    for (const option of [1, 2, 3]) {
      const number = choices.stage(card, 0, 0, 0, 0, option, choices.NEXT);
      expect([t.refusal('me', number), legal(t.game, 0).includes(number)]).toEqual([null, true]);
      expect(t.answer('me', stage('theater', { option })).game.state.sealed[0]).toBe(number);
    }
    const first = table({ edifice: 'belvedere', on: 2, me: day() });
    for (const option of [1, 2, 3]) {
      expectRefused(first, 'me', stage('theater', { option }), 'no-option');
      expectRefused(first, 'me', choices.stage(card, 0, 0, 0, 0, option, choices.NEXT), 'no-option');
    }
  });

  rule('EQ-39', 'it never changes afterwards', () => {
    const hand = { hand: ['theater', 'altar', 'pawnshop'] };
    let t = table({ edifice: 'belvedere', on: 2, me: day({ stages: 1, ...hand }), left: hand, right: hand });
    t = t.quietTurn({ me: stage('theater', { option: 3 }) });
    for (const _ of [2, 3]) {
      t = t.quietTurn();
      expect(t.pawns()).toEqual([0, 0, 1]);
    }
  });
});

describe('Ur night', () => {
  for (const stages of [0, 1, 2])
    rule('E-59', `stage ${stages + 1} brings a pawn of Age ${'I'.repeat(stages + 1)} from the box, in each Age`, () => {
      for (const edifice of ['belvedere', 'factory', 'archives']) {
        const had = [1, 2, 3].map((age) => Number(age <= stages));
        const t = table({ edifice, on: 2, me: night({ stages, pawns: had }) }).quietTurn({ me: stage('theater') });
        expect(t.pawns()).toEqual([1, 2, 3].map((age) => Number(age <= stages + 1)));
        expect([t.seat().coins, t.score().wonder, t.offered()]).toEqual([3, 0, []]);
      }
    });

  rule('E-59', 'it offers no choice', () => {
    const t = table({ edifice: 'belvedere', on: 2, me: night() });
    expect(t.offered().every((form) => form.do !== 'stage' || form.option === 0)).toBe(true);
    expectRefused(t, 'me', stage('theater', { option: 1 }), 'no-option');
  });
});

describe('a pawn from the box', () => {
  rule('E-60', 'leaves the card as it is, and costs nothing but the stage', () => {
    const t = table({ edifice: 'belvedere', on: 1, me: night({ coins: 0 }) }).quietTurn({ me: stage('theater') });
    expect([t.pawns(), t.pawnsLeft(), t.fates().built, t.seat().coins]).toEqual([[1, 0, 0], [1, 2, 2], [], 0]);
    const taken = table({ edifice: 'belvedere', on: 1, me: day({ stages: 1, coins: 0 }) }).quietTurn({
      me: stage('theater', { option: 1 }),
    });
    expect([taken.pawnsLeft(), taken.fates().built]).toEqual([[1, 2, 2], []]);
  });

  rule('E-60', 'the last pawn has still to be taken by somebody who takes part', () => {
    let t = table({
      edifice: 'money-changer',
      on: 1,
      me: night({ hand: TWO }),
      left: ready('giza', { hand: TWO }),
      right: { hand: TWO },
    });
    t = t.quietTurn({ me: stage('theater') });
    expect(t.seat().coins).toBe(3);
    t = t.quietTurn({ left: join('altar') });
    expect([t.fates().built, t.purses()]).toEqual([['money-changer'], [3 + 4, 3 - 1 + 4, 3]]);
  });

  rule('E-61', 'protects Ur when the Edifice fails', () => {
    const t = ageEnd({ edifice: 'money-changer', on: 1, me: night() }, { me: stage('theater') });
    expect(t.purses()).toEqual([3, 1, 1]);
    expect(t.happened('failed')).toEqual([{ event: 'failed', card: 'money-changer', spared: [0] }]);
    expect(t.pile('rewards')).toEqual([]);
  });

  rule('E-61', 'brings the reward when it is finished', () => {
    const me = night({ stages: 1, pawns: [1, 0, 0] });
    const t = table({ edifice: 'outpost', on: 1, me, left: ready('giza') }).quietTurn({ left: join('theater') });
    expect([t.military(), t.military('left')]).toEqual([
      [0, 1, 0, 0],
      [0, 1, 0, 0],
    ]);
    expect(t.happened('finished')).toEqual([{ event: 'finished', card: 'outpost', holders: [0, 1] }]);
  });
});

describe('pawns of other Ages', () => {
  rule('EQ-35', 'of an Edifice that stands: the reward at once', () => {
    for (const [edifice, seen] of [
      ['money-changer', [3 + 4, [0, 0, 0, 0]]],
      ['outpost', [3, [0, 1, 0, 0]]],
    ] as const) {
      const t = table({ edifice, fate: 'built', me: night() }).quietTurn({ me: stage('theater') });
      expect([t.seat().coins, t.military(), t.pile('rewards')]).toEqual([...seen, [edifice]]);
    }
  });

  rule('EQ-35', 'also in a later Age, and for Ur day', () => {
    const t = table({ edifice: 'money-changer', fate: 'built', age: 3, me: day({ stages: 1 }) }).quietTurn({
      me: stage('theater', { option: 1 }),
    });
    expect([t.seat().coins, t.pile('rewards')]).toEqual([7, ['money-changer']]);
    const night1 = table({ edifice: 'curtain-wall', fate: 'built', age: 3, turn: lastTurn, me: night() }).quietTurn({
      me: stage('theater'),
    });
    expect([night1.pile('rewards'), night1.military()]).toEqual([['curtain-wall'], [0, 0, 2, 0]]);
  });

  rule('EQ-35', 'the others get nothing a second time', () => {
    const left = { pawns: [1, 0, 0], coins: 5 };
    const t = table({ edifice: 'money-changer', fate: 'built', me: night(), left }).quietTurn({ me: stage('theater') });
    expect([t.purses(), t.pile('rewards', 'left'), t.happened('finished')]).toEqual([[7, 5, 3], ['money-changer'], []]);
  });

  rule('EQ-35', 'production from the next turn on', () => {
    const hand = ['theater', { cost: 'ore', colour: 'blue' as const }];
    const me = {
      wonder: 'ur',
      side: 'night' as const,
      stages: 1,
      pawns: [1, 0, 0],
      makesPrivately: ['stone', '2 ore'],
    };
    const t = table({
      edifice: 'river-port',
      fate: 'built',
      me: { ...me, hand: TWO },
      left: { hand },
      right: { hand: TWO },
    }).quietTurn({
      me: stage('theater'),
    });
    // the River Port makes a third ore
    expect(t.pile('rewards')).toEqual(['river-port']);
    expect(t.isFree('made-up-1-1')).toBe(true);
    expect(t.game.state.seats[0].tally.own[1 << 3]).toBe(3);
  });

  rule('EQ-36', 'of an Edifice that has failed: allowed, and worth nothing', () => {
    const edifices = [
      { id: 'belvedere', left: 1, state: 'failed' },
      { id: 'amphitheater', left: 1, state: 'failed' },
      { id: 'archives', left: 2, state: 'project' },
    ];
    const t = table({ edifices, age: 3, me: night() }).quietTurn({ me: stage('theater') });
    expect([t.pawns(), t.pile('rewards'), t.score().edifice, t.edificeDebt()]).toEqual([[1, 0, 0], [], 0, [0, 0, 0]]);
    const chosen = table({ edifices, age: 3, me: day({ stages: 1 }) }).quietTurn({
      me: stage('theater', { option: 2 }),
    });
    expect([chosen.pawns(), chosen.pile('rewards'), chosen.score().edifice]).toEqual([[0, 1, 0], [], 0]);
  });

  rule('EQ-36', 'a debt taken for it stays', () => {
    const t = table({ edifice: 'factory', on: 2, me: night({ edificeDebt: [1, 0, 0] }) }).quietTurn({
      me: stage('theater'),
    });
    expect([t.pawns(), t.edificeDebt()]).toEqual([
      [1, 0, 0],
      [1, 0, 0],
    ]);
  });

  rule('EQ-37', 'of a later Age: it protects from the penalty of that Age', () => {
    const start = table({
      edifices: [
        { id: 'belvedere', left: 0, state: 'built' },
        { id: 'auction-house', left: 2, state: 'project' },
        { id: 'archives', left: 2, state: 'project' },
      ],
      turn: lastTurn,
      me: day({ stages: 1, coins: 9 }),
      left: { coins: 9 },
    });
    let t = start.withNextAge().quietTurn({ me: stage('theater', { option: 2 }) });
    expect([t.game.state.age, t.pawns(), t.pile('rewards')]).toEqual([2, [0, 1, 0], []]);
    while (t.game.state.age === 2) t = t.play({});
    expect(t.purses().slice(0, 2)).toEqual([9 + 18, 9 + 18 - 5]);
  });

  rule('EQ-37', 'and it brings the reward if that Edifice is finished', () => {
    const me = night({ stages: 2, pawns: [1, 1, 0] });
    const t = table({ edifice: 'auction-house', on: 1, me, left: ready('giza') }).quietTurn({ left: join('theater') });
    expect([t.seat().coins, t.pile('rewards')]).toEqual([3 + 7, ['auction-house']]);
  });

  rule('EQ-37', 'it is no pawn of this Age', () => {
    const t = ageEnd(
      { edifice: 'money-changer', on: 1, me: day({ stages: 1 }) },
      { me: stage('theater', { option: 2 }) },
    );
    expect([t.pawns(), t.seat().coins]).toEqual([[0, 1, 0], 1]);
  });
});

/** Ur with so many pawns of an Age: one for taking part, the second one of its stage. */
const holding = (age: number, count: number, more: ScenarioSeat = {}): ScenarioSeat => ({
  wonder: 'ur',
  pawns: [1, 2, 3].map((n) => (n === age ? count : 0)),
  ...(count > 1 ? { side: 'day' as const, stages: 2, options: [age] } : {}),
  ...more,
});

describe('two pawns of one Age', () => {
  /** Ur takes part and takes a pawn of its stage in the turn that finishes the Edifice. */
  const both = (edifice: string, more: ScenarioSeat = {}): Tabletop => {
    const age = 1 + EDIFICES.findIndex((names) => names.includes(edifice));
    const had = [1, 2, 3].map((n) => Number(n < age));
    const me = night({ stages: age - 1, pawns: had, coins: 20, ...more });
    return table({ edifice, on: 1, me }).quietTurn({ me: join('theater') });
  };

  rule('EQ-38', 'taking part and the pawn from the box do not hinder each other, even in the same turn', () => {
    const t = both('money-changer');
    expect([t.pawns(), t.pawnsLeft()[0], t.pile('rewards')]).toEqual([
      [2, 0, 0],
      0,
      ['money-changer', 'money-changer'],
    ]);
    expect(t.seat().coins).toBe(20 - 1 + 8);
    expect(t.happened('stage')).toMatchObject([{ joined: 'money-changer', pay: { left: 0, right: 0, bank: 1 } }]);
  });

  rule('EQ-38', 'the same with Ur day', () => {
    const me = day({ stages: 1, coins: 20 });
    const t = table({ edifice: 'money-changer', on: 1, me }).quietTurn({ me: join('theater', { option: 1 }) });
    expect([t.pawns(), t.seat().coins]).toEqual([[2, 0, 0], 20 - 1 + 8]);
    const other = table({ edifice: 'money-changer', on: 1, me }).quietTurn({ me: join('theater', { option: 3 }) });
    expect([other.pawns(), other.seat().coins]).toEqual([[1, 0, 1], 20 - 1 + 4]);
  });

  rule('EQ-38', 'first the stage, then taking part, but that one time only', () => {
    const hand = { hand: ['theater', 'altar', 'pawnshop'] };
    let t = table({ edifice: 'belvedere', on: 2, me: night(hand), left: hand, right: hand });
    t = t.quietTurn({ me: stage('theater') });
    expect([t.pawns(), t.mayJoin()]).toEqual([[1, 0, 0], true]);
    t = t.quietTurn({ me: join('altar') });
    expect([t.pawns(), t.pawnsLeft()[0]]).toEqual([[2, 1, 0], 1]);
    expect([t.mayJoin(), t.mayStage()]).toEqual([false, true]);
    expectRefused(t, 'me', join('pawnshop'), 'no-join');
  });

  rule('EQ-38', 'first taking part, then the stage', () => {
    const hand = { hand: ['theater', 'altar', 'pawnshop'] };
    let t = table({ edifice: 'belvedere', on: 2, me: day(hand), left: hand, right: hand });
    t = t.quietTurn({ me: join('theater') });
    expect([t.pawns(), t.mayJoin()]).toEqual([[1, 0, 0], false]);
    expectRefused(t, 'me', join('altar', { option: 1 }), 'no-join');
    t = t.quietTurn({ me: stage('altar', { option: 1 }) });
    expect([t.pawns(), t.pawnsLeft()[0], t.mayJoin()]).toEqual([[2, 0, 0], 1, false]);
  });

  rule('EQ-38', 'a pawn of this Age that came from the box long ago does not hinder either', () => {
    const me = night({ stages: 2, pawns: [1, 1, 0], coins: 20 });
    const t = table({ edifice: 'auction-house', on: 1, me }).quietTurn({ me: join('theater') });
    expect([t.pawns(), t.seat().coins]).toEqual([[1, 2, 1], 20 - 2 + 14]);
    const chosen = day({ stages: 2, options: [2], pawns: [0, 1, 0] });
    expect(table({ edifice: 'factory', on: 1, me: chosen }).mayJoin()).toBe(true);
    expect(table({ edifice: 'factory', on: 1, me: { ...chosen, pawns: [0, 2, 0] } }).mayJoin()).toBe(false);
    expect(table({ edifice: 'factory', on: 1, me: day({ stages: 2, options: [1], pawns: [1, 1, 0] }) }).mayJoin()).toBe(
      false,
    );
  });

  rule('EQ-38', 'two shields of the Curtain Wall, four of the Concentric Castle', () => {
    expect(both('curtain-wall').game.state.seats[0].tally.shields).toBe(2);
    expect(both('concentric-castle').game.state.seats[0].tally.shields).toBe(4);
  });

  rule('EQ-38', 'two tokens; defeat tokens go one time', () => {
    expect(both('outpost').military()).toEqual([0, 2, 0, 0]);
    expect(both('military-school', { tokens: { defeat: 3 } }).military()).toEqual([0, 0, 2, 0]);
  });

  rule('EQ-38', 'twice the points', () => {
    const ur = { wonder: 'ur', side: 'night' as const, stages: 3, pawns: [2, 2, 2] };
    const two = (edifice: string, me: ScenarioSeat): number =>
      table({ edifice, fate: 'built', age: 3, me: { ...ur, ...me } }).score().edifice;
    const city = ['lumber-yard', 'loom-age1', 'altar', 'baths'];
    expect(two('belvedere', {})).toBe(6);
    expect(two('artisan-district', { city })).toBe(4);
    expect(two('amphitheater', { city })).toBe(4);
    expect(two('archives', { city })).toBe(6);
  });

  rule('EQ-38', 'two resources in each turn', () => {
    const made = [0b0010000, 0b0100000, 0b1000000]; // glass, loom, papyrus
    const t = table({ edifice: 'factory', fate: 'built', me: holding(2, 2) });
    const { own } = t.game.state.seats[0].tally;
    for (const set of made) expect(own[set]).toBe(2);
    expect(own[0b1110000]).toBe(2);
    const hand = ['glass loom', '2 papyrus', 'glass loom papyrus'].map((cost) => ({ cost, colour: 'blue' as const }));
    const asks = table({ edifice: 'factory', fate: 'built', me: holding(2, 2, { hand }) });
    expect([0, 1, 2].map((i) => asks.isFree(`made-up-0-${i}`))).toEqual([true, true, false]);
  });

  rule('EQ-38', 'two different guilds of the Agora, one of them two times at most', () => {
    const left = { city: ['lumber-yard', 'stone-pit', 'clay-pool', 'loom-age1', 'glassworks-age1', 'tavern'] };
    const guilds = (city: string[], count: number) =>
      table({ edifice: 'agora', fate: 'built', me: holding(3, count, { city }), left }).score().guilds;
    const three = ['workers-guild', 'craftsmens-guild', 'traders-guild']; // 3, 4 and 1
    expect([0, 1, 2].map((count) => guilds(three, count))).toEqual([8, 12, 15]);
    expect([0, 1, 2].map((count) => guilds(['workers-guild'], count))).toEqual([3, 6, 6]);
  });

  rule('EQ-38', 'the Scientists Guild and another one', () => {
    const me = { symbols: { compass: 1, gear: 1 }, city: ['scientists-guild', 'workers-guild'] };
    const left = { city: ['lumber-yard', 'stone-pit'] };
    const lines = (count: number) => {
      const sheet = table({ edifice: 'agora', fate: 'built', me: holding(3, count, me), left }).score();
      return [sheet.guilds, sheet.science];
    };
    expect([0, 1, 2].map(lines)).toEqual([
      [2, 10],
      [2, 13],
      [4, 13],
    ]);
  });

  rule('EQ-38', 'a second pawn that comes after the Edifice was finished', () => {
    const hand = { hand: TWO };
    let t = table({ edifice: 'money-changer', on: 1, me: day({ coins: 9, ...hand }), left: hand, right: hand });
    t = t.quietTurn({ me: join('theater') });
    expect(t.seat().coins).toBe(9 - 1 + 4);
    t = t.quietTurn({ me: stage('altar', { option: 1 }) });
    expect([t.seat().coins, t.pile('rewards')]).toEqual([12 + 4, ['money-changer', 'money-changer']]);
  });
});

describe('when others finish it, and when nobody does', () => {
  rule('EQ-40', 'a pawn taken in that very turn is in time', () => {
    for (const me of [night(), day({ stages: 1 })]) {
      const option = me.side === 'day' ? { option: 1 } : {};
      const t = table({ edifice: 'money-changer', on: 1, me, left: ready('giza') }).quietTurn({
        me: stage('theater', option),
        left: join('theater'),
      });
      expect([t.purses(), t.pile('rewards')]).toEqual([[7, 6, 3], ['money-changer']]);
      expect(t.happened('finished')).toEqual([{ event: 'finished', card: 'money-changer', holders: [0, 1] }]);
    }
  });

  rule('EQ-40', 'whichever seat Ur has', () => {
    const t = table({ edifice: 'money-changer', on: 1, me: ready('giza'), right: night() }).quietTurn({
      me: join('theater'),
      right: stage('theater'),
    });
    expect(t.purses()).toEqual([6, 3, 7]);
  });

  rule('EQ-41', 'everybody has a pawn and one is left on the card: it fails, and nobody suffers', () => {
    const t = ageEnd({
      edifice: 'money-changer',
      on: 1,
      me: { wonder: 'ur', side: 'night', stages: 1, pawns: [1, 0, 0] },
      left: { pawns: [1, 0, 0] },
      right: { pawns: [1, 0, 0] },
    });
    expect([t.fates().failed, t.purses(), t.edificeDebts()]).toEqual([['money-changer'], [3, 3, 3], [0, 0, 0]]);
    expect(t.happened('failed', 'penalty')).toEqual([{ event: 'failed', card: 'money-changer', spared: [0, 1, 2] }]);
    for (const seat of [0, 1, 2]) expect(t.pile('rewards', seat)).toEqual([]);
  });

  rule('EQ-41', 'with a pawn of the box alone Ur cannot finish it: the others pay', () => {
    const t = ageEnd({
      edifice: 'gold-reserves',
      on: 1,
      me: { wonder: 'ur', pawns: [0, 0, 1], coins: 9 },
      left: { coins: 9 },
    });
    expect(t.purses()).toEqual([9, 0, 3]);
    const sold = ageEnd(
      { edifice: 'gold-reserves', on: 1, me: night({ stages: 2 }), left: { coins: 9 } },
      {
        me: stage('theater'),
        left: sell('theater'),
      },
    );
    expect(sold.purses()).toEqual([3, 3, 3]);
  });
});
