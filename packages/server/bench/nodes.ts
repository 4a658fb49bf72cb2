/**
 * Two nodes and people spread over both, while a node is killed and started again, Redis goes away for ten seconds and
 * the database drops every connection. Afterwards every choice that was acknowledged has to be in the records, once.
 */

import type { Settings } from '@polis/client';
import { becomeGuest, createTable, type Guest, USUAL } from '@polis/client';
import { type GameRecord, replay, score } from '@polis/engine';
import { compared, insist, recordOf, stored } from './checking.ts';
import { count, noTally, type Tally } from './game.ts';
import { client, type Playing, playOn } from './people.ts';
import { type ServerProcess, serve } from './process.ts';

export interface NodesPlan {
  /** The built command line. */
  program: string;
  database: string;
  redis: { url: string; down(): Promise<void>; up(): Promise<void> };
  /** Cuts every connection to the database. */
  cut(): Promise<void>;
  games: number;
  /** How many of them are played at once. */
  atOnce: number;
  withoutRedisMs: number;
  progress(text: string): void;
}

export interface NodesResult extends Tally {
  games: number;
  /** Games whose record is not the same at both nodes, or does not lead to the scores that were told. */
  different: number;
}

/** Every third table has a bot and every fifth a clock that never runs out. */
const MIXES: Pick<Settings, 'modules' | 'seats'>[] = [
  { modules: ['base'], seats: 3 },
  { modules: ['base', 'leaders'], seats: 4 },
  { modules: ['base', 'leaders', 'cities', 'edifice'], seats: 3 },
  { modules: ['base', 'cities'], seats: 5 },
];
const PAUSE_MS = 120;

export async function nodesTrial(plan: NodesPlan): Promise<NodesResult> {
  const { program, database, redis, games, progress } = plan;
  const place = { DATABASE_URL: database, REDIS_URL: redis.url };
  const nodes: ServerProcess[] = [await serve(program, place), await serve(program, place)];
  const addresses = nodes.map(({ address }) => address);
  const result: NodesResult = { ...noTally(), games: 0, different: 0 };
  let begun = 0;
  try {
    const halls = Array.from({ length: plan.atOnce }, async () => {
      while (begun < games) await playOne(begun++);
    });
    const all = Promise.all(halls);
    // a game that fails ends the trial, whatever the troubles are at
    await Promise.race([all, troubles()]);
    await all;
  } finally {
    begun = games;
    await Promise.all(nodes.map((node) => node.end('SIGTERM')));
  }
  return result;

  /** One after the other, each at a share of the games. */
  async function troubles(): Promise<void> {
    await share(0.15);
    progress('one node is killed');
    await nodes[0].end('SIGKILL');
    await pause(2000);
    nodes[0] = await restarted(nodes[0]);
    await share(0.35);
    progress('Redis goes away');
    await redis.down();
    await pause(plan.withoutRedisMs);
    await redis.up();
    for (const part of [0.55, 0.6, 0.65]) {
      await share(part);
      progress('the database drops its connections');
      await plan.cut();
    }
    await share(0.8);
    progress('the other node restarts in good order');
    await nodes[1].end('SIGTERM');
    nodes[1] = await restarted(nodes[1]);
  }

  /** Where it was. While it was down somebody's connection may have been given its port, for a moment. */
  function restarted({ port }: ServerProcess): Promise<ServerProcess> {
    return insist(() => serve(program, place, port));
  }

  async function share(part: number): Promise<void> {
    while (result.games < games * part) await pause(20);
  }

  async function playOne(game: number): Promise<void> {
    const { modules, seats } = MIXES[game % MIXES.length];
    const people = seats - (game % 3 === 0 ? 1 : 0);
    const clock: Settings['clock'] = game % 5 === 0 ? { per: 'game', seconds: 86_400, bonus: 0 } : null;
    const settings: Settings = {
      ...USUAL,
      wonders: null,
      modules,
      seats,
      clock,
      edition: 'first',
      listed: false,
      rated: true,
    };
    const at = (i: number): string => addresses[i % addresses.length];
    const guests = await Promise.all(
      Array.from({ length: people }, (_, i) => anywhere(game + i, (address) => becomeGuest(address, `Player ${i}`))),
    );
    const clients = guests.map((who, i) => wandering(game + i, who));
    const { id } = await anywhere(game, (address) => createTable(address, guests[0], settings));
    for (const [chair, by] of clients.entries()) if (chair > 0) await stored(by, id, { do: 'sit', chair });
    const playing: Playing[] = clients.map((by, i) => playOn(by, id, game * 10 + i, () => Math.random() * PAUSE_MS));
    await stored(clients[0], id, { do: 'start', fill: 'merchant' });
    await Promise.all(playing.map(({ over }) => over));
    await Promise.all(playing.map(({ settled }) => settled()));
    for (const by of clients) by.close();
    const told = playing.flatMap(({ acknowledged }) => acknowledged);
    const record = await anywhere(game, (address) => recordOf(address, id));
    const isSame = await Promise.all([0, 1].map((i) => anywhere(i, (address) => agrees(address, id, record))));
    result.games++;
    const refused = playing.flatMap((one) => one.refused).length;
    count(result, { ...compared(record, told, people), acknowledged: told.length, refused });
    if (isSame.includes(false)) result.different++;
    if (result.games % 20 === 0) progress(`${result.games} games, ${result.acknowledged} choices`);

    /** At the node one belongs to, or at the other while that one is down. */
    async function anywhere<T>(i: number, request: (address: string) => Promise<T>): Promise<T> {
      let tries = i;
      return insist(() => request(at(tries++)));
    }
  }

  /** Connects to the other node whenever the connection is lost. */
  function wandering(first: number, who: Guest) {
    let turn = first;
    return client(() => addresses[turn++ % addresses.length], who);
  }
}

/** Whether a node tells the same record, and the scores to which it leads. */
async function agrees(address: string, table: string, record: GameRecord): Promise<boolean> {
  const answer = await fetch(`${address}/api/games/${table}`);
  if (!answer.ok) throw new Error(`no game: ${answer.status}`);
  const { table: summary } = (await answer.json()) as { table: { result: { totals: number[] } } };
  const totals = score(replay(record)).sheets.map(({ total }) => total);
  const same = JSON.stringify(await recordOf(address, table)) === JSON.stringify(record);
  return same && JSON.stringify(summary.result.totals) === JSON.stringify(totals);
}

const pause = (ms: number): Promise<void> => new Promise((next) => setTimeout(next, ms));
