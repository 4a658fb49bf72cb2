/** A study in the address of a page. */
import { packedText, unpackedText } from '../device/packing.ts';
import { readStudy, type Study } from './study.ts';

/** The first part of a link. A later format gets another one, so that links people have sent stay readable. */
const VERSION = '1.';
/** More than any study is when it is unpacked: a whole game and many branches. */
const MOST_BYTES = 400_000;
/** Longer addresses get lost on their way. */
const MOST_LETTERS = 30_000;

/** Null if it is more than an address has room for. */
export async function packedStudy(study: Study): Promise<string | null> {
  const text = VERSION + (await packedText(study));
  return text.length > MOST_LETTERS ? null : text;
}

/** Null for what is no study, or one of a format that is not known here. */
export async function unpackedStudy(text: string): Promise<Study | null> {
  if (!text.startsWith(VERSION) || text.length > MOST_LETTERS) return null;
  try {
    return readStudy(await unpackedText(text.slice(VERSION.length), MOST_BYTES));
  } catch {
    return null;
  }
}

export const ANALYSIS = '/analysis';

/** Where it is looked into. */
export async function analysisOf(study: Study): Promise<string> {
  const packed = await packedStudy(study);
  return packed === null ? ANALYSIS : `${ANALYSIS}#${packed}`;
}
