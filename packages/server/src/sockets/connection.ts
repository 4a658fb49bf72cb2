/** Someone at an open socket. */
import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { Onlooker } from '../tables/onlookers.ts';

export interface Connection extends Onlooker {
  socket: WebSocket;
  /** What the socket is made of. */
  wire: Duplex;
  /** Under which what it says is counted. */
  name: string;
  session: string;
  /** The tables, each with the message that asked for it. */
  watched: Map<string, string>;
  refusedInARow: number;
  /** When something last came from there, and whether a sign was asked for since. */
  heard: number;
  isAsked: boolean;
}

const CONNECTION = Symbol('connection');
/** All sockets have the same listeners: with closures of its own for each of them it would take a quarter more memory. */
type Line = WebSocket & { [CONNECTION]: Connection };
export const connectionOf = (socket: WebSocket): Connection => (socket as Line)[CONNECTION];

export const setConnection = (socket: WebSocket, connection: Connection): void => {
  (socket as Line)[CONNECTION] = connection;
};
