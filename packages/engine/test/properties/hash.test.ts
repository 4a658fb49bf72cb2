/** The hash covers every fact on the table, and nothing else (docs/decisions/0003). */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clone, hash } from '../../src/state.ts';
import type { State } from '../../src/types.ts';
import { inEveryGame, isFresh, lastMoment, moments, share, stories } from './random-game.ts';

/** A list or an object of numbers, and the place of one of them. */
type Fact = [holder: Record<string | number, number>, at: string | number];

const inLists = (lists: number[][]): Fact[] => lists.flatMap((list) => list.map((_, at): Fact => [list as never, at]));

function factsOf(state: State): Fact[] {
  const named = (holder: object, names: string[]): Fact[] => names.map((name) => [holder as never, name]);
  return [
    ...named(state, ['age', 'turn', 'at', 'bank']),
    ...inLists([state.tokens, state.controller, ...state.piles]),
    ...state.seats.flatMap((seat) => [
      ...named(seat, ['wonder', 'stage', 'coins', 'spendable', 'used', 'bonus']),
      ...inLists([seat.tokens, ...seat.piles]),
    ]),
  ];
}

test('another number anywhere on the table is another hash', () =>
  fc.assert(
    fc.property(stories(), fc.integer({ min: 1, max: 60 }), (story, more) => {
      const { state } = lastMoment(story);
      const changed = clone(state);
      for (const [holder, at] of factsOf(changed)) {
        holder[at] += more;
        expect(hash(changed)).not.toBe(hash(state));
        holder[at] -= more;
      }
      expect(hash(changed)).toBe(hash(state));
    }),
    share(0.3),
  ));

test('a card that changes places is another hash', () =>
  fc.assert(
    fc.property(stories(), fc.nat(), fc.nat(), (story, from, to) => {
      const { state } = lastMoment(story);
      const changed = clone(state);
      const piles = [...changed.piles, ...changed.seats.flatMap((seat) => seat.piles)];
      const full = piles.filter((pile) => pile.length > 0);
      const [one, other] = [full[from % full.length], piles[to % piles.length]];
      if (one === other) return;
      other.push(one.pop() as number);
      expect(hash(changed)).not.toBe(hash(state));
    }),
  ));

test('answers on their way, memories and sums make no difference', () =>
  inEveryGame((story) => {
    let before = '';
    for (const { rules, state, ...rest } of moments(story)) {
      if (isFresh({ rules, state, ...rest })) before = hash(state);
      const changed = clone(state);
      for (const seat of changed.seats) {
        seat.seen = null;
        seat.tally = rules.blank.seats[0].tally;
      }
      changed.plays.fill(0);
      expect([hash(state), hash(changed)]).toEqual([before, before]);
    }
  }, 0.3));
