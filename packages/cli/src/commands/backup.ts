/** `polis backup` and `polis restore`: all that a server keeps, in a file. */
import { type Command, readArgs, UsageError } from '../command.ts';
import { withServer } from '../with-server.ts';

export const backup: Command = {
  usage: 'FILE [--data ./data] [--json]',
  summary: 'writes everything a server keeps into FILE, while it may be running; DATABASE_URL for Postgres',
  run: (args) => carry(args, 'backup', 'saved in'),
};

export const restore: Command = {
  usage: 'FILE [--data ./data] [--json]',
  summary: 'fills an empty database with a backup',
  run: (args) => carry(args, 'restore', 'restored from'),
};

async function carry(args: string[], way: 'backup' | 'restore', done: string): Promise<number> {
  const { values, positionals } = readArgs(args, { data: { type: 'string' } });
  if (positionals.length !== 1) throw new UsageError('this command takes one FILE');
  const [file] = positionals;
  await withServer((server) => {
    const data = values.data === undefined ? {} : { POLIS_DATA: values.data };
    return server[way](server.readOptions({ ...process.env, ...data }).database, file);
  });
  process.stdout.write(values.json ? `${JSON.stringify({ file })}\n` : `Everything is ${done} ${file}\n`);
  return 0;
}
