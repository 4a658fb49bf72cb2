/** A price that is the number of the Age. */
import { describe, expect } from 'vitest';
import type { ScenarioSeat } from '../../../src/scenario-types.ts';
import {
  build,
  cardIn,
  expectRefused,
  PASS,
  recruitsOf,
  rule,
  secondEdition,
  stage,
  type TableLiteral,
} from '../../kit/index.ts';

const { recruitment, rulesFor, table } = secondEdition('leaders');

const BY_AGE = ['aganice', 'cornelia', 'cynisca', 'eurypyle', 'makeda', 'nitocris', 'phryne', 'theano'];
const AGES = [1, 2, 3];

const ROME_DAY: ScenarioSeat = { wonder: 'rome', side: 'day' };
const ROME_NIGHT: ScenarioSeat = { wonder: 'rome', side: 'night' };

/** What a leader costs me in the recruitment turn: what the offer says, and what is gone from the purse. */
function price(leader: string, age: number, { me, ...rest }: TableLiteral = {}): number {
  const t = recruitment({ age, ...rest, me: { coins: 20, ...me, leaderHand: [leader] } });
  const [offer, ...others] = t.offers(leader);
  expect(others).toEqual([]);
  const paid = 20 - t.answer('me', build(leader)).seat().coins;
  expect(offer.bank ?? 0).toBe(paid);
  return paid;
}
/** In each Age. */
const prices = (literal: TableLiteral = {}, leader = 'cynisca'): number[] =>
  AGES.map((age) => price(leader, age, literal));

describe('a price of A', () => {
  rule('L2-10', 'is 1, 2 or 3 coins, by the Age', () => {
    for (const leader of BY_AGE) expect(prices({}, leader)).toEqual([1, 2, 3]);
  });

  rule('L2-10', 'no other leader of the box has one', () => {
    const rules = rulesFor(3);
    expect(recruitsOf(rules).filter((name) => cardIn(rules, name).cost.byAge)).toEqual(BY_AGE);
    for (const [leader, coins] of Object.entries({ enheduanna: 4, gorgo: 5, telesilla: 3, tomyris: 4, agrippina: 1 }))
      expect(prices({}, leader)).toEqual([coins, coins, coins]);
    for (const leader of ['hatshepsut', 'berenice']) expect(prices({}, leader)).toEqual([2, 2, 2]);
  });

  rule('L2-10', 'has to be there: a coin less is too little', () => {
    for (const age of AGES) {
      const t = recruitment({ age, me: { coins: age - 1, leaderHand: ['theano'] } });
      expectRefused(t, 'me', build('theano'), 'cannot-pay');
      const has = age === 2 ? 'is 1' : `are ${age - 1}`;
      expect(t.why('theano')).toBe(`costs ${age} coin${age > 1 ? 's' : ''} and there ${has} to spend`);
      expectRefused(t, 'me', { ...build('theano'), pay: { bank: age + 1 } }, 'wrong-payment');
      const rich = recruitment({ age, me: { coins: 9, leaderHand: ['theano'] } });
      for (const bank of [0, 1, 2, 3, 4])
        expect(rich.refusal('me', { ...build('theano'), pay: { bank } })).toBe(bank === age ? null : 'wrong-payment');
    }
  });

  rule('L2-34', 'goes by the Age that the recruitment turn opens', () => {
    for (const age of AGES) {
      const t = recruitment({ age, me: { coins: 9, leaderHand: ['makeda'] } });
      expect([t.game.state.age, t.game.state.turn, t.offers('makeda')]).toEqual([age, 0, [{ bank: age }]]);
    }
  });

  rule('L2-34', 'and by the Age that is played where a leader comes in the middle of it', () => {
    for (const age of AGES) {
      const me: ScenarioSeat = { ...ROME_NIGHT, stages: 1, makesPrivately: ['stone', 'clay', 'glass'], coins: 9 };
      const t = table({ age, me: { ...me, leaderHand: ['nitocris'], hand: ['altar'] } }).play({ me: stage('altar') });
      const after = t.answer('me', build('nitocris'));
      expect(after.seat().coins).toBe(9 - Math.max(0, age - 2));
      expect(after.military()).toEqual([...AGES.map((of) => Number(of === age)), 0]);
    }
  });
});

describe('what lowers it', () => {
  rule('L2-35', 'Maecenas: nothing', () => expect(prices({ me: { leaders: ['maecenas'] } })).toEqual([0, 0, 0]));

  rule('L2-35', 'a copied Maecenas: nothing, for the copier', () => {
    const me = { city: ['courtesans-guild'], courtesan: 'maecenas' };
    expect(price('cynisca', 3, { me, left: { leaders: ['maecenas'] } })).toBe(0);
  });

  rule('L2-35', 'Rome day: nothing', () => expect(prices({ me: ROME_DAY })).toEqual([0, 0, 0]));

  rule('L2-35', 'Rome night: 2 coins less, never below 0', () => expect(prices({ me: ROME_NIGHT })).toEqual([0, 0, 1]));

  rule('L2-35', 'the neighbours of Rome night: 1 coin less', () => {
    expect(prices({ left: ROME_NIGHT })).toEqual([0, 1, 2]);
    expect(prices({ right: ROME_NIGHT })).toEqual([0, 1, 2]);
    expect(prices({ others: [ROME_NIGHT] })).toEqual([1, 2, 3]);
    expect(prices({ left: ROME_DAY })).toEqual([1, 2, 3]);
  });

  rule('L2-35', 'who pays nothing needs no coins', () => {
    const t = recruitment({ age: 3, me: { ...ROME_DAY, coins: 0, leaderHand: ['theano'] } });
    expect(t.answer('me', build('theano')).pile('leaders')).toEqual(['theano']);
  });

  rule('L2-36', 'an extra leader of Rome night costs the Age less 2, whatever else the city has', () => {
    for (const [leaders, age, coins] of [
      [[], 1, 0],
      [[], 2, 0],
      [[], 3, 1],
      [['maecenas'], 3, 1],
    ] as const) {
      const me: ScenarioSeat = {
        ...ROME_NIGHT,
        stages: 2,
        makesPrivately: ['2 stone', 'papyrus'],
        coins: 5,
        leaders: [...leaders],
      };
      const t = table({ age, me: { ...me, leaderHand: ['phryne'], hand: ['altar'] } }).play({ me: stage('altar') });
      expect(t.offers('phryne')).toEqual([coins > 0 ? { bank: coins } : {}]);
      expect(t.answer('me', build('phryne')).seat().coins).toBe(5 - coins);
      expect(t.answer('me', PASS).pile('leader-hand')).toEqual(['phryne']);
    }
  });

  rule('L2-36', 'who has no coin left in Age III is not asked', () => {
    const me: ScenarioSeat = { ...ROME_NIGHT, stages: 2, makesPrivately: ['2 stone', 'papyrus'], coins: 0 };
    const t = table({ age: 3, me: { ...me, leaderHand: ['phryne'], hand: ['altar', 'theater'] } });
    expect(t.play({ me: stage('altar') }).asked()).toBeNull();
  });

  rule('L2-37', 'Rome night recruits for 2 coins less, its neighbours for 1 coin less, as Rome B does', () => {
    expect(price('gorgo', 2, { me: ROME_NIGHT })).toBe(3);
    expect(price('gorgo', 2, { left: ROME_NIGHT })).toBe(4);
    expect(price('gorgo', 2, { right: ROME_NIGHT })).toBe(4);
    expect(price('agrippina', 2, { me: ROME_NIGHT })).toBe(0);
    expect(price('plato', 2, { me: ROME_NIGHT })).toBe(2);
  });
});

rule('L2-10', 'a price of A is offered with its number', () => {
  const t = recruitment({ age: 3, me: { coins: 3, leaderHand: ['makeda'] } });
  expect(cardIn(t.game.rules, 'makeda').cost).toMatchObject({ coins: 0, byAge: true, units: 0 });
  expect(t.offered()).toContainEqual({ ...build('makeda'), via: 'paid', pay: { left: 0, right: 0, bank: 3 } });
});
