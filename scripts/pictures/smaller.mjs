// Pictures that are compared with a tolerance need not have every shade: 256 colours take a third of the room.
import { deflateSync, inflateSync } from 'node:zlib';

const MOST = 256;
/** The colours that most of a picture is made of; the others are those that are farthest from all of these. */
const COMMON = 160;
const PALETTE = 3;
const RGB = 2;

/** A PNG as Chromium writes it, without transparency; any other is left alone. @param {Buffer} png */
export function smaller(png) {
  const { width, height, type, pixels } = read(png);
  if (type !== RGB) return png;
  /** @type {Map<number, number>} */
  const counts = new Map();
  for (let i = 0; i < pixels.length; i += 3) {
    const colour = (pixels[i] << 16) | (pixels[i + 1] << 8) | pixels[i + 2];
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const palette = paletteOf([...counts].sort(([, a], [, b]) => b - a).map(([colour]) => colour));
  /** @type {Map<number, number>} */
  const index = new Map([...counts.keys()].map((colour) => [colour, nearest(palette, colour).at]));
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0, i = 0, to = 0; y < height; y++) {
    rows[to++] = 0;
    for (let x = 0; x < width; x++, i += 3)
      rows[to++] = index.get((pixels[i] << 16) | (pixels[i + 1] << 8) | pixels[i + 2]) ?? 0;
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, PALETTE, 0, 0, 0], 8);
  return Buffer.concat([
    png.subarray(0, 8),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]))),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** @param {number} a @param {number} b */
function distance(a, b) {
  const red = (a >> 16) - (b >> 16);
  const green = ((a >> 8) & 255) - ((b >> 8) & 255);
  const blue = (a & 255) - (b & 255);
  return 3 * red * red + 6 * green * green + blue * blue;
}

/** @param {number[]} palette @param {number} colour */
function nearest(palette, colour) {
  let at = 0;
  let far = Number.POSITIVE_INFINITY;
  palette.forEach((one, i) => {
    const to = distance(one, colour);
    if (to >= far) return;
    far = to;
    at = i;
  });
  return { at, far };
}

/** @param {number[]} colours the most common first */
function paletteOf(colours) {
  const palette = colours.slice(0, COMMON);
  const others = colours.slice(COMMON).map((colour) => ({ colour, far: nearest(palette, colour).far }));
  while (palette.length < MOST && others.length > 0) {
    const next = others.reduce((a, b) => (b.far > a.far ? b : a));
    if (next.far === 0) break;
    palette.push(next.colour);
    for (const one of others) one.far = Math.min(one.far, distance(one.colour, next.colour));
  }
  return palette;
}

/** @param {string} name @param {Buffer} data */
function chunk(name, data) {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const whole = Buffer.alloc(named.length + 8);
  whole.writeUInt32BE(data.length, 0);
  whole.set(named, 4);
  whole.writeUInt32BE(crc32(named), named.length + 4);
  return whole;
}

/** @param {Buffer} data */
function crc32(data) {
  let crc = -1;
  for (const byte of data) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

/** @param {Buffer} png */
function read(png) {
  const parts = [];
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at))
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT')
      parts.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
  const width = png.readUInt32BE(16);
  const height = png.readUInt32BE(20);
  const type = png[25];
  return { width, height, type, pixels: type === RGB ? unfiltered(inflateSync(Buffer.concat(parts)), width * 3) : [] };
}

/** Rows are kept as differences to what is left of them (a) and above (b), in one of five ways. @param {Buffer} raw @param {number} size */
function unfiltered(raw, size) {
  const rows = raw.length / (size + 1);
  const out = Buffer.alloc(rows * size);
  for (let y = 0; y < rows; y++) {
    const filter = raw[y * (size + 1)];
    for (let x = 0; x < size; x++) {
      const to = y * size + x;
      const a = x >= 3 ? out[to - 3] : 0;
      const b = y > 0 ? out[to - size] : 0;
      const c = x >= 3 && y > 0 ? out[to - size - 3] : 0;
      const guess = [0, a, b, (a + b) >> 1, paeth(a, b, c)][filter];
      out[to] = raw[y * (size + 1) + 1 + x] + guess;
    }
  }
  return out;
}

/** @param {number} a @param {number} b @param {number} c */
function paeth(a, b, c) {
  const [toA, toB, toC] = [b - c, a - c, a + b - 2 * c].map(Math.abs);
  return toA <= toB && toA <= toC ? a : toB <= toC ? b : c;
}
