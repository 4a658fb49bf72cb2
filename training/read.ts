/** What the trainer has learned so far, in full precision, as a file of its own. */
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

export function writeLearned(file: string, { tensors, ...head }: Learned): void {
  const named = Object.entries(tensors).map(([name, all]) => [name, all.length]);
  const text = JSON.stringify({ ...head, tensors: named });
  // numbers of four bytes begin at a multiple of four
  const padded = Buffer.from(text.padEnd(text.length + (-Buffer.byteLength(text) & 3)));
  const size = Buffer.alloc(4);
  size.writeUInt32LE(padded.length);
  const parts = Object.values(tensors).map((all) => Buffer.from(all.buffer, all.byteOffset, all.byteLength));
  fs.writeFileSync(file, Buffer.concat([size, padded, ...parts]));
}
