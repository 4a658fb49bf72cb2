/** People at some tables who play game after game, in a thread of their own: one thread alone would be slower than a server. */
import { parentPort, workerData } from 'node:worker_threads';
import { becomeGuest, createTable, type Guest, type Settings } from '@polis/client';
import { inBatches } from './batches.ts';
import { type LeanPlayer, leanPlayer } from './lean.ts';
import { gameMs, slowestAt } from './pace.ts';
import { addressOf, type Spread } from './spread.ts';

export interface CrowdPlan extends Spread {
  /** The number of the first of these tables. */
  first: number;
  tables: number;
  settings: Settings;
}

/** Choices a second of all people of the crowd. */
export type ToCrowd = { rate: number } | 'stop';
/** Milliseconds after which choices were acknowledged, since the last time. */
export type FromCrowd = 'ready' | { times: Float64Array; waiting: number };

const TELL_MS = 500;

const plan = workerData as CrowdPlan;
const { first, tables, settings } = plan;
const { seats } = settings;
const at = (i: number): string => addressOf(plan, seats, i);
let slowest = 0;
let isStopped = false;

const guests = await inBatches(tables * seats, (i) => becomeGuest(at(i), `Player ${first * seats + i}`));
const players = await inBatches(guests.length, (i) => leanPlayer(at(i), guests[i]));
const seated = await inBatches(tables, (t) =>
  seat(at(t * seats), guests[t * seats], players.slice(t * seats, (t + 1) * seats)),
);

parentPort?.on('message', (message: ToCrowd) => {
  if (message === 'stop') {
    isStopped = true;
    for (const player of players) player.close();
    parentPort?.close();
    clearInterval(telling);
  } else {
    const isFirst = slowest === 0;
    slowest = slowestAt(message.rate, tables, seats);
    if (isFirst) begin();
  }
});
parentPort?.postMessage('ready' satisfies FromCrowd);
const telling = setInterval(() => {
  const times = Float64Array.from(players.flatMap(({ acknowledged }) => acknowledged.splice(0)).map(({ ms }) => ms));
  const waiting = Math.max(0, ...players.map((player) => player.waitsFor()));
  parentPort?.postMessage({ times, waiting } satisfies FromCrowd);
}, TELL_MS);

/** Over the length of a game: if all began together they would also end together, and nobody would play meanwhile. */
function begin(): void {
  for (const [t, table] of seated.entries())
    setTimeout(
      () => playOn(table, players.slice(t * seats, (t + 1) * seats)).catch(fail),
      (t / tables) * gameMs(slowest),
    );
}

async function seat(address: string, host: Guest, people: readonly LeanPlayer[]): Promise<string> {
  const { id } = await createTable(address, host, settings);
  for (let i = 1; i < seats; i++) await people[i].command(id, { do: 'sit', chair: i });
  return id;
}

async function playOn(table: string, people: readonly LeanPlayer[]): Promise<void> {
  const [host] = people;
  const over = Promise.all(people.map((player, i) => player.play(table, i, () => Math.random() * slowest)));
  await host.command(table, { do: 'start', fill: null });
  await over;
  if (isStopped) return;
  const next = await host.command(table, { do: 'rematch' });
  for (const player of people) await player.leave(table);
  if (next !== null) await playOn(next, people);
}

function fail(error: Error): void {
  if (!isStopped) throw error;
}
