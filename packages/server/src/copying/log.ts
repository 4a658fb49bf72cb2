/**
 * Reads the write-ahead log that SQLite keeps beside a database, as SQLite itself does after a crash: frame by frame while
 * the sums are right, up to the last commit. https://www.sqlite.org/fileformat2.html#the_write_ahead_log
 */
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import type { Pages } from './pages.ts';

/** Up to where a log was read: its salts, the next byte, and the sums so far. Null for a log that nothing is in yet. */
export interface Position {
  salts: [number, number];
  next: number;
  sums: [number, number];
}

interface Tail {
  /** In their last state; `count` is null where nothing was committed. */
  pages: Pages;
  count: number | null;
  end: Position | null;
}

const HEAD = 32;
const FRAME_HEAD = 24;
const MAGIC = 0x377f0682;
const FRAMES_AT_ONCE = 256;

/**
 * What was committed since. `mayBeNew`: a log with other salts follows on the one that was read to its end; else what is
 * between them is lost, and the answer is null.
 */
export function readLog(file: string, pageSize: number, from: Position | null, mayBeNew: boolean): Tail | null {
  const nothing: Tail = { pages: new Map(), count: null, end: from };
  const fd = openIfThere(file);
  if (fd === null) return from === null || mayBeNew ? nothing : null;
  try {
    const head = headOf(fd, pageSize);
    if (head === null) return from === null || mayBeNew ? nothing : null;
    const begin = from === null ? head.start : continued(fd, pageSize, from, head.start, mayBeNew);
    return begin === null ? null : framesFrom(fd, pageSize, begin, head.isBigEndian);
  } finally {
    closeSync(fd);
  }
}

/** The beginning of the log as it is now. */
export function startOfLog(file: string, pageSize: number): Position | null {
  const fd = openIfThere(file);
  if (fd === null) return null;
  try {
    return headOf(fd, pageSize)?.start ?? null;
  } finally {
    closeSync(fd);
  }
}

function openIfThere(file: string): number | null {
  try {
    return openSync(file, 'r');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

function headOf(fd: number, pageSize: number): { start: Position; isBigEndian: boolean } | null {
  const head = Buffer.alloc(HEAD);
  if (readSync(fd, head, 0, HEAD, 0) < HEAD) return null;
  const magic = head.readUInt32BE(0);
  const isBigEndian = magic === MAGIC + 1;
  if ((magic !== MAGIC && !isBigEndian) || head.readUInt32BE(8) !== pageSize) return null;
  const sums = sum(head, 0, HEAD - 8, [0, 0], isBigEndian);
  if (sums[0] !== head.readUInt32BE(24) || sums[1] !== head.readUInt32BE(28)) return null;
  return { start: { salts: [head.readUInt32BE(16), head.readUInt32BE(20)], next: HEAD, sums }, isBigEndian };
}

/** Where to go on: behind what was read, if that is still there as it was. */
function continued(fd: number, pageSize: number, from: Position, start: Position, mayBeNew: boolean): Position | null {
  const isSame = from.salts[0] === start.salts[0] && from.salts[1] === start.salts[1];
  if (!isSame) return mayBeNew ? start : null;
  if (from.next === HEAD) return start;
  const last = Buffer.alloc(FRAME_HEAD);
  readSync(fd, last, 0, FRAME_HEAD, from.next - FRAME_HEAD - pageSize);
  return last.readUInt32BE(16) === from.sums[0] && last.readUInt32BE(20) === from.sums[1] ? from : null;
}

function framesFrom(fd: number, pageSize: number, begin: Position, isBigEndian: boolean): Tail {
  const size = FRAME_HEAD + pageSize;
  const found: Tail = { pages: new Map(), count: null, end: begin };
  const { size: fileSize } = fstatSync(fd);
  let open: Pages = new Map();
  let { next, sums } = begin;
  while (next + size <= fileSize) {
    const chunk = Buffer.alloc(Math.min(FRAMES_AT_ONCE, Math.floor((fileSize - next) / size)) * size);
    const read = readSync(fd, chunk, 0, chunk.length, next);
    for (let at = 0; at + size <= read; at += size) {
      if (chunk.readUInt32BE(at + 8) !== begin.salts[0] || chunk.readUInt32BE(at + 12) !== begin.salts[1]) return found;
      sums = sum(chunk, at, 8, sums, isBigEndian);
      sums = sum(chunk, at + FRAME_HEAD, pageSize, sums, isBigEndian);
      if (sums[0] !== chunk.readUInt32BE(at + 16) || sums[1] !== chunk.readUInt32BE(at + 20)) return found;
      open.set(chunk.readUInt32BE(at), chunk.subarray(at + FRAME_HEAD, at + size));
      next += size;
      const count = chunk.readUInt32BE(at + 4);
      if (count === 0) continue;
      for (const [number, page] of open) found.pages.set(number, page);
      open = new Map();
      found.count = count;
      found.end = { salts: begin.salts, next, sums };
    }
    if (read < chunk.length) break;
  }
  return found;
}

function sum(
  bytes: Buffer,
  from: number,
  length: number,
  [first, second]: [number, number],
  isBigEndian: boolean,
): [number, number] {
  const view = new DataView(bytes.buffer, bytes.byteOffset + from, length);
  let a = first | 0;
  let b = second | 0;
  for (let at = 0; at < length; at += 8) {
    a = (a + view.getInt32(at, !isBigEndian) + b) | 0;
    b = (b + view.getInt32(at + 4, !isBigEndian) + a) | 0;
  }
  return [a >>> 0, b >>> 0];
}
