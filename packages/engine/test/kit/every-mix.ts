/** Every mix of modules there can be, and for how many players. Runs outside of the test runner too. */
import { moduleNames, refusePlayers, requested } from '../../src/config.ts';
import { EDITIONS, type Edition } from '../../src/types.ts';

/** How many may play. */
export const PLAYERS: readonly number[] = [2, 3, 4, 5, 6, 7, 8];

export const ALL_MIXES: readonly string[][] = moduleNames
  .slice(1)
  .reduce((mixes, name) => mixes.concat(mixes.map((mix) => [...mix, name])), [['base']]);

/** The mixes that so many players can have. */
export const mixesFor = (players: number, edition: Edition = 'first'): string[][] =>
  ALL_MIXES.filter((modules) => refusePlayers(requested(modules, edition), players) === null);

/** With two players the Free City sits at the table too. */
export const citiesOf = (players: number): number => Math.max(players, 3);

/** A number of players, an edition and a mix of modules that go together. */
export interface Box {
  seats: number;
  edition: Edition;
  modules: string[];
}

/** All of them. */
export const ALL_BOXES: readonly Box[] = PLAYERS.flatMap((seats) =>
  EDITIONS.flatMap((edition) => mixesFor(seats, edition).map((modules) => ({ seats, edition, modules }))),
);
