/** `polis backup` and `polis restore`: all that a server keeps, in a file. */
import { backup as backUp, readOptions, restore as restoreFrom } from '@polis/server';
import { type Command, readArgs, UsageError } from '../command.ts';

export const backup: Command = {
  usage: 'FILE [--data ./data] [--json]',
  summary: 'writes everything a server keeps into FILE, while it may be running; DATABASE_URL for Postgres',
  run: (args) => carry(args, backUp, 'saved in'),
};

export const restore: Command = {
  usage: 'FILE [--data ./data] [--json]',
  summary: 'fills an empty database with a backup',
  run: (args) => carry(args, restoreFrom, 'restored from'),
};

async function carry(
  args: string[],
  work: (url: string, file: string) => Promise<void>,
  done: string,
): Promise<number> {
  const { values, positionals } = readArgs(args, { data: { type: 'string' } });
  if (positionals.length !== 1) throw new UsageError('this command takes one FILE');
  const [file] = positionals;
  const { database } = readOptions({
    ...process.env,
    ...(values.data === undefined ? {} : { POLIS_DATA: values.data }),
  });
  await work(database, file);
  process.stdout.write(values.json ? `${JSON.stringify({ file })}\n` : `Everything is ${done} ${file}\n`);
  return 0;
}
