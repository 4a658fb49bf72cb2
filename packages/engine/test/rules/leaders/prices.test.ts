import { describe, expect } from 'vitest';
import type { ScenarioSeat } from '../../../src/scenario-types.ts';
import { build, expectRefused, LEADERS, mix, PASS, rule, stage, type TableLiteral } from '../../kit/index.ts';

const { recruitment, table } = mix('leaders');

/** What is printed on the leaders. */
const PRINTED: Record<number, string[]> = {
  1: ['croesus', 'maecenas', 'nero', 'sappho', 'vitruvius'],
  2: ['hammurabi', 'hannibal', 'hatshepsut', 'leonidas', 'xenophon', 'zenobia'],
  3: ['alexander', 'aristotle', 'hiram', 'imhotep', 'justinian', 'midas', 'nefertiti', 'phidias', 'praxiteles'],
  4: ['amytis', 'archimedes', 'bilkis', 'cleopatra', 'hypatia', 'nebuchadnezzar', 'plato', 'tomyris'],
  5: ['caesar', 'euclid', 'ptolemy', 'pythagoras', 'ramses'],
  6: ['pericles'],
};
PRINTED[3].push('solomon', 'varro');
const printed = (leader: string): number =>
  Number(Object.keys(PRINTED).find((price) => PRINTED[Number(price)].includes(leader)));

const ROME_A: ScenarioSeat = { wonder: 'rome', side: 'A' };
const ROME_B: ScenarioSeat = { wonder: 'rome', side: 'B' };

/** What a leader costs me: what the offer says, and what is gone from the purse. */
function price(leader: string, { me, ...rest }: TableLiteral = {}): number {
  const t = recruitment({ age: 2, ...rest, me: { coins: 20, ...me, leaderHand: [leader] } });
  const offers = t.offers(leader);
  expect(offers).toHaveLength(1);
  const after = t.answer('me', build(leader));
  const income = leader === 'croesus' ? 6 : 0;
  const paid = 20 - (after.seat().coins - income);
  expect(offers[0].bank ?? 0).toBe(paid);
  return paid;
}

const pricesFor = (table: TableLiteral) => LEADERS.map((leader) => price(leader, table));
const less = (by: number) => LEADERS.map((leader) => Math.max(0, printed(leader) - by));

describe('the price of a leader', () => {
  rule('X-39', 'is what is printed, for a city that has no reduction', () => {
    expect(Object.values(PRINTED).flat().sort()).toEqual(LEADERS);
    expect(pricesFor({})).toEqual(less(0));
  });

  rule('X-39', 'is the same in each Age', () => {
    for (const age of [1, 2, 3]) expect(price('caesar', { age })).toBe(5);
  });

  rule('L-56', 'is nothing for Rome A', () => {
    expect(pricesFor({ me: ROME_A })).toEqual(less(6));
    const poor = recruitment({ me: { ...ROME_A, coins: 0, leaderHand: ['pericles'] } });
    expect(poor.answer('me', build('pericles')).pile('leaders')).toEqual(['pericles']);
  });

  rule('L-56', 'is what is printed for the neighbours of Rome A', () => {
    expect(price('caesar', { left: ROME_A })).toBe(5);
    expect(price('caesar', { right: ROME_A })).toBe(5);
  });

  rule('L-57', 'is 2 coins less for Rome B, which recruits Sappho (1 coin) for nothing', () => {
    expect(price('sappho', { me: ROME_B })).toBe(0);
    expect(pricesFor({ me: ROME_B })).toEqual(less(2));
  });

  rule('L-57', 'is 1 coin less for each neighbour of Rome B: Pericles (6 coins) costs 5', () => {
    expect(price('pericles', { left: ROME_B })).toBe(5);
    expect(price('pericles', { right: ROME_B })).toBe(5);
    expect(pricesFor({ left: ROME_B })).toEqual(less(1));
    expect(pricesFor({ right: ROME_B })).toEqual(less(1));
  });

  rule('L-57', 'is what is printed for those who are no neighbours of Rome B', () => {
    expect(price('pericles', { others: [ROME_B] })).toBe(6);
  });

  rule('L-57', 'is lower for Rome B and both neighbours in the same turn', () => {
    const leaderHand = (name: string) => ({ leaderHand: [name], coins: 4 });
    const t = recruitment({
      me: { ...ROME_B, ...leaderHand('pericles') },
      left: leaderHand('caesar'),
      right: leaderHand('euclid'),
    });
    const after = t.answer('me', build('pericles')).answer('left', build('caesar')).answer('right', build('euclid'));
    expect([0, 1, 2].map((seat) => after.seat(seat).coins)).toEqual([0, 0, 0]);
  });

  rule('X-39', 'is never below 0: nobody is paid for a leader', () => {
    for (const leader of PRINTED[1]) expect(price(leader, { me: ROME_B })).toBe(0);
    const t = recruitment({ me: { ...ROME_B, leaderHand: ['sappho'], coins: 0 } });
    expect(t.answer('me', build('sappho')).seat().coins).toBe(0);
  });

  rule('X-39', 'has to be paid as it is with the reduction, not as printed', () => {
    const t = recruitment({ me: { ...ROME_B, leaderHand: ['pericles'], coins: 20 } });
    const pays = (bank: number) => ({ do: 'build', card: 'pericles', via: 'paid', pay: { bank } });
    for (const bank of [2, 3, 5, 6]) expectRefused(t, 'me', pays(bank), 'wrong-payment');
    expect(t.refusal('me', pays(4))).toBeNull();
  });

  rule('X-39', 'is not reduced by stages of Rome B: 2 coins less on board and stages are one reduction', () => {
    for (const stages of [0, 1, 2, 3]) expect(price('pericles', { me: { ...ROME_B, stages } })).toBe(4);
    for (const stages of [0, 3]) expect(price('pericles', { left: { ...ROME_B, stages } })).toBe(5);
    for (const stages of [0, 2]) expect(price('pericles', { me: { ...ROME_A, stages } })).toBe(0);
  });
});

describe('Maecenas', () => {
  const maecenas = { leaders: ['maecenas'] };

  rule('L-26', 'in later recruitment turns his owner recruits for nothing', () => {
    const others = LEADERS.filter((leader) => leader !== 'maecenas');
    expect(others.map((leader) => price(leader, { me: maecenas }))).toEqual(others.map(() => 0));
    expect(price('pericles', { age: 3, me: maecenas })).toBe(0);
  });

  rule('L-26', 'his own price has to be paid', () => {
    expect(price('maecenas')).toBe(1);
    expectRefused(recruitment({ me: { leaderHand: ['maecenas'], coins: 0 } }), 'me', build('maecenas'), 'cannot-pay');
  });

  rule('L-26', 'he does nothing for his neighbours', () => {
    expect(price('pericles', { left: maecenas, right: { leaders: [] } })).toBe(6);
  });

  rule('L-26', 'he does not make Age cards cheaper', () => {
    const t = table({ age: 2, me: { ...maecenas, hand: ['sawmill'] } });
    expect(t.offers('sawmill')).toEqual([{ bank: 1 }]);
  });

  rule('X-39', 'with Maecenas the price is 0, also next to Rome B and for Rome B', () => {
    expect(price('pericles', { me: maecenas, left: ROME_B })).toBe(0);
    expect(price('pericles', { me: { ...maecenas, ...ROME_B } })).toBe(0);
  });

  rule('X-07', 'he does not make the extra leader of Rome B free: it costs 2 coins less than printed', () => {
    for (const stages of [1, 2]) {
      const me = { ...ROME_B, ...maecenas, stages, coins: 9, makes: ['2 stone', 'clay', 'loom', 'papyrus'] };
      const t = recruitment({ age: 2, me: { ...me, leaderHand: ['pericles', 'nero', 'caesar'] } });
      const asking = t.answer('me', stage('nero'));
      expect(asking.asked()).toBe('play');
      expect(asking.offers('pericles')).toEqual([{ bank: 4 }]);
      expect(asking.offers('caesar')).toEqual([{ bank: 3 }]);
      const after = asking.answer('me', build('pericles'));
      expect(after.seat().coins).toBe(9 - 4);
      expectRefused(asking, 'me', build('pericles', { via: 'paid', pay: {} }), 'wrong-payment');
      expect(asking.answer('me', PASS).seat().coins).toBe(9);
    }
  });
});

describe('Rome', () => {
  rule('X-39', 'there is one Rome, so no player has two reductions from it', () => {
    expect(() => recruitment({ left: ROME_B, right: ROME_B })).toThrow(/only once/);
  });
});
