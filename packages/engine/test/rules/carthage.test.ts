/** Carthage, a board for any game. What needs Edifice, Leaders or the second edition is in files of those names. */
import { describe, expect } from 'vitest';
import { determinize } from '../../src/belief.ts';
import * as choices from '../../src/choice.ts';
import { type ConfigInput, rulesOf } from '../../src/config.ts';
import { create } from '../../src/create.ts';
import { describe as describeTable } from '../../src/describe.ts';
import { PolisError } from '../../src/errors.ts';
import { explain } from '../../src/explain.ts';
import { step } from '../../src/flow.ts';
import { type Game, legal, score } from '../../src/game.ts';
import { HAND } from '../../src/piles.ts';
import { dice, seedFrom } from '../../src/rng.ts';
import { setTable } from '../../src/scenario.ts';
import type { Scenario, ScenarioSeat } from '../../src/scenario-types.ts';
import type { SeatId, WonderPick } from '../../src/types.ts';
import { view } from '../../src/view.ts';
import {
  ALL_MIXES,
  asksOf,
  build,
  duel,
  expectRefused,
  PASS,
  PLENTY,
  type Place,
  pick,
  playOut,
  ready,
  rule,
  sell,
  stage,
  type Tabletop,
  TWO,
  table,
  tabletop,
} from '../kit/index.ts';

const day = (stages: number, more: ScenarioSeat = {}): ScenarioSeat =>
  ready('carthage', { side: 'day', stages, ...more });
const night = (stages: number, more: ScenarioSeat = {}): ScenarioSeat => ({ ...day(stages, more), side: 'night' });

/** The options with which the next stage may be built, each one time. */
const options = (t: Tabletop, place: Place | SeatId = 'me'): number[] => [
  ...new Set(t.offered(place).flatMap((form) => (form.do === 'stage' ? [form.option] : []))),
];
const shields = ({ game }: Tabletop, seat: SeatId = 0): number => game.state.seats[seat].tally.shields;

describe('a board for any game', () => {
  const carthage: WonderPick = { wonder: 'carthage', side: 'A' };
  const anyBoard: WonderPick = { wonder: 'random', side: 'random' };
  const config = (seats: number, modules: string[]): ConfigInput => ({
    seats,
    seed: seedFrom('carthage', seats),
    modules,
    wonders: [carthage, ...new Array<WonderPick>(Math.max(3, seats) - 1).fill(anyBoard)],
  });

  rule('E-8', 'whatever else is in play, it may be picked', () => {
    for (const modules of ALL_MIXES)
      for (const seats of [3, 4]) {
        if (modules.includes('teams') && seats === 3) continue;
        const { rules, state } = create(config(seats, modules));
        expect(rules.wonders[state.seats[0].wonder]).toMatchObject({ city: 'carthage', side: 'A' });
      }
  });

  rule('E-R2', 'with the base game alone, from two to seven players, it plays whole games', () => {
    for (const seats of [2, 3, 4, 5, 6, 7])
      for (const side of ['A', 'B'] as const) {
        const { wonders, ...rest } = config(seats, ['base']);
        const picked = wonders?.with(0, { wonder: 'carthage', side }) ?? null;
        const game = playOut(create({ ...rest, wonders: picked }), seats);
        expect(score(game).sheets).toHaveLength(Math.max(3, seats));
      }
  });

  rule('E-R2', 'its side may be chosen by its player', () => {
    const { wonders, ...rest } = config(3, ['base']);
    const t = tabletop(create({ ...rest, wonders: wonders?.with(0, { wonder: 'carthage', side: 'choice' }) ?? null }));
    expect(t.asked()).toBe('side');
    for (const [side, letter] of [
      ['night', 'B'],
      ['day', 'A'],
    ] as const) {
      const { rules, state } = t.answer('me', { do: 'side', side: side as 'A' }).game;
      expect(rules.wonders[state.seats[0].wonder]).toMatchObject({ city: 'carthage', side: letter, dayAndNight: true });
    }
  });

  rule('E-R2', 'without Edifice chance never deals it', () => {
    expect(rulesOf({ edition: 'first', modules: ['base'], seats: 7 }).cities).not.toContain('carthage');
    for (let n = 0; n < 30; n++) {
      const { rules, state } = create({ seats: 7, seed: seedFrom('no carthage', n), modules: ['base'] });
      expect(state.seats.map(({ wonder }) => rules.wonders[wonder].city)).not.toContain('carthage');
    }
  });

  rule('E-8', 'there is one such board', () => {
    const { wonders, ...rest } = config(3, ['base']);
    const twice = () => create({ ...rest, wonders: wonders?.with(1, carthage) ?? null });
    expect(twice).toThrow(PolisError);
    expect(() => setTable({ seats: [{ wonder: 'carthage' }, { wonder: 'carthage' }, {}] })).toThrow(/only once/);
  });
});

describe('the stages', () => {
  rule('E-62', 'day, stage 2: 7 coins or 1 shield, and 2 points whichever it is', () => {
    const [coins, shield] = [1, 2].map((option) => table({ me: day(1) }).play({ me: stage('theater', { option }) }));
    expect([coins.seat().coins, shields(coins), coins.score().wonder]).toEqual([3 + 7, 0, 3 + 2]);
    expect([shield.seat().coins, shields(shield), shield.score().wonder]).toEqual([3, 1, 3 + 2]);
  });

  rule('E-62', 'the shield counts in the conflicts of this Age', () => {
    const t = table({ turn: 6, me: day(1) }).play({ me: stage('theater', { option: 2 }) });
    expect(t.seat().tokens['victory-1']).toBe(2);
    expect(
      table({ turn: 6, me: day(1) })
        .play({ me: stage('theater', { option: 1 }) })
        .seat().tokens['victory-1'],
    ).toBe(0);
  });

  rule('E-62', 'stages 1 and 3 offer no choice', () => {
    const first = table({ me: day(0) }).play({ me: stage('theater') });
    expect([first.score().wonder, first.seat().stage]).toEqual([3, 1]);
    const third = table({ me: day(2, { options: [2] }) }).play({ me: stage('theater') });
    expect([third.score().wonder, third.seat().stage]).toEqual([3 + 2 + 7, 3]);
  });

  rule('E-63', 'night, stage 1: 7 coins and 4 points, or 2 shields', () => {
    const [coins, shield] = [1, 2].map((option) => table({ me: night(0) }).play({ me: stage('theater', { option }) }));
    expect([coins.seat().coins, shields(coins), coins.score().wonder]).toEqual([10, 0, 4]);
    expect([shield.seat().coins, shields(shield), shield.score().wonder]).toEqual([3, 2, 0]);
  });

  rule('E-63', 'night, stage 2: a card of the discard pile for nothing', () => {
    const me = night(1, { options: [2], coins: 0, makesPrivately: ['3 wood', 'loom'] });
    let t = table({ discard: ['palace', 'walls'], me }).play({
      me: stage('theater', { option: 1 }),
      left: build('theater'),
      right: build('theater'),
    });
    expect([t.asked(), t.picks()]).toEqual(['pick', ['palace', 'walls']]);
    t = t.answer('me', pick('palace'));
    expect([t.seat().city, t.seat().coins, t.discard()]).toEqual([['palace'], 0, ['walls']]);
    expect(t.score()).toMatchObject({ civilian: 8, science: 0 });
  });

  rule('E-63', 'or one science symbol of choice at the end', () => {
    const me = night(1, { options: [1], symbols: { compass: 1, gear: 1 } });
    const t = table({ discard: ['palace'], me }).play({ me: stage('theater', { option: 2 }) });
    expect([t.asked(), t.score().science]).toEqual([null, 10]);
    const twice = table({ me: night(1, { options: [1], symbols: { compass: 2 } }) }).play({
      me: stage('theater', { option: 2 }),
    });
    expect(twice.score().science).toBe(9);
    expect(table({ me: night(2, { options: [1, 1], symbols: { compass: 2 } }) }).score().science).toBe(4);
  });

  rule('E-63', 'digging may be declined; where nothing can be dug nobody is asked', () => {
    const me = night(1, { options: [1], city: ['palace'] });
    const others = { left: build('theater'), right: build('theater') };
    const t = table({ discard: ['palace', 'walls'], me }).play({ me: stage('theater', { option: 1 }), ...others });
    expect(t.picks()).toEqual(['walls']);
    const passed = t.answer('me', PASS);
    expect([passed.seat().city, passed.discard(), passed.seat().stage]).toEqual([['palace'], ['palace', 'walls'], 2]);
    for (const discard of [[], ['palace']])
      expect(
        table({ discard, me })
          .play({ me: stage('theater', { option: 1 }), ...others })
          .asked(),
      ).toBeNull();
  });
});

describe('the choice', () => {
  rule('E-64', 'it is a part of the stage: each way to pay is there with each effect', () => {
    const makes = ['papyrus'];
    const me = { wonder: 'carthage', stages: 1, makesPrivately: ['ore'], coins: 9 };
    const t = table({ me, left: { makes }, right: { makes } });
    const ways = explain(t.game, 0)[0].stage.map(({ pay, option, join }) => [pay.left, pay.right, option, join]);
    expect(ways).toEqual([
      [0, 2, 1, false],
      [0, 2, 2, false],
      [2, 0, 1, false],
      [2, 0, 2, false],
    ]);
    expect(options(table({ me: day(0) }))).toEqual([0]);
    expect(options(table({ me: night(0) }))).toEqual([1, 2]);
  });

  rule('E-64', 'no effect, or one that is not there, is refused, in words and as a number', () => {
    const t = table({ me: day(1, { hand: TWO }) });
    const card = t.game.rules.cardByName.get('theater') as number;
    expectRefused(t, 'me', stage('theater'), 'no-option');
    expectRefused(t, 'me', stage('theater', { option: 0 }), 'no-option');
    expectRefused(t, 'me', stage('theater', { option: 3 }), 'no-option');
    for (const option of [4, -1, 1.5, 'first', null, Number.NaN, {}])
      expectRefused(t, 'me', { ...stage('theater'), option }, 'garbage');
    for (const option of [0, 3])
      expectRefused(t, 'me', choices.stage(card, 0, 0, 0, 0, option, choices.NEXT), 'no-option');
    for (const option of [1, 2]) {
      const number = choices.stage(card, 0, 0, 0, 0, option, choices.NEXT);
      expect([t.refusal('me', number), legal(t.game, 0).includes(number)]).toEqual([null, true]);
      expect(t.answer('me', stage('theater', { option })).game.state.sealed[0]).toBe(number);
    }
    const plain = table({ me: day(0) });
    for (const option of [1, 2, 3]) expectRefused(plain, 'me', stage('theater', { option }), 'no-option');
    const giza = table({ me: { wonder: 'giza', makesPrivately: PLENTY } });
    for (const option of [1, 2]) expectRefused(giza, 'me', stage('theater', { option }), 'no-option');
  });

  rule('E-64', 'structures and sales have no option', () => {
    const t = table({ me: day(1, { hand: TWO }) });
    const card = t.game.rules.cardByName.get('theater') as number;
    const mark = choices.stage(card, 0, 0, 0, 0, 1, choices.NEXT) - choices.stage(card, 0, 0, 0, 0, 0, choices.NEXT);
    expectRefused(t, 'me', choices.build(card, choices.PAID, 0, 0, 0) + mark, 'garbage');
    expectRefused(t, 'me', choices.sell(card) + mark, 'garbage');
    expectRefused(t, 'me', choices.PASSING + mark, 'garbage');
  });

  rule('E-64', 'the coins come after everything is paid', () => {
    const me = { wonder: 'carthage', stages: 1, makesPrivately: ['2 ore'], coins: 1 };
    const left = { makes: ['papyrus'] };
    expect(options(table({ me, left }))).toEqual([]);
    const t = table({ me: { ...me, coins: 2 }, left }).play({ me: stage('theater', { option: 1 }) });
    expect(t.seat().coins).toBe(2 - 2 + 7);
  });

  rule('E-64', 'only the chosen effect applies, for good', () => {
    const hand = { hand: ['theater', 'altar', 'pawnshop'] };
    let t = table({ turn: 4, me: day(1, hand), left: hand, right: hand }).play({ me: stage('theater', { option: 2 }) });
    t = t.play({}).play({});
    expect([shields(t), t.seat().tokens['victory-1'], t.seat().coins, t.score().wonder]).toEqual([1, 2, 3 + 6, 5]);
    expect(options(table({ me: day(2, { options: [1] }) }))).toEqual([0]);
  });

  rule('E-64', 'everybody sees which one it is', () => {
    const events = table({ me: day(1) }).play({ me: stage('theater', { option: 2 }) }).events;
    expect(events.find(({ event }) => event === 'stage')).toMatchObject({ stage: 2, option: 2, joined: null });
    const [one, other] = [1, 2].map((option) => table({ me: day(1) }).play({ me: stage('theater', { option }) }).game);
    for (const watcher of [0, 1, 2, null])
      expect(view(one, watcher).seats[0].options).not.toBe(view(other, watcher).seats[0].options);
  });

  rule('E-64', 'before the choices are shown nobody else does', () => {
    const t = table({ me: day(1), left: { wonder: 'giza' } });
    const [one, other] = [1, 2].map((option) => t.answer('me', stage('theater', { option })).game);
    for (const watcher of [1, 2, null]) expect(view(one, watcher)).toEqual(view(other, watcher));
  });

  rule('E-64', 'a scenario names it for each such stage, and a table that is told again is the same', () => {
    for (const [seat, power] of [
      [night(2, { options: [2, 2] }), 2],
      [night(2, { options: [1, 1] }), 0],
      [day(3, { options: [2] }), 1],
    ] as const) {
      const scenario: Scenario = { seats: [{ ...seat, hand: ['altar'] }, { hand: ['altar'] }, { hand: ['altar'] }] };
      const game = setTable(scenario);
      expect(game.state.seats[0].tally.shields).toBe(power);
      const again = setTable(describeTable(game, scenario));
      expect(again.state.seats[0]).toEqual(game.state.seats[0]);
      expect(score(again)).toEqual(score(game));
    }
    for (const wrong of [
      { stages: 2 },
      { stages: 2, options: [] },
      { stages: 2, options: [3] },
      { stages: 2, options: [1, 2] },
      { stages: 1, options: [1] },
    ])
      expect(() => setTable({ seats: [{ wonder: 'carthage', ...wrong }, {}, {}] })).toThrow(PolisError);
  });
});

describe('digging with others', () => {
  const halikarnassos: ScenarioSeat = { wonder: 'halikarnassos', side: 'B', makesPrivately: PLENTY };
  const carthage = night(1, { options: [2] });

  for (const [who, cities, first, then] of [
    ['Carthage sits first', { me: carthage, left: halikarnassos }, 1, 0],
    ['Halikarnassos sits first', { me: halikarnassos, left: carthage }, 0, 1],
  ] as const)
    rule('EQ-42', `Halikarnassos digs before Carthage: ${who}`, () => {
      const t = table({ discard: ['palace', 'walls'], ...cities });
      let now = t.play({ [first]: stage('theater'), [then]: stage('theater', { option: 1 }), 2: build('theater') });
      expect([now.asked(first), now.asked(then)]).toEqual(['pick', null]);
      expect(now.picks(first)).toEqual(['palace', 'walls']);
      now = now.answer(first, pick('palace'));
      expect([now.asked(first), now.picks(then)]).toEqual([null, ['walls']]);
      now = now.answer(then, pick('walls'));
      expect([now.seat(first).city, now.seat(then).city, now.discard()]).toEqual([['palace'], ['walls'], []]);
    });

  rule('EQ-42', 'a card acts as soon as it is built, before the next one digs', () => {
    const t = table({ discard: ['tavern', 'lighthouse'], me: carthage, left: halikarnassos });
    const now = t.play({ me: stage('theater', { option: 1 }), left: stage('theater'), right: build('theater') });
    const dug = now.answer('left', pick('tavern'));
    expect([dug.seat('left').coins, dug.asked()]).toEqual([8, 'pick']);
    // the Lighthouse pays for yellow cards, itself among them
    expect(dug.answer('me', pick('lighthouse')).seat().coins).toBe(3 + 1);
  });

  rule('EQ-42', 'in the last turn the cards left over and Babylon’s last card lie there', () => {
    const babylon: ScenarioSeat = { wonder: 'babylon', side: 'B', stages: 2, hand: ['theater', 'baths'] };
    let t = table({
      turn: 6,
      me: { ...carthage, hand: ['theater', 'palace'] },
      left: babylon,
      right: { hand: ['theater', 'walls'] },
    }).play({ me: stage('theater', { option: 1 }), left: build('theater'), right: build('theater') });
    expect([t.asked(), t.asked('left')]).toEqual([null, 'play']);
    t = t.answer('left', sell('baths'));
    expect(t.picks()).toEqual(['baths', 'palace', 'walls']);
    expect(t.answer('me', pick('baths')).seat().city).toEqual(['baths']);
  });

  rule('EQ-42', 'what was sold in this turn lies there too', () => {
    const t = table({ me: carthage }).play({
      me: stage('theater', { option: 1 }),
      left: sell('theater'),
      right: build('theater'),
    });
    expect(t.picks()).toEqual(['theater']);
  });

  rule('EQ-42', 'the pile is hidden from the others; who digs has seen it', () => {
    const t = table({ discard: ['palace', 'walls'], me: carthage }).play({
      me: stage('theater', { option: 1 }),
      left: build('theater'),
      right: build('theater'),
    });
    expect(view(t.game, 0).asks).toHaveLength(1);
    expect(view(t.game, 1).asks).toEqual([]);
    expect(view(t.game, 0).seen?.[3]).toHaveLength(2);
    expect(view(t.game, 1).seen?.[3]).toHaveLength(0);
  });
});

describe('imagined tables', () => {
  /** Some turns of selling, and in the last of them Carthage has the right to dig. */
  function digging(turns: number): Game {
    const wonders = ['carthage', 'giza', 'rhodos'].map((wonder): WonderPick => ({ wonder, side: 'B' }));
    const game = create({ seats: 3, seed: seedFrom('carthage digs', turns), wonders });
    const { rules, state } = game;
    for (let turn = 1; turn <= turns; turn++) {
      if (turn === turns) state.seats[0].tokens[rules.tokenByName('carthage.dig')] = 1;
      const sales = state.seats.map(({ piles }) => choices.sell(piles[HAND][0]));
      step(rules, state, sales, null);
    }
    return game;
  }

  rule('EQ-42', 'while Carthage digs they ask the same, and play on', () => {
    for (const turns of [1, 3, 6]) {
      const game = digging(turns);
      expect(tabletop(game).asked()).toBe('pick');
      for (const watcher of [0, 1, 2]) {
        const imagined = determinize(view(game, watcher), dice(watcher));
        expect(asksOf(imagined)).toEqual(asksOf(game));
        if (watcher === 0) expect(legal(imagined, 0)).toEqual(legal(game, 0));
        expect(playOut(imagined, 1).state.at).toBe(game.rules.end);
      }
    }
  });
});

describe('two players', () => {
  rule('E-R4', 'a player may have Carthage', () => {
    const t = duel({ one: day(1) }).answer(0, stage('theater', { option: 1 }));
    expect(t.answer(1, sell('theater')).answer(2, build('altar')).seat(0).coins).toBe(3 + 7);
  });

  rule('E-R4', 'so may the Free City, and the holder of the turn chooses the effect', () => {
    for (const [option, coins, strength] of [
      [1, 10, 0],
      [2, 3, 1],
    ]) {
      const t = duel({ city: day(1) }).answer(0, sell('theater'));
      expect(options(t, 2)).toEqual([1, 2]);
      expectRefused(t, 2, stage('altar'), 'no-option');
      const done = t.answer(2, stage('altar', { option })).answer(1, sell('theater'));
      expect([done.seat(2).stage, done.seat(2).coins, shields(done, 2)]).toEqual([2, coins, strength]);
    }
  });

  rule('E-R4', 'the holder digs for the Free City', () => {
    const city = night(1, { options: [2] });
    let t = duel({ city, discard: ['palace'] })
      .answer(0, build('theater'))
      .answer(2, stage('altar', { option: 1 }));
    t = t.answer(1, build('theater'));
    expect([t.asked(2), t.picks(2)]).toEqual(['pick', ['palace']]);
    expect(view(t.game, 0).asks.map(({ seat }) => seat)).toEqual([2]);
    expect(view(t.game, 1).asks).toEqual([]);
    expect(t.answer(2, pick('palace')).seat(2).city).toEqual(['palace']);
  });

  rule('E-R4', 'it may be dealt to the Free City by name, and the game is played to its end', () => {
    for (let n = 0; n < 4; n++) {
      const wonders: WonderPick[] = [
        { wonder: 'random', side: 'random' },
        { wonder: 'random', side: 'random' },
        { wonder: 'carthage', side: n % 2 ? 'A' : 'B' },
      ];
      const game = create({ seats: 2, seed: seedFrom('duel', n), wonders });
      expect(game.rules.wonders[game.state.seats[2].wonder].city).toBe('carthage');
      expect(score(playOut(game, n)).winners.length).toBeGreaterThan(0);
    }
  });
});
