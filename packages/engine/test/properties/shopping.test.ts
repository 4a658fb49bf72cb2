/** What a play buys costs what is paid for it, in games and at markets of every kind; and what a play is worth can be told. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { build, deedOf, PAID, paymentOf, SELL, viaOf } from '../../src/choice.ts';
import type { ConfigInput } from '../../src/config.ts';
import { create } from '../../src/create.ts';
import { legal, over, sample } from '../../src/game.ts';
import { billOf } from '../../src/plays.ts';
import { dice, seedFrom } from '../../src/rng.ts';
import { type Shopping, shoppingList } from '../../src/shopping.ts';
import type { WonderPick } from '../../src/types.ts';
import { RAW_BITS, RESOURCES, type Resource } from '../../src/vocabulary.ts';
import { worthNow } from '../../src/what-if.ts';
import { answered, awaited, MADE_UP } from '../kit/index.ts';
import { everyPayment, type Unit } from './brute-force.ts';
import { gameOf } from './market-games.ts';
import {
  exchanging,
  following,
  type Market,
  ME,
  markets,
  smuggling,
  smugglingAndExchanging,
  specialTeams,
  teamed,
  unitsOf,
} from './markets.ts';
import { share } from './random-game.ts';

/** Everybody's board is dealt but mine. */
const CATAN: WonderPick[] = Array.from({ length: 7 }, (_, seat) =>
  seat === ME ? { wonder: 'catan', side: 'A' } : { wonder: 'random', side: 'random' },
);

const GAMES: Omit<ConfigInput, 'seed'>[] = [
  { modules: ['base'], seats: 4 },
  { modules: ['base'], seats: 2 },
  { modules: ['base', 'leaders', 'cities', 'edifice'], seats: 6 },
  { modules: ['base', 'cities', 'teams'], seats: 4 },
  { modules: ['base', 'leaders', 'cities'], edition: 'second', seats: 7, boards: ['catan'], wonders: CATAN },
];

/** Coins for these goods of a neighbour, of which that kind costs a coin less. */
function priceOf(goods: readonly Resource[], raw: number, made: number, rebate: number, cheaper: number): number {
  const coins = goods.reduce((sum, name) => {
    const resource = RESOURCES.indexOf(name);
    return sum + (resource < RAW_BITS ? raw : made) - ((cheaper >> resource) & 1);
  }, 0);
  return Math.max(0, coins - rebate);
}

for (const config of GAMES)
  test(`${config.modules?.join(' + ')} for ${config.seats}`, () => {
    const chance = dice(config.seats);
    let game = create({ ...config, seed: seedFrom('shopping', config.seats) });
    while (!over(game))
      for (const seat of awaited(game)) {
        const { rules, state } = game;
        const { rawLeft, madeLeft, rebateLeft, rawRight, madeRight, rebateRight, smuggles } = state.seats[seat].tally;
        const startOf = (next: number): number => (smuggles ? rules.wonders[state.seats[next].wonder].starts : 0);
        for (const play of legal(game, seat)) {
          if (state.asks[seat]?.ask !== 'play') continue;
          expect(Number.isInteger(worthNow(game, seat, play).total)).toBe(true);
          if (deedOf(play) >= SELL || viaOf(play) !== PAID) continue;
          const { left, right, bank } = shoppingList(game, seat, play);
          expect({
            left: priceOf(left, rawLeft, madeLeft, rebateLeft, startOf(rules.left[seat])),
            right: priceOf(right, rawRight, madeRight, rebateRight, startOf(rules.right[seat])),
            bank: bank.length + billOf({ ...game, log: null }, seat, play).coins,
          }).toEqual(paymentOf(play));
        }
        game = answered(game, seat, sample(game.rules, game.state, seat, chance));
      }
  });

/** Nobody is closed for a structure without a chain. */
const open = (kind: fc.Arbitrary<Market>): fc.Arbitrary<Market> => kind.map((market) => ({ ...market, closed: 0 }));

const KINDS: Record<string, fc.Arbitrary<Market>> = {
  '': markets,
  ', with units that follow what the city makes': following,
  ', in teams': open(teamed),
  ', with exchanges': open(exchanging),
  ', with a coin off what boards start with': open(smuggling),
  ', with both': open(smugglingAndExchanging),
  ', with either in teams': open(specialTeams),
};

/** Units by resource. */
const countsOf = (goods: readonly Resource[]): number[] =>
  RESOURCES.map((name) => goods.filter((other) => other === name).length);

describe.each(Object.keys(KINDS))('on random markets%s', (kind) => {
  test('what is bought costs what is paid, is for sale, and is all that is lacking', () =>
    fc.assert(
      fc.property(KINDS[kind], (market) => {
        const { demand, prices, rebates, smuggles, teams, fromBank } = market;
        const game = gameOf(market);
        const card = game.rules.cardByName.get(MADE_UP) as number;
        const units = unitsOf(market);
        const from = (owner: Unit['owner']): Unit[] => units.filter((unit) => unit.owner === owner);
        const covers = (some: readonly Unit[], wanted: readonly number[]): boolean =>
          everyPayment(wanted, some, { rebateLeft: 0, rebateRight: 0 }).length > 0;
        const sizes = new Set<number>();
        for (const { left, right, bank, gifts } of everyPayment(demand, units, rebates, teams)) {
          const list: Shopping = shoppingList(game, ME, build(card, PAID, left, right, bank));
          expect({
            left: priceOf(list.left, prices.rawLeft, prices.madeLeft, rebates.rebateLeft, smuggles?.left ?? 0),
            right: priceOf(list.right, prices.rawRight, prices.madeRight, rebates.rebateRight, smuggles?.right ?? 0),
            bank: list.bank.length,
            gifts: Number(left === 0 && list.left.length > 0) + Number(right === 0 && list.right.length > 0),
          }).toEqual({ left, right, bank, gifts });
          expect(list.bank.length).toBeLessThanOrEqual(fromBank);
          const [byLeft, byRight, byBank] = [list.left, list.right, list.bank].map(countsOf);
          expect(covers(from('left'), byLeft) && covers(from('right'), byRight)).toBe(true);
          const rest = demand.map((count, i) => count - byLeft[i] - byRight[i] - byBank[i]);
          expect(covers(from('me'), rest)).toBe(true);
          sizes.add(list.left.length + list.right.length + list.bank.length);
        }
        if (teams) expect(sizes.size).toBeLessThanOrEqual(1); // what is lacking, and no more
      }),
      share(4),
    ));
});
