/**
 * Loses a database in the middle of play and restores it from its copy. Afterwards every choice that was acknowledged
 * before the moment of the copy has to be in the records, and every game that was going on is played to its end.
 */
import { createTable, type Guest, type Settings, USUAL } from '@polis/client';
import { type Dice, dice, roll } from '@polis/engine';
import { compared, recordOf, stored } from './checking.ts';
import { guests, type Seated } from './game.ts';
import { client, type Playing, playOn } from './people.ts';
import { type Place, type ServerProcess, serve } from './process.ts';

export interface DrillPlan {
  /** The built command line. */
  program: string;
  place: Place;
  /** So long people play until it is lost, at so many tables. */
  seconds: number;
  tables: number;
  /** Is called in the middle of play. */
  midway(): Promise<void>;
  /** The server is dead: the database goes, and comes back as it was at the moment it says. */
  loseAndRestore(): Promise<{ at: number; place: Place }>;
  progress(text: string): void;
}

export interface DrillResult {
  games: number;
  /** Choices that people were told are stored before the moment of the copy, and of these, those not in the records. */
  acknowledged: number;
  lost: number;
  /** Told after that moment: what the loss has cost. */
  later: number;
  /** From the moment of the copy to the loss. */
  ageSeconds: number;
  /** Games that were going on then, and were played to their end afterwards. */
  playedOn: number;
}

/** Games long enough for the loss to come in the middle of some. */
const SETTINGS: Settings = {
  ...USUAL,
  wonders: null,
  modules: ['base', 'leaders'],
  seats: 3,
  edition: 'first',
  listed: false,
  rated: true,
};
const PAUSE_MS = 400;
const PATIENCE_MS = 60_000;

interface Begun {
  id: string;
  people: readonly Guest[];
  playing: readonly Playing[];
}

export async function drill(plan: DrillPlan): Promise<DrillResult> {
  const { program, place, seconds, tables, progress } = plan;
  const chance = dice(Date.now() % 2 ** 31);
  const first = await serve(program, place);
  const begun: Begun[] = [];
  const everyone: Seated[] = [];
  let isLost = false;
  const halls = Array.from({ length: tables }, async () => {
    const people = await guests(first.address, SETTINGS.seats);
    everyone.push(...people);
    while (!isLost) {
      const game = await begin(first.address, people, chance);
      begun.push(game);
      await Promise.race([Promise.all(game.playing.map(({ over }) => over)), until(() => isLost)]);
    }
  });
  const half = (seconds * 1000) / 2;
  // a table that fails ends the drill
  await Promise.race([sleep(half), Promise.all(halls)]);
  await plan.midway();
  await Promise.race([sleep(half), Promise.all(halls)]);
  await first.end('SIGKILL');
  const killed = Date.now();
  isLost = true;
  // whoever is about to begin a game would wait for this server for ever
  for (const { by } of everyone) by.close();
  await Promise.allSettled(halls);
  progress(`the server is dead after ${begun.length} games were begun`);
  const { at, place: restored } = await plan.loseAndRestore();
  progress(`restored as it was at ${new Date(at).toISOString()}`);
  const second = await serve(program, restored);
  try {
    const result = {
      games: begun.length,
      acknowledged: 0,
      lost: 0,
      later: 0,
      ageSeconds: (killed - at) / 1000,
      playedOn: 0,
    };
    await Promise.all(
      begun.map(async (game) => {
        const all = game.playing.flatMap(({ acknowledged }) => acknowledged);
        const told = all.filter((one) => one.at <= at);
        result.later += all.length - told.length;
        result.acknowledged += told.length;
        if (told.length === 0) return;
        if (await playOnToTheEnd(second, game, chance)) result.playedOn++;
        result.lost += compared(await recordOf(second.address, game.id), told, game.people.length).lost;
      }),
    );
    return result;
  } finally {
    await second.end('SIGTERM');
  }
}

async function begin(address: string, people: readonly Seated[], chance: Dice): Promise<Begun> {
  const { id } = await createTable(address, people[0], SETTINGS);
  for (const [chair, { by }] of people.entries()) if (chair > 0) await stored(by, id, { do: 'sit', chair });
  const playing = people.map(({ by }) => playOn(by, id, roll(chance, 2 ** 30), () => roll(chance, PAUSE_MS)));
  await stored(people[0].by, id, { do: 'start', fill: 'merchant' });
  return { id, people, playing };
}

/** By the same people, who know nothing of what was lost; false if it was over already. */
async function playOnToTheEnd({ address }: ServerProcess, { id, people }: Begun, chance: Dice): Promise<boolean> {
  const clients = people.map((who) => client(() => address, who));
  const playing = clients.map((by) => playOn(by, id, roll(chance, 2 ** 30)));
  const late = sleep(PATIENCE_MS).then(() => {
    throw new Error(`the game at table ${id} does not go on`);
  });
  await Promise.race([Promise.all(playing.map(({ over }) => over)), late]);
  for (const by of clients) by.close();
  return playing.some(({ acknowledged }) => acknowledged.length > 0);
}

const sleep = (ms: number): Promise<void> => new Promise((next) => setTimeout(next, ms).unref());

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await sleep(50);
}
