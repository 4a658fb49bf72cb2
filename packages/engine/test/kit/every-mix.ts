/** Every mix of modules there can be, and for how many players. Runs outside of the test runner too. */
import type { Kind } from '../../src/compile.ts';
import { type ConfigInput, rulesOf } from '../../src/config.ts';
import { activeModules, boardNames, boxedModules, moduleNames, refusePlayers, requested } from '../../src/mixes.ts';
import { modules as allModules } from '../../src/modules/index.ts';
import { type Boxes, EDITIONS, type Edition, type WonderPick } from '../../src/types.ts';
import { VERSION } from '../../src/versions.ts';

/** How many may play. */
const PLAYERS: readonly number[] = [2, 3, 4, 5, 6, 7, 8];

export const ALL_MIXES: readonly string[][] = moduleNames
  .slice(1)
  .reduce((mixes, name) => mixes.concat(mixes.map((mix) => [...mix, name])), [['base']]);

/** Every way to choose the boxes of a mix: of the second edition either one, for each expansion that has two. */
function boxesOf(modules: readonly string[], edition: Edition): Boxes[] {
  return boxedModules
    .filter((name) => modules.includes(name))
    .reduce<Boxes[]>(
      (all, name) =>
        all.flatMap((some) =>
          EDITIONS.filter((box) => isThere(name, box, edition)).map((box) => ({ ...some, [name]: box })),
        ),
      [{}],
    );
}

/** The first edition has only the first boxes. */
const isThere = (name: string, of: Edition, edition: Edition): boolean =>
  allModules.some(({ box }) => box?.of === name && box.edition === of) && (of === 'first' || edition === 'second');

/** With two players the Free City sits at the table too. */
export const citiesOf = (players: number): number => Math.max(players, 3);

/** A number of players, an edition, a mix of modules and their boxes that go together. */
export interface Box {
  seats: number;
  edition: Edition;
  modules: string[];
  boxes: Boxes;
}

/** All of them. */
export const ALL_BOXES: readonly Box[] = PLAYERS.flatMap((seats) =>
  EDITIONS.flatMap((edition) =>
    ALL_MIXES.flatMap((modules) => boxesOf(modules, edition).map((boxes) => ({ seats, edition, modules, boxes }))),
  ),
).filter((box) => refusePlayers(requested(box), box.seats) === null);

/** In words: `3 players, second edition, base + leaders (second) + cities (first)`. */
export const nameOfBox = ({ seats, edition, modules, boxes }: Box): string => {
  const named = modules.map((name) => (edition === 'second' && boxes[name] ? `${name} (${boxes[name]})` : name));
  return `${seats} players, ${edition} edition, ${named.join(' + ')}`;
};

/** What rules are compiled for beside a number of players: the first edition, and nothing that is added to it. */
export const PLAIN: Omit<Kind, 'seats'> = { version: VERSION, edition: 'first', boxes: {}, boards: [], expert: false };

/** Every side of a board that can be picked there: some need a module. */
export const sidesIn = (box: Box): WonderPick[] =>
  rulesOf({ ...box, boards: [...boardNames] }).wonders.flatMap(({ city, side, missing }) =>
    missing.length === 0 ? [{ wonder: city, side }] : [],
  );

/** And those of boards that nobody deals without a switch. */
export function furtherSidesIn(box: Box): WonderPick[] {
  const further = activeModules({ ...box, boards: boardNames }, box.seats).filter(({ boards }) => boards !== undefined);
  const names = further.flatMap(({ wonders = [] }) => wonders.map(({ id }) => id));
  return sidesIn(box).filter(({ wonder }) => names.includes(wonder));
}

/** Sets of further boards: none, each alone, all. */
const BOARDS: readonly string[][] = [[], ...boardNames.map((name) => [name]), [...boardNames]];

/**
 * The configuration of game `n` of a series: further boards are switched on in every way in turn, leaders for experts
 * every other time, and in every other game the first city has one of the boards that nobody deals without a switch.
 */
export function varied(box: Box, n: number): Omit<ConfigInput, 'seed'> {
  const sides = furtherSidesIn(box);
  const picked = n % 2 === 1 ? (sides[((n - 1) / 2) % sides.length] ?? null) : null;
  const others = (): WonderPick => ({ wonder: 'random', side: n % 3 === 0 ? 'choice' : 'random' });
  return {
    ...box,
    boards: BOARDS[n % BOARDS.length],
    expert: Math.floor(n / BOARDS.length) % 2 === 0,
    wonders: Array.from({ length: citiesOf(box.seats) }, (_, seat) => (seat === 0 && picked ? picked : others())),
  };
}
