/** A sheet in the address of a page: packed small, and read with suspicion. */
import { readSheet, type Sheet } from './sheet.ts';

/** The first part of a link. A later format gets another one, so that links people have sent stay readable. */
const VERSION = '1.';
/** More than any sheet is when it is unpacked. */
const MOST_BYTES = 60_000;

const through = (
  bytes: Uint8Array<ArrayBuffer>,
  step: CompressionStream | DecompressionStream,
): ReadableStream<Uint8Array> => new Blob([bytes]).stream().pipeThrough(step);

async function collected(stream: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > MOST_BYTES) {
      await reader.cancel();
      throw new RangeError('too long');
    }
    parts.push(value);
  }
  const all = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

const toText = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const toBytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));

/** Columns that nobody has are left out. */
export async function packed(sheet: Sheet): Promise<string> {
  const columns = sheet.columns
    .slice(0, Math.max(3, sheet.seats))
    .map((column) => Object.fromEntries(Object.entries(column).filter(([, value]) => !isNothing(value))));
  const bytes = new TextEncoder().encode(JSON.stringify({ ...sheet, columns }));
  return VERSION + toText(await collected(through(bytes, new CompressionStream('deflate-raw'))));
}

const isNothing = (value: unknown): boolean =>
  value === null || value === 0 || value === '' || (typeof value === 'object' && Object.values(value).every(isNothing));

/** Null for what is no sheet. */
export async function unpacked(text: string): Promise<Sheet | null> {
  if (!text.startsWith(VERSION)) return null;
  try {
    const bytes = toBytes(text.slice(VERSION.length));
    const json = await collected(through(bytes, new DecompressionStream('deflate-raw')));
    return readSheet(JSON.parse(new TextDecoder().decode(json)));
  } catch {
    return null;
  }
}
