/** Everything that can be wrong with what comes in from outside, as a code and a sentence for a person. */

/** For programs; the sentences may change. */
export type ErrorCode =
  // the configuration
  | 'config'
  | 'version'
  | 'edition'
  | 'module'
  | 'box'
  | 'seats'
  | 'seed'
  | 'board'
  | 'board-twice'
  | 'side'
  | 'beginning'
  // the choice
  | 'garbage'
  | 'over'
  | 'no-such-seat'
  | 'not-asked'
  | 'wait'
  | 'stale'
  | 'not-this-question'
  | 'unknown-card'
  | 'not-in-hand'
  | 'already-built'
  | 'no-chain'
  | 'no-power'
  | 'no-stage'
  | 'no-join'
  | 'no-option'
  | 'cannot-pay'
  | 'wrong-payment'
  | 'must-play'
  | 'must-chain'
  | 'not-offered'
  | 'nothing-sealed'
  // the record, the scenario
  | 'record'
  | 'hash'
  | 'scenario';

/** What was wrong, for programs and for people. */
export interface Refusal {
  code: ErrorCode;
  message: string;
}

export const refusal = (code: ErrorCode, message: string): Refusal => ({ code, message });

/** What came in, for a sentence: whatever it is, quoting it does no harm. */
export function said(input: unknown): string {
  if (typeof input === 'string') return `"${input}"`;
  if (typeof input === 'number' || typeof input === 'boolean') return String(input);
  return Array.isArray(input) ? 'a list' : input === null || input === undefined ? 'nothing' : `a ${typeof input}`;
}

/** Thrown where there is no game to hand back unchanged, as `submit` does it. */
export class PolisError extends Error implements Refusal {
  readonly code: ErrorCode;
  constructor(code: ErrorCode, message: string) {
    super(message);
    this.name = 'PolisError';
    this.code = code;
  }
}
