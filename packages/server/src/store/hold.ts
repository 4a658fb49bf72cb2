/**
 * One server at a time looks after a database: a lock on a file beside it, which ends with the process, however that
 * ends. Commands that look at the database or copy it do not need it.
 */
import { reason, StoreError } from './errors.ts';
import { ownFile } from './sqlite.ts';

/** Lets go when what it returns is called. */
export async function hold(file: string): Promise<() => void> {
  const lockFile = `${file}.lock`;
  ownFile(lockFile);
  const { DatabaseSync } = await import('@photostructure/sqlite');
  const lock = new DatabaseSync(lockFile, { timeout: 0 });
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if (!/locked/.test(reason(error))) throw error;
    throw new StoreError('in-use', `Another server is using the database ${file}. Two of them would hurt each other.`);
  }
  return () => lock.close();
}
