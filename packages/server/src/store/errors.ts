/** What can be wrong with a database or a backup, as a code and a sentence for the person who runs the server. */

export type StoreErrorCode =
  // the database
  | 'cannot-open'
  | 'no-database'
  | 'in-use'
  | 'newer'
  | 'older'
  | 'no-table'
  | 'no-account'
  | 'not-frozen'
  | 'not-empty'
  | Trouble
  // the backup
  | 'cannot-read'
  | 'cannot-write'
  | 'not-a-backup'
  | 'version'
  | 'damaged';

/** What keeps a database from its work whoever asks for it, until somebody does something about it. */
export type Trouble = 'disk-full' | 'unwritable' | 'no-answer' | 'corrupt';

/** In a few words, for everyone: they name no place. */
export const TROUBLES: Record<Trouble, string> = {
  'disk-full': 'the disk of the database is full',
  unwritable: 'the database cannot be written',
  'no-answer': 'the database does not answer',
  corrupt: 'the database is damaged',
};

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

export const older = (): StoreError =>
  new StoreError(
    'older',
    'This database is of an older version of Polis, or empty, and a server of that version may be using it: it is left as ' +
      'it is. Use the program of that version, or start the server of this one once, which brings the database up to date.',
  );

export const cannotOpen = (place: string, error: unknown): StoreError =>
  kindOf(error) === 'corrupt'
    ? corrupt(place, reason(error), error)
    : new StoreError('cannot-open', `The database ${place} cannot be opened: ${reason(error)}.`, error);

export const corrupt = (place: string, why: string, cause: unknown = null): StoreError =>
  new StoreError(
    'corrupt',
    `The database ${place} is damaged: ${why}. End the server, move the database aside, and restore the last backup ` +
      'into an empty one: polis restore FILE. What else is damaged is told by: polis check.',
    cause,
  );

/** The error as it is, or what it says of the database at this place. */
export function asTrouble(error: unknown, place: string): unknown {
  if (error instanceof StoreError) return error;
  const kind = kindOf(error);
  if (kind === null) return error;
  if (kind === 'corrupt') return corrupt(place, reason(error), error);
  const [first, ...rest] = TROUBLES[kind].replace('the database', `the database ${place}`);
  return new StoreError(kind, `${first.toUpperCase()}${rest.join('')}: ${reason(error)}.`, error);
}

/** What keeps the database from its work, if that is why something failed. */
export const troubleIn = (error: unknown): Trouble | null =>
  error instanceof StoreError && Object.hasOwn(TROUBLES, error.code) ? (error.code as Trouble) : null;

/** Postgres' codes and those of the network, or how they begin. */
const CODES: [RegExp, Trouble][] = [
  [/^53100$/, 'disk-full'],
  [/^(25006|58030)$/, 'unwritable'],
  [/^XX00[12]$/, 'corrupt'],
  // going away, coming back, out of memory or connections, or not there at all
  [/^(57P|08|28|53|3D000|ECONN|EPIPE|ETIMEDOUT|EHOST|ENET|ENOTFOUND|EAI_)/, 'no-answer'],
];

/** SQLite does not always give a code, nor does `pg` for connections. */
const MESSAGES: [RegExp, Trouble][] = [
  [/^database or disk is full/, 'disk-full'],
  [/^(attempt to write a readonly database|disk I\/O error|unable to open database file)/, 'unwritable'],
  [/^(database disk image is malformed|malformed database schema|file is not a database)/, 'corrupt'],
  [/^database is locked/, 'no-answer'],
  [/^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection)/, 'no-answer'],
];

function kindOf(error: unknown): Trouble | null {
  const { code, message } = Object(error);
  const found =
    CODES.find(([pattern]) => pattern.test(String(code))) ??
    MESSAGES.find(([pattern]) => pattern.test(String(message)));
  return found?.[1] ?? null;
}

/** Why something failed, for a sentence. A connection refused at several addresses has a code and no message. */
export function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message || String((error as NodeJS.ErrnoException).code ?? error.name);
}
