/** Every mix of modules there can be, and for how many players. Runs outside of the test runner too. */
import { boxedModules, moduleNames, readBoxes, refusePlayers, requested } from '../../src/config.ts';
import { type Boxes, EDITIONS, type Edition } from '../../src/types.ts';

/** How many may play. */
export const PLAYERS: readonly number[] = [2, 3, 4, 5, 6, 7, 8];

export const ALL_MIXES: readonly string[][] = moduleNames
  .slice(1)
  .reduce((mixes, name) => mixes.concat(mixes.map((mix) => [...mix, name])), [['base']]);

/** The mixes that so many players can have, with the boxes of that edition or with the first ones. */
export const mixesFor = (players: number, edition: Edition = 'first', box: Edition = edition): string[][] =>
  ALL_MIXES.filter((modules) => isFor({ modules, edition, boxes: boxesLike(modules, edition, box) }, players));

const isFor = (mix: Parameters<typeof requested>[0], players: number): boolean =>
  refusePlayers(requested(mix), players) === null;

const boxesLike = (modules: readonly string[], edition: Edition, box: Edition): Boxes =>
  readBoxes(Object.fromEntries(boxedModules.map((name) => [name, box])), edition, modules);

/** Every way to choose the boxes of a mix: of the second edition either one, for each expansion that has two. */
function boxesOf(modules: readonly string[], edition: Edition): Boxes[] {
  if (edition === 'first') return [boxesLike(modules, edition, 'first')];
  return boxedModules
    .filter((name) => modules.includes(name))
    .reduce<Boxes[]>((all, name) => all.flatMap((some) => EDITIONS.map((box) => ({ ...some, [name]: box }))), [{}]);
}

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
).filter((box) => isFor(box, box.seats));
