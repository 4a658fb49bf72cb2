/** A payment that is left out, on random tables: the cheapest; then the bank before neighbours, then the right before the left. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { paymentOf } from '../../src/choice.ts';
import { explain } from '../../src/explain.ts';
import { type Game, submit } from '../../src/game.ts';
import type { ChoiceInput } from '../../src/types.ts';
import { MADE_UP } from '../kit/index.ts';
import { everyPayment, type Trade, undominated } from './brute-force.ts';
import { gameOf } from './market-games.ts';
import { exchanging, following, type Market, ME, markets, smuggling, unitsOf } from './markets.ts';
import { share } from './random-game.ts';

/** What the answer seals as its payment; null if it is refused. */
function paidBy(game: Game, answer: unknown): Trade | null {
  const done = submit(game, ME, answer as ChoiceInput);
  return done.error ? null : paymentOf(done.game.state.sealed[ME]);
}

/** By trying everything. */
function best(market: Market, demand: readonly number[], coins: number): Trade | null {
  const [first] = undominated(everyPayment(demand, unitsOf(market), market.rebates));
  return first ? { left: first.left, right: first.right, bank: first.bank + coins } : null;
}

describe.each([
  ['', markets],
  [', with units that follow what the city makes', following],
  [', with exchanges', exchanging.map((market) => ({ ...market, closed: 0 }))],
  [', with a coin off what boards start with', smuggling.map((market) => ({ ...market, closed: 0 }))],
] as const)('a payment left out%s', (_, kind) => {
  const onRandomMarkets = (law: (market: Market, game: Game) => void): void =>
    fc.assert(
      fc.property(kind, (market) => law(market, gameOf(market))),
      share(5),
    );

  test('is the best for a structure', () =>
    onRandomMarkets((market, game) => {
      const wanted = best(market, market.demand, 0);
      expect(paidBy(game, { do: 'build', card: MADE_UP })).toEqual(wanted);
      expect(paidBy(game, { do: 'build', card: MADE_UP, via: 'paid' })).toEqual(wanted);
    }));

  test('is the best for a stage, whichever option it is built with', () =>
    onRandomMarkets((market, game) => {
      const { cost, options } = game.rules.wonders[game.state.seats[ME].wonder].stages[0];
      const wanted = best(market, cost.demand, cost.coins);
      options.forEach((__, i) => {
        expect(paidBy(game, { do: 'stage', card: MADE_UP, option: i + 1 })).toEqual(wanted);
      });
    }));

  test('is the one that is listed first', () =>
    onRandomMarkets((_market, game) => {
      for (const { card, build, stage } of explain(game, ME)) {
        expect(paidBy(game, { do: 'build', card })).toEqual(build[0]?.pay ?? null);
        expect(paidBy(game, { do: 'stage', card, option: 1 })).toEqual(stage[0]?.pay ?? null);
      }
    }));
});
