/**
 * The sums of the net in one block of memory: by WebAssembly with four numbers at a time where there is such a thing, else
 * one by one. Both round every number to 32 bits at the same places, and so come to the same result everywhere.
 */
import { bytesIn } from '../base64.ts';
import { code } from './kernel-code.ts';

/** As much of WebAssembly as is used here: not every host of this package declares it. */
interface Assembly {
  Module: new (bytes: Uint8Array) => object;
  Instance: new (module: object) => { exports: unknown };
}
declare const WebAssembly: Assembly;

interface Exports extends Pick<Kernel, 'addRows' | 'addLayer' | 'judge'> {
  memory: { readonly buffer: ArrayBuffer; grow(pages: number): number };
}

/** Places in the block are in bytes. */
export interface Kernel {
  /** The block, anew after it has grown. */
  buffer(): ArrayBuffer;
  /** Makes it at least so large; what is in it stays. */
  grow(bytes: number): void;
  /** Adds the rows of a table that are named by `count` whole numbers. */
  addRows(rows: number, count: number, table: number, width: number, out: number): void;
  /** Adds each of `count` numbers that is above 0, times its row of the layer. */
  addLayer(from: number, count: number, layer: number, width: number, out: number): void;
  /** What is above 0 of the query and the rows together, times the weights. */
  judge(rows: number, count: number, table: number, width: number, query: number, weights: number): number;
}

const PAGE = 1 << 16;

export function fastKernel(): Kernel | null {
  try {
    const module = new WebAssembly.Module(bytesIn(code));
    const { memory, addRows, addLayer, judge } = new WebAssembly.Instance(module).exports as Exports;
    return {
      buffer: () => memory.buffer,
      grow(bytes) {
        const more = bytes - memory.buffer.byteLength;
        if (more > 0) memory.grow(Math.ceil(more / PAGE));
      },
      addRows,
      addLayer,
      judge,
    };
  } catch {
    return null; // the browser is too old for it, or the page may not compile
  }
}

export function plainKernel(): Kernel {
  let block = new ArrayBuffer(PAGE);
  let floats = new Float32Array(block);
  let ints = new Int32Array(block);
  const { fround } = Math;
  return {
    buffer: () => block,
    grow(bytes) {
      if (bytes <= block.byteLength) return;
      const larger = new ArrayBuffer(Math.ceil(bytes / PAGE) * PAGE);
      new Uint8Array(larger).set(new Uint8Array(block));
      block = larger;
      floats = new Float32Array(block);
      ints = new Int32Array(block);
    },
    addRows(rows, count, table, width, out) {
      for (let n = 0; n < count; n++) {
        const from = (table >> 2) + ints[(rows >> 2) + n] * width;
        for (let i = 0; i < width; i++) floats[(out >> 2) + i] += floats[from + i];
      }
    },
    addLayer(from, count, layer, width, out) {
      for (let n = 0; n < count; n++) {
        const x = floats[(from >> 2) + n];
        if (!(x > 0)) continue;
        const row = (layer >> 2) + n * width;
        for (let i = 0; i < width; i++) floats[(out >> 2) + i] += fround(x * floats[row + i]);
      }
    },
    judge(rows, count, table, width, query, weights) {
      const sums = [0, 0, 0, 0];
      for (let i = 0; i < width; i++) {
        let seen = floats[(query >> 2) + i];
        for (let n = 0; n < count; n++) seen = fround(seen + floats[(table >> 2) + ints[(rows >> 2) + n] * width + i]);
        if (seen > 0) sums[i & 3] = fround(sums[i & 3] + fround(seen * floats[(weights >> 2) + i]));
      }
      return fround(fround(sums[0] + sums[1]) + fround(sums[2] + sums[3]));
    },
  };
}
