/** The tables of this device, in a worker: the same rooms as on a server, with one person and bots. */
import type { FromClient, FromServer, Level, NewBeginning, Person, Settings } from '@polis/client';
import { type GameRecord, type View, view } from '@polis/engine';
import type { TableSummary } from '@polis/server/protocol';
import { type Room, recordOf } from '@polis/server/room';
import { nobodyApart, nobodyElse, type Onlooker, openTables, type Surroundings, summaryOf } from '@polis/server/tables';
import { botCalls } from './bots.ts';
import { answerCalls } from './calls.ts';
import { openLocalStore } from './journals.ts';
import type { FromWorker, ToWorker } from './messages.ts';

/** How long a bot that searches may think here. */
const BOT_MS = 500;
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

const bots = botCalls();
const post = (message: FromWorker): void => self.postMessage(message);
const say = (message: FromServer): void => post({ type: 'said', text: JSON.stringify(message) });

const random = (bytes: number): Uint8Array<ArrayBuffer> => crypto.getRandomValues(new Uint8Array(bytes));
const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** The deal of a game that begins just now, if it is to be a certain one. */
let givenSeed: string | null = null;

/** Messages may come while the database is still being opened. */
const ready = open();

async function open() {
  const store = await openLocalStore();
  const surroundings: Surroundings = {
    journals: { write: async (append) => (await store.append([append]))[0], lines: (id) => store.lines(id) },
    others: nobodyElse,
    think: (task) => bots.call('answer', task),
    log: console,
    botMs: BOT_MS,
    now: () => Date.now(),
    after(ms, work) {
      const timer = setTimeout(work, ms);
      return () => clearTimeout(timer);
    },
    seed: () => givenSeed ?? hex(random(16)),
    chance: () => new DataView(random(4).buffer).getUint32(0) >>> 1,
    // a clock here goes on while the page is closed
    stoodStill: async () => 0,
    newId: () => `local-${hex(random(8))}`,
    hasAccount: async () => true,
    areAlike: () => false,
    ...nobodyApart,
    newCode: () => [...random(6)].map((byte) => LETTERS[byte % LETTERS.length]).join(''),
    visited() {},
    moved() {},
  };
  return { store, tables: openTables(surroundings) };
}

let me: Person = { id: 'me', name: '' };
const onlooker: Onlooker = {
  get person() {
    return me;
  },
  address: '',
  send: (text) => post({ type: 'said', text }),
  // whoever plays here has a chair
  comeAgain: () => undefined,
  sentAway: () => undefined,
};

async function hear(message: FromClient): Promise<void> {
  const { tables } = await ready;
  const { id, table } = message;
  if (message.type === 'unwatch') {
    tables.unwatch(table, onlooker);
    return say({ type: 'done', id, seq: 0 });
  }
  if (message.type === 'watch') {
    const refused = await tables.watch(table, onlooker, message.known);
    return say(refused ? { type: 'refused', id, ...refused } : { type: 'done', id, seq: 0 });
  }
  const { seq, refused, table: next } = await tables.command(table, me, id, message.command);
  say(refused ? { type: 'refused', id, ...refused } : { type: 'done', id, seq, ...(next ? { table: next } : {}) });
}

/** As on a server, only once nothing of it is hidden any more. */
function recordIn(room: Room | null): GameRecord {
  if (room?.status !== 'over' || !room.game) throw new Error('there is no finished game here');
  return recordOf(room, room.game);
}

/** Of a game that goes on: what is seen from the chair of whoever plays here. */
function seenIn(room: Room | null): View {
  if (room?.status !== 'playing' || !room.game) throw new Error('there is no game here that goes on');
  return view(
    room.game,
    room.chairs.findIndex(({ person }) => person !== null),
  );
}

interface NewTable {
  me: Person;
  settings: Settings;
  beginning: NewBeginning | null;
}

const create = async ({ me: who, settings, beginning }: NewTable) =>
  (await ready).tables.create(who, settings, beginning);

/** Creates a table and starts it at once with bots and a deal of one's own. */
async function begin({
  fill,
  seed,
  ...table
}: Omit<NewTable, 'beginning'> & { fill: Level; seed: string }): Promise<string> {
  const { tables } = await ready;
  const { id, refused } = await tables.create(table.me, table.settings);
  if (refused) throw new Error(refused.message);
  givenSeed = seed;
  try {
    const started = await tables.command(id, table.me, `begin-${id}`, { do: 'start', fill });
    if (started.refused) throw new Error(started.refused.message);
    return id;
  } finally {
    givenSeed = null;
  }
}

const functions = {
  create,
  begin,
  list: async (_: null): Promise<TableSummary[]> => (await (await ready).store.rows()).map(summaryOf),
  remove: async (table: string): Promise<void> => (await ready).store.remove(table),
  seen: async (table: string): Promise<View> => seenIn((await (await ready).tables.room(table)) ?? null),
  record: async (table: string): Promise<GameRecord> => recordIn((await (await ready).tables.room(table)) ?? null),
};
export type TableCalls = typeof functions;

answerCalls(functions);

self.addEventListener('message', async ({ data }: MessageEvent<ToWorker>) => {
  if (!('type' in data)) return;
  if (data.type === 'say') return hear(JSON.parse(data.text) as FromClient);
  me = data.me;
  say({ type: 'welcome', protocol: 1, me });
});
