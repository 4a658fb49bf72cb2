/** Sockets: what may come in, how long someone is waited for, and who has one open. */

import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { BANNED, type FromServer, PROTOCOL, SIGNED_OUT } from '@polis/client';
import type { RawData, WebSocket } from 'ws';
import type { Cluster } from './cluster/cluster.ts';
import { buckets } from './limits.ts';
import type { Metrics } from './metrics.ts';
import type { Limits } from './options.ts';
import { readMessage } from './protocol/reading.ts';
import type { Quota } from './quota.ts';
import { admitting } from './sockets/admitting.ts';
import { answering, MOST_REFUSED } from './sockets/answering.ts';
import { type Connection, connectionOf, setConnection } from './sockets/connection.ts';
import { requests } from './sockets/requests.ts';
import type { SignedIn } from './store/sessions.ts';
import type { Store } from './store/store.ts';
import type { Log } from './tables/surroundings.ts';
import type { Tables } from './tables/tables.ts';

export interface SocketSetup {
  tables: Tables;
  store: Pick<Store, 'row' | 'tablesOf' | 'person' | 'measuresOf' | 'apartFrom' | 'apartAmong'>;
  limits: Limits;
  quota: Quota;
  /** For what is counted at all nodes together. */
  counting: Pick<Cluster, 'buckets' | 'callers'>;
  metrics: Metrics;
  log: Log;
  now(): number;
  /** The address someone calls from. */
  addressOf(request: IncomingMessage): string;
  isOriginAllowed(request: IncomingMessage): boolean;
  whoSends(request: IncomingMessage): Promise<SignedIn | null>;
}

/** One device, or all of someone. */
export type SignedOut = { session: string } | { person: string };

/** What can be new for someone. */
export type NewsOf = Extract<FromServer, { type: 'news' }>['of'];

export interface Sockets {
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  count(): number;
  /** Who has one open, and who looks at a table on it. */
  people(): string[];
  peopleAtTables(): string[];
  /** Lets these people know that something is new. */
  tell(people: readonly string[], of: NewsOf): void;
  /** On which devices people have one open. */
  sessions(): string[];
  /** Closes the sockets of those who were signed out. */
  closeFor(who: SignedOut): void;
  /** Finds out who of these may not play any more, or keeps away from others than before; `isNews`: and tells them so. */
  lookAgain(people: readonly string[], isNews: boolean): Promise<void>;
  /** Tells everyone to come again, and closes when their last messages are answered. */
  close(): Promise<void>;
}

/** Whoever was not heard for so long is asked for a sign, and cut off after as long again. */
const SILENT_MS = 25_000;
/** Nobody is asked who says something anyway, and the others not all at once: five thousand pings keep everyone waiting. */
const LOOK_MS = 5_000;
const GOING_AWAY = 1001;
const CLOSING_MS = 3000;

const NOBODY: ReadonlySet<string> = new Set();
const setOf = (people: readonly string[]): ReadonlySet<string> => (people.length > 0 ? new Set(people) : NOBODY);

export function openSockets(setup: SocketSetup): Sockets {
  const { tables, store, limits, counting, metrics, now } = setup;
  const answers = answering(metrics);
  const { deliver, answer, refuse } = answers;
  const asked = requests(setup, answers);
  const admission = admitting(setup, welcome);
  const connections = new Set<Connection>();
  const perConnection = buckets(limits.messages, now);
  const perAddress = counting.buckets('messages', limits.messagesFromAddress);
  let names = 0;

  function welcome(
    socket: WebSocket,
    wire: Duplex,
    { session, person }: SignedIn,
    address: string,
    apartFrom: readonly string[],
  ): void {
    const connection: Connection = {
      socket,
      wire,
      name: `${names++}`,
      session,
      person,
      address,
      readsChanges: false,
      apartFrom: setOf(apartFrom),
      watched: new Map(),
      refusedInARow: 0,
      heard: now(),
      isAsked: false,
      ...answers.forOnlookers,
    };
    setConnection(socket, connection);
    connections.add(connection);
    socket.on('message', onMessage);
    socket.on('ping', onPing);
    socket.on('pong', onPong);
    // a broken or oversized frame ends this connection and nothing else: the library tells why and closes
    socket.on('error', doNothing);
    socket.on('close', onClose);
    answer(connection, { type: 'welcome', protocol: PROTOCOL, me: person });
  }

  function onMessage(this: WebSocket, data: RawData, isBinary: boolean): void {
    const from = connectionOf(this);
    if (mayCome(from)) receive(from, data, isBinary);
  }

  function onPing(this: WebSocket, data: Buffer): void {
    const from = connectionOf(this);
    if (mayCome(from)) deliver(from, () => this.pong(data));
  }

  function onPong(this: WebSocket): void {
    mayCome(connectionOf(this));
  }

  function onClose(this: WebSocket): void {
    const gone = connectionOf(this);
    connections.delete(gone);
    for (const table of gone.watched.keys()) tables.unwatch(table, gone);
  }

  /** Everything that comes in counts, whatever kind of frame it is, and is a sign of life; refused if it is too much. */
  function mayCome(from: Connection): boolean {
    from.heard = now();
    from.isAsked = false;
    if (isLeaving(from)) return false;
    const isAllowed = perConnection.take(from.name) && perAddress.take(from.address);
    if (!isAllowed) refuse(from, null, 'too-many', 'too many messages; wait a moment');
    return isAllowed;
  }

  /** Whoever was told to go and goes on talking is not waited for. */
  function isLeaving(from: Connection): boolean {
    if (from.socket.readyState === from.socket.OPEN) return false;
    if (++from.refusedInARow > 2 * MOST_REFUSED) from.socket.terminate();
    return true;
  }

  function receive(from: Connection, data: RawData, isBinary: boolean): void {
    const read = isBinary ? null : readMessage(String(data));
    if (read?.message) asked.take(from, read.message);
    else refuse(from, read?.id ?? null, 'malformed', read?.why ?? 'a message is text');
  }

  async function lookAgain(people: readonly string[], isNews: boolean): Promise<void> {
    const theirs = [...connections].filter(({ person }) => people.includes(person.id));
    if (theirs.length === 0) return;
    const ids = [...new Set(theirs.map(({ person }) => person.id))];
    const { banned } = await store.apartAmong(ids, now());
    const apart = new Map<string, ReadonlySet<string>>();
    for (const id of ids) apart.set(id, setOf(await store.apartFrom(id)));
    for (const connection of theirs) {
      const { person, socket } = connection;
      if (banned.includes(person.id)) socket.close(BANNED, 'banned');
      else if (isNews) {
        metrics.notices.inc();
        answer(connection, { type: 'told' });
      }
      const from = apart.get(person.id) ?? NOBODY;
      if (areSame(from, connection.apartFrom ?? NOBODY)) continue;
      connection.apartFrom = from;
      // what was said is shown anew, as it is for them now
      for (const table of connection.watched.keys()) {
        await tables.watch(table, connection, null);
        asked.unwatchIfGone(connection, table);
      }
    }
  }

  const pinging = setInterval(() => {
    for (const connection of connections) {
      const silent = now() - connection.heard;
      if (silent > 2 * SILENT_MS) connection.socket.terminate();
      else if (silent > SILENT_MS && !connection.isAsked) {
        connection.isAsked = true;
        connection.socket.ping();
      }
    }
    for (const levels of [perConnection, perAddress, asked, admission]) levels.sweep();
  }, LOOK_MS).unref();

  return {
    upgrade: admission.upgrade,
    count: () => connections.size,
    people: () => idsOf([...connections]),
    peopleAtTables: () => idsOf([...connections].filter(({ watched }) => watched.size > 0)),
    tell(people, of) {
      for (const connection of connections)
        if (people.includes(connection.person.id)) answer(connection, { type: 'news', of });
    },
    sessions: () => [...new Set([...connections].map(({ session }) => session))],
    closeFor(who) {
      for (const { socket, session, person } of connections)
        if ('session' in who ? who.session === session : who.person === person.id)
          socket.close(SIGNED_OUT, 'signed out');
    },
    lookAgain,
    async close() {
      admission.close();
      clearInterval(pinging);
      const end = Date.now() + CLOSING_MS;
      for (const connection of connections) answer(connection, { type: 'bye' });
      while (asked.pending() > 0 && Date.now() < end) await new Promise((next) => setTimeout(next, 10));
      for (const { socket } of connections) socket.close(GOING_AWAY, 'the server restarts');
      while (connections.size > 0 && Date.now() < end) await new Promise((next) => setTimeout(next, 10));
      for (const { socket } of connections) socket.terminate();
    },
  };
}

function doNothing(): void {}

const idsOf = (connections: readonly Connection[]): string[] => [
  ...new Set(connections.map(({ person }) => person.id)),
];

const areSame = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size === other.size && [...one].every((id) => other.has(id));
