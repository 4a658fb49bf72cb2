/**
 * Text as a server puts it on a socket: one frame, unmasked (RFC 6455, 5.2). The library writes a frame's head and its text
 * one after the other and each message at once; most of what a choice costs is such writes.
 */
import type { Duplex } from 'node:stream';

const WHOLE_TEXT = 0x81;
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;

export function textFrame(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const head = length < TWO_BYTES ? 2 : length < 2 ** 16 ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + length);
  frame[0] = WHOLE_TEXT;
  if (head === 2) frame[1] = length;
  else if (head === 4) {
    frame[1] = TWO_BYTES;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = EIGHT_BYTES;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.write(text, head);
  return frame;
}

/** What is written in one turn of the event loop goes out together: who has answered is told so along with the news. */
export function writeTogether(to: Duplex, frame: Buffer): void {
  if (to.writableCorked === 0) {
    to.cork();
    process.nextTick(uncork, to);
  }
  to.write(frame);
}

const uncork = (socket: Duplex): void => socket.uncork();
