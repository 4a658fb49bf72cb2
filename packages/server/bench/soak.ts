/**
 * A server under a mixed load for as long as one likes: people and bots play, talk, look on, come and go, someone sends
 * rubbish, lists are read, and in between the server is killed. In the last third it is left alone, so that its memory
 * can be compared with itself.
 */
import { createTable, type Settings, USUAL } from '@polis/client';
import { type Dice, dice, roll } from '@polis/engine';
import WebSocket from 'ws';
import { count, guests, noTally, playGame, type Seated, type Tally } from './game.ts';
import { type ServerProcess, serve } from './process.ts';

export interface SoakPlan {
  /** The built command line. */
  program: string;
  /** Where the server keeps its data. */
  folder: string;
  minutes: number;
  seed: number;
  progress(sample: Sample): void;
}

/** How the server is at one moment. */
export interface Sample {
  minute: number;
  kills: number;
  games: number;
  acknowledged: number;
  tables: number;
  connections: number;
  /** Megabytes. */
  resident: number;
  /** Of the main thread: used, and taken from the system. */
  heap: number;
  heapTaken: number;
  /** Milliseconds by which the event loop was late since the last sample: 99 of 100 times less, and at most. */
  late: number;
  latest: number;
}

export interface SoakResult extends Tally {
  kills: number;
  games: number;
  samples: Sample[];
}

/** Mixes of modules; people sit at some of the chairs and bots at the others. */
const MIXES: Pick<Settings, 'modules' | 'edition' | 'seats' | 'clock'>[] = [
  { modules: ['base'], edition: 'first', seats: 3, clock: null },
  { modules: ['base'], edition: 'second', seats: 5, clock: { per: 'move', seconds: 86_400 } },
  { modules: ['base', 'leaders'], edition: 'first', seats: 2, clock: { per: 'game', seconds: 86_400, bonus: 0 } },
  { modules: ['base', 'leaders', 'cities'], edition: 'first', seats: 8, clock: null },
  { modules: ['base', 'edifice'], edition: 'second', seats: 4, clock: null },
  { modules: ['base', 'leaders', 'cities', 'edifice'], edition: 'first', seats: 7, clock: null },
];
const TABLES = 2 * MIXES.length;
const MOST_PEOPLE = 3;
const FILLS = ['merchant', 'apprentice', 'architect'] as const;
/** Short, so that in minutes as much happens as in hours elsewhere, and what grows is seen to grow. */
const PAUSE_MS = 300;
const SAMPLE_MS = 10_000;
const MINUTE_MS = 60_000;
/** From one kill to the next. */
const LEAST_LIFE_MS = 20_000;
const MOST_LIFE_MS = 240_000;
/** What no client of ours would send. */
const RUBBISH = ['', '{', 'null', '{"type":"watch"}', '{"type":"command","id":"x","table":"y","command":{"do":"win"}}'];

export async function soak({ program, folder, minutes, seed, progress }: SoakPlan): Promise<SoakResult> {
  const chance = dice(seed);
  const begin = Date.now();
  const end = begin + minutes * MINUTE_MS;
  const lastKill = begin + (minutes * MINUTE_MS * 2) / 3;
  let running: ServerProcess = await serve(program, { POLIS_DATA: folder });
  const { address, port } = running;
  const result: SoakResult = { ...noTally(), kills: 0, games: 0, samples: [] };
  try {
    const others = Promise.all([killing(), sampling(), rubbish()]);
    await Promise.all(Array.from({ length: TABLES }, (_, i) => table(MIXES[i % MIXES.length], i)));
    await others;
  } finally {
    await running.end('SIGTERM');
  }
  return result;

  /** Game follows game, each of new people. */
  async function table(mix: (typeof MIXES)[number], t: number): Promise<void> {
    while (Date.now() < end) {
      const chairs = 1 + roll(chance, Math.min(MOST_PEOPLE, mix.seats));
      const people = await guests(address, chairs);
      const settings: Settings = { ...USUAL, wonders: null, ...mix, listed: t % 2 === 0, rated: t % 3 === 0 };
      const fill = FILLS[roll(chance, FILLS.length)];
      const played = await playGame({
        ...{ address, people, settings, fill, chance, pauseMs: PAUSE_MS },
        meanwhile: (id) => talkAndLook(id, people[0], chance),
      });
      result.games++;
      count(result, played);
      for (const { by } of people) by.close();
    }
  }

  async function talkAndLook(id: string, { by }: Seated, dice: Dice): Promise<void> {
    const [onlooker] = await guests(address, 1);
    onlooker.by.watch(id, () => undefined);
    for (let i = 0; i < 5; i++) {
      await later(roll(dice, 10 * PAUSE_MS));
      await by.command(id, { do: 'say', text: `good luck ${i}` });
      await fetch(`${address}/api/tables`).catch(() => null);
    }
    onlooker.by.close();
  }

  async function killing(): Promise<void> {
    for (;;) {
      await later(LEAST_LIFE_MS + roll(chance, MOST_LIFE_MS - LEAST_LIFE_MS));
      if (Date.now() > lastKill) return;
      await running.end('SIGKILL');
      result.kills++;
      running = await serve(program, { POLIS_DATA: folder }, port);
    }
  }

  /** Someone who is no player, and tables that nobody ever sits down at. */
  async function rubbish(): Promise<void> {
    while (Date.now() < end) {
      const [guest] = await guests(address, 1);
      guest.by.close();
      await createTable(address, guest, { ...USUAL, ...MIXES[0], wonders: null, listed: true, rated: false }).catch(
        () => null,
      );
      const socket = new WebSocket(`${address.replace('http', 'ws')}/socket`, { headers: { cookie: guest.cookie } });
      socket.on('error', () => undefined);
      socket.on('open', () => {
        for (const text of RUBBISH) socket.send(text);
        for (let i = 0; i < 20; i++) socket.ping();
      });
      await later(MINUTE_MS / 12);
      socket.terminate();
    }
  }

  async function sampling(): Promise<void> {
    while (Date.now() < end) {
      await later(SAMPLE_MS);
      const text = await fetch(`${address}/metrics`).then(
        (answer) => answer.text(),
        () => null,
      );
      // it may be starting again just now
      if (text === null) continue;
      const value = (name: string): number => Number(new RegExp(`^${name} (.*)$`, 'm').exec(text)?.[1] ?? Number.NaN);
      const { kills, games, acknowledged } = result;
      const sample: Sample = {
        ...{ minute: (Date.now() - begin) / MINUTE_MS, kills, games, acknowledged },
        tables: value('polis_tables'),
        connections: value('polis_connections'),
        resident: value('process_resident_memory_bytes') / 2 ** 20,
        heap: value('nodejs_heap_size_used_bytes') / 2 ** 20,
        heapTaken: value('nodejs_heap_size_total_bytes') / 2 ** 20,
        late: value('nodejs_eventloop_lag_p99_seconds') * 1000,
        latest: value('nodejs_eventloop_lag_max_seconds') * 1000,
      };
      result.samples.push(sample);
      progress(sample);
    }
  }
}

const later = (ms: number): Promise<void> => new Promise((next) => setTimeout(next, ms));
