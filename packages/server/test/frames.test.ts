import { once } from 'node:events';
import { Duplex, PassThrough, type Writable } from 'node:stream';
import { expect, test } from 'vitest';
import * as ws from 'ws';
import { textFrame, writeTogether } from '../src/frames.ts';

const { Receiver } = ws as unknown as { Receiver: new (options: { isServer: boolean }) => Writable };

/** What a client's library reads from these bytes. */
async function readBack(frame: Buffer): Promise<string> {
  const receiver = new Receiver({ isServer: false });
  const message = once(receiver, 'message');
  receiver.write(frame);
  const [data, isBinary] = await message;
  expect(isBinary).toBe(false);
  return String(data);
}

test.each([0, 1, 125, 126, 127, 65_535, 65_536, 200_000])('%d bytes of text are one frame', async (length) => {
  const text = 'x'.repeat(length);
  expect(await readBack(textFrame(text))).toBe(text);
});

test('letters of several bytes are counted as bytes', async () => {
  for (const text of ['é'.repeat(63), '“Ánn” 👑'.repeat(20)]) expect(await readBack(textFrame(text))).toBe(text);
});

test('what is written in one turn goes out in one piece, and nothing is kept back', async () => {
  const pieces: number[] = [];
  const wire = new Duplex({
    read() {},
    write(_chunk, _encoding, done) {
      pieces.push(1);
      done();
    },
    writev(chunks, done) {
      pieces.push(chunks.length);
      done();
    },
  });
  writeTogether(wire, textFrame('one'));
  await Promise.resolve();
  writeTogether(wire, textFrame('two'));
  expect(pieces).toEqual([]);
  await new Promise(setImmediate);
  expect(pieces).toEqual([2]);
  writeTogether(wire, textFrame('three'));
  await new Promise(setImmediate);
  expect(pieces).toEqual([2, 1]);
});

test('in order with what the library writes itself', async () => {
  const wire = new PassThrough();
  writeTogether(wire, Buffer.from('a'));
  wire.cork();
  wire.write('b');
  wire.uncork();
  writeTogether(wire, Buffer.from('c'));
  await new Promise(setImmediate);
  expect(String(wire.read())).toBe('abc');
});
