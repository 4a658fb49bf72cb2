/** A payment that is left out, on random tables: the cheapest; then the bank before neighbours, then the right before the left. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { paymentOf } from '../../src/choice.ts';
import { explain } from '../../src/explain.ts';
import { type Game, submit } from '../../src/game.ts';
import { clone } from '../../src/state.ts';
import { emptyTally, STAGES } from '../../src/tally.ts';
import type { ChoiceInput } from '../../src/types.ts';
import { COLOURS } from '../../src/vocabulary.ts';
import { MADE_UP, table } from '../kit/index.ts';
import { everyPayment, type Trade, undominated } from './brute-force.ts';
import { costOf, equip, following, type Market, ME, markets, unitsOf } from './markets.ts';
import { share } from './random-game.ts';

const RICH = 99;
const BLUE = COLOURS.indexOf('blue');

/** My city holds one structure, and has a board whose next stage offers a choice. */
const { game: plain } = table({
  me: { wonder: 'carthage', side: 'B', coins: RICH, hand: [{ cost: '', colour: 'blue' }] },
});

/** The structure costs what the market demands, and the cities have what it says. */
function gameOf(market: Market): Game {
  const state = clone(plain.state);
  for (const seat of state.seats) seat.tally = emptyTally(plain.rules.words);
  equip(state, market);
  const { tally } = state.seats[ME];
  tally.waived = tally.waived.map((_, of) => (of === BLUE || of === STAGES ? market.waived : 0));
  const cards = plain.rules.cards.map((card) => (card.name === MADE_UP ? { ...card, cost: costOf(market) } : card));
  return { ...plain, state, rules: { ...plain.rules, cards } };
}

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
