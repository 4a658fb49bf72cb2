/** Expert leaders that the first boxes had too: they do what they did there. */
import { expect } from 'vitest';
import type { ScenarioSeat } from '../../../src/scenario-types.ts';
import { build, mix, rule, secondEdition, sell, stage, two } from '../../kit/index.ts';

const { fought, recruitment, rulesFor, table } = secondEdition('leaders');

const same = (leader: string): void => {
  const [first, second] = [mix('leaders').rulesFor(5), rulesFor(5)].map((rules) => {
    const { cost, effects } = rules.cards[rules.cardByName.get(leader) as number];
    return { cost, effects };
  });
  expect(second).toEqual(first);
};

rule('L2-17', 'Tomyris: the defeat tokens of her owner go to the winner', () => {
  same('tomyris');
  const t = fought(2, { me: { leaders: ['tomyris'] }, left: { shields: 3 }, right: { shields: 1 } });
  expect([t.military(), t.military('left'), t.military('right')]).toEqual([
    [0, 0, 0, 0],
    [0, 2, 0, 1],
    [0, 1, 0, 2],
  ]);
});

rule('L2-21', 'Hatshepsut: a coin per turn and neighbour from whom her owner buys', () => {
  same('hatshepsut');
  const stone = { cost: '2 stone', colour: 'blue' as const };
  const me = { leaders: ['hatshepsut'], coins: 9, hand: [stone] };
  const both = table({ me, left: { makes: ['stone'] }, right: { makes: ['stone'] } });
  expect(both.quietTurn({ me: build('made-up-0-0') }).seat().coins).toBe(9 - 4 + 2);
  const one = table({ me, left: { makes: ['2 stone'] } });
  expect(one.quietTurn({ me: build('made-up-0-0') }).seat().coins).toBe(9 - 4 + 1);
});

const berenice: ScenarioSeat = { leaders: ['berenice'], coins: 0 };

rule('L2-22', 'Berenice: 1 coin more with the first coins from the bank in a turn, without Cities too', () => {
  const t = table({ me: { ...berenice, hand: ['tavern', 'altar'] }, left: two(), right: two() });
  expect(t.quietTurn({ me: build('tavern') }).seat().coins).toBe(5 + 1);
  expect(t.quietTurn({ me: sell('altar') }).seat().coins).toBe(3 + 1);
  expect(t.quietTurn({ me: build('altar') }).seat().coins).toBe(0);
  const next = t.play({ me: sell('altar') }).play();
  expect(next.seat().coins).toBe(2 * (3 + 1));
});

rule('L2-22', 'only once in a turn, also if coins come twice', () => {
  const me = { ...berenice, leaders: ['berenice', 'xenophon'], hand: ['tavern'] };
  expect(
    table({ me })
      .quietTurn({ me: build('tavern') })
      .seat().coins,
  ).toBe(2 + 5 + 1);
});

rule('L2-22', 'in a recruitment turn and for the coins of a stage', () => {
  const leader = recruitment({ me: { ...berenice, coins: 1, leaderHand: ['croesus'] } });
  expect(leader.answer('me', build('croesus')).seat().coins).toBe(6 + 1);
  const ephesos: ScenarioSeat = { ...berenice, wonder: 'ephesos', side: 'night', makesPrivately: ['2 stone'] };
  const t = table({ me: { ...ephesos, hand: ['altar'] } }).quietTurn({ me: stage('altar') });
  expect(t.seat().coins).toBe(4 + 1);
});

rule('L2-22', 'coins that neighbours pay bring no more', () => {
  const t = table({
    me: { ...berenice, makes: ['stone'] },
    left: { coins: 9, hand: [{ cost: 'stone', colour: 'blue' }] },
  });
  expect(t.quietTurn({ left: build('made-up-1-0') }).seat().coins).toBe(2);
});

rule(
  'L2-22',
  'with Nero two victories of an Age bring 5 coins, as the conflicts are a turn of their own (C-78)',
  () => {
    const won = fought(1, { me: { ...berenice, leaders: ['berenice', 'nero'], shields: 5 } });
    // the last card was sold for 3 and 1 more before
    expect(won.seat().coins).toBe(3 + 1 + 2 * 2 + 1);
  },
);

rule('L2-22', 'with Hatshepsut and Vitruvius it is still 1 coin in a turn (C-79)', () => {
  const bought = table({
    me: {
      ...berenice,
      leaders: ['berenice', 'hatshepsut', 'vitruvius'],
      coins: 9,
      hand: [{ cost: 'stone loom', colour: 'blue' }],
    },
    left: { makes: ['stone'] },
    right: { makes: ['loom'] },
  });
  expect(bought.quietTurn({ me: build('made-up-0-0') }).seat().coins).toBe(9 - 4 + 2 + 1);
});

rule('L2-22', 'she begins with the turn after that in which she comes, a copied one too (X-30)', () => {
  const rome: ScenarioSeat = { wonder: 'rome', side: 'night', stages: 1, makesPrivately: ['stone', 'clay', 'glass'] };
  const hand = ['altar', 'theater'];
  const t = table({
    age: 2,
    me: { ...rome, coins: 0, leaderHand: ['berenice'], hand },
    left: { hand },
    right: { hand },
  })
    .quietTurn({ me: stage('altar') })
    .answer('me', build('berenice'));
  expect([t.pile('leaders'), t.seat().coins]).toEqual([['berenice'], 0]);
  expect(t.play().seat().coins).toBe(3 + 1);
  const copier = table({
    age: 3,
    me: { city: ['courtesans-guild'], courtesan: 'berenice', coins: 0 },
    left: { leaders: ['berenice'] },
  });
  expect(copier.play().seat().coins).toBe(3 + 1);
});
