/** What was learned as it is kept in a file: whole numbers, row by row, each row with a scale of its own. */
import { bytesIn, textOf } from '../base64.ts';
import type { Learned } from './net.ts';

export interface StoredTensor {
  /** Numbers in a row, and bits of a number. */
  width: number;
  bits: 8 | 16;
  /** How many rows there are, and which of them are not all 0: a bit for each row. */
  rows: number;
  kept: string;
  /** Of the rows that are kept: what to multiply with, in 32 bits, and the numbers; bytes in base64. */
  scales: string;
  numbers: string;
}

export interface Stored extends Omit<Learned, 'tensors'> {
  tensors: Readonly<Record<string, StoredTensor>>;
}

function unpacked({ width, bits, rows, kept, scales, numbers }: StoredTensor): Float32Array {
  const out = new Float32Array(rows * width);
  const isKept = bytesIn(kept);
  const scale = new DataView(bytesIn(scales).buffer);
  const packed = new DataView(bytesIn(numbers).buffer);
  const size = bits / 8;
  let row = 0;
  for (let to = 0; to < rows; to++) {
    if (!((isKept[to >> 3] >> (to & 7)) & 1)) continue;
    const by = scale.getFloat32(4 * row, true);
    for (let i = 0; i < width; i++) {
      const at = (row * width + i) * size;
      out[to * width + i] = by * (bits === 8 ? packed.getInt8(at) : packed.getInt16(at, true));
    }
    row++;
  }
  return out;
}

export function learnedFrom({ tensors, ...head }: Stored): Learned {
  return { ...head, tensors: Object.fromEntries(Object.entries(tensors).map(([name, one]) => [name, unpacked(one)])) };
}

/** The other way round. */
export function packed(all: Float32Array, width: number, bits: 8 | 16): StoredTensor {
  const rows = all.length / width;
  const most = bits === 8 ? 127 : 32767;
  const isKept = new Uint8Array((rows + 7) >> 3);
  const scales: number[] = [];
  const numbers: number[] = [];
  for (let row = 0; row < rows; row++) {
    const values = all.subarray(row * width, (row + 1) * width);
    const peak = values.reduce((high, x) => Math.max(high, Math.abs(x)), 0);
    if (peak === 0) continue;
    isKept[row >> 3] |= 1 << (row & 7);
    scales.push(Math.fround(peak / most));
    for (const x of values) numbers.push(Math.round(x / Math.fround(peak / most)));
  }
  const whole = bits === 8 ? Int8Array.from(numbers) : Int16Array.from(numbers);
  return {
    width,
    bits,
    rows,
    kept: textOf(isKept),
    scales: textOf(new Uint8Array(Float32Array.from(scales).buffer)),
    numbers: textOf(new Uint8Array(whole.buffer)),
  };
}
