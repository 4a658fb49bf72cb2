/** Bytes as text. Every JavaScript host has these two, whatever else it has. */
declare function atob(text: string): string;
declare function btoa(letters: string): string;

export function bytesIn(text: string): Uint8Array<ArrayBuffer> {
  const letters = atob(text);
  const bytes = new Uint8Array(letters.length);
  for (let i = 0; i < letters.length; i++) bytes[i] = letters.charCodeAt(i);
  return bytes;
}

export function textOf(bytes: Iterable<number>): string {
  let letters = '';
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return btoa(letters);
}
