/** Whole games over real sockets, as many at once as asked for, against a server that is running. */
import type { GameRecord } from '@polis/engine';
import type { Client } from '../src/client/index.ts';
import type { Settings } from '../src/room/index.ts';
import { type Answered, client, type Guest, guest, newTable, playOn } from './people.ts';

export interface LoadPlan {
  address: string;
  tables: number;
  settings: Settings;
  /** Choices a second that people make, all together. */
  rate: number;
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
  seconds: number;
  choices: number;
  /** Of the server: before anyone came, and while it went on, evenly spread in time. */
  memoryMB: number[];
}

const AT_ONCE = 50;

export async function load({ address, tables, settings, rate, progress }: LoadPlan): Promise<LoadResult> {
  const memoryMB = [await memory(address)];
  const { seats } = settings;
  const guests = await inBatches(tables * seats, (i) => guest(address, `Player ${i}`), progress, 'guests');
  const clients = await inBatches(guests.length, (i) => opened(address, guests[i]), progress, 'connections');
  const seated = await inBatches(tables, (t) => seat(address, t, guests, clients, settings), progress, 'tables');
  // of people who answer after 0 to P, the last one of so many takes P * n / (n + 1)
  const slowest = ((tables * seats) / rate) * ((seats + 1) / seats) * 1000;
  const games = seated.flatMap((table, t) =>
    Array.from({ length: seats }, (_, i) =>
      playOn(clients[t * seats + i], table, t * seats + i, () => Math.random() * slowest),
    ),
  );
  const start = performance.now();
  for (const [t, table] of seated.entries()) await clients[t * seats].command(table, { do: 'start', fill: null });
  const watch = setInterval(async () => {
    const all = games.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
    memoryMB.push(await memory(address));
    progress(`${all} choices, ${Math.round(all / ((performance.now() - start) / 1000))} a second`);
  }, 5000);
  await Promise.all(games.map(({ over }) => over));
  const seconds = (performance.now() - start) / 1000;
  clearInterval(watch);
  memoryMB.push(await memory(address));
  const acknowledged = games.flatMap((game) => game.acknowledged);
  const { lost, doubled } = await compared(address, seated, acknowledged, progress);
  for (const one of clients) one.close();
  const times = acknowledged.map(({ ms }) => ms).sort((a, b) => a - b);
  const at = (share: number): number => Number((times[Math.floor(times.length * share)] ?? 0).toFixed(1));
  return {
    players: clients.length,
    tables,
    choicesPerSecond: Math.round(acknowledged.length / seconds),
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    lost,
    doubled,
    kBPerTable: Math.round(((Math.max(...memoryMB) - memoryMB[0]) * 1024) / tables),
    seconds: Math.round(seconds),
    choices: acknowledged.length,
    memoryMB: memoryMB.map(Math.round),
  };
}

function opened(address: string, who: Guest): Promise<Client> {
  return new Promise((resolve) => {
    const by: Client = client(
      () => address,
      who,
      undefined,
      (state) => {
        if (state === 'open') resolve(by);
      },
    );
  });
}

async function seat(
  address: string,
  t: number,
  guests: Guest[],
  clients: Client[],
  settings: Settings,
): Promise<string> {
  const { seats } = settings;
  const { id } = await newTable(address, guests[t * seats], settings);
  for (let i = 1; i < seats; i++) {
    const reply = await clients[t * seats + i].command(id, { do: 'sit', chair: i });
    if (reply.type === 'refused') throw new Error(reply.message);
  }
  return id;
}

async function inBatches<T>(
  count: number,
  make: (i: number) => Promise<T>,
  progress: (text: string) => void,
  what: string,
) {
  const made: T[] = [];
  while (made.length < count) {
    const batch = Math.min(AT_ONCE, count - made.length);
    const first = made.length;
    made.push(...(await Promise.all(Array.from({ length: batch }, (_, i) => make(first + i)))));
    if (made.length % 1000 === 0 || made.length === count) progress(`${made.length} ${what}`);
  }
  return made;
}

async function memory(address: string): Promise<number> {
  const text = await (await fetch(`${address}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1] ?? 0) / 2 ** 20;
}

/** Every acknowledged choice has to be in the record of its game, once, and nothing else may be there. */
async function compared(address: string, tables: string[], acknowledged: Answered[], progress: (text: string) => void) {
  const byTable = new Map<string, Answered[]>(tables.map((id) => [id, []]));
  for (const answer of acknowledged) byTable.get(answer.table)?.push(answer);
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
      const told = count((byTable.get(tables[t]) ?? []).map(({ seat, choice }) => `${seat} ${JSON.stringify(choice)}`));
      for (const [key, times] of told) lost += Math.max(0, times - (stored.get(key) ?? 0));
      for (const [key, times] of stored) doubled += Math.max(0, times - (told.get(key) ?? 0));
    },
    progress,
    'records compared',
  );
  return { lost, doubled };
}
