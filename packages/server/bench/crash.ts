/** Kills a server again and again while people play, and looks afterwards whether anything they were told is missing. */

import { type Guest, type Settings, USUAL } from '@polis/client';
import { dice, roll } from '@polis/engine';
import type { Profile } from '../src/protocol/index.ts';
import { MOST_A_DAY } from '../src/store/counting.ts';
import { insist } from './checking.ts';
import { count, guests, noTally, playGame, type Seated, type Tally } from './game.ts';
import { type ServerProcess, serve } from './process.ts';

export interface CrashPlan {
  /** The built command line. */
  program: string;
  /** Where the server keeps its data. */
  folder: string;
  kills: number;
  seed: number;
  /** Is told now and then how far it is. */
  progress(text: string): void;
}

export interface CrashResult extends Tally {
  kills: number;
  games: number;
  /** Games whose result is not kept, or more than once. */
  miscounted: number;
}

/** At each of these tables game follows game until the last kill; one has a bot and one has clocks that never run out. */
const TABLES: Pick<Settings, 'modules' | 'seats' | 'clock'>[] = [
  { modules: ['base'], seats: 3, clock: null },
  { modules: ['base', 'leaders', 'cities', 'edifice'], seats: 4, clock: null },
  { modules: ['base', 'leaders'], seats: 2, clock: { per: 'game', seconds: 86_400, bonus: 0 } },
];
const WITH_BOT = 1;
/** So long people think at most. */
const PAUSE_MS = 50;
/** So many choices are acknowledged at most from one kill to the next, and so long it waits at most after that. */
const MOST_CHOICES = 25;
const MOST_MS = 50;

export async function crash({ program, folder, kills, seed, progress }: CrashPlan): Promise<CrashResult> {
  const chance = dice(seed);
  let running: ServerProcess = await serve(program, { POLIS_DATA: folder });
  const { address, port } = running;
  let killed = 0;
  /** Acknowledgements that have come in. */
  let heard = 0;
  const hear = (text: string): void => {
    if (text.startsWith('{"type":"done"')) heard++;
  };
  const result: CrashResult = { ...noTally(), kills, games: 0, miscounted: 0 };
  const killer = killing();
  try {
    const tables = TABLES.map(async (settings, t) => {
      const people = await guests(address, settings.seats - (t === WITH_BOT ? 1 : 0), hear);
      let played = 0;
      do {
        await playOne(
          people,
          {
            ...USUAL,
            wonders: null,
            ...settings,
            edition: 'first',
            listed: false,
            rated: true,
          },
          t,
        );
        played++;
      } while (killed < kills);
      result.miscounted += await miscounted(people[0], played);
      for (const { by } of people) by.close();
    });
    // a table that fails ends the whole run, whatever the kills are at
    await Promise.race([Promise.all(tables), killer]);
    await Promise.all(tables);
  } finally {
    killed = kills;
    await killer;
    await running.end('SIGTERM');
  }
  return result;

  async function killing(): Promise<void> {
    while (killed < kills) {
      const goal = heard + roll(chance, MOST_CHOICES);
      while (heard < goal && killed < kills) await new Promise((next) => setTimeout(next, 1));
      await new Promise((next) => setTimeout(next, roll(chance, MOST_MS)));
      if (killed === kills) return;
      await running.end('SIGKILL');
      killed++;
      running = await serve(program, { POLIS_DATA: folder }, port);
      if (killed % 5 === 0) progress(`${killed} kills, ${result.games} games, ${heard} acknowledgements`);
    }
  }

  /** The last one may have ended a moment ago. */
  async function miscounted({ person, cookie }: Guest, played: number): Promise<number> {
    const kept = (): Promise<number> =>
      insist(async () => {
        const answer = await fetch(`${address}/api/people/${person.id}`, { headers: { cookie } });
        const { games, ratings } = (await answer.json()) as Profile;
        const overall = ratings.find(({ category }) => category === 'all')?.games ?? 0;
        if (games < played) throw new Error(`${games} results of ${played} games`);
        return Math.abs(games - played) + Math.abs(overall - Math.min(played, MOST_A_DAY));
      });
    return kept().catch(() => played);
  }

  async function playOne(people: readonly Seated[], settings: Settings, t: number): Promise<void> {
    const played = await playGame({ address, people, settings, fill: 'merchant', chance, pauseMs: PAUSE_MS });
    result.games++;
    count(result, played);
    // where only people answer and no clock is set right again, every line of the journal is one of theirs
    if (t === 0) result.doubled += Math.abs(played.seq - (people.length + 1 + played.acknowledged));
  }
}
