/** Decisions of many games, flat, as the trainer reads them: numbers of rows, never vectors. */
import fs from 'node:fs';

type Column = Float32Array | Uint16Array | Uint8Array;

/** A list of numbers that grows. */
class Growing<T extends Column> {
  private items: T;
  private count = 0;

  constructor(items: T) {
    this.items = items;
  }

  push(value: number): void {
    if (this.count === this.items.length) {
      const more = new (this.items.constructor as new (length: number) => T)(2 * this.items.length);
      more.set(this.items);
      this.items = more;
    }
    this.items[this.count++] = value;
  }

  all(): T {
    return this.items.subarray(0, this.count) as T;
  }
}

const FIRST_ROOM = 1 << 14;
const bytes = () => new Growing(new Uint8Array(FIRST_ROOM));
const shorts = () => new Growing(new Uint16Array(FIRST_ROOM));
const floats = () => new Growing(new Float32Array(FIRST_ROOM));

export class Batch {
  /** Of each decision: rows of the table, and how many. */
  readonly tableRows = shorts();
  readonly tableCount = shorts();
  /** How many answers there were, which was chosen, and how likely that was, as a logarithm. */
  readonly answers = bytes();
  readonly chosen = bytes();
  readonly likely = floats();
  /** Of each answer: its rows, how many, and its worth by the evaluation, the best being 0. */
  readonly answerRows = shorts();
  readonly answerCount = bytes();
  readonly worth = floats();
  /** Of each player of a game: how many decisions, which follow one another, and how it ended. */
  readonly decisions = shorts();
  readonly won = floats();
  readonly lead = floats();

  /** Whole or not at all: the trainer reads whatever has its final name. */
  write(file: string): void {
    const columns = Object.entries(this).map(([name, column]) => [name, (column as Growing<Column>).all()] as const);
    const head = columns.map(([name, all]) => [name, all.constructor.name.replace('Array', ''), all.length]);
    const text = Buffer.from(JSON.stringify(head));
    const size = Buffer.alloc(4);
    size.writeUInt32LE(text.length);
    const parts = columns.map(([, all]) => Buffer.from(all.buffer, all.byteOffset, all.byteLength));
    fs.writeFileSync(`${file}.part`, Buffer.concat([size, text, ...parts]));
    fs.renameSync(`${file}.part`, file);
  }
}
