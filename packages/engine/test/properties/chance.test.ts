/** The sources of chance: a known cipher, checked against a plain one of our own, and even odds. */
import { createCipheriv } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dice, draw, roll, seedFrom, seedWords, shuffle, stream } from '../../src/rng.ts';
import { seeds } from './random-game.ts';

/** ChaCha as its author describes it: a four by four square of words, columns and diagonals in turn. */
function chacha(rounds: number, key: readonly number[], counter: number, nonce: readonly number[]): Buffer {
  const sigma = [...'expand 32-byte k'].map((char) => char.charCodeAt(0));
  const constants = [0, 4, 8, 12].map((at) => Buffer.from(sigma).readInt32LE(at));
  const start = Int32Array.from([...constants, ...key, counter, ...nonce]);
  const square = start.slice();
  const rotate = (word: number, by: number): number => (word << by) | (word >>> (32 - by));
  const quarterRound = (a: number, b: number, c: number, d: number): void => {
    const mix = (to: number, from: number, into: number, by: number): void => {
      square[to] += square[from];
      square[into] = rotate(square[into] ^ square[to], by);
    };
    mix(a, b, d, 16);
    mix(c, d, b, 12);
    mix(a, b, d, 8);
    mix(c, d, b, 7);
  };
  for (let round = 0; round < rounds; round++)
    for (let column = 0; column < 4; column++) {
      const row = (n: number): number => 4 * n + ((column + (round % 2) * n) % 4);
      quarterRound(row(0), row(1), row(2), row(3));
    }
  const block = Buffer.alloc(64);
  for (let i = 0; i < 16; i++) block.writeInt32LE((square[i] + start[i]) | 0, 4 * i);
  return block;
}

const ANY = 0x100000000;

/** The key stream of a deck as the engine draws it, block by block. */
function keyStream(seed: string, deck: number, blocks: number): string {
  const from = stream(seedWords(seed), deck);
  const bytes = Buffer.alloc(64 * blocks);
  for (let i = 0; i < 16 * blocks; i++) bytes.writeUInt32LE(draw(from, ANY), 4 * i);
  return bytes.toString('hex');
}

describe('our own ChaCha', () => {
  test('with twenty rounds is the one of OpenSSL', () => {
    const key = Buffer.from(Array.from({ length: 32 }, (_, i) => 7 * i));
    const nonce = Buffer.from(Array.from({ length: 12 }, (_, i) => 11 * i + 1));
    const start = Buffer.alloc(16);
    start.writeUInt32LE(5, 0);
    nonce.copy(start, 4);
    const words = (bytes: Buffer): number[] =>
      Array.from({ length: bytes.length / 4 }, (_, i) => bytes.readInt32LE(4 * i));
    const expected = createCipheriv('chacha20', key, start).update(Buffer.alloc(64));
    expect(chacha(20, words(key), 5, words(nonce)).toString('hex')).toBe(expected.toString('hex'));
  });

  test('with eight rounds, a key of zeros and no nonce gives the published key stream', () => {
    const zeros = new Array<number>(8).fill(0);
    expect(chacha(8, zeros, 0, [0, 0, 0]).toString('hex')).toBe(
      '3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e' +
        '984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42',
    );
  });
});

describe('a deck is shuffled by', () => {
  test('ChaCha with eight rounds, keyed by the seed twice and told which deck it is', () =>
    fc.assert(
      fc.property(seeds, fc.nat(30), (seed, deck) => {
        const key = [...seedWords(seed), ...seedWords(seed)];
        const expected = [0, 1, 2].map((counter) => chacha(8, key, counter, [0, deck, 0]).toString('hex'));
        expect(keyStream(seed, deck, 3)).toBe(expected.join(''));
      }),
    ));

  test('the published key stream when the seed and the deck are zero', () =>
    expect(keyStream('0'.repeat(32), 0, 1).slice(0, 32)).toBe('3e00ef2f895f40d67f5bb8e81f09a5a1'));
});

/** How far the counts are from even, in standard deviations of the chi-square statistic. */
function unevenness(counts: readonly number[]): number {
  const expected = counts.reduce((sum, n) => sum + n, 0) / counts.length;
  const chiSquare = counts.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
  const freedom = counts.length - 1;
  return (chiSquare - freedom) / Math.sqrt(2 * freedom);
}

function tallyOf(draws: number, sides: number, next: () => number): number[] {
  const counts = new Array<number>(sides).fill(0);
  for (let i = 0; i < draws; i++) counts[next()]++;
  return counts;
}

describe('the odds are even', () => {
  const from = stream(seedWords(seedFrom('odds', 1)), 1);
  const rolled = dice(1);

  test.each([2, 3, 5, 6, 7, 10, 49, 100])('of drawing one of %i', (n) => {
    expect(unevenness(tallyOf(20_000, n, () => draw(from, n)))).toBeLessThan(6);
  });

  test('of drawing a number out of very many, where some draws have to be repeated', () => {
    const many = 3 * 2 ** 30; // a quarter of all words favours some numbers
    expect(unevenness(tallyOf(20_000, 3, () => Math.floor(draw(from, many) / 2 ** 30)))).toBeLessThan(6);
    expect(unevenness(tallyOf(20_000, 3, () => draw(from, many) % 3))).toBeLessThan(6);
  });

  test.each([2, 3, 7, 100])('of rolling one of %i', (n) => {
    expect(unevenness(tallyOf(20_000, n, () => roll(rolled, n)))).toBeLessThan(6);
  });

  test('of each order of four cards', () => {
    const orders = new Map<string, number>();
    for (let i = 0; i < 24_000; i++) {
      const order = shuffle(from, [1, 2, 3, 4]).join('');
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    expect(orders.size).toBe(24);
    expect(unevenness([...orders.values()])).toBeLessThan(6);
  });
});

test('a named series gives a different seed for every number and every name', () => {
  const names = ['', 'a', 'b', 'ab', 'ba', 'polis', '1', '11'];
  const all = names.flatMap((name) => Array.from({ length: 500 }, (_, i) => seedFrom(name, i)));
  expect(new Set(all).size).toBe(all.length);
  for (const seed of all) expect(seed).toMatch(/^[0-9a-f]{32}$/);
});
