/** `polis`: the game in the terminal, and the server. Thin over the engine, the bots and the server. */
import { isMainThread, workerData } from 'node:worker_threads';
import { boardNames, moduleNames, PolisError } from '@polis/engine';
import manifest from '../package.json' with { type: 'json' };
import { type Command, UsageError, usageOf } from './command.ts';
import { arena } from './commands/arena.ts';
import { backup, restore } from './commands/backup.ts';
import { bench } from './commands/bench.ts';
import { check } from './commands/check.ts';
import { conflict } from './commands/conflict.ts';
import { ladder } from './commands/ladder.ts';
import { moderator } from './commands/moderator.ts';
import { moves } from './commands/moves.ts';
import { play } from './commands/play.ts';
import { repair, tables } from './commands/repair.ts';
import { replay } from './commands/replay.ts';
import { score } from './commands/score.ts';
import { serve } from './commands/serve.ts';
import { simulate } from './commands/simulate.ts';
import { start } from './commands/start.ts';
import { verify } from './commands/verify.ts';
import { worker } from './commands/worker.ts';
import { errorJson } from './files.ts';
import { GAME_THREAD, playInThread } from './games/thread.ts';
import { ServerRefusal } from './with-server.ts';

const commands: Record<string, Command> = {
  serve,
  backup,
  restore,
  check,
  tables,
  repair,
  moderator,
  simulate,
  arena,
  ladder,
  worker,
  score,
  moves,
  conflict,
  play,
  replay,
  verify,
  bench,
  start,
};

const help = `polis: the open table for 7 Wonders

${Object.entries(commands)
  .map(([name, command]) => usageOf(name, command))
  .join('\n')}

FILE is a scenario (docs/scenario.md), for replay and verify a saved game. It may be - : one per line on standard input
gives one result per line. --modules takes names from ${moduleNames.join(', ')};
--teams adds the module teams; --edition is first or second. Leaders and Cities have a box for each edition, and the
game its own one unless --boxes says otherwise, such as leaders=first,cities=first. --expert adds the leaders for experts
of the second box. --boards adds boards to those that are dealt: ${boardNames.join(', ')}.
Every command takes --json for output that programs can read, and --help.
Exit code 0: done; 1: the scenario or saved game is refused; 2: the call is wrong.
`;

async function main([name, ...args]: string[]): Promise<number> {
  if (name === '--version') return print(`${manifest.version}\n`);
  const asksForHelp = !name || ['help', '--help', '-h'].includes(name);
  const about = asksForHelp ? args[0] : name;
  if (!about) return print(help);
  if (!Object.hasOwn(commands, about)) throw new UsageError(`there is no command "${about}"; polis help lists them`);
  const command = commands[about];
  if (asksForHelp || args.includes('--help') || args.includes('-h')) return print(`${usageOf(about, command)}\n`);
  return command.run(args);
}

function print(text: string): number {
  process.stdout.write(text);
  return 0;
}

// a reader that has seen enough (such as head) is no error
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

try {
  if (!isMainThread && workerData === GAME_THREAD) playInThread();
  else process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof PolisError || error instanceof UsageError || error instanceof ServerRefusal)) throw error;
  process.stderr.write(`polis: ${error.message}\n`);
  if (error instanceof PolisError && process.argv.includes('--json')) process.stdout.write(`${errorJson(error)}\n`);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
