/** Bytes as text. Every JavaScript host has these two, whatever else it has. */
declare function atob(text: string): string;
declare function btoa(letters: string): string;

export const bytesIn = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

export function textOf(bytes: Iterable<number>): string {
  let letters = '';
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return btoa(letters);
}
