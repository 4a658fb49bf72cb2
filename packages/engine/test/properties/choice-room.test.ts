/** What an integer can say as a choice: every word comes out as it went in, and no two choices are one integer. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as choices from '../../src/choice.ts';
import { compile } from '../../src/compile.ts';
import { activeModules, boardNames, moduleNames } from '../../src/mixes.ts';
import type { Joining, Module } from '../../src/module.ts';
import { freeBuild } from '../../src/vocabulary.ts';
import { PLAIN } from '../kit/index.ts';

const CARDS = 512;
const POWERS = 16;

const card = fc.nat(CARDS - 1);
const toNeighbour = fc.nat(choices.MOST_TO_A_NEIGHBOUR);
const payment = { left: toNeighbour, right: toNeighbour, bank: fc.nat(63) };
const build = fc.record({ deed: fc.constant(choices.BUILD), card, via: fc.constant(choices.PAID), ...payment });
const freely = fc.record({
  deed: fc.constant(choices.BUILD),
  card,
  via: fc.oneof(fc.integer({ min: 1, max: choices.FIRST_POWER + POWERS - 1 }), fc.constant(choices.DUG)),
});
const stage = fc.record({
  deed: fc.constant(choices.STAGE),
  card,
  join: fc.nat(2),
  option: fc.nat(3),
  which: fc.constantFrom(choices.NEXT, choices.AS_LEFT, choices.AS_RIGHT),
  ...payment,
});
const placed = fc.record({
  deed: fc.constant(choices.STAGE),
  card,
  join: fc.nat(2),
  place: fc.nat(3),
  which: fc.constant(choices.PLACED),
  ...payment,
});
const other = fc.record({ deed: fc.constantFrom(choices.SELL, choices.PICK, choices.SIDE, choices.PAY), card });

interface Words {
  deed: number;
  card: number;
  via: number;
  join: number;
  option: number;
  /** Which stage, and its place where that is told. */
  which: number;
  place: number;
  left: number;
  right: number;
  bank: number;
}

const spoken: fc.Arbitrary<Words> = fc
  .oneof(build, freely, stage, placed, other)
  .map((words) => ({ via: 0, join: 0, option: 0, which: 0, place: 0, left: 0, right: 0, bank: 0, ...words }));

function packed({ deed, card: id, via, join, option, which, place, left, right, bank }: Words): choices.Choice {
  if (deed === choices.BUILD) return choices.build(id, via, left, right, bank);
  if (deed === choices.STAGE) return choices.stage(id, left, right, bank, join, option || place, which);
  if (deed === choices.SELL) return choices.sell(id);
  if (deed === choices.PICK) return choices.pick(id);
  return deed === choices.SIDE ? choices.side(id) : choices.pay(id);
}

const unpacked = (choice: choices.Choice): Words => ({
  deed: choices.deedOf(choice),
  card: choices.cardOf(choice),
  via: choices.viaOf(choice),
  join: choices.joinOf(choice),
  option: choices.optionOf(choice),
  which: choices.whichOf(choice),
  place: choices.placeOf(choice),
  left: choices.leftOf(choice),
  right: choices.rightOf(choice),
  bank: choices.bankOf(choice),
});

describe('a choice', () => {
  test('says what was put into it, and nothing else', () =>
    fc.assert(
      fc.property(spoken, (words) => {
        expect(unpacked(packed(words))).toEqual(words);
        expect(choices.paymentOf(packed(words))).toEqual({ left: words.left, right: words.right, bank: words.bank });
        expect(choices.costOf(packed(words))).toBe(words.left + words.right + words.bank);
      }),
      { numRuns: 2000 },
    ));

  test('is an integer of 30 bits', () =>
    fc.assert(
      fc.property(spoken, (words) => {
        const choice = packed(words);
        expect(choice).toBe(choice >>> 0);
        expect(choice).toBeLessThanOrEqual(choices.MOST_CHOICE);
      }),
    ));

  test('of which no two are the same integer', () =>
    fc.assert(
      fc.property(spoken, spoken, (one, another) => {
        expect(packed(one) === packed(another)).toBe(JSON.stringify(one) === JSON.stringify(another));
      }),
    ));

  test('picks a stage with the bits of an option, which never meet', () => {
    const [placed2, option2] = [choices.PLACED, choices.NEXT].map((which) => choices.stage(7, 1, 2, 3, 1, 2, which));
    expect([choices.placeOf(placed2), choices.optionOf(placed2)]).toEqual([2, 0]);
    expect([choices.placeOf(option2), choices.optionOf(option2)]).toEqual([0, 2]);
  });

  test('can be given any card in place of the first', () =>
    fc.assert(
      fc.property(stage, (words) => {
        const { left, right, bank, join, option, which } = words;
        const way = choices.stage(0, left, right, bank, join, option, which);
        expect(choices.withCard(way, words.card)).toBe(packed({ ...words, via: 0, place: 0 }));
      }),
    ));

  test('gives back tokens of each Age', () => {
    for (const given of [
      [0, 0, 0],
      [1, 2, 3],
      [3, 3, 3],
    ])
      expect(choices.givenOf(choices.give(given))).toEqual(given);
  });
});

describe('rules have room for', () => {
  const whole = activeModules({ modules: moduleNames, edition: 'first', boxes: {}, boards: boardNames }, 4);
  const compiled = (modules: readonly Module[]) => compile(modules, { ...PLAIN, seats: 4 });
  const rulesWith = (more: Partial<Module>) => compiled([...whole, { id: 'more', players: [4], ...more }]);

  test('five hundred cards, and no more than a choice can name', () => {
    const cards = (count: number): Module['cards'] =>
      Array.from({ length: count }, (_, i) => ({ id: `card-${i}`, age: 1, colour: 'blue', gives: [] }));
    const { length } = rulesWith({}).cards;
    expect(rulesWith({ cards: cards(512 - length) }).cards).toHaveLength(512);
    expect(() => rulesWith({ cards: cards(513 - length) })).toThrow('there is room for 512 cards, not 513');
  });

  test('sixteen powers and more', () => {
    const powers = (count: number): Module['cards'] =>
      Array.from({ length: count }, (_, i) => ({
        id: `power-${i}`,
        age: 1,
        colour: 'blue',
        gives: [freeBuild(`power-${i}`, 'always')],
      }));
    const { length } = rulesWith({}).powers;
    expect(rulesWith({ cards: powers(29 - length) }).powers).toHaveLength(29);
    expect(() => rulesWith({ cards: powers(30 - length) })).toThrow('there is room for 29 powers, not 30');
  });

  test('two things to join', () => {
    const joining: Joining = { name: 'more', what: () => 'more', price: () => 1, joined: () => undefined };
    const first = whole.filter((module) => !module.joining);
    const rulesOf = (count: number) =>
      compiled([
        ...first,
        ...Array.from({ length: count }, (_, i): Module => ({ id: `more-${i}`, players: [4], joining })),
      ]);
    expect(rulesOf(2).joinings).toHaveLength(2);
    expect(() => rulesOf(3)).toThrow('there is room for 2 things to join');
  });
});
