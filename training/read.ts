/** Reads what the trainer has learned so far, in full precision. */
import fs from 'node:fs';
import type { Learned } from '../packages/bots/src/scholar/net.ts';

interface Head {
  things: string[];
  width: number;
  hidden: number;
  valued: number;
  tensors: [name: string, length: number][];
}

export function readLearned(file: string): Learned {
  const all = fs.readFileSync(file);
  const size = all.readUInt32LE(0);
  const { tensors: named, ...head } = JSON.parse(all.toString('utf8', 4, 4 + size)) as Head;
  let at = 4 + size;
  const tensors: Record<string, Float32Array> = {};
  for (const [name, length] of named) {
    tensors[name] = new Float32Array(all.buffer.slice(all.byteOffset + at, all.byteOffset + at + 4 * length));
    at += 4 * length;
  }
  return { ...head, tensors };
}
