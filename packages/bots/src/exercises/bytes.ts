/** Whole numbers as bytes, seven bits in each, and bytes as text. */
import { bytesIn, textOf } from '../base64.ts';

export class Writer {
  readonly bytes: number[] = [];

  number(value: number): void {
    let left = value;
    while (left > 127) {
      this.bytes.push((left % 128) + 128);
      left = Math.floor(left / 128);
    }
    this.bytes.push(left);
  }

  /** Below zero too. */
  signed(value: number): void {
    this.number(value < 0 ? -2 * value - 1 : 2 * value);
  }

  text(): string {
    return textOf(this.bytes).replace(/=+$/, '');
  }
}

export class Reader {
  private readonly bytes: Uint8Array;
  private at = 0;

  constructor(text: string) {
    this.bytes = bytesIn(text);
  }

  number(): number {
    let value = 0;
    for (let unit = 1; ; unit *= 128) {
      if (this.at >= this.bytes.length) throw new RangeError('the text is cut off');
      const byte = this.bytes[this.at++];
      value += (byte % 128) * unit;
      if (byte < 128) return value;
    }
  }

  signed(): number {
    const value = this.number();
    return value % 2 === 1 ? -(value + 1) / 2 : value / 2;
  }
}
