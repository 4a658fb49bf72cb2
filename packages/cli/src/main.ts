/** `polis`: simulate, score, moves, conflict, play, replay, bench, start. Thin over the engine and the bots. */
import { PolisError } from '@polis/engine';
import { type Command, UsageError, usageOf } from './command.ts';
import { bench } from './commands/bench.ts';
import { conflict } from './commands/conflict.ts';
import { moves } from './commands/moves.ts';
import { play } from './commands/play.ts';
import { replay } from './commands/replay.ts';
import { score } from './commands/score.ts';
import { simulate } from './commands/simulate.ts';
import { start } from './commands/start.ts';

export const commands: Record<string, Command> = { simulate, score, moves, conflict, play, replay, bench, start };

const help = `polis: the rules engine of the open table for 7 Wonders

${Object.entries(commands)
  .map(([name, command]) => usageOf(name, command))
  .join('\n')}

A FILE may be - : one scenario per line on standard input gives one result per line.
Every command takes --json for output that programs can read, and --help.
`;

async function main([name, ...args]: string[]): Promise<number> {
  if (!name || name === 'help' || name === '--help' || name === '-h') {
    process.stdout.write(help);
    return 0;
  }
  const command = commands[name];
  if (!command) throw new UsageError(`there is no command "${name}"; polis help lists them`);
  if (args.includes('--help') || args.includes('-h')) {
    process.stdout.write(`${usageOf(name, command)}\n`);
    return 0;
  }
  return command.run(args);
}

// a reader that has seen enough (such as head) is no error
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof PolisError || error instanceof UsageError)) throw error;
  process.stderr.write(`polis: ${error.message}\n`);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
