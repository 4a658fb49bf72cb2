/** The part of the synthesiser that is used; it comes without types. */
declare module 'zzfx' {
  export const ZZFX: { volume: number; audioContext: AudioContext };
  export function zzfx(...parameters: readonly (number | undefined)[]): void;
}
