/** The tables of this device, in a worker: the same rooms as on a server, with one person and bots. */
import type { FromClient, FromServer, Person } from '@polis/client';
import { type ChoiceForm, type GameRecord, save } from '@polis/engine';
import type { Room } from '@polis/server/room';
import {
  type BotTask,
  nobodyElse,
  type Onlooker,
  openTables,
  type Surroundings,
  summaryOf,
} from '@polis/server/tables';
import { openLocalStore } from './journals.ts';
import type { FromWorker, ToWorker } from './messages.ts';

/** How long a bot that searches may think here. */
const BOT_MS = 500;
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

const post = (message: FromWorker): void => self.postMessage(message);
const say = (message: FromServer): void => post({ type: 'said', text: JSON.stringify(message) });

const random = (bytes: number): Uint8Array<ArrayBuffer> => crypto.getRandomValues(new Uint8Array(bytes));
const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Bots think in a worker of their own, so that the table always answers. */
function thinker(): Surroundings['think'] {
  const worker = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, { resolve(choice: ChoiceForm): void; reject(error: Error): void }>();
  let tasks = 0;
  worker.onmessage = ({ data }: MessageEvent<{ task: number; choice: ChoiceForm | null; error: string | null }>) => {
    const asked = waiting.get(data.task);
    waiting.delete(data.task);
    if (data.choice) asked?.resolve(data.choice);
    else asked?.reject(new Error(data.error ?? 'no answer'));
  };
  return (task: BotTask) =>
    new Promise((resolve, reject) => {
      const number = tasks++;
      waiting.set(number, { resolve, reject });
      worker.postMessage({ number, task });
    });
}

/** The deal of a game that begins just now, if it is to be a certain one. */
let givenSeed: string | null = null;

/** Messages may come while the database is still being opened. */
const ready = open();

async function open() {
  const store = await openLocalStore();
  const surroundings: Surroundings = {
    journals: { write: async (append) => (await store.append([append]))[0], lines: (id) => store.lines(id) },
    others: nobodyElse,
    think: thinker(),
    log: console,
    botMs: BOT_MS,
    now: () => Date.now(),
    after(ms, work) {
      const timer = setTimeout(work, ms);
      return () => clearTimeout(timer);
    },
    seed: () => givenSeed ?? hex(random(16)),
    chance: () => new DataView(random(4).buffer).getUint32(0) >>> 1,
    newId: () => `local-${hex(random(8))}`,
    newCode: () => [...random(6)].map((byte) => LETTERS[byte % LETTERS.length]).join(''),
    moved() {},
  };
  return { store, tables: openTables(surroundings, store) };
}

let me: Person = { id: 'me', name: '' };
const onlooker: Onlooker = {
  get person() {
    return me;
  },
  send: (text) => post({ type: 'said', text }),
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
function recordOf(room: Room | null): GameRecord {
  if (room?.status !== 'over' || !room.game) throw new Error('there is no finished game here');
  return { ...save(room.game), ...(room.commitment ? { commitment: room.commitment } : {}) };
}

async function begin({ me: who, settings, fill, seed }: Extract<ToWorker, { type: 'begin' }>): Promise<string> {
  const { tables } = await ready;
  const { id, refused } = await tables.create(who, settings);
  if (refused) throw new Error(refused.message);
  givenSeed = seed;
  try {
    const started = await tables.command(id, who, `begin-${id}`, { do: 'start', fill });
    if (started.refused) throw new Error(started.refused.message);
    return id;
  } finally {
    givenSeed = null;
  }
}

async function answer(message: Extract<ToWorker, { id: number }>): Promise<unknown> {
  const { store, tables } = await ready;
  if (message.type === 'list') return (await store.rows()).map(summaryOf);
  if (message.type === 'begin') return begin(message);
  if (message.type === 'remove') return store.remove(message.table);
  if (message.type === 'record') return recordOf((await tables.room(message.table)) ?? null);
  const { id, refused } = await tables.create(message.me, message.settings);
  if (refused) throw new Error(refused.message);
  return id;
}

self.onmessage = async ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === 'hello') {
    me = data.me;
    say({ type: 'welcome', protocol: 1, me });
    return;
  }
  if (data.type === 'say') return hear(JSON.parse(data.text) as FromClient);
  try {
    post({ type: 'answer', id: data.id, value: await answer(data), error: null });
  } catch (error) {
    post({ type: 'answer', id: data.id, value: null, error: (error as Error).message });
  }
};
