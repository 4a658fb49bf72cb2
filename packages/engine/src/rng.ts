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
  input: Int32Array;
  block: Int32Array;
  /** Words of the block already used. */
  used: number;
}

/** The key stream of one deck: `seed` is 32 hexadecimal digits, `deck` a small number. */
export function stream(seed: string, deck: number): Stream {
  const input = new Int32Array(16);
  input.set([0x61707865, 0x3320646e, 0x79622d32, 0x6b206574]);
  for (let i = 0; i < 4; i++) {
    const word = Number.parseInt(seed.slice(i * 8, i * 8 + 8), 16);
    input[4 + i] = word;
    input[8 + i] = word;
  }
  input[14] = deck;
  return { input, block: new Int32Array(16), used: 16 };
}

const ROUNDS = 8;

function refill(from: Stream): void {
  const { input, block } = from;
  let [a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p] = input as unknown as number[] as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
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
  const mixed = [a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p];
  for (let w = 0; w < 16; w++) block[w] = mixed[w] + input[w];
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
