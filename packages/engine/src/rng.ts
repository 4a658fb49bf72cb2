/**
 * Two sources of chance. `stream` deals the cards: a ChaCha8 key stream, one per deck, so that what is seen of one
 * deck says nothing about another. `dice` is small and quick, for playouts and bots.
 */

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

function refill(from: Stream): void {
  const { input, block } = from;
  let a = input[0];
  let b = input[1];
  let c = input[2];
  let d = input[3];
  let e = input[4];
  let f = input[5];
  let g = input[6];
  let h = input[7];
  let i = input[8];
  let j = input[9];
  let k = input[10];
  let l = input[11];
  let m = input[12];
  let n = input[13];
  let o = input[14];
  let p = input[15];
  for (let round = 0; round < ROUNDS; round += 2) {
    // columns
    a = (a + e) | 0;
    m = turn(m ^ a, 16);
    i = (i + m) | 0;
    e = turn(e ^ i, 12);
    a = (a + e) | 0;
    m = turn(m ^ a, 8);
    i = (i + m) | 0;
    e = turn(e ^ i, 7);
    b = (b + f) | 0;
    n = turn(n ^ b, 16);
    j = (j + n) | 0;
    f = turn(f ^ j, 12);
    b = (b + f) | 0;
    n = turn(n ^ b, 8);
    j = (j + n) | 0;
    f = turn(f ^ j, 7);
    c = (c + g) | 0;
    o = turn(o ^ c, 16);
    k = (k + o) | 0;
    g = turn(g ^ k, 12);
    c = (c + g) | 0;
    o = turn(o ^ c, 8);
    k = (k + o) | 0;
    g = turn(g ^ k, 7);
    d = (d + h) | 0;
    p = turn(p ^ d, 16);
    l = (l + p) | 0;
    h = turn(h ^ l, 12);
    d = (d + h) | 0;
    p = turn(p ^ d, 8);
    l = (l + p) | 0;
    h = turn(h ^ l, 7);
    // diagonals
    a = (a + f) | 0;
    p = turn(p ^ a, 16);
    k = (k + p) | 0;
    f = turn(f ^ k, 12);
    a = (a + f) | 0;
    p = turn(p ^ a, 8);
    k = (k + p) | 0;
    f = turn(f ^ k, 7);
    b = (b + g) | 0;
    m = turn(m ^ b, 16);
    l = (l + m) | 0;
    g = turn(g ^ l, 12);
    b = (b + g) | 0;
    m = turn(m ^ b, 8);
    l = (l + m) | 0;
    g = turn(g ^ l, 7);
    c = (c + h) | 0;
    n = turn(n ^ c, 16);
    i = (i + n) | 0;
    h = turn(h ^ i, 12);
    c = (c + h) | 0;
    n = turn(n ^ c, 8);
    i = (i + n) | 0;
    h = turn(h ^ i, 7);
    d = (d + e) | 0;
    o = turn(o ^ d, 16);
    j = (j + o) | 0;
    e = turn(e ^ j, 12);
    d = (d + e) | 0;
    o = turn(o ^ d, 8);
    j = (j + o) | 0;
    e = turn(e ^ j, 7);
  }
  block[0] = (a + input[0]) | 0;
  block[1] = (b + input[1]) | 0;
  block[2] = (c + input[2]) | 0;
  block[3] = (d + input[3]) | 0;
  block[4] = (e + input[4]) | 0;
  block[5] = (f + input[5]) | 0;
  block[6] = (g + input[6]) | 0;
  block[7] = (h + input[7]) | 0;
  block[8] = (i + input[8]) | 0;
  block[9] = (j + input[9]) | 0;
  block[10] = (k + input[10]) | 0;
  block[11] = (l + input[11]) | 0;
  block[12] = (m + input[12]) | 0;
  block[13] = (n + input[13]) | 0;
  block[14] = (o + input[14]) | 0;
  block[15] = (p + input[15]) | 0;
  input[12] = input[12] + 1;
  from.used = 0;
}

const turn = (word: number, by: number): number => (word << by) | (word >>> (32 - by));

/** A whole number from 0 to n - 1, each exactly as likely. */
export function draw(from: Stream, n: number): number {
  const fair = 0x100000000 - (0x100000000 % n);
  for (;;) {
    if (from.used === 16) refill(from);
    const word = (from.block[from.used++] as number) >>> 0;
    if (word < fair) return word % n;
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
export function seedFrom(name: string, index: number): string {
  const key = [0x50, 0x6f, 0x6c, index | 0].map((start, i) => {
    let h = start;
    for (const char of name) h = Math.imul(h ^ (char.codePointAt(0) as number), 0x01000193) + i;
    return h | 0;
  });
  const series = stream(key, index);
  return [0, 0, 0, 0].map(() => hex(draw(series, 0x100000000))).join('');
}

const hex = (word: number): string => word.toString(16).padStart(8, '0');
