/**
 * The other end of the socket. It connects again by itself, says how far it knows each table, and sends again what was
 * not acknowledged; since the server knows a message by its id, nothing happens twice.
 */
import type { Command } from './commands.ts';
import { type Known, learn } from './known.ts';
import { BANNED, ELSEWHERE, type FromClient, type FromServer, SIGNED_OUT } from './messages.ts';
import type { Person } from './room.ts';

/** Written as a method, so that TypeScript accepts a real socket, whose events hold more. */
type Listener<E> = { hear(event: E): void }['hear'] | null;

/** What browsers and Node's libraries call a WebSocket, as far as it is needed. */
export interface SocketLike {
  send(text: string): void;
  close(): void;
  onmessage: Listener<{ data: unknown }>;
  onclose: Listener<{ code: number }>;
  onerror: Listener<unknown>;
}

/** `waiting`: lost, and about to connect again. `closed`: for good. */
export type Connection = 'connecting' | 'open' | 'waiting' | 'closed';

/** What became of a command. `closed`: the client was closed before it was known; it may have been stored. */
export type Reply =
  | Extract<FromServer, { type: 'done' | 'refused' }>
  | { type: 'refused'; id: string; code: 'closed'; message: string };

/** What a client needs of its surroundings. */
export interface ClientSetup {
  /**
   * `table`: to be named in the address, so that a proxy can bring all people of one table to one node. Null: any node will
   * do, always if `table` is not given.
   */
  open(table: string | null): SocketLike;
  /**
   * At which people are about to look; null: at none yet. When they look at another one instead, the socket is opened anew
   * for that one.
   */
  table?: string | null;
  /** Is told whenever the state of the connection changes. */
  onConnection?(state: Connection, me: Person | null): void;
  /** The server has closed the socket because nobody is signed in on it any more. */
  onSignedOut?(): void;
  /** Who is signed in may not play here for now: the client is closed. */
  onBanned?(): void;
  /** There is something to read at `/api/me/notices`. */
  onTold?(): void;
  /** Something is new among one's people, or where one waits for a game. */
  onNews?(of: Extract<FromServer, { type: 'news' }>['of']): void;
}

/** A connection as its user sees it: it never breaks, it is only slow at times. */
export interface Client {
  /** Tells all that is known of a table, now and whenever it changes; `gone` if it cannot be looked at. Returns how to stop. */
  watch(table: string, changed: (known: Known) => void, gone?: (refused: Reply) => void): () => void;
  /** Resolves when the server has stored or refused it, over as many connections as it takes, or when this is closed. */
  command(table: string, command: Command): Promise<Reply>;
  close(): void;
}

const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 8000;
const WAIT_WHEN_TOO_MANY_MS = 1000;

interface Watcher {
  changed(known: Known): void;
  gone?: ((refused: Reply) => void) | undefined;
}

/** A table that is looked at, by however many. */
interface Watch {
  /** The message with which it was last asked for. */
  id: string;
  known: Known | null;
  watchers: Set<Watcher>;
}

const closedReply = (id: string): Reply => ({
  type: 'refused',
  id,
  code: 'closed',
  message: 'the client was closed before the server answered',
});

/** Connects at once. */
export function connect(setup: ClientSetup): Client {
  const { open, table: first, onConnection, onSignedOut, onBanned, onTold, onNews } = setup;
  const name = Math.random().toString(36).slice(2, 10);
  const watches = new Map<string, Watch>();
  const waiting = new Map<string, { message: FromClient; resolve(reply: Reply): void }>();
  let ids = 0;
  /** The table for which sockets are opened; null while it is none, undefined where none is ever named. */
  let place = first;
  /** The node to which that leads has sent us on. */
  let isSentOn = false;
  let socket: SocketLike | null = null;
  let isWelcome = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | null = null;
  let again: ReturnType<typeof setTimeout> | null = null;
  let isClosed = false;

  const say = (state: Connection, me: Person | null = null): void => onConnection?.(state, me);
  const nextId = (): string => `${name}-${ids++}`;

  function dial(): void {
    timer = null;
    isWelcome = false;
    say('connecting');
    const dialled = opened();
    if (dialled) listen(dialled);
    else lost();
  }

  function listen(dialled: SocketLike): void {
    socket = dialled;
    dialled.onmessage = ({ data }) => {
      // a real socket closes later, and what had come by then is nobody's any more
      if (socket === dialled && !isClosed) receive(JSON.parse(String(data)) as FromServer);
    };
    dialled.onerror = () => undefined;
    dialled.onclose = ({ code }) => {
      if (socket !== dialled) return;
      isSentOn = code === ELSEWHERE;
      if (code === SIGNED_OUT) onSignedOut?.();
      if (code === BANNED) end();
      lost();
      if (code === BANNED) onBanned?.();
    };
  }

  /** Null if there is no way out at all: an address that cannot be, or a network that is off. */
  function opened(): SocketLike | null {
    try {
      return open(isSentOn ? null : (place ?? null));
    } catch {
      return null;
    }
  }

  /** What was not acknowledged is said again there. */
  function moveTo(table: string): void {
    if (isClosed || place === undefined || place === table || (place !== null && watches.has(place))) return;
    place = table;
    isSentOn = false;
    if (!socket) return;
    const left = socket;
    dial();
    left.close();
  }

  /** Waits longer each time, and by chance not exactly as long as others do. */
  function lost(): void {
    socket = null;
    isWelcome = false;
    say(isClosed ? 'closed' : 'waiting');
    if (isClosed) return;
    const longest = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures++);
    timer = setTimeout(dial, longest * (0.5 + Math.random() / 2));
  }

  /** An answer says which undo it was seen after, so that it cannot hit a question of the same number. */
  function dated(table: string, command: Command): Command {
    const known = watches.get(table)?.known;
    if (!known || (command.do !== 'answer' && command.do !== 'retract' && command.do !== 'plan')) return command;
    return { undone: known.room.undone, ...command };
  }

  function send(message: FromClient): void {
    if (isWelcome) socket?.send(JSON.stringify(message));
  }

  function sendAll(): void {
    for (const [table, watch] of watches) sendWatch(table, watch);
    for (const { message } of waiting.values()) send(message);
  }

  function sendWatch(table: string, watch: Watch): void {
    const { known } = watch;
    watch.id = nextId();
    const log = known && { told: known.log.length, undone: known.room.undone };
    send({ type: 'watch', id: watch.id, table, known: log, changes: true });
  }

  function newWatch(table: string): Watch {
    const watch: Watch = { id: '', known: null, watchers: new Set() };
    watches.set(table, watch);
    sendWatch(table, watch);
    return watch;
  }

  function receive(message: FromServer): void {
    if (message.type === 'welcome') welcome(message.me);
    else if (message.type === 'shown') show(message);
    else if (message.type === 'done') settle(message);
    else if (message.type === 'refused') refused(message);
    else if (message.type === 'told') onTold?.();
    else if (message.type === 'news') onNews?.(message.of);
  }

  function welcome(me: Person): void {
    isWelcome = true;
    failures = 0;
    say('open', me);
    sendAll();
  }

  function show(message: Extract<FromServer, { type: 'shown' }>): void {
    const watch = watches.get(message.table);
    if (!watch) return;
    watch.known = learn(watch.known, message);
    if (watch.known) for (const { changed } of watch.watchers) changed(watch.known);
  }

  function settle(reply: Reply): void {
    const sent = reply.id === null ? undefined : waiting.get(reply.id);
    if (!sent || reply.id === null) return;
    waiting.delete(reply.id);
    sent.resolve(reply);
  }

  /** The server did not read it, or could not do it now: all that is unanswered is sent again a little later, once. */
  function refused(reply: Extract<FromServer, { type: 'refused' }>): void {
    if (reply.code === 'unavailable' || (reply.id === null && reply.code === 'too-many')) {
      again ??= setTimeout(() => {
        again = null;
        sendAll();
      }, WAIT_WHEN_TOO_MANY_MS);
      return;
    }
    for (const { id, watchers } of watches.values())
      if (id === reply.id) for (const { gone } of watchers) gone?.(reply);
    settle(reply);
  }

  /** Nothing is sent any more, and nobody waits for an answer. */
  function end(): void {
    isClosed = true;
    if (timer) clearTimeout(timer);
    if (again) clearTimeout(again);
    for (const [id, { resolve }] of waiting) resolve(closedReply(id));
    waiting.clear();
  }

  dial();
  return {
    watch(table, changed, gone) {
      const watcher: Watcher = { changed, gone };
      moveTo(table);
      const watch = watches.get(table) ?? newWatch(table);
      watch.watchers.add(watcher);
      if (watch.known) changed(watch.known);
      return () => {
        if (!watch.watchers.delete(watcher) || watch.watchers.size > 0) return;
        watches.delete(table);
        send({ type: 'unwatch', id: nextId(), table });
      };
    },
    command: (table, command) =>
      new Promise((resolve) => {
        const message: FromClient = { type: 'command', id: nextId(), table, command: dated(table, command) };
        if (isClosed) return resolve(closedReply(message.id));
        waiting.set(message.id, { message, resolve });
        send(message);
      }),
    close() {
      end();
      if (socket) socket.close();
      else say('closed');
    },
  };
}
