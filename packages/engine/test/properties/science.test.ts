/** Free symbols and copied ones are set to the best total, found by trying everything. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { score } from '../../src/game.ts';
import { modules } from '../../src/modules/index.ts';
import { bestSymbols, science } from '../../src/science.ts';
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
  /** Own symbols that may become another kind, and further ones of the kind of which there are most. */
  turned: number;
  more: number;
}

const points = (kinds: Kinds, betterSets: number): number =>
  kinds.reduce((sum, n) => sum + n * n, 0) + (7 + betterSets) * Math.min(...kinds);

const withOne = (kinds: Kinds, kind: number): Kinds => kinds.map((n, i) => n + Number(i === kind)) as never;
const without = (kinds: Kinds, kind: number): Kinds => kinds.map((n, i) => n - Number(i === kind)) as never;

/**
 * Symbol by symbol: own ones are turned, or not; then each copy takes one of the cards that are left, or nothing; each
 * free one is any kind; and to the kind of which there are most then comes one more.
 */
function everyEnd({ own, any, copies, cards, betterSets, turned, more }: Symbols): Kinds[] {
  const rest = { own, any, copies, cards, betterSets, turned: 0, more };
  if (turned > 0)
    return [
      ...everyEnd({ ...rest, turned: turned - 1 }),
      ...[0, 1, 2].flatMap((from) =>
        [0, 1, 2].flatMap((to) =>
          own[from] > 0 && from !== to
            ? everyEnd({ ...rest, own: withOne(without(own, from), to), turned: turned - 1 })
            : [],
        ),
      ),
    ];
  if (copies > 0)
    return [
      ...everyEnd({ ...rest, copies: copies - 1 }),
      ...[0, 1, 2].flatMap((kind) => {
        const at = cards.indexOf(kind);
        const left = { ...rest, own: withOne(own, kind), copies: copies - 1, cards: cards.toSpliced(at, 1) };
        return at < 0 ? [] : everyEnd(left);
      }),
    ];
  if (any > 0) return [0, 1, 2].flatMap((kind) => everyEnd({ ...rest, own: withOne(own, kind), any: any - 1 }));
  const most = Math.max(...own);
  if (more === 0 || most === 0) return [own];
  return [0, 1, 2].flatMap((kind) =>
    own[kind] === most ? everyEnd({ ...rest, own: withOne(own, kind), more: more - 1 }) : [],
  );
}

const bruteForce = (symbols: Symbols): number =>
  Math.max(...everyEnd(symbols).map((end) => points(end, symbols.betterSets)));

const kinds = fc.tuple(fc.nat(4), fc.nat(4), fc.nat(4));

const symbols: fc.Arbitrary<Symbols> = fc.record({
  own: kinds,
  any: fc.nat(3),
  copies: fc.nat(3),
  cards: fc.array(fc.nat(2), { maxLength: 6, size: 'max' }),
  betterSets: fc.constantFrom(0, 3),
  turned: fc.constantFrom(0, 0, 1),
  more: fc.constantFrom(0, 0, 1),
});

const NO_SYMBOLS: Symbols = { own: [0, 0, 0], any: 0, copies: 0, cards: [], betterSets: 0, turned: 0, more: 0 };

/** What the engine knows of them. */
const known = ({ own: [compass, gear, tablet], any, copies, cards, betterSets, turned, more }: Symbols) => ({
  tally: {
    ...{ compass, gear, tablet, any, betterSets },
    ...{ symbolCopies: copies, turnedSymbols: turned, moreSymbols: more },
  },
  copiable: [countOf(cards, 0), countOf(cards, 1), countOf(cards, 2)] as const,
});

const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0);

const countOf = (cards: readonly number[], kind: number): number => cards.filter((other) => other === kind).length;

describe('science is the best that can be made', () => {
  test('of free, turned and added symbols and of copies of different cards next door, with and without better sets', () =>
    fc.assert(
      fc.property(symbols, (given) => {
        const { tally, copiable } = known(given);
        expect(science(tally, copiable)).toBe(bruteForce(given));
      }),
      share(25),
    ));

  test('and what became of each symbol is told: of equal ways one without turning, with fewest compasses, then fewest gears', () =>
    fc.assert(
      fc.property(symbols, (given) => {
        const { own, any, copies, betterSets, turned: turns, more } = given;
        const { tally, copiable } = known(given);
        const { counts, copied, chosen, turned, added } = bestSymbols(tally, copiable);
        const most = bruteForce(given);
        const bestOf = (some: Symbols): Kinds[] => everyEnd(some).filter((end) => points(end, betterSets) === most);
        const unturned = bestOf({ ...given, turned: 0 });
        const best = unturned.length > 0 ? unturned : bestOf(given);
        expect(best).toContainEqual(counts);
        if (more === 0 && unturned.length > 0)
          expect(counts).toEqual(best.sort((a, b) => a[0] - b[0] || a[1] - b[1])[0]);
        expect(own.map((n, i) => n + turned[i] + copied[i] + chosen[i] + added[i])).toEqual(counts);
        expect(turned.some((n) => n !== 0)).toBe(unturned.length === 0);
        expect([sum(turned), sum(turned.map(Math.abs)) <= 2 * turns]).toEqual([0, true]);
        expect(sum(added)).toBe(sum(counts) > 0 ? more : 0);
        expect(sum(copied)).toBeLessThanOrEqual(copies);
        expect(sum(chosen)).toBeLessThanOrEqual(any);
        for (const [i, n] of copied.entries()) expect(n >= 0 && n <= copiable[i] && chosen[i] >= 0).toBe(true);
      }),
      { ...share(5), examples: [[NO_SYMBOLS]] },
    ));

  test('on the table of a random game, where the green cards of both neighbours can be copied and nothing else', () => {
    const green = modules.flatMap(({ cards = [] }) => cards).filter(({ colour }) => colour === 'green');
    const kindOf = (name: string): number[] =>
      green
        .filter(({ id }) => id === name)
        .flatMap(({ gives }) => gives)
        .flatMap((effect) => (effect.kind === 'symbol' ? [['compass', 'gear', 'tablet'].indexOf(effect.symbol)] : []));
    fc.assert(
      fc.property(stories(), symbols, (story, { copies, any, betterSets, turned, more }) => {
        const game = lastMoment(story);
        const { rules } = game;
        const state = clone(game.state);
        const changed = { symbolCopies: copies, turnedSymbols: turned, moreSymbols: more, any, betterSets, copies: 0 };
        for (const { tally } of state.seats) Object.assign(tally, changed);
        const { sheets } = score({ ...game, state });
        state.seats.forEach(({ tally }, seat) => {
          const next = [(seat + 1) % rules.seats, (seat + rules.seats - 1) % rules.seats];
          const built = next.flatMap((other) => state.seats[other].piles[rules.seatPile('city')]);
          const cards = built.flatMap((card) => kindOf(rules.cards[card].name));
          const own: Kinds = [tally.compass, tally.gear, tally.tablet];
          expect(sheets[seat].science).toBe(bruteForce({ own, any, copies, cards, betterSets, turned, more }));
        });
      }),
      share(3),
    );
  });
});
