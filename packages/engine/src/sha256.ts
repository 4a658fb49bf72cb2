/** SHA-256 as FIPS 180-4 describes it, for short texts: the same in every host, and at once. */

// biome-ignore format: as the standard prints them
const K = [
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
  0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
  0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
  0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
  0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
  0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
  0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
  0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
];

const H = [0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19];

const BLOCK = 16;

/** 64 hexadecimal digits. @param text of characters below 256, each of which is one byte */
export function sha256(text: string): string {
  const words = padded(text);
  const sum = Int32Array.from(H);
  for (let at = 0; at < words.length; at += BLOCK) addBlock(sum, words, at);
  let digits = '';
  for (const word of sum) digits += (word >>> 0).toString(16).padStart(8, '0');
  return digits;
}

/** The text, a bit that is set, zeros, and the length in bits. */
function padded(text: string): Int32Array {
  const blocks = ((text.length + 8) >> 6) + 1;
  const words = new Int32Array(blocks * BLOCK);
  for (let i = 0; i < text.length; i++) words[i >> 2] |= text.charCodeAt(i) << (24 - 8 * (i % 4));
  words[text.length >> 2] |= 0x80 << (24 - 8 * (text.length % 4));
  words[words.length - 1] = text.length * 8;
  return words;
}

const turned = (x: number, by: number): number => (x >>> by) | (x << (32 - by));

const schedule = new Int32Array(K.length);

/** Without a list of its own: hundreds of names are hashed when a table is opened, before any of this is compiled. */
function addBlock(sum: Int32Array, words: Int32Array, at: number): void {
  for (let i = 0; i < BLOCK; i++) schedule[i] = words[at + i];
  for (let i = BLOCK; i < K.length; i++) {
    const x = schedule[i - 15];
    const y = schedule[i - 2];
    const s0 = turned(x, 7) ^ turned(x, 18) ^ (x >>> 3);
    const s1 = turned(y, 17) ^ turned(y, 19) ^ (y >>> 10);
    schedule[i] = schedule[i - 16] + s0 + schedule[i - 7] + s1;
  }
  let a = sum[0];
  let b = sum[1];
  let c = sum[2];
  let d = sum[3];
  let e = sum[4];
  let f = sum[5];
  let g = sum[6];
  let h = sum[7];
  for (let i = 0; i < K.length; i++) {
    const s1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + K[i] + schedule[i]) | 0;
    const s0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  sum[0] += a;
  sum[1] += b;
  sum[2] += c;
  sum[3] += d;
  sum[4] += e;
  sum[5] += f;
  sum[6] += g;
  sum[7] += h;
}
