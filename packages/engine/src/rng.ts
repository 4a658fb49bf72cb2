/**
 * Two sources of chance. `stream` deals the cards: a ChaCha8 key stream, one per deck, so that what is seen of one
 * deck says nothing about another. `dice` is small and quick, for playouts and bots.
 */
import { PolisError, said } from './errors.ts';

/** The state of a quick generator: every use changes it. */
export interface Dice {
  a: number;
  b: number;
  c: number;
  d: number;
}

/** A quick generator (sfc32) for playouts; never for dealing. */
export function dice(seed: number): Dice {
  const made: Dice = { a: seed | 0, b: 0x9e3779b9, c: 0x243f6a88, d: 1 };
  for (let i = 0; i < 12; i++) next(made);
  return made;
}

function next(dice: Dice): number {
  const t = (((dice.a + dice.b) | 0) + dice.d) | 0;
  dice.d = (dice.d + 1) | 0;
  dice.a = dice.b ^ (dice.b >>> 9);
  dice.b = (dice.c + (dice.c << 3)) | 0;
  dice.c = ((dice.c << 21) | (dice.c >>> 11)) + t;
  dice.c |= 0;
  return t >>> 0;
}

/** A whole number from 0 to n - 1. */
export const roll = (dice: Dice, n: number): number => Math.floor((next(dice) / 0x100000000) * n);

export const SEED_DIGITS = 32;
/** Of a table that was set or imagined: no seed deals it. */
export const NO_SEED = '';

export interface Stream {
  /** The block function's input: constants, key, counter, name of the deck. */
  input: number[];
  block: number[];
  /** Words of the block already used. */
  used: number;
}

/** The four words of a seed of 32 hexadecimal digits. */
export const seedWords = (seed: string): number[] => [
  seedWord(seed, 0),
  seedWord(seed, 8),
  seedWord(seed, 16),
  seedWord(seed, 24),
];

/** Digit by digit, without a text of its own: every game has four of them. */
function seedWord(seed: string, at: number): number {
  let word = 0;
  for (let i = at; i < at + 8; i++) {
    const code = seed.charCodeAt(i);
    word = (word << 4) | ((code & 15) + 9 * (code >> 6));
  }
  return word;
}

/** The key stream of one deck, a small number. */
export function stream([w, x, y, z]: readonly number[], deck: number): Stream {
  // the constants of ChaCha, the key twice, the block counter, the deck
  const input = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574, w, x, y, z, w, x, y, z, 0, 0, deck, 0];
  return { input, block: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], used: 16 };
}

const ROUNDS = 8;

/** The next block of the key stream. Its sixteen words are held apart, as numbers of their own, since decks are shuffled often. */
function refill(from: Stream): void {
  const { input, block } = from;
  let a0 = input[0];
  let a1 = input[1];
  let a2 = input[2];
  let a3 = input[3];
  let b0 = input[4];
  let b1 = input[5];
  let b2 = input[6];
  let b3 = input[7];
  let c0 = input[8];
  let c1 = input[9];
  let c2 = input[10];
  let c3 = input[11];
  let d0 = input[12];
  let d1 = input[13];
  let d2 = input[14];
  let d3 = input[15];
  for (let round = 0; round < ROUNDS; round += 2) {
    // columns
    a0 = (a0 + b0) | 0;
    d0 = rotated(d0 ^ a0, 16);
    c0 = (c0 + d0) | 0;
    b0 = rotated(b0 ^ c0, 12);
    a0 = (a0 + b0) | 0;
    d0 = rotated(d0 ^ a0, 8);
    c0 = (c0 + d0) | 0;
    b0 = rotated(b0 ^ c0, 7);
    a1 = (a1 + b1) | 0;
    d1 = rotated(d1 ^ a1, 16);
    c1 = (c1 + d1) | 0;
    b1 = rotated(b1 ^ c1, 12);
    a1 = (a1 + b1) | 0;
    d1 = rotated(d1 ^ a1, 8);
    c1 = (c1 + d1) | 0;
    b1 = rotated(b1 ^ c1, 7);
    a2 = (a2 + b2) | 0;
    d2 = rotated(d2 ^ a2, 16);
    c2 = (c2 + d2) | 0;
    b2 = rotated(b2 ^ c2, 12);
    a2 = (a2 + b2) | 0;
    d2 = rotated(d2 ^ a2, 8);
    c2 = (c2 + d2) | 0;
    b2 = rotated(b2 ^ c2, 7);
    a3 = (a3 + b3) | 0;
    d3 = rotated(d3 ^ a3, 16);
    c3 = (c3 + d3) | 0;
    b3 = rotated(b3 ^ c3, 12);
    a3 = (a3 + b3) | 0;
    d3 = rotated(d3 ^ a3, 8);
    c3 = (c3 + d3) | 0;
    b3 = rotated(b3 ^ c3, 7);
    // diagonals
    a0 = (a0 + b1) | 0;
    d3 = rotated(d3 ^ a0, 16);
    c2 = (c2 + d3) | 0;
    b1 = rotated(b1 ^ c2, 12);
    a0 = (a0 + b1) | 0;
    d3 = rotated(d3 ^ a0, 8);
    c2 = (c2 + d3) | 0;
    b1 = rotated(b1 ^ c2, 7);
    a1 = (a1 + b2) | 0;
    d0 = rotated(d0 ^ a1, 16);
    c3 = (c3 + d0) | 0;
    b2 = rotated(b2 ^ c3, 12);
    a1 = (a1 + b2) | 0;
    d0 = rotated(d0 ^ a1, 8);
    c3 = (c3 + d0) | 0;
    b2 = rotated(b2 ^ c3, 7);
    a2 = (a2 + b3) | 0;
    d1 = rotated(d1 ^ a2, 16);
    c0 = (c0 + d1) | 0;
    b3 = rotated(b3 ^ c0, 12);
    a2 = (a2 + b3) | 0;
    d1 = rotated(d1 ^ a2, 8);
    c0 = (c0 + d1) | 0;
    b3 = rotated(b3 ^ c0, 7);
    a3 = (a3 + b0) | 0;
    d2 = rotated(d2 ^ a3, 16);
    c1 = (c1 + d2) | 0;
    b0 = rotated(b0 ^ c1, 12);
    a3 = (a3 + b0) | 0;
    d2 = rotated(d2 ^ a3, 8);
    c1 = (c1 + d2) | 0;
    b0 = rotated(b0 ^ c1, 7);
  }
  block[0] = (a0 + input[0]) | 0;
  block[1] = (a1 + input[1]) | 0;
  block[2] = (a2 + input[2]) | 0;
  block[3] = (a3 + input[3]) | 0;
  block[4] = (b0 + input[4]) | 0;
  block[5] = (b1 + input[5]) | 0;
  block[6] = (b2 + input[6]) | 0;
  block[7] = (b3 + input[7]) | 0;
  block[8] = (c0 + input[8]) | 0;
  block[9] = (c1 + input[9]) | 0;
  block[10] = (c2 + input[10]) | 0;
  block[11] = (c3 + input[11]) | 0;
  block[12] = (d0 + input[12]) | 0;
  block[13] = (d1 + input[13]) | 0;
  block[14] = (d2 + input[14]) | 0;
  block[15] = (d3 + input[15]) | 0;
  input[12]++;
  from.used = 0;
}

const rotated = (word: number, by: number): number => (word << by) | (word >>> (32 - by));

function nextWord(from: Stream): number {
  if (from.used === 16) refill(from);
  return from.block[from.used++] >>> 0;
}

/** A whole number from 0 to n - 1, each exactly as likely. */
export function draw(from: Stream, n: number): number {
  for (;;) {
    const word = nextWord(from);
    // Lemire: the high half of word * n, drawn again for the few words that would favour some numbers
    const low = Math.imul(word, n) >>> 0;
    if (low >= n || low >= 0x100000000 % n) return Math.floor((word * n) / 0x100000000);
  }
}

/** A quick generator of which nobody can tell the seed that it is from. */
export const diceFrom = (from: Stream): Dice => ({
  a: nextWord(from) | 0,
  b: nextWord(from) | 0,
  c: nextWord(from) | 0,
  d: nextWord(from) | 0,
});

/** Fisher and Yates, in place. */
export function shuffle<T>(from: Stream, cards: T[]): T[] {
  for (let i = cards.length - 1; i > 0; i--) {
    const j = draw(from, i + 1);
    const card = cards[i];
    cards[i] = cards[j];
    cards[j] = card;
  }
  return cards;
}

/** The seed of game number `index` of a series that people name by a word or a number. */
export function seedFrom(name: string | number, index: number): string {
  if (typeof name !== 'string' && typeof name !== 'number')
    throw new PolisError('seed', `a series of games is named by a text or a number, not by ${said(name)}`);
  if (!Number.isInteger(index)) throw new PolisError('seed', `the number of a game is whole, not ${said(index)}`);
  const key = [0x50, 0x6f, 0x6c, index | 0].map((start, i) => {
    let h = start;
    for (const char of String(name)) h = Math.imul(h ^ (char.codePointAt(0) as number), 0x01000193) + i;
    return h | 0;
  });
  const series = stream(key, index);
  return [0, 0, 0, 0].map(() => hex(nextWord(series))).join('');
}

const hex = (word: number): string => word.toString(16).padStart(8, '0');
