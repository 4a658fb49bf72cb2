/** The fingerprints of deals that this device was shown while the games went on: what comes later cannot change them. */
import { keptAs } from './kept.ts';

const seen = keptAs('polis.deals');

export const fingerprintSeen = seen.of;
export const rememberFingerprint = seen.keep;

/** Enough to compare at a glance. */
export const shortPrint = (commitment: string): string => `${commitment.slice(0, 4)} ${commitment.slice(4, 8)}…`;
