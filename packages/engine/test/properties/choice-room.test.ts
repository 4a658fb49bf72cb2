/** What an integer can say as a choice: every word comes out as it went in, and no two choices are one integer. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as choices from '../../src/choice.ts';
import { compile } from '../../src/compile.ts';
import { activeModules, moduleNames } from '../../src/config.ts';
import type { Joining, Module } from '../../src/module.ts';
import { freeBuild } from '../../src/vocabulary.ts';

const CARDS = 1000;
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
  neighbour: fc.nat(1),
  ...payment,
});
const other = fc.record({ deed: fc.constantFrom(choices.SELL, choices.PICK, choices.SIDE, choices.PAY), card });

interface Words {
  deed: number;
  card: number;
  via: number;
  join: number;
  option: number;
  neighbour: number;
  left: number;
  right: number;
  bank: number;
}

const spoken: fc.Arbitrary<Words> = fc
  .oneof(build, freely, stage, other)
  .map((words) => ({ via: 0, join: 0, option: 0, neighbour: 0, left: 0, right: 0, bank: 0, ...words }));

function packed({ deed, card: id, via, join, option, neighbour, left, right, bank }: Words): choices.Choice {
  if (deed === choices.BUILD) return choices.build(id, via, left, right, bank);
  if (deed === choices.STAGE) return choices.stage(id, left, right, bank, join, option, neighbour);
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
  neighbour: choices.neighbourOf(choice),
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

  test('picks a stage with the bits of an option, which never meet', () =>
    expect([0, 1, 2, 3].map((place) => choices.placeOf(choices.stage(7, 1, 2, 3, 1, place)))).toEqual([0, 1, 2, 3]));

  test('can be given any card in place of the first', () =>
    fc.assert(
      fc.property(stage, (words) => {
        const { left, right, bank, join, option, neighbour } = words;
        const way = choices.stage(0, left, right, bank, join, option, neighbour);
        expect(choices.withCard(way, words.card)).toBe(packed({ ...words, via: 0 }));
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
  const whole = activeModules(moduleNames, 4, 'first');
  const rulesWith = (more: Partial<Module>) => compile([...whole, { id: 'more', players: [4], ...more }], 'first', 4);

  test('a thousand cards, and no more than a choice can name', () => {
    const cards = (count: number): Module['cards'] =>
      Array.from({ length: count }, (_, i) => ({ id: `card-${i}`, age: 1, colour: 'blue', gives: [] }));
    const { length } = rulesWith({}).cards;
    expect(rulesWith({ cards: cards(1024 - length) }).cards).toHaveLength(1024);
    expect(() => rulesWith({ cards: cards(1025 - length) })).toThrow('there is room for 1024 cards, not 1025');
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
      compile(
        [...first, ...Array.from({ length: count }, (_, i): Module => ({ id: `more-${i}`, players: [4], joining }))],
        'first',
        4,
      );
    expect(rulesOf(2).joinings).toHaveLength(2);
    expect(() => rulesOf(3)).toThrow('there is room for 2 things to join');
  });
});
