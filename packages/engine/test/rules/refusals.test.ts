/** Whatever comes in wrong gets a code and a sentence, and the game stays as it was. */

import { inspect } from 'node:util';
import { describe, expect, test } from 'vitest';
import { build, give, NEXT, PASSING, pay, pick, sell, side, stage } from '../../src/choice.ts';
import { type ConfigInput, readConfig } from '../../src/config.ts';
import { create } from '../../src/create.ts';
import { type ErrorCode, PolisError } from '../../src/errors.ts';
import { submit } from '../../src/game.ts';
import { seedFrom } from '../../src/rng.ts';
import type { ChoiceInput } from '../../src/types.ts';
import { expectRefused, playOut, rule, type Tabletop, table, tabletop } from '../kit/index.ts';

const seed = seedFrom('refusals', 0);

/** Things that are neither a name nor a whole number, some of them out to make trouble. */
const GARBAGE: unknown[] = [
  null,
  true,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  1.5,
  -1,
  2 ** 53,
  '',
  'constructor',
  '__proto__',
  [],
  [0],
  {},
  { length: 3 },
  () => 3,
  Symbol('3'),
  10n,
];

/** Things that cannot be put into a sentence; the first can come in as JSON. */
const UNSPEAKABLE: unknown[] = [JSON.parse('{"toString":null,"valueOf":null}'), Object.create(null)];

describe('a configuration is refused', () => {
  const refusedAs = (input: unknown, code: ErrorCode, sentence?: string | RegExp) => {
    let thrown: unknown = null;
    try {
      create(input as ConfigInput);
    } catch (error) {
      thrown = error;
    }
    expect(thrown, inspect(input)).toBeInstanceOf(PolisError);
    const { code: found, message } = thrown as PolisError;
    expect(found, message).toBe(code);
    expect(message).toMatch(sentence ?? /\w+ \w+/);
  };
  const game = (wrong: Record<string, unknown>) => ({ seats: 3, seed, ...wrong });
  const one = { wonder: 'random', side: 'random' };

  test('nothing is wrong with the ones that are changed here', () => {
    expect(readConfig(game({}))).toMatchObject({ seats: 3, seed, edition: 'first', modules: ['base'], wonders: null });
  });

  rule('B-1.1', 'with too few or too many players', () => {
    for (const seats of [0, 1, 9, -3, 100])
      refusedAs(game({ seats }), 'seats', new RegExp(`^base is for 2 to 7 players, not ${seats}$`));
    // other modules may bring the cards that are missing
    refusedAs(game({ seats: 8 }), 'seats', /^base is for 2 to 7 players, not 8(; the cards of \w+ are enough for 8)?$/);
  });

  test('with a number of players that is not a whole number', () => {
    for (const seats of [undefined, '4', '', 3.5, ...GARBAGE.filter((what) => !Number.isInteger(what))])
      refusedAs(game({ seats }), 'seats', 'the number of players ("seats") has to be a whole number');
  });

  rule('B-1.5', 'with a board twice', () => {
    const giza = { wonder: 'giza', side: 'A' };
    const twice = [giza, { wonder: 'giza', side: 'B' }, one];
    refusedAs(game({ wonders: twice }), 'board-twice', 'the board of giza is there only once');
    refusedAs(game({ wonders: [one, giza, giza] }), 'board-twice', 'the board of giza is there only once');
  });

  test('with a board that does not exist', () => {
    for (const wonder of ['atlantis', 'Giza', ...GARBAGE])
      refusedAs(game({ wonders: [one, one, { wonder, side: 'A' }] }), 'board');
    const sentence = /^there is no board "atlantis"; there is alexandria, babylon, ephesos, giza, /;
    refusedAs(game({ wonders: [{ wonder: 'atlantis', side: 'A' }, one, one] }), 'board', sentence);
  });

  test('with a side that does not exist', () => {
    refusedAs(
      game({ wonders: [{ wonder: 'giza', side: 'C' }, one, one] }),
      'side',
      'a side is A, B, day, night, random or choice, not "C"',
    );
    for (const wrong of ['a', ...GARBAGE])
      refusedAs(game({ wonders: [{ wonder: 'giza', side: wrong }, one, one] }), 'side');
  });

  test('with a wrong number of boards', () => {
    for (const wonders of [[], [one], [one, one], [one, one, one, one]])
      refusedAs(game({ wonders }), 'board', 'boards are picked for 3 cities or for none');
    refusedAs({ seats: 2, seed, wonders: [one, one] }, 'board', 'boards are picked for 3 cities or for none');
    for (const wonders of GARBAGE.filter((what) => what !== null)) refusedAs(game({ wonders }), 'board');
  });

  test('with something that is no pick of a board', () => {
    for (const pick of ['giza', 'random', 3, true, ['giza', 'A']])
      refusedAs(game({ wonders: [one, pick, one] }), 'board');
  });

  test('with a module that does not exist, or twice, or without the base game', () => {
    const unknown = 'there is no module "atlantis"; there is base';
    refusedAs(game({ modules: ['base', 'atlantis'] }), 'module', unknown);
    refusedAs(game({ modules: ['base', 'two-players'] }), 'module', 'there is no module "two-players"; there is base');
    refusedAs(game({ modules: ['base', 'base'] }), 'module', 'a module is named twice');
    refusedAs(game({ modules: [] }), 'module', 'every game needs the module "base"');
    refusedAs(game({ modules: 'base' }), 'module', 'modules are a list of names');
    for (const what of GARBAGE) refusedAs(game({ modules: ['base', what] }), 'module');
  });

  test('with a seed that is not 32 hexadecimal digits', () => {
    const wrong = [undefined, '0', seed.slice(1), `${seed}0`, `${seed.slice(1)}g`, `${seed.slice(1)}\n`, ` ${seed}`, 7];
    for (const bad of [...wrong, [seed], ...GARBAGE])
      refusedAs(game({ seed: bad }), 'seed', 'a seed is 32 hexadecimal digits');
  });

  test('of another version or edition', () => {
    refusedAs(game({ version: 4 }), 'version', 'this Polis knows the rules of version 1, 2 and 3, not of 4');
    refusedAs(game({ edition: 'third' }), 'edition', 'there is no edition "third"; there is first and second');
    for (const what of ['1', ...GARBAGE]) refusedAs(game({ version: what }), 'version');
    for (const what of ['First', ...GARBAGE]) refusedAs(game({ edition: what }), 'edition');
  });

  test('that is no configuration at all', () => {
    const objects = (what: unknown) => typeof what === 'object' && what !== null && !Array.isArray(what);
    for (const what of [undefined, 'base', ...GARBAGE.filter((one) => !objects(one))])
      refusedAs(what, 'config', 'a configuration is an object');
    refusedAs({}, 'seats');
  });

  test('with something in it that cannot even be named', () => {
    for (const what of UNSPEAKABLE) {
      for (const key of ['version', 'edition', 'seats', 'seed'] as const) refusedAs(game({ [key]: what }), key);
      refusedAs(game({ modules: ['base', what] }), 'module');
      refusedAs(game({ modules: what }), 'module');
      refusedAs(game({ wonders: what }), 'board');
      refusedAs(game({ wonders: [one, one, { wonder: what, side: 'A' }] }), 'board');
      refusedAs(game({ wonders: [one, one, { wonder: 'giza', side: what }] }), 'side');
    }
  });
});

describe('an answer is refused', () => {
  const t = table({
    me: {
      hand: ['baths', 'altar', 'clay-pit', 'theater'],
      city: ['theater'],
      wonder: 'giza',
      makes: ['wood'],
      coins: 3,
    },
    left: { makes: ['2 stone'] },
    right: { makes: ['stone'] },
  });
  const { rules } = t.game;
  const id = (name: string): number => rules.cardByName.get(name) as number;
  const CARD_ASKED =
    'asked is which card to build, to put under a stage or to sell; offered are: baths, altar, clay-pit, theater';

  const refused = (at: Tabletop, answer: unknown, code: ErrorCode, sentence: string): void => {
    expectRefused(at, 'me', answer, code);
    expect(submit(at.game, 0, answer as ChoiceInput).error?.message).toBe(sentence);
  };

  test('from a seat that does not exist', () => {
    const { game } = t;
    for (const seat of [3, '0', undefined, ...GARBAGE]) {
      const done = submit(game, seat as number, { do: 'sell', card: 'altar' });
      expect(done.error?.code, inspect(seat)).toBe('no-such-seat');
      expect(done.game).toBe(game);
    }
    expect(submit(game, 3, { do: 'sell', card: 'altar' }).error?.message).toBe('there is no seat 3');
  });

  test('from a seat that is not asked', () => {
    const digging = table({
      me: { wonder: 'halikarnassos', side: 'B', makes: ['2 ore'], hand: ['altar'] },
      left: { hand: ['theater', 'baths'] },
    }).play({ me: { do: 'stage', card: 'altar' } });
    expectRefused(digging, 'left', { do: 'sell', card: 'baths' }, 'not-asked');
    const done = submit(digging.game, 1, { do: 'sell', card: 'baths' });
    expect(done.error?.message).toBe('this seat is not being asked anything');
  });

  test('to a question that has been settled, or that nobody asked', () => {
    const first = tabletop(create({ seats: 3, seed }));
    const before = first.game.state.question;
    const { game } = first.play({});
    const answer = { do: 'sell', card: tabletop(game).seat().hand[0] };
    for (const question of [before, before + 2, '2', ...GARBAGE]) {
      const done = submit(game, 0, answer as ChoiceInput, question as number);
      expect(done.error, inspect(question)).toEqual({ code: 'stale', message: 'that question has been settled' });
      expect(done.game).toBe(game);
    }
    expect(submit(game, 0, answer as ChoiceInput, before + 1).error).toBeNull();
  });

  test('when the game is over', () => {
    const ended = tabletop(playOut(create({ seats: 3, seed }), 1));
    refused(ended, { do: 'sell', card: 'altar' }, 'over', 'the game is over');
    refused(ended, null, 'over', 'the game is over');
  });

  rule('B-3.1', 'with a card that is not in the hand', () => {
    const sentence = `tavern is not in this hand; ${CARD_ASKED}`;
    for (const deed of ['build', 'stage', 'sell']) refused(t, { do: deed, card: 'tavern' }, 'not-in-hand', sentence);
    for (const choice of [
      build(id('tavern'), 0, 0, 0, 0),
      stage(id('tavern'), 0, 0, 0, 0, 0, NEXT),
      sell(id('tavern')),
    ])
      refused(t, choice, 'not-in-hand', sentence);
  });

  test('with a card that does not exist', () => {
    for (const deed of ['build', 'stage', 'sell', 'pick'])
      refused(t, { do: deed, card: 'atlantis' }, 'unknown-card', 'there is no card "atlantis"');
    for (const card of [undefined, 3, ...GARBAGE]) expectRefused(t, 'me', { do: 'sell', card }, 'unknown-card');
    refused(t, sell(255), 'unknown-card', 'there is no card number 255');
  });

  rule('B-4.4', 'when nobody makes what the card needs', () => {
    const poor = table({ me: { hand: ['baths'], coins: 99 } });
    const sentence = 'baths needs 1 more stone; neither neighbour sells it';
    refused(poor, { do: 'build', card: 'baths' }, 'cannot-pay', sentence);
    refused(poor, { do: 'build', card: 'baths', pay: { left: 2 } }, 'cannot-pay', sentence);
    const noStage = table({ me: { wonder: 'giza', coins: 99 } });
    refused(
      noStage,
      { do: 'stage', card: 'theater' },
      'cannot-pay',
      'the stage needs 1 more stone; neither neighbour sells it',
    );
  });

  rule('B-4.11', 'when there are too few coins', () => {
    const poor = table({
      me: { hand: ['baths', 'clay-pit'], wonder: 'olympia', coins: 0 },
      left: { makes: ['stone', 'wood'] },
    });
    const tooDear = (what: string, cost: number) =>
      `${what} costs ${cost} coin${cost === 1 ? '' : 's'} and there are 0 to spend`;
    refused(poor, { do: 'build', card: 'baths', pay: { left: 2 } }, 'cannot-pay', tooDear('baths', 2));
    refused(poor, { do: 'build', card: 'clay-pit', pay: { bank: 1 } }, 'cannot-pay', tooDear('clay-pit', 1));
    refused(poor, { do: 'build', card: 'clay-pit' }, 'cannot-pay', tooDear('clay-pit', 1));
    refused(poor, { do: 'stage', card: 'baths', pay: { left: 2 } }, 'cannot-pay', tooDear('the stage', 2));
  });

  rule('B-4.11', 'when there are too few coins for the trade and the payment is left to be guessed', () => {
    const poor = table({ me: { hand: ['baths'], wonder: 'olympia', coins: 1 }, left: { makes: ['stone', 'wood'] } });
    refused(poor, { do: 'build', card: 'baths' }, 'cannot-pay', 'baths costs 2 coins and there is 1 to spend');
    expectRefused(poor, 'me', { do: 'build', card: 'baths', via: 'paid' }, 'cannot-pay');
    expectRefused(poor, 'me', { do: 'stage', card: 'baths' }, 'cannot-pay');
  });

  rule('B-10.5', 'with a payment that does not come to the cost', () => {
    const forAltar = 'altar cannot be paid with 2 to the left and 0 to the right';
    refused(t, { do: 'build', card: 'altar', pay: { left: 2 } }, 'wrong-payment', forAltar);
    refused(t, { do: 'build', card: 'clay-pit', pay: {} }, 'wrong-payment', 'the bank gets 1 for clay-pit, not 0');
    refused(
      t,
      { do: 'build', card: 'clay-pit', pay: { bank: 2 } },
      'wrong-payment',
      'the bank gets 1 for clay-pit, not 2',
    );
    const forStage = 'the stage cannot be paid with 0 to the left and 0 to the right';
    refused(t, { do: 'stage', card: 'altar', pay: {} }, 'wrong-payment', forStage);
    refused(t, build(id('altar'), 0, 2, 0, 0), 'wrong-payment', forAltar);
  });

  test('with a payment in impossible coins', () => {
    const sentence = 'coins are whole numbers from 0 to 15 for a neighbour, to 63 for the bank';
    for (const to of ['left', 'right', 'bank'])
      for (const coins of [16 * 4, 1e9, '2', ...GARBAGE])
        for (const deed of ['build', 'stage'])
          refused(t, { do: deed, card: 'baths', pay: { [to]: coins } }, 'wrong-payment', sentence);
    for (const pay of [3, 'all', true, Symbol('2'), 3n, () => 3])
      refused(t, { do: 'build', card: 'altar', pay }, 'garbage', 'a payment has coins to left, right and bank');
  });

  test('with a list as payment', () => {
    for (const pay of [[], [0, 2, 0]])
      refused(t, { do: 'build', card: 'altar', pay }, 'garbage', 'a payment has coins to left, right and bank');
  });

  rule('B-3.5', 'with a structure that stands already', () => {
    const sentence = 'theater is already built in this city';
    refused(t, { do: 'build', card: 'theater' }, 'already-built', sentence);
    refused(t, { do: 'build', card: 'theater', via: 'chain' }, 'already-built', sentence);
    refused(t, build(id('theater'), 0, 0, 0, 0), 'already-built', sentence);
  });

  rule('B-3.2', 'with a stage when there is none left', () => {
    const sentence = 'there is no further stage to build';
    const full = table({ me: { wonder: 'giza', stages: 3, makes: ['9 stone'] } });
    refused(full, { do: 'stage', card: 'theater' }, 'no-stage', sentence);
    refused(full, { do: 'stage', card: 'theater', pay: {} }, 'no-stage', sentence);
    refused(table({}), { do: 'stage', card: 'theater' }, 'no-stage', sentence);
  });

  rule('B-6.1', 'with a chain that the city does not have', () => {
    refused(t, { do: 'build', card: 'baths', via: 'chain' }, 'no-chain', 'no structure of this city leads to baths');
    const aqueduct = table({ me: { hand: ['aqueduct'], city: ['altar'] } });
    const sentence = 'no structure of this city leads to aqueduct';
    refused(aqueduct, { do: 'build', card: 'aqueduct', via: 'chain' }, 'no-chain', sentence);
  });

  rule('B-10.7', 'with a power that the city does not have, or that is spent in this Age', () => {
    const via = 'olympia-free-build';
    const olympia = { wonder: 'olympia', hand: ['palace'] };
    const answer = { do: 'build', card: 'palace', via };
    const none = 'this city has no such power';
    refused(table({ me: { ...olympia, stages: 1 } }), answer, 'no-power', none);
    refused(table({ me: { ...olympia, side: 'B', stages: 3 } }), answer, 'no-power', none);
    refused(
      table({ me: { ...olympia, wonder: 'giza', stages: 3 }, left: { wonder: 'olympia', stages: 3 } }),
      answer,
      'no-power',
      none,
    );
    const spent = table({ me: { ...olympia, stages: 2, used: [via] } });
    refused(spent, answer, 'no-power', `${via} has already been used in this Age`);
    const ready = table({ me: { ...olympia, stages: 2 } });
    expect(ready.refusal('me', answer)).toBeNull();
    const paid = 'palace is free this way: nothing may be paid';
    refused(ready, { ...answer, pay: { bank: 1 } }, 'wrong-payment', paid);
  });

  test('with a way to build that does not exist', () => {
    refused(t, { do: 'build', card: 'altar', via: 'magic' }, 'no-power', 'there is no way to build called "magic"');
    refused(t, { do: 'build', card: 'altar', via: 'dug' }, 'no-power', 'there is no way to build called "dug"');
    for (const via of GARBAGE.filter((what) => typeof what !== 'string'))
      refused(t, { do: 'build', card: 'altar', via }, 'garbage', 'a way to build is a name');
    for (const via of [2, 3, 4, 5, 6, 7])
      refused(t, build(id('altar'), via, 0, 0, 0), 'no-power', 'this city has no such power');
  });

  test('with something to join where there is nothing', () => {
    const rich = table({ me: { wonder: 'giza', makes: ['stone'] } });
    refused(rich, { do: 'stage', card: 'theater', join: true }, 'no-join', 'there is nothing to take part in');
    for (const join of GARBAGE.filter((what) => what !== true))
      refused(
        rich,
        { do: 'stage', card: 'theater', join },
        'garbage',
        'taking part is true or false, or the name of what is joined',
      );
  });

  test('when it answers another question', () => {
    for (const answer of [{ do: 'pass' }, PASSING, { do: 'pick', card: 'altar' }, { do: 'give', victory: [1] }])
      refused(t, answer, 'not-this-question', CARD_ASKED);
  });

  test('when it names a side and a card is asked for', () => {
    for (const answer of [{ do: 'side', side: 'A' }, { do: 'side', side: 'B' }, side(0), side(1)])
      expectRefused(t, 'me', answer, 'not-this-question');
  });

  test('when it pays a debt that nobody asks for', () => {
    for (const answer of [{ do: 'pay', coins: 0 }, { do: 'pay', coins: 1 }, pay(0), pay(511)])
      expectRefused(t, 'me', answer, 'not-this-question');
    for (const coins of [undefined, -1, 0.5, 512, '1', ...GARBAGE])
      refused(t, { do: 'pay', coins }, 'garbage', '"coins" are a whole number from 0 to 511');
  });

  test('when it is not one of the cards offered', () => {
    const digging = table({
      discard: ['baths', 'palace'],
      me: { wonder: 'halikarnassos', side: 'B', makes: ['2 ore'], hand: ['altar', 'tavern'], city: ['baths'] },
    }).play({ me: { do: 'stage', card: 'altar' } });
    const DIG_ASKED =
      'asked is which card of the discard pile to build for nothing; offered are: palace, theater, pass';
    for (const card of ['baths', 'tavern', 'altar'])
      refused(digging, { do: 'pick', card }, 'not-offered', `${card} is not offered; ${DIG_ASKED}`);
    refused(digging, pick(255), 'not-offered', `that is not offered; ${DIG_ASKED}`);
    for (const answer of [
      { do: 'build', card: 'palace' },
      { do: 'sell', card: 'palace' },
      { do: 'side', side: 'A' },
      { do: 'pay', coins: 1 },
    ])
      refused(digging, answer, 'not-this-question', DIG_ASKED);
    expect(digging.refusal('me', { do: 'pick', card: 'palace' })).toBeNull();
  });

  test('when the side of the board is asked for', () => {
    const boards = ['giza', 'rhodos', 'olympia'].map((wonder) => ({ wonder, side: 'choice' as const }));
    const asked = tabletop(create({ seats: 3, seed, wonders: boards }));
    const sentence = 'asked is which side of the board to play; offered are: A, B';
    for (const answer of [
      { do: 'build', card: 'altar' },
      { do: 'sell', card: 'altar' },
      PASSING,
      { do: 'pay', coins: 1 },
    ])
      refused(asked, answer, 'not-this-question', sentence);
    refused(asked, side(2), 'not-this-question', sentence);
    refused(asked, { do: 'side', side: 'C' }, 'garbage', 'a side is A or B');
    expect(asked.refusal('me', { do: 'side', side: 'B' })).toBeNull();
  });

  rule('B-8.2', 'when it is about the last card', () => {
    const hand = ['baths', 'tavern'];
    const last = table({ turn: 6, me: { wonder: 'babylon', side: 'B', stages: 2, hand } }).play({});
    const sentence =
      'asked is whether to build the last card of the Age, to put it under a stage or to sell it; offered are: tavern, pass';
    refused(last, { do: 'sell', card: 'baths' }, 'not-in-hand', `baths is not in this hand; ${sentence}`);
    refused(last, { do: 'pick', card: 'tavern' }, 'not-this-question', sentence);
  });

  test('when it is no answer at all', () => {
    for (const what of [undefined, 'sell', ...GARBAGE]) expectRefused(t, 'me', what, 'garbage');
    for (const what of [undefined, 'BUILD', 'discard', ['build'], ...GARBAGE])
      expectRefused(t, 'me', { do: what, card: 'altar' }, 'garbage');
    refused(t, 'sell', 'garbage', 'that is not a choice');
    refused(
      t,
      { do: 'burn', card: 'altar' },
      'garbage',
      '"burn" is not something to do; there is build, stage, sell, pick, pay, give, side and pass',
    );
  });

  test('with something in it that cannot even be named', () => {
    for (const what of UNSPEAKABLE) {
      expect(submit(t.game, what as number, { do: 'sell', card: 'altar' }).error?.code).toBe('no-such-seat');
      expect(submit(t.game, 0, { do: 'sell', card: 'altar' }, what as number).error?.code).toBe('stale');
      expectRefused(t, 'me', what, 'garbage');
      expectRefused(t, 'me', { do: what, card: 'altar' }, 'garbage');
      expectRefused(t, 'me', { do: 'sell', card: what }, 'unknown-card');
      expectRefused(t, 'me', { do: 'build', card: 'altar', via: what }, 'garbage');
      expectRefused(t, 'me', { do: 'build', card: 'altar', pay: { left: what } }, 'wrong-payment');
      expectRefused(t, 'me', { do: 'stage', card: 'altar', join: what }, 'garbage');
    }
  });

  test('when it is a number that no choice has', () => {
    const altar = sell(id('altar'));
    const strayBits = [7, 9, 11, 12, 16, 17, 18, 19, 20].map((bit) => altar | (1 << bit));
    const strayBuild = [16, 17, 18, 19, 20].map((bit) => build(id('altar'), 0, 0, 0, 0) | (1 << bit));
    const strayChain = [2, 3, 12, 16, 20].map((bit) => build(id('altar'), 1, 0, 0, 0) | (1 << bit));
    const strayStage = stage(id('altar'), 0, 0, 0, 0, 0, NEXT) | (1 << 20);
    const strayPay = [7, 9, 11, 12, 16, 17, 18, 19, 20].map((bit) => pay(1) | (1 << bit));
    const strayGive = [7, 9, 11, 12, 16, 19, 20, 27, 28, 29].map((bit) => give([1, 1, 0]) | (1 << bit));
    const noDeeds = [8, 15, 16, 31].map((deed) => 3 | (deed << 2));
    const others = [-1, -altar, altar + 0.5, 2 ** 30, 2 ** 30 + altar, 2 ** 32 + altar, 2 ** 31, Number.MAX_VALUE];
    for (const choice of [
      ...strayBits,
      ...strayBuild,
      ...strayChain,
      strayStage,
      ...strayPay,
      ...strayGive,
      ...noDeeds,
      ...others,
    ])
      refused(t, choice, 'garbage', `${choice} is not a choice`);
    expect(t.refusal('me', altar)).toBeNull();
  });

  test('and an earlier answer still stands', () => {
    const sealed = t.answer('me', { do: 'build', card: 'altar' });
    for (const answer of [null, 2 ** 31, { do: 'build', card: 'theater' }, { do: 'sell', card: 'tavern' }]) {
      const { game, error } = submit(sealed.game, 0, answer as ChoiceInput);
      expect(error).not.toBeNull();
      expect(game.state.sealed[0]).toBe(build(id('altar'), 0, 0, 0, 0));
    }
  });
});
