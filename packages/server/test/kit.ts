/** A real server on a free port with a database of its own, and people at its tables. */

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  becomeGuest,
  type Client,
  type Command,
  connect,
  createTable,
  type FromServer,
  type Guest,
  type Known,
  type Settings,
  USUAL,
} from '@polis/client';
import { type GameRecord, rulesOf, unpack } from '@polis/engine';
import pino from 'pino';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import WebSocket from 'ws';
import { type Answered, client } from '../bench/people.ts';
import { type ServerProcess, serve } from '../bench/process.ts';
import { readOptions, type ServerOptions, startServer } from '../src/index.ts';

/** Bots and the embedded database work in threads, and a thread starts from a built file. */
export const DIST = path.resolve(import.meta.dirname, '../../../dist');

/** Long enough for a machine that has much else to do. */
const PATIENCE_MS = 30_000;

export const PLENTY = {
  connections: 100_000,
  openings: 100_000,
  lines: 100_000,
  connectionsInAll: 100_000,
  messages: 100_000,
  messagesFromAddress: 1_000_000,
  requests: 1_000_000,
  guests: 1_000_000,
  signIns: 1_000_000,
  botTables: 1_000,
  botTablesPerAddress: 1_000,
};

export const BASE: Settings = {
  ...USUAL,
  wonders: null,
  modules: ['base'],
  edition: 'first',
  seats: 3,
  listed: true,
  rated: true,
};

const newFolder = (): string => fs.mkdtempSync(path.join(os.tmpdir(), 'polis-server-'));

export function testFolder(): string {
  const folder = newFolder();
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Starts a server; it is closed when the test is over, or before by hand. */
export async function server(changed: Partial<ServerOptions> = {}, log = pino({ level: 'fatal' })) {
  const database = changed.database ?? path.join(testFolder(), 'polis.db');
  const started = await start({ ...changed, database }, log);
  onTestFinished(started.close);
  return started;
}

/** One server for all tests of a file that bring their own people and tables, and look at nobody else's. */
export function sharedServer() {
  let started: Awaited<ReturnType<typeof start>>;
  let folder: string;
  beforeAll(async () => {
    folder = newFolder();
    started = await start({ database: path.join(folder, 'polis.db') });
  });
  afterAll(async () => {
    await started.close();
    fs.rmSync(folder, { recursive: true, force: true });
  });
  return () => started;
}

async function start(changed: Partial<ServerOptions> & { database: string }, log = pino({ level: 'fatal' })) {
  const options: ServerOptions = {
    ...readOptions({}),
    host: '127.0.0.1',
    port: 0,
    botThreads: 1,
    botMs: 5,
    exercises: 0,
    passwordWork: 8,
    limits: PLENTY,
    ...changed,
  };
  const running = await startServer(options, log, DIST);
  let closing: Promise<void> | null = null;
  const close = (): Promise<void> => {
    closing ??= running.close();
    return closing;
  };
  return {
    address: `http://127.0.0.1:${running.port}`,
    port: running.port,
    database: changed.database,
    options,
    close,
  };
}

/** A server in a process of its own; killed when the test is over, if it still runs. */
export async function separateServer(folder: string, port = 0, under: string[] = []): Promise<ServerProcess> {
  const running = await serve(path.join(DIST, 'polis.mjs'), { POLIS_DATA: folder }, port, [], under);
  onTestFinished(async () => {
    await running.end('SIGKILL');
  });
  return running;
}

/** A guest with an open socket, closed when the test is over. */
export async function sitter(address: string, name: string, heard?: (text: string) => void) {
  const who = await becomeGuest(address, name);
  return { ...who, by: device(address, who, heard) };
}
export type Sitter = Awaited<ReturnType<typeof sitter>>;

/** One more socket of someone. */
export function device(address: string, who: Guest, heard?: (text: string) => void): Client {
  const by = client(() => address, who, heard);
  onTestFinished(() => by.close());
  return by;
}

/** A socket of a client from before views were told as changes: looks at a table, and says nothing else. */
export function olderDevice(address: string, { cookie }: Guest, table: string, heard: (text: string) => void): void {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/socket`, { headers: { cookie } });
  socket.on('message', (data) => heard(String(data)));
  socket.on('open', () => socket.send(JSON.stringify({ type: 'watch', id: 'w', table, known: null })));
  onTestFinished(() => socket.close());
}

/** What becomes of something a client says: it arrives, gets lost with the connection, or its answer does. */
export type Fate = 'arrives' | 'is lost' | 'is not answered';

/** A device whose connection can be cut, by hand or whenever something is said. */
export function shakyDevice(address: () => string, who: Guest, fate: (text: string) => Fate = () => 'arrives') {
  let current: WebSocket | null = null;
  const by = connect({
    open() {
      const socket = new WebSocket(`${address().replace('http', 'ws')}/socket`, { headers: { cookie: who.cookie } });
      current = socket;
      return Object.assign(socket, {
        send(text: string) {
          const what = fate(text);
          const cut = () => socket.terminate();
          if (what === 'is lost') cut();
          else WebSocket.prototype.send.call(socket, text, {}, what === 'arrives' ? undefined : cut);
        },
      });
    },
  });
  onTestFinished(() => by.close());
  return { by, cut: () => current?.terminate() };
}

export const sitters = (address: string, count: number): Promise<Sitter[]> =>
  Promise.all(Array.from({ length: count }, (_, i) => sitter(address, NAMES[i])));

const NAMES = ['Ann', 'Bob', 'Cid', 'Dora', 'Eve', 'Finn', 'Gil', 'Hope'];

/** A table with these people on its first chairs, in order. */
export async function tableWith(
  address: string,
  people: readonly Sitter[],
  changed: Partial<Settings> = {},
): Promise<string> {
  const settings = { ...BASE, seats: Math.max(2, people.length), ...changed };
  const { id } = await createTable(address, people[0], settings);
  for (const [chair, { by }] of people.entries()) if (chair > 0) await done(by.command(id, { do: 'sit', chair }));
  return id;
}

/** A game that has begun, in which nobody answers by themselves. */
export async function begun(address: string, people: readonly Sitter[], changed: Partial<Settings> = {}) {
  const table = await tableWith(address, people, changed);
  const seen = people.map(({ by }) => watched(by, table));
  await done(people[0].by.command(table, { do: 'start', fill: 'random' }));
  for (const one of seen) await one.until(({ view }) => view !== null);
  return { table, seen };
}

/** What someone knows of a table, as it comes. */
export function watched(by: Client, table: string) {
  let known: Known | null = null;
  by.watch(table, (now) => {
    known = now;
  });
  return {
    now(): Known {
      if (!known) throw new Error('nothing is known yet');
      return known;
    },
    /** What is known once this is so. */
    async until(condition: (known: Known) => boolean): Promise<Known> {
      await until(() => known !== null && condition(known));
      return this.now();
    },
  };
}

/** Any allowed answer to the own question of this seat. */
export function answerTo({ view }: Known, seat: number, pick = 0): Extract<Command, { do: 'answer' }> {
  const ask = view?.asks.find((own) => own.seat === seat);
  if (!view || !ask) throw new Error(`seat ${seat} is not asked`);
  const choice = unpack(rulesOf(view.config), ask.choices[pick % ask.choices.length]);
  return { do: 'answer', seat, question: view.question, choice };
}

/** The number of the line, of something that must not be refused. */
export async function done(reply: ReturnType<Client['command']>): Promise<number> {
  const said = await reply;
  if (said.type === 'refused') throw new Error(`${said.code}: ${said.message}`);
  return said.seq;
}

/** Why something was refused that had to be. */
export async function refusal(by: Client, table: string, command: Command): Promise<string> {
  const said = await by.command(table, command);
  if (said.type !== 'refused') throw new Error('it was not refused');
  return said.code;
}

/** Waits until it is so, as long as it takes on a machine that has much else to do. */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error(`never came true: ${condition}`);
    await sleep(5);
  }
}

/** What the server says to a message. */
type Answer = Extract<FromServer, { type: 'done' | 'refused' }>;

/** A socket without a client: says exactly what it is told to, and keeps all it hears. */
export async function rawSocket(address: string, headers: Record<string, string>) {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/socket`, { headers });
  onTestFinished(() => socket.terminate());
  const heard: FromServer[] = [];
  socket.on('message', (data) => heard.push(JSON.parse(String(data))));
  socket.on('error', () => undefined);
  /** The code with which it was closed. */
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  await until(() => heard.length > 0);
  return {
    socket,
    heard,
    closed,
    say: (message: unknown) => socket.send(typeof message === 'string' ? message : JSON.stringify(message)),
    /** The answer to the message with this id. */
    async reply(id: string | null): Promise<Answer> {
      const isReply = (message: FromServer): message is Answer => 'id' in message && message.id === id;
      await until(() => heard.some(isReply));
      return heard.find(isReply) as Answer;
    },
  };
}

/** The status with which a socket is refused, or 101 if it is opened. */
export function upgradeStatus(address: string, headers: Record<string, string>, place = '/socket'): Promise<number> {
  const socket = new WebSocket(`${address.replace('http', 'ws')}${place}`, { headers });
  onTestFinished(() => socket.terminate());
  return new Promise((resolve) => {
    socket.on('error', () => undefined);
    socket.once('open', () => resolve(101));
    socket.once('unexpected-response', (_, answer) => resolve(answer.statusCode ?? 0));
  });
}

export interface Finished {
  sheets: { seat: number; name: string | null; points: Record<string, number> }[];
  winners: number[];
  teams: { seats: number[]; total: number }[] | null;
}

export async function json<T>(address: string, place: string, init: RequestInit = {}): Promise<T> {
  return (await (await fetch(`${address}${place}`, init)).json()) as T;
}

/** Choices that people were told are stored, and that the record does not have. */
export function missing({ choices }: GameRecord, acknowledged: readonly Answered[]): Answered[] {
  const key = (seat: number, choice: unknown): string => `${seat} ${JSON.stringify(choice)}`;
  const stored = new Set(choices.map(([seat, choice]) => key(seat, choice)));
  return acknowledged.filter(({ seat, choice }) => !stored.has(key(seat, choice)));
}

export const recordOf = (address: string, table: string) => json<GameRecord>(address, `/api/games/${table}/record`);
export const finished = (address: string, table: string) => json<Finished>(address, `/api/games/${table}`);
