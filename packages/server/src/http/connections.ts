/** How many connections there may be: in all, and from one caller. */
import type { Server } from 'node:http';
import { callerOf } from '../caller.ts';
import { callers } from '../limits.ts';
import type { ServerOptions } from '../options.ts';
import { whenClosed } from '../when-closed.ts';

export function capConnections(
  server: Server,
  { limits, trustProxy }: Pick<ServerOptions, 'limits' | 'trustProxy'>,
): void {
  server.maxConnections = limits.connectionsInAll;
  // behind a proxy all of them come from there, and it has limits of its own
  if (trustProxy) return;
  const open = callers(limits.lines);
  const leaveLater = whenClosed((caller) => open.leave(caller));
  server.on('connection', async (socket) => {
    const caller = callerOf(socket.remoteAddress ?? '');
    const isIn = await open.enter(caller);
    if (!isIn) socket.destroy();
    else if (socket.destroyed) open.leave(caller);
    else leaveLater(socket, caller);
  });
}
