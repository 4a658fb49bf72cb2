/** The client's side of a table, for browsers and programs. */
export { type Client, type ClientSetup, type Connection, connect, type Reply, type SocketLike } from './client.ts';
export { type Known, learn } from './known.ts';
