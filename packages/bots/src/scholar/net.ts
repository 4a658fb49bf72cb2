/**
 * A small net that judges a table and the answers to a question. What it is told are numbers of rows; it adds those rows
 * up, and goes on from there through a few layers.
 */
import type { Rules } from '@polis/engine';
import { ANSWER_FACTS, ANSWER_SLOTS, FACTS, MOST_ROWS, type Rows, TABLE_SLOTS } from './encode.ts';
import { fastKernel, type Kernel, plainKernel } from './kernel.ts';
import { thingsOf } from './things.ts';

/** What was learned, as it is stored. */
export interface Learned {
  /** The keys of the things it has met. */
  things: readonly string[];
  width: number;
  hidden: number;
  valued: number;
  /** By name. */
  tensors: Readonly<Record<string, Float32Array>>;
}

/** Where the rows for one kind of game are. */
interface Fold {
  table: number;
  answers: number;
}

/** Rows for kinds of games that have not been played for long make room for others at this size. */
const MOST_BYTES = 96 << 20;

const LAYERS = ['table.bias', 'trunk', 'trunk.bias', 'query', 'query.bias', 'judge', 'valued', 'valued.bias'] as const;

export class Net {
  private readonly learned: Learned;
  private readonly kernel: Kernel;
  private readonly met: ReadonlyMap<string, number>;
  private readonly folds = new Map<Rules, Fold>();
  private readonly at: Readonly<
    Record<(typeof LAYERS)[number] | 'rows' | 'sum' | 'trunkOut' | 'queryOut' | 'valuedOut', number>
  >;
  private readonly foldsAt: number;
  private readonly room: number;
  private end = 0;
  private floats = new Float32Array();
  private ints = new Int32Array();

  /** `room`: so many bytes at most, about. */
  constructor(learned: Learned, kernel: Kernel = fastKernel() ?? plainKernel(), room = MOST_BYTES) {
    const { width, hidden, valued, tensors } = learned;
    this.learned = learned;
    this.kernel = kernel;
    this.room = room;
    this.met = new Map(learned.things.map((key, i) => [key, i]));
    const at: Record<string, number> = {
      rows: this.taken(MOST_ROWS),
      sum: this.taken(width),
      trunkOut: this.taken(hidden),
      queryOut: this.taken(hidden),
      valuedOut: this.taken(valued),
    };
    for (const name of LAYERS) {
      at[name] = this.taken(tensors[name].length);
      this.floats.set(tensors[name], at[name] >> 2);
    }
    this.at = at as Net['at'];
    this.foldsAt = this.end;
  }

  /** Room for so many numbers of 32 bits, in places that are multiples of 16. */
  private taken(count: number): number {
    const first = this.end;
    this.end = (first + 4 * count + 15) & ~15;
    this.kernel.grow(this.end);
    const buffer = this.kernel.buffer();
    if (this.floats.buffer !== buffer) {
      this.floats = new Float32Array(buffer);
      this.ints = new Int32Array(buffer);
    }
    return first;
  }

  /** Where each row of a game stands among all that can be learned; -1 for those of things it has not met. */
  numbering(rules: Rules): { table: Int32Array; answers: Int32Array } {
    const things = thingsOf(rules).all.map(({ key }) => this.met.get(key) ?? -1);
    const count = this.learned.things.length;
    const numbered = (facts: number, slots: number): Int32Array => {
      const numbers = Int32Array.from({ length: facts + slots * things.length }, (_, i) => i);
      for (let slot = 0; slot < slots; slot++)
        things.forEach((thing, i) => {
          numbers[facts + slot * things.length + i] = thing < 0 ? -1 : facts + slot * count + thing;
        });
      return numbers;
    };
    return { table: numbered(FACTS, TABLE_SLOTS), answers: numbered(ANSWER_FACTS, ANSWER_SLOTS) };
  }

  private foldOf(rules: Rules): Fold {
    const before = this.folds.get(rules);
    if (before) return before;
    if (this.end > this.room) {
      this.folds.clear();
      this.end = this.foldsAt;
    }
    const { table, answers } = this.numbering(rules);
    const fold = {
      table: this.folded(rules, 'table', this.learned.width, FACTS, TABLE_SLOTS, table),
      answers: this.folded(rules, 'answers', this.learned.hidden, ANSWER_FACTS, ANSWER_SLOTS, answers),
    };
    this.folds.set(rules, fold);
    return fold;
  }

  /** Rows of facts as they are; rows of things from their traits and from what was learned of themselves. */
  private folded(rules: Rules, name: string, width: number, facts: number, slots: number, numbers: Int32Array): number {
    const { [name]: rows, [`${name}.traits`]: byTraits } = this.learned.tensors;
    const things = thingsOf(rules).all;
    const place = this.taken(numbers.length * width);
    const out = this.floats.subarray(place >> 2, (place >> 2) + numbers.length * width).fill(0);
    numbers.forEach((from, row) => {
      if (from >= 0) out.set(rows.subarray(from * width, (from + 1) * width), row * width);
    });
    things.forEach(({ traits }, thing) => {
      traits.forEach((trait, t) => {
        if (trait === 0) return;
        for (let slot = 0; slot < slots; slot++) {
          const to = (facts + slot * things.length + thing) * width;
          const from = (slot * traits.length + t) * width;
          for (let i = 0; i < width; i++) out[to + i] += trait * byTraits[from + i];
        }
      });
    });
    return place;
  }

  /** Looks at a table; what is asked afterwards is about it. */
  look(rules: Rules, { rows, count }: Rows): void {
    const { width, hidden } = this.learned;
    const { table } = this.foldOf(rules);
    const { at, kernel } = this;
    this.putRows(rows, count);
    this.copy('table.bias', at.sum, width);
    kernel.addRows(at.rows, count, table, width, at.sum);
    this.copy('trunk.bias', at.trunkOut, hidden);
    kernel.addLayer(at.sum, width, at.trunk, hidden, at.trunkOut);
  }

  private putRows(rows: Int32Array, count: number): void {
    const to = this.at.rows >> 2;
    for (let i = 0; i < count; i++) this.ints[to + i] = rows[i];
  }

  private copy(name: (typeof LAYERS)[number], to: number, count: number): void {
    const from = this.at[name] >> 2;
    this.floats.copyWithin(to >> 2, from, from + count);
  }

  /** The chance to win, as odds on a logarithmic scale, and the lead at the end that can be expected (a part of 20 points). */
  value(): { chance: number; lead: number } {
    const { tensors, valued, hidden } = this.learned;
    const { at, kernel, floats } = this;
    this.copy('valued.bias', at.valuedOut, valued);
    kernel.addLayer(at.trunkOut, hidden, at.valued, valued, at.valuedOut);
    let [chance, lead] = tensors['value.bias'];
    for (let i = 0; i < valued; i++) {
      const seen = floats[(at.valuedOut >> 2) + i];
      if (seen <= 0) continue;
      chance += seen * tensors.value[2 * i];
      lead += seen * tensors.value[2 * i + 1];
    }
    return { chance, lead };
  }

  /** Before answers are judged. */
  ask(): void {
    const { hidden } = this.learned;
    const { at, kernel } = this;
    this.copy('query.bias', at.queryOut, hidden);
    kernel.addLayer(at.trunkOut, hidden, at.query, hidden, at.queryOut);
  }

  /** How likely an answer is, on a logarithmic scale, with what the evaluation makes of it. */
  judge(rules: Rules, { rows, count }: Rows, worth: number): number {
    const { at, kernel, learned } = this;
    const { answers } = this.foldOf(rules);
    this.putRows(rows, count);
    const { hidden, tensors } = learned;
    return kernel.judge(at.rows, count, answers, hidden, at.queryOut, at.judge) + worth * tensors.worth[0];
  }
}
