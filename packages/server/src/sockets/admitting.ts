/** Who may open a socket. */
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { BANNED } from '@polis/client';
import { type WebSocket, WebSocketServer } from 'ws';
import { MOST_BYTES } from '../protocol/index.ts';
import type { SocketSetup } from '../sockets.ts';
import type { SignedIn } from '../store/sessions.ts';
import { whenClosed } from '../when-closed.ts';

export interface Admitting {
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Drops what need not be counted any more. */
  sweep(): void;
  /** From now on nobody is let in. */
  close(): void;
}

/** Is given those who were let in. `apartFrom`: with whom they do not meet. */
type Welcome = (socket: WebSocket, wire: Duplex, who: SignedIn, address: string, apartFrom: readonly string[]) => void;

/** With `?table=ID` a proxy can bring the people of a table to one node; this one serves all tables on every socket. */
export const SOCKET_PATH = '/socket';
/** Of one message: no client of ours sends more than one. */
const MOST_FRAGMENTS = 16;

export function admitting(setup: SocketSetup, welcome: Welcome): Admitting {
  const { store, limits, counting, log, now } = setup;
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: MOST_BYTES,
    perMessageDeflate: false,
    maxFragments: MOST_FRAGMENTS,
    // they are kept here
    clientTracking: false,
    // what is answered to a ping waits for the reader too
    autoPong: false,
  });
  const callers = counting.callers(limits.connections);
  const leaveLater = whenClosed((caller) => callers.leave(caller));
  const openings = counting.buckets('openings', limits.openings);
  let isClosing = false;

  async function admit(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const address = setup.addressOf(request);
    if (isClosing) return turnAway(socket, 503, 'Service Unavailable');
    if (request.url?.split('?')[0] !== SOCKET_PATH) return turnAway(socket, 404, 'Not Found');
    if (!setup.isOriginAllowed(request)) return turnAway(socket, 403, 'Forbidden');
    if (!openings.take(address) || !(await callers.enter(address))) return turnAway(socket, 429, 'Too Many Requests');
    // one less however the socket ends, also when the handshake fails
    if (socket.destroyed) return callers.leave(address);
    leaveLater(socket, address);
    const who = await setup.whoSends(request);
    if (!who) return turnAway(socket, 401, 'Unauthorized');
    const apartFrom = await store.apartFrom(who.person.id);
    const { banned } = await store.apartAmong([who.person.id], now());
    if (socket.destroyed) return;
    server.handleUpgrade(request, socket, head, (opened) => {
      // only so can a page learn why
      if (banned.length > 0) opened.close(BANNED, 'banned');
      else welcome(opened, socket, who, address, apartFrom);
    });
  }

  return {
    upgrade(request, socket, head) {
      socket.on('error', destroyed);
      admit(request, socket, head).catch((error) => {
        log.error({ err: error }, 'a socket could not be opened');
        turnAway(socket, 503, 'Service Unavailable');
      });
    },
    sweep: openings.sweep,
    close() {
      isClosing = true;
    },
  };
}

function destroyed(this: Duplex): void {
  this.destroy();
}

/** Does not wait for the other side to hang up, which might never happen. */
function turnAway(socket: Duplex, status: number, reason: string): void {
  socket.once('finish', () => socket.destroy());
  if (!socket.destroyed) socket.end(`HTTP/1.1 ${status} ${reason}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
