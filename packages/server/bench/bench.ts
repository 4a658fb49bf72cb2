/** Measures nodes of its own, which it starts and ends: at one rate, or at higher and higher ones until it is too much. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Settings, USUAL } from '@polis/client';
import { type Found, find, type Step } from './find.ts';
import { type LoadResult, load } from './load.ts';
import { type Place, serve } from './process.ts';

export interface Around {
  /** The built command line, and the built file of a thread full of people. */
  program: string;
  crowd: string;
  /** A Postgres and a Redis that several nodes share; null where there are none to be had. */
  shared: (() => Promise<{ place: Place; stop(): Promise<unknown> }>) | null;
}

const OPTIONS = {
  tables: { type: 'string', default: '1000' },
  seats: { type: 'string', default: '5' },
  rate: { type: 'string' },
  games: { type: 'string', default: '1' },
  nodes: { type: 'string', default: '1' },
  together: { type: 'boolean', default: false },
  modules: { type: 'string', default: 'base' },
  find: { type: 'boolean', default: false },
  threads: { type: 'string' },
  pin: { type: 'string' },
  node: { type: 'string', default: '' },
  json: { type: 'boolean', default: false },
} as const;

/** Returns what is to be printed. */
export async function bench(args: string[], around: Around): Promise<string> {
  const { values } = parseArgs({ args, options: OPTIONS });
  const { tables, seats, modules, nodes, pin } = values;
  const settings: Settings = {
    ...USUAL,
    boards: [],
    modules: modules.split(','),
    edition: 'first',
    seats: Number(seats),
    wonders: null,
    listed: false,
    rated: true,
  };
  const pins = pin?.split('/') ?? [];
  if (pin) keepOff(pins.join());
  const ends: (() => Promise<unknown>)[] = [];
  const end = async (): Promise<void> => {
    for (const one of ends.splice(0).reverse()) await one();
  };
  process.once('SIGINT', end);
  try {
    const place = nodes === '1' ? ownFolder(ends) : await sharedPlace(around, ends);
    const addresses: string[] = [];
    for (let node = 0; node < Number(nodes); node++) {
      const flags = values.node.split(' ').filter(Boolean);
      const server = await serve(
        around.program,
        place,
        0,
        flags,
        pin ? ['taskset', '-c', pins[node % pins.length]] : [],
      );
      ends.push(() => server.end('SIGTERM'));
      addresses.push(server.address);
    }
    const plan = { addresses, areTogether: values.together, tables: Number(tables), settings };
    if (values.find) {
      const threads = Number(values.threads ?? Math.max(1, Math.floor(os.availableParallelism() / 2)));
      const found = await find({
        ...plan,
        rate: Number(values.rate ?? 400),
        threads,
        crowd: around.crowd,
        progress: (step) => tell(asLine(step)),
      });
      return values.json ? JSON.stringify(found) : foundText(found);
    }
    const result = await load({
      ...plan,
      rate: Number(values.rate ?? 1100),
      games: Number(values.games),
      progress: tell,
    });
    return values.json ? JSON.stringify(result) : loadText(result);
  } finally {
    await end();
  }
}

const tell = (text: string): boolean => process.stderr.write(`${text}\n`);

function ownFolder(ends: (() => Promise<unknown>)[]): Place {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'polis-load-'));
  ends.push(async () => fs.rmSync(folder, { recursive: true, force: true }));
  return { POLIS_DATA: folder };
}

async function sharedPlace({ shared }: Around, ends: (() => Promise<unknown>)[]): Promise<Place> {
  if (!shared) throw new Error('there are no services here that several nodes could share');
  const { place, stop } = await shared();
  ends.push(stop);
  return place;
}

/** The people are on all cores but these: threads that begin later are where the one is that begins them. */
function keepOff(cores: string): void {
  const theirs = new Set(cores.split(',').map(Number));
  const others = os.cpus().flatMap((_, core) => (theirs.has(core) ? [] : [core]));
  if (others.length === 0) throw new Error('no core is left for those who play');
  const { status, stderr } = spawnSync('taskset', ['-a', '-p', '-c', others.join(','), String(process.pid)]);
  if (status !== 0) throw new Error(`taskset: ${stderr ?? 'it is not there'}`);
}

const asLine = (step: Step): string =>
  [
    `${step.reached} choices a second of ${step.wanted}`,
    `acknowledged after ${step.p50} ms (p50), ${step.p99} ms (p99), ${step.longest} ms at most`,
    `${step.cpuMsPerChoice} ms of processor time a choice`,
    `${step.kBPerTable} kB a table`,
    `event loop late by ${step.lateMs} ms (p99)`,
  ].join('; ');

const foundText = ({ knee }: Found): string => (knee ? `the knee: ${asLine(knee)}` : 'the first step was too much');

const loadText = (result: LoadResult): string =>
  [
    `${result.players} players connected at ${result.tables} tables, ${result.nodes === 1 ? 'one node' : `${result.nodes} nodes`}`,
    `${result.choices} durable choices in ${result.seconds} s; ${result.choicesPerSecond} a second while all tables were playing`,
    `acknowledged after ${result.p50} ms (p50), ${result.p95} ms (p95), ${result.p99} ms (p99)`,
    `${result.lost} lost, ${result.doubled} doubled; ${result.cpuMsPerChoice} ms of processor time a choice`,
    `${result.kBPerTable} kB a table with its connections; memory of the server in MB: ${result.memoryMB.join(', ')}`,
  ].join('\n');
