/** Data in the address of a page: packed small, and read with suspicion. */

const through = (
  bytes: Uint8Array<ArrayBuffer>,
  step: CompressionStream | DecompressionStream,
): ReadableStream<Uint8Array> => new Blob([bytes]).stream().pipeThrough(step);

async function collected(stream: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > most) {
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
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const toBytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));

/** In letters that an address may have. */
export async function packedText(value: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  return toText(await collected(through(bytes, new CompressionStream('deflate-raw')), Number.POSITIVE_INFINITY));
}

/** `most` bytes when it is unpacked: little text can hold very much. Throws for what is more, or nothing of the kind. */
export async function unpackedText(text: string, most: number): Promise<unknown> {
  const json = await collected(through(toBytes(text), new DecompressionStream('deflate-raw')), most);
  return JSON.parse(new TextDecoder().decode(json));
}
