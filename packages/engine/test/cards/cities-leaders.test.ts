/** Every leader of Cities: price and effect, each seen at a table of both expansions. */
import { describe, expect, test } from 'vitest';
import { COLOURS } from '../../src/vocabulary.ts';
import { build, cardIn, changed, mix, moreIn, observer, points, type Seen } from '../kit/index.ts';

const BOTH = mix('leaders', 'cities');
const { table } = BOTH;
const rules = BOTH.rulesFor(7);
const { lasting, atOnce, nothingAtOnce } = observer(BOTH);
const PLAIN = lasting({});

/** Two stone of a neighbour and a coin, or nothing. */
function caligula(place: 'left' | 'right'): Seen {
  return { [`price: black 2 stone 1 coin, ${place}`]: ['caligula', { [place]: 4, bank: 1 }] };
}

/** Name, printed price, all that is different from then on, and what happens at once. */
type Row = [leader: string, price: number, changes: Seen, once?: Seen];

const LEADERS: Row[] = [
  ['aspasia', 3, points('leaders', 2), { doves: [1, 0, 0, 0, 0] }],
  ['berenice', 2, { 'coins: sell': 4, 'coins: tavern': 6, 'coins: two victories': 1, 'coins: two defeats': 1 }],
  ['caligula', 3, { ...caligula('left'), ...caligula('right') }],
  // the rich city has two black cards
  ['darius', 4, points('leaders', 2)],
  ['diocletian', 2, { 'coins: build black': 2 }],
  // three defeat tokens
  ['semiramis', 2, { strength: 23 }],
];

describe('each leader', () => {
  for (const [leader, price, changes, once = {}] of LEADERS) {
    test(`${leader}: white, of no Age, ${price} coins and no resource`, () => {
      const { colour, age, chain } = cardIn(rules, leader);
      expect([COLOURS[colour], age, chain]).toEqual(['white', 0, []]);
      const t = (coins: number) => table({ turn: 0, me: { coins, leaderHand: [leader] } });
      expect(t(20).offers(leader)).toEqual([{ bank: price }]);
      expect(t(price).refusal('me', { do: 'build', card: leader })).toBeNull();
      expect(t(price - 1).refusal('me', { do: 'build', card: leader })).toBe('cannot-pay');
    });

    test(`${leader} gives ${JSON.stringify({ ...once, ...changes })} and nothing else`, () => {
      const seen = changed(PLAIN, lasting({ leaders: [leader] }));
      expect(seen).toEqual(changes);
      const me = { coins: price, leaderHand: [leader], tokens: { victory: [1, 5], defeat: 2 }, city: ['hideout'] };
      expect(atOnce(me, build(leader), 2, 0)).toEqual({ ...nothingAtOnce, ...once });
    });
  }
});

describe('all together', () => {
  test('each of the six has its row, and each row its leader', () => {
    const added = moreIn(BOTH, mix('leaders')).cards.filter(({ colour }) => COLOURS[colour] === 'white');
    expect(LEADERS.map(([name]) => name)).toEqual(added.map(({ name }) => name).sort());
    expect(LEADERS).toHaveLength(6);
  });
});
