/** Whole games over real sockets, as many at once as asked for, against a server that is running. */

import { becomeGuest, createTable, type Guest, type Settings } from '@polis/client';
import type { GameRecord } from '@polis/engine';
import { inBatches } from './batches.ts';
import { type LeanPlayer, leanPlayer } from './lean.ts';
import { addressOf, type Spread } from './spread.ts';
import { watched } from './watching.ts';

export interface LoadPlan extends Spread {
  tables: number;
  settings: Settings;
  /** Choices a second that people make, all together. */
  rate: number;
  /** How many games each table's people play, one after the other. */
  games: number;
  /** Is told now and then how far it is. */
  progress(text: string): void;
}

export interface LoadResult {
  players: number;
  tables: number;
  choicesPerSecond: number;
  p50: number;
  p95: number;
  p99: number;
  lost: number;
  doubled: number;
  kBPerTable: number;
  nodes: number;
  /** Processor time of the nodes for each choice, all that belongs to it included. */
  cpuMsPerChoice: number;
  seconds: number;
  choices: number;
  /** Of the server: before anyone came, and while it went on, evenly spread in time. */
  memoryMB: number[];
}

const MEMORY_MS = 5000;
const PROGRESS_MS = 10_000;

export async function load(plan: LoadPlan): Promise<LoadResult> {
  const { addresses, tables, settings, progress } = plan;
  const at = (i: number): string => addressOf(plan, settings.seats, i);
  const memoryMB = [(await watched(addresses)).memoryMB];
  const guests = await inBatches(tables * settings.seats, (i) => becomeGuest(at(i), `Player ${i}`), progress, 'guests');
  const players = await inBatches(guests.length, (i) => leanPlayer(at(i), guests[i]), progress, 'connections');
  const rounds: Round[] = [];
  const watch = setInterval(async () => memoryMB.push((await watched(addresses)).memoryMB), MEMORY_MS);
  for (let game = 0; game < plan.games; game++) rounds.push(await round(plan, guests, players));
  clearInterval(watch);
  memoryMB.push((await watched(addresses)).memoryMB);
  for (const player of players) player.close();
  const times = Float64Array.from(rounds.flatMap(({ times: some }) => some)).sort();
  const within = (share: number): number => Number((times[Math.floor(times.length * share)] ?? 0).toFixed(1));
  const sum = (what: (one: Round) => number): number => rounds.reduce((total, one) => total + what(one), 0);
  return {
    players: players.length,
    tables,
    choicesPerSecond: Math.round(sum(({ busy }) => busy.choices) / sum(({ busy }) => busy.seconds)),
    p50: within(0.5),
    p95: within(0.95),
    p99: within(0.99),
    lost: sum(({ lost }) => lost),
    doubled: sum(({ doubled }) => doubled),
    kBPerTable: Math.round(((Math.max(...memoryMB) - memoryMB[0]) * 1024) / tables),
    nodes: addresses.length,
    cpuMsPerChoice: Number(((sum(({ cpu }) => cpu) * 1000) / times.length).toFixed(2)),
    seconds: Math.round(sum(({ seconds }) => seconds)),
    choices: times.length,
    memoryMB: memoryMB.map(Math.round),
  };
}

interface Round {
  seconds: number;
  /** Seconds of processor time the nodes took. */
  cpu: number;
  times: number[];
  /** While every table was being played at: from the last one's start to the first one's end. */
  busy: { choices: number; seconds: number };
  lost: number;
  doubled: number;
}

/** One game at every table. */
async function round(plan: LoadPlan, guests: Guest[], players: LeanPlayer[]): Promise<Round> {
  const { addresses, tables, settings, rate, progress } = plan;
  const [address] = addresses;
  const { seats } = settings;
  const seated = await inBatches(tables, (t) => seat(address, t, guests, players, settings), progress, 'tables');
  for (const player of players) player.acknowledged.length = 0;
  const total = (): number => players.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
  // of people who answer after 0 to P, the last one of so many takes P * n / (n + 1)
  const slowest = ((tables * seats) / rate) * ((seats + 1) / seats) * 1000;
  const start = performance.now();
  const { cpu } = await watched(addresses);
  const games = players.map((player, i) =>
    player.play(seated[Math.floor(i / seats)], i, () => Math.random() * slowest),
  );
  for (const [t, table] of seated.entries()) await players[t * seats].command(table, { do: 'start', fill: null });
  const begun = { choices: total(), at: performance.now() };
  const watch = setInterval(() => progress(`${total()} choices`), PROGRESS_MS);
  await Promise.race(games);
  const busy = { choices: total() - begun.choices, seconds: (performance.now() - begun.at) / 1000 };
  await Promise.all(games);
  clearInterval(watch);
  const seconds = (performance.now() - start) / 1000;
  const times = players.flatMap(({ acknowledged }) => acknowledged.map(({ ms }) => ms));
  const spent = (await watched(addresses)).cpu - cpu;
  return { seconds, cpu: spent, times, busy, ...(await compared(address, seated, players, seats, progress)) };
}

async function seat(address: string, t: number, guests: Guest[], players: LeanPlayer[], settings: Settings) {
  const { seats } = settings;
  const { id } = await createTable(address, guests[t * seats], settings);
  for (let i = 1; i < seats; i++) await players[t * seats + i].command(id, { do: 'sit', chair: i });
  return id;
}

/** Every acknowledged choice has to be in the record of its game, once, and nothing else may be there. */
async function compared(
  address: string,
  tables: string[],
  players: LeanPlayer[],
  seats: number,
  progress: (text: string) => void,
) {
  let lost = 0;
  let doubled = 0;
  const count = (keys: string[]): Map<string, number> => {
    const counts = new Map<string, number>();
    for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
    return counts;
  };
  await inBatches(
    tables.length,
    async (t) => {
      const record = (await (await fetch(`${address}/api/games/${tables[t]}/record`)).json()) as GameRecord;
      const stored = count(record.choices.map(([seat, choice]) => `${seat} ${JSON.stringify(choice)}`));
      const people = players.slice(t * seats, (t + 1) * seats);
      const told = count(
        people.flatMap(({ acknowledged }) => acknowledged.map(({ seat, choice }) => `${seat} ${choice}`)),
      );
      for (const [key, times] of told) lost += Math.max(0, times - (stored.get(key) ?? 0));
      for (const [key, times] of stored) doubled += Math.max(0, times - (told.get(key) ?? 0));
    },
    progress,
    'records compared',
  );
  return { lost, doubled };
}
