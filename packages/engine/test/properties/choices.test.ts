/** What is listed, what is drawn and what is accepted are one and the same thing. */
import { describe, expect, test } from 'vitest';
import type { Choice } from '../../src/choice.ts';
import { step } from '../../src/flow.ts';
import { type Game, legal, over, sample, submit } from '../../src/game.ts';
import { dice } from '../../src/rng.ts';
import { clone } from '../../src/state.ts';
import type { SeatId } from '../../src/types.ts';
import { unpack } from '../../src/words.ts';
import { answered, awaited } from '../kit/index.ts';
import { BASE_ONLY, inEveryGame, moments, questions, turns } from './random-game.ts';
import { everyPlay } from './referee.ts';

const words = (game: Game, choices: readonly Choice[]): string[] =>
  choices.map((choice) => JSON.stringify(unpack(game.rules, choice))).sort();

describe('the list of choices', () => {
  test('is exactly what a slow and independent referee lists', () =>
    inEveryGame(
      (story) => {
        for (const [game, seat] of turns(story))
          if (game.state.asks[seat]?.ask === 'play') {
            const expected = everyPlay(game, seat, 'undominated').map((form) => JSON.stringify(form));
            expect(words(game, legal(game, seat))).toEqual(expected.sort());
          }
      },
      0.5,
      BASE_ONLY,
    ));

  test('has nothing twice and always the same order', () =>
    inEveryGame((story) => {
      for (const [game, seat] of turns(story)) {
        const choices = legal(game, seat);
        expect(new Set(choices).size).toBe(choices.length);
        expect(legal({ ...game, state: clone(game.state) }, seat)).toEqual(choices);
      }
    }, 0.5));

  test('is empty for a seat that is not asked', () =>
    inEveryGame((story) => {
      for (const game of questions(story))
        game.state.asks.forEach((ask, seat) => {
          if (!ask) expect(legal(game, seat)).toEqual([]);
        });
    }));

  test('is accepted as a whole, as a number and in words', () =>
    inEveryGame((story) => {
      for (const [game, seat] of turns(story))
        for (const choice of legal(game, seat)) {
          expect(submit(game, seat, choice).error).toBeNull();
          expect(submit(game, seat, unpack(game.rules, choice)).error).toBeNull();
        }
    }, 0.15));
});

test('someone can always answer, and in the end everyone who is asked', () =>
  inEveryGame((story) => {
    for (const game of moments(story)) {
      const waiting = awaited(game).filter((seat) => game.state.sealed[seat] < 0);
      expect(over(game)).toBe(waiting.length === 0);
      expect(waiting.every((seat) => legal(game, seat).length === 0)).toBe(over(game));
    }
  }));

test('answers that are submitted do what step does with them', () =>
  inEveryGame((story) => {
    for (const game of questions(story)) {
      if (over(game)) return;
      const chance = dice(story.picks.length);
      let after = game;
      const choices = game.state.sealed.slice();
      for (const seat of awaited(game)) {
        choices[seat] = sample(game.rules, after.state, seat, chance);
        after = answered(after, seat, choices[seat]);
      }
      const stepped = clone(game.state);
      step(game.rules, stepped, choices, null);
      expect(stepped).toEqual(after.state);
    }
  }));

describe('a drawn choice', () => {
  test('is always one of those listed', () =>
    inEveryGame((story) => {
      const chance = dice(story.picks.length);
      for (const [game, seat] of turns(story)) {
        const choices = legal(game, seat);
        for (let i = 0; i < 5; i++) expect(choices).toContain(sample(game.rules, game.state, seat, chance));
      }
    }, 0.5));

  test('can be any of those listed', () =>
    inEveryGame((story) => {
      const chance = dice(story.picks.length);
      let last: [Game, SeatId] | null = null;
      for (const moment of turns(story)) last = moment;
      if (!last) return;
      const [game, seat] = last;
      const drawn = new Set<Choice>();
      for (let i = 0; i < 4000; i++) drawn.add(sample(game.rules, game.state, seat, chance));
      expect([...drawn].sort()).toEqual(legal(game, seat).sort());
    }, 0.5));
});
