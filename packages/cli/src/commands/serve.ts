/** `polis serve`: the tables that friends share, until it is told to stop. */
import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import v8 from 'node:v8';
import { type Command, noFile, readArgs } from '../command.ts';
import { openBrowser } from '../open-browser.ts';
import { bold } from '../print/text.ts';
import { withServer } from '../with-server.ts';

/** The workers and the app are built beside the command line; with `npm run dev` the app is shown by Vite. */
const BUILT = fileURLToPath(new URL('.', import.meta.url));
const WEB = fileURLToPath(new URL('./web', import.meta.url));

/**
 * By how much the heap grows beyond what is in use before V8 looks for garbage: left alone it waits until there are four
 * times as much (packages/server/bench/RESULTS.md). It holds for the thread of the database too.
 */
const HEAP_GROWTH = '--heap-growing-percent=40';

export const serve: Command = {
  usage: '[--port 7777] [--host 0.0.0.0] [--data ./data] [--open]',
  summary: 'opens tables for friends on this machine; DATABASE_URL and POLIS_… set the rest (docs/server.md)',
  async run(args) {
    const { values, positionals } = readArgs(args, {
      port: { type: 'string' },
      host: { type: 'string' },
      data: { type: 'string' },
      open: { type: 'boolean', default: false },
    });
    noFile(positionals);
    v8.setFlagsFromString(HEAP_GROWTH);
    await withServer(async ({ neighbourhood, readOptions, startServer }) => {
      const { default: pino } = await import('pino');
      const options = readOptions({
        ...process.env,
        ...(values.port === undefined ? {} : { PORT: values.port }),
        ...(values.host === undefined ? {} : { HOST: values.host }),
        ...(values.data === undefined ? {} : { POLIS_DATA: values.data }),
      });
      const log = pino({ level: options.logLevel }, pino.destination({ dest: 2, sync: true }));
      const server = await startServer({ ...options, web: fs.existsSync(WEB) ? WEB : null }, log, BUILT);
      process.stdout.write(`${addressText(server.port, neighbourhood(options.host))}\n`);
      if (values.open) openBrowser(`http://localhost:${server.port}`);
      await stopped();
      await server.close();
    });
    return 0;
  },
};

function addressText(port: number, addresses: readonly string[]): string {
  const others = addresses.map((address) => `  http://${address}:${port}`);
  return [
    `Polis is open at ${bold(`http://localhost:${port}`)}`,
    ...(others.length > 0 ? ['For friends in the same network:', ...others] : []),
    'Ctrl+C closes it; every game goes on where it was when it opens again.',
  ].join('\n');
}

/** Resolves when someone asks the process to end. */
const stopped = (): Promise<void> =>
  new Promise((resolve) => {
    process.once('SIGINT', () => resolve());
    process.once('SIGTERM', () => resolve());
  });
