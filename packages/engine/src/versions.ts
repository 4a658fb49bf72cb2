/**
 * The versions of the rules. A game keeps the one that it began with, for ever: where two of them differ, the one engine
 * goes by the version of the game, and each is held to its golden records (test/golden).
 */
import { listed } from './english.ts';
import { PolisError, said } from './errors.ts';
import type { GameConfig } from './types.ts';

/** The `version` of new configurations: raised when golden records would change, and for nothing else. */
export const VERSION = 3;
/**
 * All that were ever released, and that this engine plays. Version 1 differs from 2 in the hashes of its records alone;
 * until 2 a game of the second edition has the first boxes of its expansions.
 */
export const VERSIONS: readonly number[] = [1, 2, VERSION];
/** Since then expansions may come in boxes of the second edition, with boards from elsewhere and recruits for experts. */
export const HAS_SECOND_BOXES = 3;
/** Whether a game's record has hashes of today (hash.ts); an older one is checked by its choices and scores. */
export const isHashed = ({ version }: Pick<GameConfig, 'version'>): boolean => version > 1;

export function readVersion(version: unknown): number {
  if (VERSIONS.includes(version as number)) return version as number;
  throw new PolisError(
    'version',
    `this Polis knows the rules of version ${listed(VERSIONS.map(String))}, not of ${said(version)}`,
  );
}

/** How a point that the rulebooks leave open is read: since which version, and how; the oldest first. */
export type Reading<T> = readonly [since: number, how: T][];

/** As the game's own version has it. */
export function asRead<T>(reading: Reading<T>, { version }: Pick<GameConfig, 'version'>): T {
  let at = reading.length - 1;
  while (at > 0 && reading[at][0] > version) at--;
  return reading[at][1];
}
