/** Tables of this device, as the page sees them. */

import type { Level, NewBeginning, Person, Settings, SocketLike } from '@polis/client';
import type { GameRecord, View } from '@polis/engine';
import type { TableSummary } from '@polis/server/protocol';
import { callsTo } from './calls.ts';
import { tableWorker } from './early.ts';
import type { FromWorker, ToWorker } from './messages.ts';
import type { TableCalls } from './worker.ts';

export const isLocal = (table: string): boolean => table.startsWith('local-');

/** Who plays here has no account: the name is kept in the settings. */
export const ME = 'me';

export interface Local {
  /** For the same client that talks to servers. */
  socket(me: Person): SocketLike;
  /** `beginning`: where it begins, if not with its deal. Throws with a code if it cannot be. */
  create(me: Person, settings: Settings, beginning?: NewBeginning | null): Promise<string>;
  /** The same, started at once with bots and a deal that is known beforehand. */
  begin(me: Person, settings: Settings, fill: Level, seed: string): Promise<string>;
  list(): Promise<TableSummary[]>;
  remove(table: string): Promise<void>;
  /** What is seen of a game that goes on. */
  seen(table: string): Promise<View>;
  record(table: string): Promise<GameRecord>;
}

/** As of a socket that has not said goodbye. */
const ABNORMAL = 1006;

let started: Local | null = null;

/** The worker is started when it is first needed. */
export function local(): Local {
  started ??= start();
  return started;
}

function start(): Local {
  let socket: SocketLike | null = null;
  const { call, tell } = callsTo<TableCalls>(tableWorker, {
    heard: (said) => socket?.onmessage?.({ data: (said as FromWorker).text }),
    // the client opens another socket, and with it another worker
    broken: () => socket?.onclose?.({ code: ABNORMAL }),
  });
  const post = (message: ToWorker): void => tell(message);
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
    async create(me, settings, beginning = null) {
      const { id, refused } = await call('create', { me, settings, beginning });
      if (refused) throw Object.assign(new Error(refused.message), { code: refused.code });
      return id;
    },
    begin: (me, settings, fill, seed) => call('begin', { me, settings, fill, seed }),
    list: () => call('list', null),
    remove: (table) => call('remove', table),
    seen: (table) => call('seen', table),
    record: (table) => call('record', table),
  };
}
