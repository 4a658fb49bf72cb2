/** What leaves the paper white: all that is made to be ignored, and letters and signs without ink. */
export const BLANK = /\p{Default_Ignorable_Code_Point}|[\u2800\u{13441}\u{13442}\u{1d159}]/gu;
const INK = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** A name that nobody can see is none. */
export const isSeen = (name: string): boolean => INK.test(name.replace(BLANK, ''));
