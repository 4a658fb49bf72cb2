/** Every leader of Cities: price and effect, each seen at a table of both expansions. */
import { describe, expect, test } from 'vitest';
import { rulesOf } from '../../src/config.ts';
import { COLOURS } from '../../src/vocabulary.ts';
import { changed, NOTHING_AT_ONCE, observer, type Seen } from './observe-cities.ts';

const MODULES = ['base', 'leaders', 'cities'];
const { town, lasting, atOnce } = observer(MODULES);
const PLAIN = lasting({});

const rules = rulesOf({ edition: 'first', modules: MODULES, seats: 7 });
const cardOf = (name: string) => rules.cards[rules.cardByName.get(name) as number];

/** Points on the leader line, and in the sum. */
const points = (count: number): Seen => ({ 'points: leaders': count, 'points: total': count });

/** Two stone of a neighbour and a coin, or nothing. */
function caligula(place: 'left' | 'right'): Seen {
  return { [`price: black 2 stone 1 coin, ${place}`]: ['caligula', { [place]: 4, bank: 1 }] };
}

/** Name, printed price, all that is different from then on, and what happens at once. */
type Row = [leader: string, price: number, changes: Seen, once?: Seen];

const LEADERS: Row[] = [
  ['aspasia', 3, points(2), { doves: [1, 0, 0, 0, 0] }],
  ['berenice', 2, { 'coins: sell': 4, 'coins: tavern': 6 }],
  ['caligula', 3, { ...caligula('left'), ...caligula('right') }],
  // the rich city has two black cards
  ['darius', 4, points(2)],
  ['diocletian', 2, { 'coins: build black': 2 }],
  // three defeat tokens
  ['semiramis', 2, { strength: 23 }],
];

describe('each leader', () => {
  for (const [leader, price, changes, once = {}] of LEADERS) {
    test(`${leader}: white, of no Age, ${price} coins and no resource`, () => {
      const { colour, age, chain } = cardOf(leader);
      expect([COLOURS[colour], age, chain]).toEqual(['white', 0, []]);
      const t = (coins: number) => town({ turn: 0, me: { coins, leaderHand: [leader] } });
      expect(t(20).offers(leader)).toEqual([{ bank: price }]);
      expect(t(price).refusal('me', { do: 'build', card: leader })).toBeNull();
      expect(t(price - 1).refusal('me', { do: 'build', card: leader })).toBe('cannot-pay');
    });

    test(`${leader} gives ${JSON.stringify({ ...once, ...changes })} and nothing else`, () => {
      const seen = changed(PLAIN, lasting({ leaders: [leader] }));
      expect(seen).toEqual(changes);
      const me = { coins: price, leaderHand: [leader], tokens: { victory: [1, 5], defeat: 2 }, city: ['hideout'] };
      expect(atOnce(me, { do: 'build', card: leader }, 2, 0)).toEqual({ ...NOTHING_AT_ONCE, ...once });
    });
  }
});

describe('all together', () => {
  test('each of the six has its row, and each row its leader', () => {
    const before = rulesOf({ edition: 'first', modules: ['base', 'leaders'], seats: 7 });
    const added = [...rules.cardByName.keys()].filter(
      (name) => !before.cardByName.has(name) && COLOURS[cardOf(name).colour] === 'white',
    );
    expect(LEADERS.map(([name]) => name)).toEqual(added.sort());
    expect(LEADERS).toHaveLength(6);
  });
});
