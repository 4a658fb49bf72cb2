/** `polis moderator`: who looks after reports at a server, and what they have done. */
import { type Command, readArgs, UsageError } from '../command.ts';
import { withServer } from '../with-server.ts';

type Server = typeof import('@polis/server');
type Act = Awaited<ReturnType<Server['careLog']>>[number];

export const moderator: Command = {
  usage: '[NAME [--remove]] [--log] [--data ./data] [--json]',
  summary:
    'makes who signs in as NAME a moderator, or no more; without a name lists them; --log tells what they have done',
  async run(args) {
    const { values, positionals } = readArgs(args, {
      data: { type: 'string' },
      remove: { type: 'boolean', default: false },
      log: { type: 'boolean', default: false },
    });
    const [name] = positionals;
    if (positionals.length > 1) throw new UsageError('this command takes one NAME; with blanks in it, between quotes');
    if (values.log && name !== undefined) throw new UsageError('--log tells what all moderators have done');
    if (values.remove && name === undefined) throw new UsageError('--remove needs the NAME of a moderator');
    const data = values.data === undefined ? {} : { POLIS_DATA: values.data };
    const lines = await withServer(async (server) => {
      const { database } = server.readOptions({ ...process.env, ...data });
      if (values.log)
        return (await server.careLog(database)).map((act) => (values.json ? JSON.stringify(act) : told(act)));
      if (name === undefined) return listed(await server.moderatorsIn(database), values.json);
      await server.setModerator(database, name, values.remove ? null : Date.now());
      if (values.json) return [JSON.stringify({ name, moderator: !values.remove })];
      return [`${name} is ${values.remove ? 'no moderator any more' : 'a moderator'}`];
    });
    process.stdout.write(lines.map((line) => `${line}\n`).join(''));
    return 0;
  },
};

const day = (at: number): string => new Date(at).toISOString().slice(0, 16).replace('T', ' ');

function listed(moderators: Awaited<ReturnType<Server['moderatorsIn']>>, isJson: boolean): string[] {
  if (isJson) return moderators.map((one) => JSON.stringify(one));
  if (moderators.length === 0) return ['Nobody is a moderator here'];
  return moderators.map(({ person, login, since }) => `${login ?? person.id}  (${person.name})  since ${day(since)}`);
}

const SOMEONE = 'someone who was forgotten';

function told({ at, by, deed, about, until, note }: Act): string {
  const end = until === null ? '' : ` until ${day(until)}`;
  const who = `${by.name || SOMEONE}: ${deed}${end}, about ${about.name || SOMEONE}`;
  return `${day(at)}  ${who}${note === '' ? '' : `, "${note}"`}`;
}
