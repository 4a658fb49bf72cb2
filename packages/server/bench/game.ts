/** One game of people who are programs, and how what is kept of it compares with what they were told. */
import { becomeGuest, type Client, createTable, type Guest, type Level, type Settings } from '@polis/client';
import { type Dice, roll } from '@polis/engine';
import { compared, insist, recordOf, stored } from './checking.ts';
import { client, playOn } from './people.ts';

export interface Seated extends Guest {
  by: Client;
}

/** What became of the choices of people. */
export interface Tally {
  /** Choices that people were told are stored. */
  acknowledged: number;
  /** Of these, those that are not in the record, or are another choice there. */
  lost: number;
  /** Choices of people that are in the record more often than they were told. */
  doubled: number;
  /** Choices that were refused although they were allowed. */
  refused: number;
}

export const noTally = (): Tally => ({ acknowledged: 0, lost: 0, doubled: 0, refused: 0 });

export function count(tally: Tally, more: Tally): void {
  for (const what of ['acknowledged', 'lost', 'doubled', 'refused'] as const) tally[what] += more[what];
}

export interface Played extends Tally {
  id: string;
  /** The number of the last line. */
  seq: number;
}

export interface Game {
  address: string;
  people: readonly Seated[];
  settings: Settings;
  /** Who plays at the chairs that are left. */
  fill: Level;
  chance: Dice;
  /** So long people think at most. */
  pauseMs: number;
  /** What else is done at the table while it is played. */
  meanwhile?: (table: string) => void;
}

export async function playGame(game: Game): Promise<Played> {
  const { address, people, settings, fill, chance, pauseMs } = game;
  const id = await insist(async () => (await createTable(address, people[0], settings)).id);
  for (const [chair, { by }] of people.entries()) if (chair > 0) await stored(by, id, { do: 'sit', chair });
  const games = people.map(({ by }) => playOn(by, id, roll(chance, 2 ** 30), () => roll(chance, pauseMs)));
  await stored(people[0].by, id, { do: 'start', fill });
  game.meanwhile?.(id);
  const [{ seq }] = await Promise.all(games.map(({ over: end }) => end));
  await Promise.all(games.map(({ settled }) => settled()));
  const told = games.flatMap(({ acknowledged }) => acknowledged);
  const { lost, doubled } = compared(await recordOf(address, id), told, people.length);
  const refused = games.flatMap((one) => one.refused).length;
  return { id, acknowledged: told.length, lost, doubled, refused, seq };
}

/** Guests with a socket each. `heard`: is told every message as it came. */
export async function guests(address: string, count: number, heard?: (text: string) => void): Promise<Seated[]> {
  const all = await Promise.all(
    Array.from({ length: count }, (_, i) => insist(() => becomeGuest(address, `Player ${i}`))),
  );
  return all.map((who) => ({ ...who, by: client(() => address, who, heard) }));
}
