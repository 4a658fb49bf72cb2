/** Ask, seal, resolve: until the last answer is in, nothing has happened. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NONE } from '../../src/choice.ts';
import { type Game, legal, retract, submit } from '../../src/game.ts';
import { hash } from '../../src/hash.ts';
import type { GameEvent, SeatId } from '../../src/types.ts';
import { answered, awaited } from '../kit/index.ts';
import { isFresh, lastTurn, OF_TWO, onRandomTurns, share, stories, turns } from './random-game.ts';

const retracted = (game: Game, seat: SeatId): Game => {
  const done = retract(game, seat);
  if (done.error) throw new Error(`${done.error.code}: ${done.error.message}`);
  return done.game;
};

const isLast = (game: Game, seat: SeatId): boolean =>
  awaited(game).every((other) => other === seat || game.state.sealed[other] !== NONE);

test('an answer that is not the last one changes nothing but that it is sealed', () =>
  onRandomTurns((game, seat) => {
    if (isLast(game, seat)) return;
    for (const choice of legal(game, seat)) {
      const { game: after, events } = submit(game, seat, choice);
      expect(events).toEqual([]);
      expect(after.moves).toBe(game.moves);
      const sealed = game.state.sealed.with(seat, choice);
      expect(JSON.stringify(after.state)).toBe(JSON.stringify({ ...game.state, sealed }));
    }
  }));

test('an answer taken back leaves no trace', () =>
  onRandomTurns((game, seat) => {
    if (isLast(game, seat)) return;
    for (const choice of legal(game, seat)) {
      const after = retracted(answered(game, seat, choice), seat);
      expect(JSON.stringify(after.state)).toBe(JSON.stringify(game.state));
      expect(after.moves).toBe(game.moves);
    }
  }));

test('an answer given anew replaces the former one', () =>
  onRandomTurns((game, seat) => {
    if (isLast(game, seat)) return;
    const choices = legal(game, seat);
    const once = answered(game, seat, choices[choices.length - 1]);
    const twice = answered(answered(game, seat, choices[0]), seat, choices[choices.length - 1]);
    expect(JSON.stringify(twice.state)).toBe(JSON.stringify(once.state));
  }));

describe('in a game of two', () => {
  const games = stories(2, OF_TWO);

  test('what the holder has chosen for the Free City goes with what it chose for itself', () =>
    fc.assert(
      fc.property(games, (story) => {
        for (const [game, seat] of turns(story)) {
          const ask = game.state.asks[seat];
          if (ask?.ask !== 'play' || ask.after < 0 || game.state.sealed[ask.after] === NONE) continue;
          const open: Game = { ...game, state: { ...game.state, sealed: game.state.sealed.map(() => NONE) } };
          const own = answered(open, ask.after, legal(open, ask.after)[0]);
          const both = answered(own, seat, legal(own, seat)[0]);
          expect(retracted(both, ask.after).state.sealed).toEqual(open.state.sealed);
          expect(answered(both, ask.after, legal(open, ask.after)[0]).state.sealed).toEqual(own.state.sealed);
          expect(retracted(both, seat).state.sealed).toEqual(own.state.sealed);
        }
      }),
      share(0.5),
    ));

  test('the holder chooses for itself first', () =>
    fc.assert(
      fc.property(games, (story) => {
        for (const [game, seat] of turns(story)) {
          if (!isFresh(game) || game.state.asks[2]?.ask !== 'play') continue;
          expect(legal(game, 2)).toEqual([]);
          expect(submit(game, 2, legal(game, seat)[0]).error?.code).toBe('wait');
        }
      }),
      share(0.5),
    ));
});

test('the order in which the seats answer does not matter', () => {
  const bySeat = fc.array(fc.nat(), { minLength: 8, maxLength: 8 });
  fc.assert(
    fc.property(stories(), bySeat, bySeat, (story, order, picks) => {
      const [moment] = lastTurn(story);
      const game: Game = { ...moment, state: { ...moment.state, sealed: moment.state.sealed.map(() => NONE) } };
      const inTurn = awaited(game);
      const shuffled = inTurn.toSorted((a, b) => order[a] - order[b]);
      const answers = new Map<SeatId, number>();
      let one = game;
      const oneLog: GameEvent[] = [];
      for (const seat of inTurn) {
        const choices = legal(one, seat);
        answers.set(seat, choices[picks[seat] % choices.length]);
        one = answered(one, seat, answers.get(seat), oneLog);
      }
      let other = game;
      const otherLog: GameEvent[] = [];
      const late = shuffled.filter((seat) => legal(game, seat).length === 0); // those who have to wait
      for (const seat of [...shuffled.filter((of) => !late.includes(of)), ...late])
        other = answered(other, seat, answers.get(seat), otherLog);
      expect(hash(other)).toBe(hash(one));
      expect(other).toEqual(one);
      expect(otherLog).toEqual(oneLog);
    }),
  );
});
