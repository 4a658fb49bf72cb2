/** Sockets: who may open one, what may come in, and what is answered. */

import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { BANNED, type Command, ELSEWHERE, type FromClient, type FromServer, PROTOCOL, SIGNED_OUT } from '@polis/client';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import { heldBackFrom } from './care/held-back.ts';
import type { Cluster } from './cluster/cluster.ts';
import { textFrame, writeTogether } from './frames.ts';
import { buckets } from './limits.ts';
import type { Metrics } from './metrics.ts';
import type { Limits } from './options.ts';
import { MOST_BYTES } from './protocol/index.ts';
import { readMessage } from './protocol/reading.ts';
import type { Quota } from './quota.ts';
import type { SignedIn } from './store/people.ts';
import type { Store } from './store/store.ts';
import type { noOnlookers, Onlooker } from './tables/onlookers.ts';
import type { Log } from './tables/surroundings.ts';
import { Elsewhere } from './tables/table.ts';
import type { Tables } from './tables/tables.ts';
import { whenClosed } from './when-closed.ts';

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

/** With `?table=ID` a proxy can bring the people of a table to one node; this one serves all tables on every socket. */
export const SOCKET_PATH = '/socket';
/** Whoever was not heard for so long is asked for a sign, and cut off after as long again. */
const SILENT_MS = 25_000;
/** Nobody is asked who says something anyway, and the others not all at once: five thousand pings keep everyone waiting. */
const LOOK_MS = 5_000;
/** Bytes that may wait for someone who does not read; with more they are cut off. */
const MOST_UNREAD = 1_000_000;
/** Of one message: no client of ours sends more than one. */
const MOST_FRAGMENTS = 16;
const MOST_TABLES = 8;
/** Refusals in a row after which someone is cut off: so many are no accident. */
const MOST_REFUSED = 50;
const CHAT_PER_SECOND = 0.5;
const GOING_AWAY = 1001;
const POLICY = 1008;
const CLOSING_MS = 3000;
/** What moderators can keep someone from. All that shows a name is among it. */
const HELD_BACK: Partial<Record<Command['do'], readonly ('ban' | 'mute')[]>> = {
  say: ['ban', 'mute'],
  sit: ['ban'],
  start: ['ban'],
  reclaim: ['ban'],
  rematch: ['ban'],
};

interface Connection extends Onlooker {
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
const connectionOf = (socket: WebSocket): Connection => (socket as Line)[CONNECTION];

const NOBODY: ReadonlySet<string> = new Set();
const setOf = (people: readonly string[]): ReadonlySet<string> => (people.length > 0 ? new Set(people) : NOBODY);

export function openSockets(setup: SocketSetup): Sockets {
  const { tables, store, limits, quota, counting, metrics, log, now } = setup;
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
  const connections = new Set<Connection>();
  const callers = counting.callers(limits.connections);
  const leaveLater = whenClosed((caller) => callers.leave(caller));
  const perConnection = buckets(limits.messages, now);
  const perAddress = counting.buckets('messages', limits.messagesFromAddress);
  const perTalker = counting.buckets('chat', CHAT_PER_SECOND);
  const openings = counting.buckets('openings', limits.openings);
  let names = 0;
  let pending = 0;
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
    const apartFrom = setOf(await store.apartFrom(who.person.id));
    const { banned } = await store.apartAmong([who.person.id], now());
    if (socket.destroyed) return;
    server.handleUpgrade(request, socket, head, (opened) => {
      // only so can a page learn why
      if (banned.length > 0) opened.close(BANNED, 'banned');
      else welcome(opened, socket, who, address, apartFrom);
    });
  }

  function welcome(
    socket: WebSocket,
    wire: Duplex,
    { session, person }: SignedIn,
    address: string,
    apartFrom: ReadonlySet<string>,
  ): void {
    const connection: Connection = {
      socket,
      wire,
      name: `${names++}`,
      session,
      person,
      address,
      readsChanges: false,
      apartFrom,
      watched: new Map(),
      refusedInARow: 0,
      heard: now(),
      isAsked: false,
      ...forOnlookers,
    };
    (socket as Line)[CONNECTION] = connection;
    connections.add(connection);
    socket.on('message', onMessage);
    socket.on('ping', onPing);
    socket.on('pong', onPong);
    // a broken or oversized frame ends this connection and nothing else: the library tells why and closes
    socket.on('error', doNothing);
    socket.on('close', onClose);
    answer(connection, { type: 'welcome', protocol: PROTOCOL, me: person });
  }

  const forOnlookers = {
    send(this: Connection, text: string): void {
      say(this, text);
    },
    comeAgain(this: Connection): void {
      this.socket.close(ELSEWHERE, 'another server looks after this table');
    },
    sentAway(this: Connection, table: string, why: typeof noOnlookers): void {
      const id = this.watched.get(table) ?? null;
      this.watched.delete(table);
      answer(this, { type: 'refused', id, ...why });
    },
  };

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

  function deliver({ socket }: Connection, send: () => void): void {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > MOST_UNREAD) {
      metrics.cutOff.inc();
      socket.terminate();
    } else {
      metrics.sent.inc();
      send();
    }
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

  const say = (connection: Connection, text: string): void =>
    deliver(connection, () => writeTogether(connection.wire, textFrame(text)));

  const answer = (connection: Connection, message: FromServer): void => say(connection, JSON.stringify(message));

  function refuse(
    to: Connection,
    id: string | null,
    code: Extract<FromServer, { type: 'refused' }>['code'],
    message: string,
    until?: number | null,
  ): void {
    metrics.refused.inc({ code });
    answer(to, { type: 'refused', id, code, message, ...(until === undefined ? {} : { until }) });
    // what the server cannot do is nobody's fault
    if (code !== 'unavailable' && ++to.refusedInARow > MOST_REFUSED) to.socket.close(POLICY, 'too much was refused');
  }

  function receive(from: Connection, data: RawData, isBinary: boolean): void {
    const read = isBinary ? null : readMessage(String(data));
    if (read?.message) take(from, read.message);
    else refuse(from, read?.id ?? null, 'malformed', read?.why ?? 'a message is text');
  }

  function take(from: Connection, message: FromClient): void {
    pending++;
    handle(from, message)
      .catch((error) => {
        // unanswered: it is sent again, and then to another node
        if (error instanceof Elsewhere) return from.comeAgain();
        log.error({ err: error }, 'a message could not be handled');
        refuse(from, message.id, 'unavailable', 'this could not be done now; try again');
      })
      .finally(() => {
        pending--;
      });
  }

  async function handle(from: Connection, message: FromClient): Promise<void> {
    const { id, table } = message;
    switch (message.type) {
      case 'watch':
        return watch(from, message);
      case 'unwatch':
        from.watched.delete(table);
        tables.unwatch(table, from);
        return answer(from, { type: 'done', id, seq: 0 });
      case 'command':
        return command(from, message);
    }
  }

  async function watch(from: Connection, message: Extract<FromClient, { type: 'watch' }>): Promise<void> {
    const { id, table, known, changes = false } = message;
    if (!from.watched.has(table) && from.watched.size >= MOST_TABLES)
      return refuse(from, id, 'too-many-tables', `nobody can look at more than ${MOST_TABLES} tables at once`);
    from.watched.set(table, id);
    from.readsChanges = changes;
    const refused = await tables.watch(table, from, known);
    if (refused) {
      from.watched.delete(table);
      return refuse(from, id, refused.code, refused.message);
    }
    unwatchIfGone(from, table);
    answer(from, { type: 'done', id, seq: 0 });
  }

  /** Gone, or looking away again, while the table was being read. */
  function unwatchIfGone(connection: Connection, table: string): void {
    const { socket, watched } = connection;
    if (socket.readyState !== socket.OPEN || !watched.has(table)) tables.unwatch(table, connection);
  }

  async function command(from: Connection, message: Extract<FromClient, { type: 'command' }>): Promise<void> {
    const { id, table, command: wanted } = message;
    const { person, address } = from;
    const kinds = HELD_BACK[wanted.do];
    const held = await heldBackFrom(setup, person.id, kinds ?? []);
    if (held) return refuse(from, id, held.code, held.message, held.until);
    if (wanted.do === 'say' && !perTalker.take(person.id))
      return refuse(from, id, 'too-many', 'not so many words at once');
    // a moderator may have given them another since they connected
    const name = (kinds && (await store.person(person.id))?.name) ?? person.name;
    const stop = metrics.acknowledged.startTimer();
    const work = () => tables.command(table, { id: person.id, name }, id, wanted);
    const outcome = await (wanted.do === 'start' ? quota.begin({ person: person.id, address }, table, work) : work());
    if ('tooMany' in outcome) return refuse(from, id, 'too-many-games', outcome.tooMany);
    const { seq, refused, table: next } = outcome;
    if (refused) return refuse(from, id, refused.code, refused.message);
    from.refusedInARow = 0;
    stop();
    answer(from, { type: 'done', id, seq, ...(next === undefined ? {} : { table: next }) });
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
        unwatchIfGone(connection, table);
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
    for (const levels of [perConnection, perAddress, perTalker, openings]) levels.sweep();
  }, LOOK_MS).unref();

  return {
    upgrade(request, socket, head) {
      socket.on('error', destroyed);
      admit(request, socket, head).catch((error) => {
        log.error({ err: error }, 'a socket could not be opened');
        turnAway(socket, 503, 'Service Unavailable');
      });
    },
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
      isClosing = true;
      clearInterval(pinging);
      const end = Date.now() + CLOSING_MS;
      for (const connection of connections) answer(connection, { type: 'bye' });
      while (pending > 0 && Date.now() < end) await new Promise((next) => setTimeout(next, 10));
      for (const { socket } of connections) socket.close(GOING_AWAY, 'the server restarts');
      while (connections.size > 0 && Date.now() < end) await new Promise((next) => setTimeout(next, 10));
      for (const { socket } of connections) socket.terminate();
    },
  };
}

function doNothing(): void {}

function destroyed(this: Duplex): void {
  this.destroy();
}

const idsOf = (connections: readonly Connection[]): string[] => [
  ...new Set(connections.map(({ person }) => person.id)),
];

const areSame = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size === other.size && [...one].every((id) => other.has(id));

/** Does not wait for the other side to hang up, which might never happen. */
function turnAway(socket: Duplex, status: number, reason: string): void {
  socket.once('finish', () => socket.destroy());
  if (!socket.destroyed) socket.end(`HTTP/1.1 ${status} ${reason}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
