/** More coins open more choices and close none. */
import { expect, test } from 'vitest';
import { legal } from '../../src/game.ts';
import { clone } from '../../src/state.ts';
import { awaited } from '../kit/index.ts';
import { inEveryGame, questions } from './random-game.ts';

test('with one more coin everything that was possible still is', () =>
  inEveryGame((story) => {
    for (const game of questions(story))
      for (const seat of awaited(game)) {
        const ask = game.state.asks[seat];
        if (ask?.ask === 'play' && ask.forced) continue; // a rich Free City may no longer sell
        const state = clone(game.state);
        state.seats[seat].coins++;
        state.seats[seat].spendable++;
        const richer = new Set(legal({ ...game, state }, seat));
        expect(legal(game, seat).filter((choice) => !richer.has(choice))).toEqual([]);
      }
  }));
