/** Cards that bring coins to some and take them from others. */
import { describe, expect } from 'vitest';
import type { ScenarioSeat } from '../../../src/scenario-types.ts';
import {
  build,
  expectRefused,
  PLENTY,
  rule,
  secondEdition,
  sell,
  stage,
  type TableLiteral,
  type Tabletop,
} from '../../kit/index.ts';

const { table } = secondEdition('cities');

const hand = ['altar', 'theater'];
const city = (coins: number, more: ScenarioSeat = {}): ScenarioSeat => ({ coins, hand, ...more });

/** I build this card without coins of my own beyond its cost; the others build an Altar. */
function built(card: string, { me, ...rest }: TableLiteral = {}): Tabletop {
  return table({
    age: 3,
    left: city(9),
    right: city(9),
    ...rest,
    me: { coins: 0, makesPrivately: PLENTY, ...me, hand: [card, 'theater'] },
  }).quietTurn({ me: build(card) });
}

describe('Opium cards', () => {
  for (const [number, card, coins, loss] of [
    ['C2-11', 'opium-stash', 3, 1],
    ['C2-12', 'opium-den', 4, 3],
    ['C2-13', 'opium-distillery', 5, 5],
  ] as const)
    rule(number, `${card}: ${coins} coins at once, and all others lose ${loss}`, () => {
      const t = built(card, { left: city(9), others: [city(1), city(0)], right: city(6) });
      expect([t.seat().coins, t.dues(), t.score().cities]).toEqual([coins, [0, loss, loss, 0, loss], 0]);
      const after = t.settle();
      expect(after.purses()).toEqual([coins, 9 - loss, 0, 0, 6 - loss]);
      expect(after.count('debt')).toEqual([0, 0, loss - 1, loss, 0]);
    });

  rule('C2-43', 'their losses are added to all others of the turn', () => {
    const t = table({
      age: 2,
      me: { coins: 0, makesPrivately: PLENTY, hand: ['opium-den', 'theater'] },
      left: { coins: 9, makesPrivately: PLENTY, hand: ['lair', 'theater'] },
      others: [{ coins: 9, hand: ['opium-stash', 'theater'] }],
      right: city(9),
    }).quietTurn({ me: build('opium-den'), left: build('lair'), 2: build('opium-stash') });
    expect(t.dues()).toEqual([2 + 1, 3 + 1, 3 + 2, 3 + 2 + 1]);
    expect(t.seat().coins).toBe(4);
  });

  rule('C2-43', 'coins that come in by the same turn pay for them, and Diplomacy does not', () => {
    const t = built('opium-den', { left: city(0, { diplomacy: 1, hand: ['tavern', 'theater'] }) });
    expect([t.seat('left').coins, t.dues()]).toEqual([5, [0, 3, 3]]);
  });

  rule('C2-43', 'only who builds it: sold or under a stage it does nothing', () => {
    const me: ScenarioSeat = { wonder: 'giza', makesPrivately: ['2 wood'], coins: 0, hand: ['opium-den', 'theater'] };
    for (const [deed, coins] of [
      [sell('opium-den'), 3],
      [stage('opium-den'), 0],
    ] as const) {
      const t = table({ age: 2, me, left: city(9), right: city(9) }).quietTurn({ me: deed });
      expect([t.seat().coins, t.dues()]).toEqual([coins, [0, 0, 0]]);
    }
  });
});

describe('Customs, Trade Center and Mint', () => {
  for (const [number, card, points, coins] of [
    ['C2-14', 'customs', 4, 1],
    ['C2-15', 'trade-center', 6, 2],
    ['C2-16', 'mint', 8, 3],
  ] as const)
    rule(number, `${card}: ${points} points, and each other player takes ${coins}`, () => {
      const before = table({ age: 3, left: city(9) }).game.state.bank + 9 + 3 + 3;
      const t = built(card, { left: city(9), others: [city(0), city(5)], right: city(1) });
      expect(t.purses()).toEqual([0, 9 + coins, coins, 5 + coins, 1 + coins]);
      expect(t.score().cities).toBe(points);
      expect(t.game.state.bank).toBe(before - t.purses().reduce((sum, one) => sum + one));
      expect(t.asked()).toBe('play');
    });

  rule('C2-40', 'the coins cannot pay for anything that is built in the same turn', () => {
    const t = table({
      me: { hand: ['customs', 'theater'] },
      left: { coins: 0, hand: ['clandestine-wharf-east', 'theater'] },
      right: city(0),
    });
    expectRefused(t, 'left', build('clandestine-wharf-east'), 'cannot-pay');
    const next = t.quietTurn({ me: build('customs'), left: build('theater') });
    expect(next.seat('left').coins).toBe(1);
  });

  rule('C2-40', 'but they can pay its losses', () => {
    const t = table({
      age: 3,
      me: { coins: 0, makesPrivately: PLENTY, hand: ['mint', 'theater'] },
      left: { coins: 0, makesPrivately: PLENTY, hand: ['brotherhood', 'theater'] },
      right: city(0),
    }).quietTurn({ me: build('mint'), left: build('brotherhood') });
    expect([t.purses(), t.dues()]).toEqual([
      [0, 3, 3],
      [0, 0, 3],
    ]);
    // the builder of the Mint gets nothing of it, and owes all
    expect(t.settle().count('debt')).toEqual([3, 0, 0]);
  });

  rule('C2-40', 'two of them in one turn give to each other', () => {
    const t = table({
      age: 3,
      me: { coins: 0, makesPrivately: PLENTY, hand: ['mint', 'theater'] },
      left: { coins: 0, makesPrivately: PLENTY, hand: ['trade-center', 'theater'] },
      right: city(0),
    }).quietTurn({ me: build('mint'), left: build('trade-center') });
    expect(t.purses()).toEqual([2, 3, 5]);
  });
});
