/** What can be wrong with a database or a backup, as a code and a sentence for the person who runs the server. */

export type StoreErrorCode =
  // the database
  | 'cannot-open'
  | 'no-database'
  | 'in-use'
  | 'newer'
  | 'no-table'
  | 'not-frozen'
  | 'not-empty'
  // the backup
  | 'cannot-read'
  | 'cannot-write'
  | 'not-a-backup'
  | 'version'
  | 'damaged';

export class StoreError extends Error {
  readonly code: StoreErrorCode;
  constructor(code: StoreErrorCode, message: string, cause: unknown = null) {
    super(message, { cause });
    this.name = 'StoreError';
    this.code = code;
  }
}

export const newer = (): StoreError =>
  new StoreError('newer', 'This database was written by a newer version of Polis than this one.');

export const cannotOpen = (place: string, error: unknown): StoreError =>
  new StoreError('cannot-open', `The database ${place} cannot be opened: ${reason(error)}.`, error);

/** Why something failed, for a sentence. A connection refused at several addresses has a code and no message. */
export function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message || String((error as NodeJS.ErrnoException).code ?? error.name);
}
