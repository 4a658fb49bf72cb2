/** What teammates may not do for each other. */
import { expect, test } from 'vitest';
import { BUILD, bankOf, build, CHAIN, cardOf, deedOf, leftOf, PAID, rightOf, viaOf } from '../../src/choice.ts';
import { type Game, legal, submit } from '../../src/game.ts';
import type { SeatId } from '../../src/types.ts';
import { teamOf } from '../kit/index.ts';
import { inEveryGame, turns, withModule } from './random-game.ts';

const TEAMS = withModule('teams');

/** Coins for the teammate as a payment. */
const toTeammate = (game: Game, seat: SeatId, coins: number): { left: number; right: number } => {
  const [, mate] = teamOf(game, seat);
  return mate === (seat + 1) % game.rules.seats ? { left: coins, right: 0 } : { left: 0, right: coins };
};

test('nothing is bought from a teammate for a structure that a chain makes free, and its chain is offered', () => {
  let chains = 0;
  let purchases = 0;
  inEveryGame(
    (story) => {
      for (const [game, seat] of turns(story)) {
        if (game.state.asks[seat]?.ask !== 'play') continue;
        const builds = legal(game, seat).filter((choice) => deedOf(choice) === BUILD);
        const chained = new Set(builds.filter((choice) => viaOf(choice) === CHAIN).map(cardOf));
        const isPaid = toTeammate(game, seat, 1).left === 1 ? leftOf : rightOf;
        for (const choice of builds) {
          const paid = viaOf(choice) === PAID ? isPaid(choice) : 0;
          if (paid > 0) purchases++;
          if (chained.has(cardOf(choice))) expect(paid).toBe(0);
        }
        for (const card of chained)
          for (let coins = 1; coins <= 6; coins++) {
            const { left, right } = toTeammate(game, seat, coins);
            const { coins: price } = game.rules.cards[card].cost;
            expect(submit(game, seat, build(card, PAID, left, right, price)).error).not.toBeNull();
            chains++;
          }
      }
    },
    0.6,
    TEAMS,
  );
  expect([chains > 0, purchases > 0]).toEqual([true, true]);
});

test('nothing is bought from anyone for a structure for which nothing is lacking', () =>
  inEveryGame(
    (story) => {
      for (const [game, seat] of turns(story)) {
        if (game.state.asks[seat]?.ask !== 'play') continue;
        const free = legal(game, seat).filter(
          (choice) => deedOf(choice) === BUILD && viaOf(choice) === PAID && leftOf(choice) + rightOf(choice) === 0,
        );
        const { rebateLeft, rebateRight, fromBank } = game.state.seats[seat].tally;
        if (rebateLeft + rebateRight + fromBank > 0) continue; // what is free may have been bought
        for (const choice of free)
          for (const coins of [1, 2, 4]) {
            const bank = bankOf(choice);
            expect(submit(game, seat, build(cardOf(choice), PAID, coins, 0, bank)).error).not.toBeNull();
            expect(submit(game, seat, build(cardOf(choice), PAID, 0, coins, bank)).error).not.toBeNull();
          }
      }
    },
    0.4,
    TEAMS,
  ));
