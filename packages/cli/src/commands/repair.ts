/** `polis tables` and `polis repair`: tables whose journals cannot be read, and how their games go on. */
import path from 'node:path';
import { type Command, noFile, readArgs, UsageError } from '../command.ts';
import { withServer } from '../with-server.ts';

export const tables: Command = {
  usage: '[--frozen] [--data ./data] [--json]',
  summary: 'lists the tables of a server, or those that stand still since they cannot be rebuilt, and why',
  async run(args) {
    const { values, positionals } = readArgs(args, {
      data: { type: 'string' },
      frozen: { type: 'boolean', default: false },
    });
    noFile(positionals);
    await withServer(async ({ readOptions, tablesIn }) => {
      for await (const table of tablesIn(readOptions(environment(values.data)).database)) {
        if (values.frozen && table.frozen === null) continue;
        const { id, code, status, frozen } = table;
        process.stdout.write(
          values.json
            ? `${JSON.stringify(table)}\n`
            : `${id}  ${code}  ${frozen === null ? status : `frozen: ${frozen}`}\n`,
        );
      }
    });
    return 0;
  },
};

export const repair: Command = {
  usage: 'TABLE [--data ./data] [--json]',
  summary: 'cuts the journal of a table before what cannot be read, so that its game goes on; no server may run',
  async run(args) {
    const { values, positionals } = readArgs(args, { data: { type: 'string' } });
    if (positionals.length !== 1) throw new UsageError('this command takes the id of one TABLE');
    const [table] = positionals;
    if (!/^[\w-]{1,64}$/.test(table)) throw new UsageError(`"${table}" is no id of a table`);
    await withServer(async (server) => {
      const env = environment(values.data);
      const copy = path.join(env.POLIS_DATA || './data', `table-${table}-${Date.now()}.jsonl`);
      const { cut, left } = await server.repair(server.readOptions(env).database, table, copy);
      const told =
        left === 0 ? 'Nothing of the table could be read, and it is gone' : `${cut} lines are cut, ${left} left`;
      process.stdout.write(
        values.json ? `${JSON.stringify({ table, cut, left, copy })}\n` : `${told}; all as it was: ${copy}\n`,
      );
    });
    return 0;
  },
};

const environment = (data: string | undefined): NodeJS.ProcessEnv => ({
  ...process.env,
  ...(data === undefined ? {} : { POLIS_DATA: data }),
});
