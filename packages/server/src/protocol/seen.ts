/** Letters and signs that leave the paper white, though they are letters and signs. */
export const BLANK = /\u034f|[\u115f\u1160\u2800\u3164\uffa0]|[\ufe00-\ufe0f]/g;
const INK = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** A name that nobody can see is none. */
export const isSeen = (name: string): boolean => INK.test(name.replace(BLANK, ''));
