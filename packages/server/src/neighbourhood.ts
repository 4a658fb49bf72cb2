/** How other machines in the network reach this one. */
import type { IncomingMessage } from 'node:http';
import os from 'node:os';

const LOOPBACK = /^(::1$|(::ffff:)?127\.)/;

const OWN_NAMES = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** Whether the request comes from this very machine, and not through a proxy there. */
export const isFromHere = ({ headers, socket }: IncomingMessage): boolean =>
  LOOPBACK.test(socket.remoteAddress ?? '') &&
  OWN_NAMES.test(headers.host ?? '') &&
  headers['x-forwarded-for'] === undefined;

/** Addresses for friends in the same network; none unless the server listens on all addresses. */
export const neighbourhood = (host: string): string[] =>
  host !== '0.0.0.0'
    ? []
    : Object.values(os.networkInterfaces()).flatMap((all) =>
        (all ?? []).flatMap(({ family, internal, address }) => (family === 'IPv4' && !internal ? [address] : [])),
      );
