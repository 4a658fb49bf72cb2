/** A sheet in the address of a page: packed small, and read with suspicion. */
import { packedText, unpackedText } from '../device/packing.ts';
import { readSheet, type Sheet } from './sheet.ts';

/** The first part of a link. A later format gets another one, so that links people have sent stay readable. */
const VERSION = '1.';
/** More than any sheet is when it is unpacked. */
const MOST_BYTES = 60_000;

/** Columns that nobody has are left out. */
export async function packed(sheet: Sheet): Promise<string> {
  const columns = sheet.columns
    .slice(0, Math.max(3, sheet.seats))
    .map((column) => Object.fromEntries(Object.entries(column).filter(([, value]) => !isNothing(value))));
  return VERSION + (await packedText({ ...sheet, columns }));
}

const isNothing = (value: unknown): boolean =>
  value === null || value === 0 || value === '' || (typeof value === 'object' && Object.values(value).every(isNothing));

/** Null for what is no sheet. */
export async function unpacked(text: string): Promise<Sheet | null> {
  if (!text.startsWith(VERSION)) return null;
  try {
    return readSheet(await unpackedText(text.slice(VERSION.length), MOST_BYTES));
  } catch {
    return null;
  }
}
