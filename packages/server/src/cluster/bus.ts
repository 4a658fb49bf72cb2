/**
 * How nodes tell one another that a table has moved, over Redis. What happened does not travel: it is read from the store.
 * So a message that gets lost costs time and nothing else.
 */
import type { Redis, RedisOptions } from 'ioredis';
import type { NewsOf, SignedOut } from '../sockets.ts';
import type { Log } from '../tables/surroundings.ts';

/** To those who have the table open. */
export type AtTable = { say: 'moved' } | { say: 'who' } | { say: 'here'; people: readonly string[] };
/** To one node, or to all. */
export type BetweenNodes =
  | { say: 'wake'; table: string }
  | { say: 'leaving' }
  | { say: 'signed-out'; who: SignedOut }
  | { say: 'cared'; people: readonly string[]; isNews: boolean }
  | { say: 'news'; people: readonly string[]; of: NewsOf };

export interface Hearing {
  atTable(table: string, from: string, message: AtTable): void;
  betweenNodes(from: string, message: BetweenNodes): void;
  /** The connection is there again: some messages may have been missed. */
  back(): void;
}

export interface Bus {
  /** For what is counted together. */
  redis: Redis;
  isUp(): boolean;
  /** Resolves when messages of this table are heard. */
  follow(table: string): Promise<void>;
  unfollow(table: string): void;
  toTable(table: string, message: AtTable): void;
  /** Lets those who have it open know, within a moment and together with what else has moved. */
  moved(table: string): void;
  toNode(node: string, message: BetweenNodes): void;
  toAll(message: BetweenNodes): void;
  close(): void;
}

/** Nobody sees whether they are told so much later what another one did; to tell it at once costs a packet for each line. */
const MOMENT_MS = 20;
/** After this time a connection that came back hears everything again. */
const SETTLING_MS = 300;
const LONGEST_WAIT_MS = 1000;
/** A Redis that hangs keeps its connections: after this silence they are given up, with all that waits for an answer. */
const SILENT_MS = 500;
/** How often it is asked whether it is there, since those who only listen would not notice. */
const ASK_MS = 1000;

type Message = { from?: string } & (AtTable | BetweenNodes);

/** A message that is not from one of our nodes has no sender. */
function read(text: string): Message {
  try {
    return Object(JSON.parse(text)) as Message;
  } catch {
    return {} as Message;
  }
}

/** `prefix`: of all channels and keys, since others may use the same Redis. */
export async function openBus(url: string, prefix: string, me: string, hearing: Hearing, log: Log): Promise<Bus> {
  // most servers are alone and start without it
  const { Redis } = await import('ioredis');
  const common: RedisOptions = {
    retryStrategy: (times) => Math.min(times * 100, LONGEST_WAIT_MS),
    socketTimeout: SILENT_MS,
  };
  // what cannot be said now is not worth saying later
  const speaking = new Redis(url, { ...common, enableOfflineQueue: false, maxRetriesPerRequest: 0 });
  const listening = new Redis(url, { ...common, maxRetriesPerRequest: null });
  const channel = {
    table: (table: string) => `${prefix}table:${table}`,
    node: (node: string) => `${prefix}node:${node}`,
    all: `${prefix}all`,
  };
  const ignore = (): undefined => undefined;
  let wasUp = true;

  const isUp = (): boolean => speaking.status === 'ready' && listening.status === 'ready';

  for (const connection of [speaking, listening]) {
    connection.on('error', (error) => {
      if (wasUp) log.warn({ err: error }, 'Redis does not answer; other nodes are watched through the database');
      wasUp = false;
    });
    connection.on('ready', () => {
      if (!isUp()) return;
      if (!wasUp) log.info({}, 'Redis answers again');
      wasUp = true;
      setTimeout(hearing.back, SETTLING_MS).unref();
    });
  }
  listening.on('message', (where: string, text: string) => {
    const { from, ...message } = read(text);
    if (from === me || from === undefined) return;
    const tables = channel.table('');
    if (where.startsWith(tables)) hearing.atTable(where.slice(tables.length), from, message as AtTable);
    else hearing.betweenNodes(from, message as BetweenNodes);
  });
  listening.subscribe(channel.node(me), channel.all).catch(ignore);

  const asking = setInterval(() => {
    for (const connection of [speaking, listening]) if (connection.status === 'ready') connection.ping().catch(ignore);
  }, ASK_MS).unref();

  const written = (message: AtTable | BetweenNodes): string => JSON.stringify({ from: me, ...message });

  const publish = (where: string, message: AtTable | BetweenNodes): void => {
    speaking.publish(where, written(message)).catch(ignore);
  };

  const moved = new Set<string>();
  let telling: NodeJS.Timeout | null = null;

  /** All that has moved, in one packet. */
  function tellMoved(): void {
    telling = null;
    const together = speaking.pipeline();
    for (const table of moved) together.publish(channel.table(table), written({ say: 'moved' }));
    moved.clear();
    together.exec().catch(ignore);
  }

  return {
    redis: speaking,
    isUp,
    async follow(table) {
      await listening.subscribe(channel.table(table));
    },
    unfollow(table) {
      listening.unsubscribe(channel.table(table)).catch(ignore);
    },
    toTable: (table, message) => publish(channel.table(table), message),
    moved(table) {
      moved.add(table);
      telling ??= setTimeout(tellMoved, MOMENT_MS).unref();
    },
    toNode: (node, message) => publish(channel.node(node), message),
    toAll: (message) => publish(channel.all, message),
    close() {
      clearInterval(asking);
      if (telling) {
        clearTimeout(telling);
        tellMoved();
      }
      speaking.disconnect();
      listening.disconnect();
    },
  };
}
