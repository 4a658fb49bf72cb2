/** A real server on a free port with a database of its own, and people at its tables. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { onTestFinished } from 'vitest';
import { client, type Guest, guest, newTable } from '../bench/people.ts';
import { readOptions, type ServerOptions, startServer } from '../src/index.ts';
import type { Command, Settings } from '../src/room/index.ts';

/** Bots think in threads, and a thread starts from a built file. */
const BOT_WORKER = path.resolve(import.meta.dirname, '../../../dist/bot-worker.mjs');

export const PLENTY = {
  connections: 100_000,
  messages: 100_000,
  messagesFromAddress: 1_000_000,
  requests: 1_000_000,
  guests: 1_000_000,
};

export const BASE: Settings = {
  modules: ['base'],
  edition: 'first',
  seats: 3,
  wonders: null,
  clock: null,
  listed: true,
};

export function testFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'polis-server-'));
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Starts a server; it is closed when the test is over, or before by hand. */
export async function server(changed: Partial<ServerOptions> = {}, log = pino({ level: 'fatal' })) {
  const database = changed.database ?? path.join(testFolder(), 'polis.db');
  const options: ServerOptions = {
    ...readOptions({}),
    host: '127.0.0.1',
    port: 0,
    botThreads: 1,
    botMs: 5,
    limits: PLENTY,
    ...changed,
    database,
  };
  const running = await startServer(options, log, BOT_WORKER);
  let isOpen = true;
  const close = async (): Promise<void> => {
    if (isOpen) {
      isOpen = false;
      await running.close();
    }
  };
  onTestFinished(close);
  return { address: `http://127.0.0.1:${running.port}`, port: running.port, database, options, close };
}

/** A guest with an open socket, closed when the test is over. */
export async function sitter(address: string, name: string, heard?: (text: string) => void) {
  const who = await guest(address, name);
  const by = client(() => address, who, heard);
  onTestFinished(() => by.close());
  return { ...who, by };
}
export type Sitter = Awaited<ReturnType<typeof sitter>>;

/** A table with these people on its first chairs, in order. */
export async function tableWith(
  address: string,
  people: readonly Sitter[],
  changed: Partial<Settings> = {},
): Promise<string> {
  const settings = { ...BASE, ...changed };
  const { id } = await newTable(address, people[0], settings);
  for (const [chair, { by }] of people.entries()) if (chair > 0) await done(by.command(id, { do: 'sit', chair }));
  return id;
}

/** The number of the line, of something that must not be refused. */
export async function done(reply: ReturnType<Sitter['by']['command']>): Promise<number> {
  const said = await reply;
  if (said.type === 'refused') throw new Error(`${said.code}: ${said.message}`);
  return said.seq;
}

/** Why something was refused that had to be. */
export async function refusal(by: Sitter['by'], table: string, command: Command): Promise<string> {
  const said = await by.command(table, command);
  if (said.type !== 'refused') throw new Error('it was not refused');
  return said.code;
}

export type { Guest };
