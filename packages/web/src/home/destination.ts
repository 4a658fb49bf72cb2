/** Where a thing someone was given leads: a link of any kind, a code, or the id of a table. */
import { isLocal } from '../local/local.ts';

/** Codes are shorter than ids. */
const MOST_CODE = 10;

/** An address of this app; null while nothing is written. */
export function destinationOf(text: string): string | null {
  const [address] = text.replaceAll(/\s/g, '').split(/[?#]/);
  const [kind, last] = [undefined, ...address.split('/').filter(Boolean)].slice(-2);
  if (!last) return null;
  const isTable = kind === 'table' || isLocal(last) || (kind !== 'join' && last.length > MOST_CODE);
  return isTable ? `/table/${encodeURIComponent(last)}` : `/join/${encodeURIComponent(last.toUpperCase())}`;
}
