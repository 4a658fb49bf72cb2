/** `polis backup` and `polis restore`: all that a server keeps, in a file. */
import fs from 'node:fs';
import { type Command, readArgs, UsageError } from '../command.ts';
import { withServer } from '../with-server.ts';

export const backup: Command = {
  usage: 'FILE [--data ./data] [--json]',
  summary: 'writes everything a server keeps into FILE, while it may be running; DATABASE_URL for Postgres',
  run: (args) => carry(args, 'backup', 'saved in'),
};

export const restore: Command = {
  usage: '[FILE | PLACE] [--at TIME] [--data ./data] [--json]',
  summary:
    'fills an empty database with a backup, or makes one of the copy in PLACE (else POLIS_BACKUP_TO), also as it was at TIME',
  async run(args) {
    const { values, positionals } = readArgs(args, { data: { type: 'string' }, at: { type: 'string' } });
    const [from = process.env.POLIS_BACKUP_TO] = positionals;
    if (positionals.length > 1 || !from) throw new UsageError('this command takes one FILE or PLACE');
    if (!isPlace(from)) {
      if (values.at !== undefined) throw new UsageError('--at is for a PLACE with copies; a FILE is of one moment');
      return carry(args, 'restore', 'restored from');
    }
    const at = values.at === undefined ? Number.POSITIVE_INFINITY : Date.parse(values.at);
    if (Number.isNaN(at)) throw new UsageError(`"${values.at}" is no time, such as 2026-11-16T18:00:00Z`);
    const restored = await withServer(({ readCopyPlace, readOptions, restoreCopy }) => {
      const data = values.data === undefined ? {} : { POLIS_DATA: values.data };
      const { database } = readOptions({ ...process.env, ...data });
      return restoreCopy(database, readCopyPlace(process.env, from), at);
    });
    const time = new Date(restored.at).toISOString();
    process.stdout.write(
      values.json ? `${JSON.stringify({ place: from, at: time })}\n` : `Everything is as it was at ${time}\n`,
    );
    return 0;
  },
};

/** Copies are in a folder, or at an address; a backup is one file. */
const isPlace = (from: string): boolean =>
  /^https?:\/\//.test(from) || fs.statSync(from, { throwIfNoEntry: false })?.isDirectory() === true;

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
