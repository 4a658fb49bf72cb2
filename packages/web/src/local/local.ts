/** Tables of this device, as the page sees them. */

import type { Level, Person, Settings, SocketLike } from '@polis/client';
import type { GameRecord } from '@polis/engine';
import type { TableSummary } from '@polis/server/protocol';
import type { FromWorker, ToWorker } from './messages.ts';

export const isLocal = (table: string): boolean => table.startsWith('local-');

/** Who plays here has no account: the name is kept in the settings. */
export const ME = 'me';

export interface Local {
  /** For the same client that talks to servers. */
  socket(me: Person): SocketLike;
  create(me: Person, settings: Settings): Promise<string>;
  /** The same, started at once with bots and a deal that is known beforehand. */
  begin(me: Person, settings: Settings, fill: Level, seed: string): Promise<string>;
  list(): Promise<TableSummary[]>;
  remove(table: string): Promise<void>;
  record(table: string): Promise<GameRecord>;
}

let started: Local | null = null;

/** The worker is started when it is first needed. */
export function local(): Local {
  started ??= start();
  return started;
}

function start(): Local {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>();
  let socket: SocketLike | null = null;
  let ids = 0;
  const post = (message: ToWorker): void => worker.postMessage(message);
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
    if (data.type === 'said') {
      socket?.onmessage?.({ data: data.text });
      return;
    }
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.error === null) asked?.resolve(data.value);
    else asked?.reject(new Error(data.error));
  };

  function ask<T>(make: (id: number) => ToWorker): Promise<T> {
    return new Promise((resolve, reject) => {
      const id = ids++;
      waiting.set(id, { resolve: resolve as (value: unknown) => void, reject });
      post(make(id));
    });
  }

  return {
    socket(me) {
      socket = {
        send: (text) => post({ type: 'say', text }),
        close() {},
        onmessage: null,
        onclose: null,
        onerror: null,
      };
      // the client sets its handlers first
      queueMicrotask(() => post({ type: 'hello', me }));
      return socket;
    },
    create: (me, settings) => ask((id) => ({ type: 'create', id, me, settings })),
    begin: (me, settings, fill, seed) => ask((id) => ({ type: 'begin', id, me, settings, fill, seed })),
    list: () => ask((id) => ({ type: 'list', id })),
    remove: (table) => ask((id) => ({ type: 'remove', id, table })),
    record: (table) => ask((id) => ({ type: 'record', id, table })),
  };
}
