/** The server and its libraries, which take a while to load, only for commands that need them. */
import { UsageError } from './command.ts';

type Server = typeof import('@polis/server');

/** What it cannot do for a reason that people can mend. */
export class ServerRefusal extends Error {}

export async function withServer<T>(work: (server: Server) => Promise<T>): Promise<T> {
  const server: Server = await import('@polis/server');
  try {
    return await work(server);
  } catch (error) {
    if (error instanceof server.OptionError) throw new UsageError(error.message);
    throw error instanceof server.StoreError ? new ServerRefusal(error.message) : error;
  }
}
