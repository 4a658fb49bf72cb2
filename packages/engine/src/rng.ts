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
export const seedWords = (seed: string): number[] =>
  [0, 8, 16, 24].map((at) => Number.parseInt(seed.slice(at, at + 8), 16) | 0);

/** The key stream of one deck, a small number. */
export function stream([w, x, y, z]: readonly number[], deck: number): Stream {
  // the constants of ChaCha, the key twice, the block counter, the deck
  const input = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574, w, x, y, z, w, x, y, z, 0, 0, deck, 0];
  return { input, block: new Array<number>(16).fill(0), used: 16 };
}

const ROUNDS = 8;

/** The next block of the key stream. */
function refill(from: Stream): void {
  const { input, block } = from;
  for (let i = 0; i < 16; i++) block[i] = input[i];
  for (let round = 0; round < ROUNDS; round += 2) {
    quarter(block, 0, 4, 8, 12); // columns
    quarter(block, 1, 5, 9, 13);
    quarter(block, 2, 6, 10, 14);
    quarter(block, 3, 7, 11, 15);
    quarter(block, 0, 5, 10, 15); // diagonals
    quarter(block, 1, 6, 11, 12);
    quarter(block, 2, 7, 8, 13);
    quarter(block, 3, 4, 9, 14);
  }
  for (let i = 0; i < 16; i++) block[i] = (block[i] + input[i]) | 0;
  input[12]++;
  from.used = 0;
}

function quarter(x: number[], a: number, b: number, c: number, d: number): void {
  x[a] = (x[a] + x[b]) | 0;
  x[d] = rotated(x[d] ^ x[a], 16);
  x[c] = (x[c] + x[d]) | 0;
  x[b] = rotated(x[b] ^ x[c], 12);
  x[a] = (x[a] + x[b]) | 0;
  x[d] = rotated(x[d] ^ x[a], 8);
  x[c] = (x[c] + x[d]) | 0;
  x[b] = rotated(x[b] ^ x[c], 7);
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
