/** A server in a process of its own, which can be killed and started again with the same data. */
import { spawn } from 'node:child_process';

export interface ServerProcess {
  pid: number;
  port: number;
  address: string;
  /** What it has logged. */
  log(): string;
  /** Resolves with its exit code, null if it was killed. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null>;
}

const PLENTY = {
  POLIS_CONNECTIONS: '100000',
  POLIS_CONNECTIONS_PER_ADDRESS: '100000',
  POLIS_LINES_PER_ADDRESS: '100000',
  POLIS_SOCKETS_PER_SECOND_AND_ADDRESS: '100000',
  POLIS_MESSAGES_PER_SECOND: '100000',
  POLIS_MESSAGES_PER_SECOND_AND_ADDRESS: '1000000',
  POLIS_REQUESTS_PER_MINUTE: '10000000',
  POLIS_GUESTS_PER_MINUTE: '10000000',
  POLIS_SIGN_INS_PER_MINUTE: '10000000',
};

/** Where it keeps its data: a folder, or a Postgres, and a Redis if there are several nodes; and what else is set. */
export type Place = ({ POLIS_DATA: string } | { DATABASE_URL: string; REDIS_URL?: string }) & {
  [variable: `POLIS_${string}`]: string;
  NODE_EXTRA_CA_CERTS?: string;
};

/**
 * `program`: the built command line; port 0 takes any that is free; `flags` are for Node. `under`: a command that runs
 * another one in its place.
 */
export async function serve(
  program: string,
  place: Place,
  port = 0,
  flags: string[] = [],
  under: string[] = [],
): Promise<ServerProcess> {
  const args = [...flags, program, 'serve', '--host', '127.0.0.1', '--port', String(port)];
  const [command, ...rest] = [...under, process.execPath, ...args];
  const child = spawn(command, rest, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ...PLENTY,
      POLIS_BOT_THREADS: '1',
      POLIS_BOT_MS: '5',
      DATABASE_URL: '',
      REDIS_URL: '',
      POLIS_BACKUP_TO: '',
      ...place,
    },
  });
  let log = '';
  child.stderr.on('data', (data) => {
    log += data;
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const found = await new Promise<number>((resolve, reject) => {
    let text = '';
    child.stdout.on('data', (data) => {
      text += data;
      const said = /localhost:(\d+)/.exec(text)?.[1];
      if (said) resolve(Number(said));
    });
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${log}`)));
  });
  return {
    pid: child.pid ?? 0,
    port: found,
    address: `http://127.0.0.1:${found}`,
    log: () => log,
    end(signal) {
      child.kill(signal);
      return ended;
    },
  };
}
