/** `polis check`: whether all that a server keeps is whole. */
import { type Command, noFile, readArgs } from '../command.ts';
import { withServer } from '../with-server.ts';

export const check: Command = {
  usage: '[--data ./data] [--json]',
  summary: 'looks whether the database and every journal in it is whole, while a server may be running',
  async run(args) {
    const { values, positionals } = readArgs(args, { data: { type: 'string' } });
    noFile(positionals);
    const data = values.data === undefined ? {} : { POLIS_DATA: values.data };
    const found = await withServer((server) => server.check(server.readOptions({ ...process.env, ...data }).database));
    const { tables, lines, faults } = found;
    const text = faults.length === 0 ? `All is whole: ${tables} tables, ${lines} lines` : faults.join('\n');
    process.stdout.write(`${values.json ? JSON.stringify(found) : text}\n`);
    return faults.length === 0 ? 0 : 1;
  },
};
