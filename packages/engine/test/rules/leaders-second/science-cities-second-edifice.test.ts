/**
 * All that is set at the end for the best total of symbols, against a search that tries everything one symbol at a time.
 */
import { expect } from 'vitest';
import { score } from '../../../src/game.ts';
import { draw, seedFrom, seedWords, stream } from '../../../src/rng.ts';
import { bestUse, scoreParts } from '../../../src/score-parts.ts';
import { rule, secondEdition, type Tabletop } from '../../kit/index.ts';

const { table } = secondEdition('leaders', 'cities', 'edifice');

const KINDS = [0, 1, 2];
type Kinds = readonly number[];

interface Hand {
  /** Own symbols, by kind: those of cards, boards, leaders. */
  own: Kinds;
  /** Symbols of choice. */
  any: number;
  /** What masks may copy: a kind for each green card next door. */
  cards: readonly number[];
  masks: number;
  turns: number;
  more: number;
  betterSets: number;
}

const points = (kinds: Kinds, betterSets: number): number => {
  const counts = KINDS.map((kind) => kinds.filter((other) => other === kind).length);
  return counts.reduce((sum, n) => sum + n * n, 0) + (7 + betterSets) * Math.min(...counts);
};

/** The most that can be made: each of the four kinds of help is used up one at a time, in every way. */
function best({ own, any, cards, masks, turns, more, betterSets }: Hand, rest: Kinds = []): number {
  const hand = { own, any, cards, masks, turns, more, betterSets };
  if (turns > 0) {
    const without = best({ ...hand, turns: turns - 1 }, rest);
    const turned = [...new Set(own)].flatMap((from) =>
      KINDS.filter((to) => to !== from).map((to) =>
        best({ ...hand, own: own.with(own.indexOf(from), to), turns: turns - 1 }, rest),
      ),
    );
    return Math.max(without, ...turned);
  }
  if (masks > 0) {
    const without = best({ ...hand, masks: masks - 1 }, rest);
    const copied = [...new Set(cards)].map((kind) =>
      best({ ...hand, masks: masks - 1, cards: cards.toSpliced(cards.indexOf(kind), 1) }, [...rest, kind]),
    );
    return Math.max(without, ...copied);
  }
  if (any > 0) return Math.max(...KINDS.map((kind) => best({ ...hand, any: any - 1 }, [...rest, kind])));
  const all = [...own, ...rest];
  if (more > 0 && all.length > 0) {
    const countOf = (kind: number): number => all.filter((other) => other === kind).length;
    const most = Math.max(...KINDS.map(countOf));
    const commonest = KINDS.filter((kind) => countOf(kind) === most);
    return Math.max(...commonest.map((kind) => best({ ...hand, more: more - 1 }, [...rest, kind])));
  }
  return points(all, betterSets);
}

const GREEN = [
  ['apothecary', 'dispensary', 'lodge', 'academy'],
  ['workshop', 'laboratory', 'observatory', 'study'],
  ['scriptorium', 'library', 'school', 'university'],
];
const MASKS = ['pigeonhole', 'band-of-spies', 'torture-chamber'];

rule('L2-52', 'symbols of choice, masks, Aganice, Enheduanna, Aristotle, and a guild that the Agora doubles', () => {
  const chance = stream(seedWords(seedFrom('symbols', 1)), 0);
  const upTo = (most: number): number => draw(chance, most + 1);
  for (let n = 0; n < 150; n++) {
    const counts = KINDS.map(() => upTo(4));
    const any = upTo(1);
    const masks = upTo(3);
    const [turns, more, better, guild, doubled, copied] = Array.from({ length: 6 }, () => upTo(1));
    const beside = [KINDS.map(() => upTo(2)), KINDS.map(() => upTo(2))];
    const cards = beside.flatMap((city) => city.flatMap((count, kind) => new Array<number>(count).fill(kind)));
    const leaders = [...(turns ? ['aganice'] : []), ...(more ? ['enheduanna'] : []), ...(better ? ['aristotle'] : [])];
    const greenOf = (city: Kinds): string[] => KINDS.flatMap((kind) => GREEN[kind].slice(0, city[kind]));
    // the guild that is doubled, or copied next door, is the Scientists Guild with its symbol of choice
    const t: Tabletop = table({
      edifice: 'agora',
      fate: 'built',
      me: {
        leaders,
        symbols: { compass: counts[0], gear: counts[1], tablet: counts[2], any },
        city: [...MASKS.slice(0, masks), ...(guild ? ['scientists-guild'] : [])],
        pawns: [0, 0, doubled],
      },
      left: { city: [...greenOf(beside[0]), ...(guild ? [] : ['scientists-guild'])] },
      right: { city: greenOf(beside[1]) },
    });
    // no board of this edition copies a guild: what Olympia B3 does is told to the city itself
    t.game.state.seats[0].tally.copies = copied;
    const isCopied = copied && !guild ? 1 : 0;
    const free = any + guild + guild * doubled + isCopied;
    const own = counts.flatMap((count, kind) => new Array<number>(count).fill(kind));
    const expected = best({ own, any: free, cards, masks, turns, more, betterSets: better ? 3 : 0 });
    const [sheet] = score(t.game).sheets;
    expect(sheet.science).toBe(expected);
    const parts = scoreParts(t.game, 0, 'science');
    expect(parts.reduce((sum, part) => sum + part.points, 0)).toBe(expected);
    const use = bestUse(t.game, 0);
    const ends = KINDS.map(
      (kind) =>
        counts[kind] + use.turnedSymbols[kind] + use.chosen[kind] + use.copiedSymbols[kind] + use.addedSymbols[kind],
    );
    const told = ends.flatMap((count, kind) => new Array<number>(count).fill(kind));
    expect(points(told, better ? 3 : 0)).toBe(expected);
    const most = (counted: readonly number[]): number => counted.reduce((sum, one) => sum + Math.max(one, 0), 0);
    expect(most(use.turnedSymbols)).toBeLessThanOrEqual(turns);
    expect(most(use.copiedSymbols)).toBeLessThanOrEqual(masks);
    expect(most(use.addedSymbols)).toBeLessThanOrEqual(more);
    expect(most(use.chosen)).toBeLessThanOrEqual(free);
  }
});

rule('L2-50', 'what a mask copies is not turned', () => {
  const lines = (leaders: string[]): number =>
    table({ age: 3, me: { leaders, city: MASKS.slice(0, 2) }, left: { city: ['workshop', 'laboratory'] } }).score()
      .science;
  expect([lines([]), lines(['aganice'])]).toEqual([4, 4]);
  // an own one is: 1/2/0 with two gears of masks becomes 0/3/0
  const own = { leaders: ['aganice'], symbols: { compass: 1 }, city: MASKS.slice(0, 2) };
  expect(table({ age: 3, me: own, left: { city: ['workshop', 'laboratory'] } }).score().science).toBe(9);
});

rule('L2-51', 'Enheduanna adds to what masks make most', () => {
  const me = { leaders: ['enheduanna'], city: MASKS.slice(0, 1) };
  expect(table({ age: 3, me, left: { city: ['workshop'] } }).score().science).toBe(4);
  expect(table({ age: 3, me }).score().science).toBe(0);
});

rule('L2-52', 'a guild of points is doubled rather than a symbol if that makes more', () => {
  const me = { leaders: ['enheduanna'], city: ['scientists-guild', 'spies-guild'], pawns: [0, 0, 1] };
  const left = { city: ['stockade', 'barracks', 'guard-tower', 'walls'] };
  const symbols = { compass: 1 };
  // the symbol a second time: a compass, two of choice and one more make four of a kind
  expect(table({ edifice: 'agora', fate: 'built', me: { ...me, symbols }, left }).score()).toMatchObject({
    science: 16,
    guilds: 4,
  });
  // 16 for four of a kind and 4 once, against 9 for three and 8: 20 against 17
  const many = {
    city: ['stockade', 'barracks', 'guard-tower', 'walls', 'archery-range', 'training-ground', 'stables'],
  };
  const right = { city: ['fortifications', 'arsenal'] };
  expect(table({ edifice: 'agora', fate: 'built', me: { ...me, symbols }, left: many, right }).score()).toMatchObject({
    science: 9,
    guilds: 18,
  });
});
