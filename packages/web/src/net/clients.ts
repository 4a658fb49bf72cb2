/** The two places where tables are: a server, and this device. Both speak the same protocol to the same client. */
import { type Client, type Connection, connect, type SocketLike } from '@polis/server/client';
import { create } from 'zustand';
import { useSettings } from '../app/settings.ts';
import { isLocal, local, ME } from '../local/local.ts';

/** How it stands with the server; tables of this device need none. */
export const useConnection = create<{ state: Connection; tries: number }>(() => ({ state: 'closed', tries: 0 }));

let online: Client | null = null;
let offline: Client | null = null;

export function clientFor(table: string): Client {
  if (isLocal(table)) {
    offline ??= connect({ open: () => local().socket({ id: ME, name: useSettings.getState().name || 'You' }) });
    return offline;
  }
  online ??= connect({
    open: () => new WebSocket(socketAddress()) as unknown as SocketLike,
    onConnection: (state) =>
      useConnection.setState(({ tries }) => ({
        state,
        tries: state === 'open' ? 0 : state === 'connecting' ? tries + 1 : tries,
      })),
  });
  return online;
}

/** After signing in as someone else, sockets have to be opened anew. */
export function forgetOnline(): void {
  online?.close();
  online = null;
}

const socketAddress = (): string => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/socket`;
