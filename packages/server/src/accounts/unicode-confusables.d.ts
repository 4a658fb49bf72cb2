/** The library names a file with its types that it does not have. */
declare module 'unicode-confusables' {
  export function rectifyConfusion(text: string): string;
}
