/** What a play buys costs what is paid for it, in games of every kind; and what a play is worth can be told. */
import { expect, test } from 'vitest';
import { deedOf, PAID, paymentOf, SELL, viaOf } from '../../src/choice.ts';
import { create } from '../../src/create.ts';
import { legal, over, sample } from '../../src/game.ts';
import { billOf } from '../../src/plays.ts';
import { dice, seedFrom } from '../../src/rng.ts';
import { shoppingList } from '../../src/shopping.ts';
import { RESOURCES } from '../../src/vocabulary.ts';
import { worthNow } from '../../src/what-if.ts';
import { answered, awaited } from '../kit/index.ts';

const GAMES = [
  { modules: ['base'], seats: 4 },
  { modules: ['base'], seats: 2 },
  { modules: ['base', 'leaders', 'cities', 'edifice'], seats: 6 },
  { modules: ['base', 'cities', 'teams'], seats: 4 },
];

for (const { modules, seats } of GAMES)
  test(`${modules.join(' + ')} for ${seats}`, () => {
    const chance = dice(seats);
    let game = create({ modules, seats, seed: seedFrom('shopping', seats) });
    while (!over(game))
      for (const seat of awaited(game)) {
        for (const play of legal(game, seat)) {
          if (game.state.asks[seat]?.ask !== 'play') continue;
          expect(Number.isInteger(worthNow(game, seat, play).total)).toBe(true);
          if (deedOf(play) >= SELL || viaOf(play) !== PAID) continue;
          const { left, right, bank } = shoppingList(game, seat, play);
          const { rawLeft, madeLeft, rebateLeft, rawRight, madeRight, rebateRight } = game.state.seats[seat].tally;
          const price = (goods: string[], raw: number, made: number, rebate: number): number =>
            goods.reduce((sum, name) => sum + (RESOURCES.indexOf(name as 'wood') < 4 ? raw : made), 0) -
            (goods.length > 0 ? rebate : 0);
          expect({
            left: price(left, rawLeft, madeLeft, rebateLeft),
            right: price(right, rawRight, madeRight, rebateRight),
            bank: bank.length + billOf({ ...game, log: null }, seat, play).coins,
          }).toEqual(paymentOf(play));
        }
        game = answered(game, seat, sample(game.rules, game.state, seat, chance));
      }
  });
