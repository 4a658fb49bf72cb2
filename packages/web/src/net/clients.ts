/** The two places where tables are: a server, and this device. Both speak the same protocol to the same client. */
import { type Client, type Connection, connect, type Person, type SocketLike } from '@polis/client';
import i18next from 'i18next';
import { create } from 'zustand';
import { useSettings } from '../device/settings.ts';
import { isLocal, local, ME } from '../local/local.ts';
import { hearWelcome } from './version.ts';

/** How it stands with the server; tables of this device need none. */
export const useConnection = create<{
  state: Connection;
  tries: number;
  isSignedOut: boolean;
  /** Who is here may not play for now. */
  isBanned: boolean;
  /** How often the server has said that there is something to read. */
  told: number;
  /** And that something is new among my people, and where I wait for a game. */
  people: number;
  match: number;
}>(() => ({
  state: 'closed',
  tries: 0,
  isSignedOut: false,
  isBanned: false,
  told: 0,
  people: 0,
  match: 0,
}));

/** Who plays on this device. Whoever has no name is named in sentences all the same: "you" is for those who say it to me. */
export const meHere = (): Person => ({ id: ME, name: useSettings.getState().name || i18next.t('nameless') });

let online: Client | null = null;
let offline: Client | null = null;

export function clientFor(table: string): Client {
  if (isLocal(table)) {
    offline ??= connect({ open: () => local().socket(meHere()) });
    return offline;
  }
  return onlineFor(table);
}

/** Whoever is signed in hears of what is new also where no table is open. */
export const stayConnected = (): void => {
  onlineFor(null);
};

function onlineFor(table: string | null): Client {
  online ??= connect({
    table,
    open: openSocket,
    onConnection: (state) =>
      useConnection.setState(({ tries }) => ({
        state,
        tries: state === 'open' ? 0 : state === 'connecting' ? tries + 1 : tries,
      })),
    onSignedOut: () => useConnection.setState({ isSignedOut: true }),
    onBanned: () => useConnection.setState({ isBanned: true }),
    onTold: () => useConnection.setState(({ told }) => ({ told: told + 1 })),
    onNews: (of) => useConnection.setState((before) => ({ [of]: before[of] + 1 })),
  });
  return online;
}

/** After signing in as someone else, sockets have to be opened anew. */
export function dropConnection(): void {
  online?.close();
  online = null;
  useConnection.setState({ isSignedOut: false, isBanned: false });
}

/** Browsers complain of a socket that is closed before it is open, which happens when a table is opened at once. */
function endedQuietly(socket: WebSocket): WebSocket {
  const close = (): void => WebSocket.prototype.close.call(socket);
  socket.close = () => {
    if (socket.readyState === WebSocket.CONNECTING) socket.addEventListener('open', close, { once: true });
    else close();
  };
  return socket;
}

function openSocket(table: string | null): SocketLike {
  // the browser knows it without asking, and without complaint
  if (!navigator.onLine) throw new Error('no connection');
  const socket = endedQuietly(new WebSocket(socketAddress(table)));
  socket.addEventListener('message', ({ data }) => hearWelcome(String(data)), { once: true });
  return socket;
}

/** A proxy may bring those who name the same table to the same node. */
function socketAddress(table: string | null): string {
  const address = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/socket`;
  return table === null ? address : `${address}?table=${encodeURIComponent(table)}`;
}
