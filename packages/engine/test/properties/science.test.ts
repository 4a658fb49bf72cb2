/** Free symbols and copied ones are set to the best total, found by trying everything. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { score } from '../../src/game.ts';
import { modules } from '../../src/modules/index.ts';
import { science } from '../../src/science.ts';
import { clone } from '../../src/state.ts';
import { lastMoment, share, stories } from './random-game.ts';

/** How many of each kind: compass, gear, tablet. */
type Kinds = readonly [number, number, number];

interface Symbols {
  own: Kinds;
  /** Symbols that may be any kind, and symbols that are copied from a green card of a neighbour. */
  any: number;
  copies: number;
  /** The kind of each green card of the neighbours. */
  cards: number[];
  betterSets: number;
}

const points = (kinds: Kinds, betterSets: number): number =>
  kinds.reduce((sum, n) => sum + n * n, 0) + (7 + betterSets) * Math.min(...kinds);

const withOne = (kinds: Kinds, kind: number): Kinds => kinds.map((n, i) => n + Number(i === kind)) as never;

/** Symbol by symbol: each copy takes one of the cards that are left, or nothing; each free one is any kind. */
function bruteForce({ own, any, copies, cards, betterSets }: Symbols): number {
  if (copies > 0) {
    const without = bruteForce({ own, any, copies: copies - 1, cards, betterSets });
    const taken = cards.map((kind, i) =>
      bruteForce({ own: withOne(own, kind), any, copies: copies - 1, cards: cards.toSpliced(i, 1), betterSets }),
    );
    return Math.max(without, ...taken);
  }
  if (any > 0)
    return Math.max(
      ...[0, 1, 2].map((kind) => bruteForce({ own: withOne(own, kind), any: any - 1, copies: 0, cards, betterSets })),
    );
  return points(own, betterSets);
}

const kinds = fc.tuple(fc.nat(4), fc.nat(4), fc.nat(4));

const symbols: fc.Arbitrary<Symbols> = fc.record({
  own: kinds,
  any: fc.nat(3),
  copies: fc.nat(3),
  cards: fc.array(fc.nat(2), { maxLength: 6, size: 'max' }),
  betterSets: fc.constantFrom(0, 3),
});

const countOf = (cards: readonly number[], kind: number): number => cards.filter((other) => other === kind).length;

describe('science is the best that can be made', () => {
  test('of free symbols and of copies of different cards next door, with and without better sets', () =>
    fc.assert(
      fc.property(symbols, ({ own: [compass, gear, tablet], any, copies, cards, betterSets }) => {
        const tally = { compass, gear, tablet, any, symbolCopies: copies, betterSets };
        const copiable = [countOf(cards, 0), countOf(cards, 1), countOf(cards, 2)] as const;
        expect(science(tally, copiable)).toBe(
          bruteForce({ own: [compass, gear, tablet], any, copies, cards, betterSets }),
        );
      }),
      share(25),
    ));

  test('on the table of a random game, where the green cards of both neighbours can be copied and nothing else', () => {
    const green = modules.flatMap(({ cards = [] }) => cards).filter(({ colour }) => colour === 'green');
    const kindOf = (name: string): number[] =>
      green
        .filter(({ id }) => id === name)
        .flatMap(({ gives }) => gives)
        .flatMap((effect) => (effect.kind === 'symbol' ? [['compass', 'gear', 'tablet'].indexOf(effect.symbol)] : []));
    fc.assert(
      fc.property(stories(), fc.nat(3), fc.nat(2), fc.constantFrom(0, 3), (story, copies, any, betterSets) => {
        const game = lastMoment(story);
        const { rules } = game;
        const state = clone(game.state);
        for (const { tally } of state.seats) Object.assign(tally, { symbolCopies: copies, any, betterSets, copies: 0 });
        const { sheets } = score({ ...game, state });
        state.seats.forEach(({ tally }, seat) => {
          const next = [(seat + 1) % rules.seats, (seat + rules.seats - 1) % rules.seats];
          const built = next.flatMap((other) => state.seats[other].piles[rules.seatPile('city')]);
          const cards = built.flatMap((card) => kindOf(rules.cards[card].name));
          const own: Kinds = [tally.compass, tally.gear, tally.tablet];
          expect(sheets[seat].science).toBe(bruteForce({ own, any, copies, cards, betterSets }));
        });
      }),
      share(3),
    );
  });
});
