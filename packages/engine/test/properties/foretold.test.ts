/** What is said before it happens is what happens. */
import { expect, test } from 'vitest';
import { saleOf } from '../../src/coins.ts';
import type { Game } from '../../src/game.ts';
import { HAND } from '../../src/piles.ts';
import type { GameEvent } from '../../src/types.ts';
import { passingNow } from '../../src/what-if.ts';
import { inEveryGame, moments, questions } from './random-game.ts';

const isTurn = ({ rules, state }: Game): boolean =>
  rules.steps[state.at]?.window === 'turn.choose' && rules.steps[state.at].kind === 'play';

test('B-2.3: a hand goes to the player it is said to go to, to the left in Ages I and III, to the right in Age II', () =>
  inEveryGame((story) => {
    let before: Game | null = null;
    for (const game of questions(story)) {
      const { rules, state } = game;
      const to = state.age === 2 ? 'right' : 'left';
      for (let seat = 0; seat < rules.players; seat++) {
        const passing = passingNow(game, seat);
        if (state.age === 0) expect(passing).toBe(null);
        else if (rules.players > 2) expect(passing).toEqual({ to, seat: rules[to][seat] });
        else expect(passing).toEqual({ to, seat: 1 - seat });
      }
      expect(rules.seats > rules.players ? passingNow(game, rules.players) : null).toBe(null);
      if (!isTurn(game)) continue;
      if (before && before.state.age === state.age)
        before.state.seats.slice(0, rules.players).forEach(({ piles }, from) => {
          const next = passingNow(before as Game, from)?.seat as number;
          const strange = state.seats[next].piles[HAND].filter((card) => !piles[HAND].includes(card));
          // of two players the holder of the Free City draws a card
          expect(strange.length).toBeLessThanOrEqual(rules.players > 2 ? 0 : 1);
        });
      before = game;
    }
  }, 0.4));

test('B-3.3: a sale brings what it is said to bring', () =>
  inEveryGame((story) => {
    const log: GameEvent[] = [];
    let before: Game | null = null;
    let told = 0;
    for (const game of moments(story, log)) {
      for (const event of log.slice(told))
        if (event.event === 'coins' && event.why === 'sale')
          expect(event.amount).toBe(saleOf((before as Game).state.seats[event.seat]));
      told = log.length;
      before = game;
    }
  }, 0.4));
