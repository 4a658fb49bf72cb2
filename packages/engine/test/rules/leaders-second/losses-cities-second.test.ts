/** Leaders of Cities: Octavia and Arsinoe, and those that the first box has too. */
import { describe, expect } from 'vitest';
import type { ScenarioSeat } from '../../../src/scenario-types.ts';
import {
  build,
  cardIn,
  type Deed,
  expectRefused,
  mix,
  pick,
  recruitsOf,
  rule,
  secondEdition,
  sell,
  stage,
  type TableLiteral,
  type Tabletop,
} from '../../kit/index.ts';

const { recruitment, rulesFor, table } = secondEdition('leaders', 'cities');

/** I recruit this leader in a recruitment turn; the turn has come to its losses. */
const came = (leader: string, { me, ...rest }: TableLiteral): Tabletop =>
  recruitment({ ...rest, me: { coins: 9, ...me, leaderHand: [leader] } }).answer('me', build(leader));

rule('L2-27', 'Caligula, Darius, Diocletian and Aspasia are those of the first box', () => {
  const [first, second] = [mix('leaders', 'cities').rulesFor(5), rulesFor(5)];
  for (const [leader, price] of Object.entries({ caligula: 3, darius: 4, diocletian: 2, aspasia: 3 })) {
    const { cost, effects } = cardIn(second, leader);
    expect([cost, effects]).toEqual([cardIn(first, leader).cost, cardIn(first, leader).effects]);
    expect(cost.coins).toBe(price);
  }
});

rule('L2-27', 'they know the black cards of this box', () => {
  const caligula = table({ age: 3, me: { leaders: ['caligula'], coins: 0, hand: ['prison', 'altar'] } });
  expect(caligula.vias('prison')).toEqual(['caligula']);
  const paid = table({ me: { leaders: ['diocletian'], coins: 0, hand: ['raider-camp'] } });
  expect(paid.quietTurn({ me: build('raider-camp') }).seat().coins).toBe(2);
  expect(table({ me: { leaders: ['darius'], city: ['cells', 'dive', 'customs'] } }).score().leaders).toBe(3);
  expect(came('aspasia', {}).count('diplomacy')).toEqual([1, 0, 0]);
});

describe('Octavia', () => {
  const giza = (stages: number): ScenarioSeat => ({ wonder: 'giza', side: 'night', stages });

  rule('L2-28', 'costs 1 coin and brings 2 coins for each own stage at once', () => {
    for (const stages of [0, 1, 2, 4]) {
      const t = came('octavia', { me: giza(stages), left: { coins: 0 }, right: { coins: 0 } });
      expect(t.seat().coins).toBe(9 - 1 + 2 * stages);
    }
    expectRefused(recruitment({ me: { coins: 0, leaderHand: ['octavia'] } }), 'me', build('octavia'), 'cannot-pay');
  });

  rule('L2-43', 'everybody else loses 1 coin for each stage of her owner, whatever stages they have', () => {
    const rhodos: ScenarioSeat = { wonder: 'rhodos', stages: 3, coins: 5 };
    const t = came('octavia', { me: giza(2), left: rhodos, others: [{ coins: 5 }], right: { coins: 1 } });
    expect(t.dues()).toEqual([0, 2, 2, 2]);
    const after = t.settle();
    expect([after.purses(), after.count('debt')]).toEqual([
      [12, 3, 3, 0],
      [0, 0, 0, 1],
    ]);
  });

  rule('L2-43', 'without own stages nobody loses anything', () => {
    const t = came('octavia', { me: giza(0), left: { wonder: 'rhodos', stages: 3, coins: 5 } });
    expect([t.dues(), t.asked(), t.count('debt')]).toEqual([[0, 0, 0], 'play', [0, 0, 0]]);
  });

  rule('L2-43', 'a stage that is built in the same turn counts', () => {
    const rome: ScenarioSeat = { wonder: 'rome', side: 'night', stages: 1, makesPrivately: ['stone', 'clay', 'glass'] };
    const t = table({
      age: 2,
      me: { ...rome, coins: 0, leaderHand: ['octavia'], hand: ['altar', 'theater'] },
      left: { coins: 9, hand: ['altar', 'theater'] },
      right: { coins: 9, hand: ['altar', 'theater'] },
    })
      .quietTurn({ me: stage('altar') })
      .answer('me', build('octavia'));
    expect([t.seat().coins, t.dues()]).toEqual([4, [0, 2, 2]]);
  });

  rule('L2-43', 'stages of others that are built in this turn change nothing', () => {
    const left: ScenarioSeat = { wonder: 'giza', makesPrivately: ['2 wood'], leaderHand: ['nero'], coins: 5 };
    const t = recruitment({ me: { coins: 9, wonder: 'rhodos', stages: 1, leaderHand: ['octavia'] }, left })
      .answer('me', build('octavia'))
      .answer('left', stage('nero'));
    expect(t.dues()).toEqual([0, 1, 1]);
  });
});

describe('Arsinoe', () => {
  rule('L2-29', 'brings 4 coins at once, and everybody else loses as many as the Age has for a number', () => {
    for (const age of [1, 2, 3]) {
      const t = came('arsinoe', { age, left: { coins: 9 }, others: [{ coins: 1 }], right: { coins: 0 } });
      expect(t.seat().coins).toBe(9 - age + 4);
      expect(t.dues()).toEqual([0, age, age, 0]);
      expect(t.settle().count('debt')).toEqual([0, 0, age - 1, age]);
    }
  });

  rule('L2-10', 'costs the number of the Age', () => {
    for (const age of [1, 2, 3]) {
      const t = recruitment({ age, me: { coins: 3, leaderHand: ['arsinoe'] } });
      expect(t.offers('arsinoe')).toEqual([{ bank: age }]);
    }
    const rules = rulesFor(5);
    const byAge = recruitsOf(rules).filter((name) => cardIn(rules, name).cost.byAge);
    expect(byAge).toEqual([
      ...['aganice', 'arsinoe', 'cornelia', 'cynisca', 'eurypyle', 'makeda', 'nitocris', 'phryne', 'theano'],
    ]);
  });

  rule('L2-34', 'as Rome’s extra leader: the Age that is played', () => {
    for (const age of [2, 3]) {
      const rome: ScenarioSeat = {
        wonder: 'rome',
        side: 'night',
        stages: 1,
        makesPrivately: ['stone', 'clay', 'glass'],
      };
      const hand = ['altar', 'theater'];
      const t = table({
        age,
        turn: 3,
        me: { ...rome, coins: 5, leaderHand: ['arsinoe'], hand },
        left: { coins: 9, hand },
        right: { coins: 9, hand },
      })
        .quietTurn({ me: stage('altar') })
        .answer('me', build('arsinoe'));
      expect([t.seat().coins, t.dues()]).toEqual([5 - (age - 2) + 4, [0, age, age]]);
    }
  });
});

describe('their losses', () => {
  rule('L2-30', 'are losses of Cities: added to all others of the turn, paid or owed as each likes', () => {
    const literal: TableLiteral = {
      age: 2,
      me: { coins: 9, leaderHand: ['arsinoe'] },
      left: { coins: 9, leaderHand: ['octavia'], wonder: 'giza', stages: 3 },
      right: { coins: 4, leaderHand: ['nero'] },
    };
    const deeds: Record<string, Deed> = { me: build('arsinoe'), left: build('octavia'), right: sell('nero') };
    const t = recruitment(literal).play(deeds);
    expect(t.dues()).toEqual([3, 2, 5]);
    const after = t.settle({ 0: 0, 1: 1, 2: 5 });
    expect([after.count('debt'), after.purses()]).toEqual([
      [3, 1, 0],
      [9 - 2 + 4, 9 - 1 + 6 - 1, 4 + 3 - 5],
    ]);
  });

  rule('L2-30', 'coins of the same turn pay for them', () => {
    const t = recruitment({
      age: 2,
      me: { coins: 9, leaderHand: ['arsinoe'] },
      left: { coins: 1, leaderHand: ['croesus'] },
    })
      .answer('me', build('arsinoe'))
      .answer('left', build('croesus'));
    expect(t.settle().count('debt')).toEqual([0, 0, 0]);
  });

  rule('L2-30', 'a Diplomacy token does not help', () => {
    expect(came('arsinoe', { left: { coins: 4, diplomacy: 2 } }).dues()).toEqual([0, 1, 1]);
  });

  rule('L2-46', 'a copied Octavia counts the stages of the copier, who loses nothing', () => {
    const t = copied('octavia', {
      me: { wonder: 'rhodos', stages: 2 },
      left: { wonder: 'giza', stages: 3 },
    });
    expect([t.seat().coins, t.dues()]).toEqual([4, [0, 2, 2]]);
  });

  rule('L2-46', 'a copied Arsinoe brings 4 coins and a loss of 3, also to her owner', () => {
    const t = copied('arsinoe', {});
    expect([t.seat().coins, t.dues()]).toEqual([4, [0, 3, 3]]);
  });
});

/** I have built the Courtesans Guild in Age III and copied this leader of my left neighbour. */
function copied(leader: string, { me, left, ...rest }: TableLiteral): Tabletop {
  const hand = ['altar', 'baths'];
  return table({
    age: 3,
    ...rest,
    me: { makesPrivately: ['wood', 'clay', 'glass', 'loom'], coins: 0, hand: ['courtesans-guild', 'altar'], ...me },
    left: { leaders: [leader], coins: 9, hand, ...left },
    right: { coins: 9, hand },
  })
    .quietTurn({ me: build('courtesans-guild') })
    .answer('me', pick(leader));
}
