/** Whoever has come from somewhere leaves again when their socket closes. */
import type { Duplex } from 'node:stream';

/** With one listener for all sockets: a closure for each of thousands would be kept as long as they are open. */
export function whenClosed(leave: (caller: string) => void): (socket: Duplex, caller: string) => void {
  const from = Symbol('caller');

  function closed(this: Duplex): void {
    leave(Reflect.get(this, from));
  }

  return (socket, caller) => {
    Reflect.set(socket, from, caller);
    socket.on('close', closed);
  };
}
