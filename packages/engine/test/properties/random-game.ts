/** Random games that shrink: a table, and naturals each of which picks one of the legal choices. */
import fc from 'fast-check';
import type { Choice } from '../../src/choice.ts';
import { activeModules, type ConfigInput, moduleNames } from '../../src/config.ts';
import { create } from '../../src/create.ts';
import { type Game, legal, over } from '../../src/game.ts';
import type { CardDef, WonderDef } from '../../src/module.ts';
import { modules as allModules } from '../../src/modules/index.ts';
import { seedFrom } from '../../src/rng.ts';
import type { Rules } from '../../src/rules.ts';
import { EDITIONS, type Edition, type GameEvent, type SeatId, type WonderPick } from '../../src/types.ts';

import { answered, awaited } from '../kit/answers.ts';
import { type Box, citiesOf, mixesFor, PLAYERS } from '../kit/every-mix.ts';

export interface Story {
  config: ConfigInput;
  /** Each, modulo the number of legal choices, is the next answer. */
  picks: number[];
}

/** Answers of a story: those of most games, with leaders, losses, a side, a last card and a dig now and then. */
const LONGEST = 300;
/** More answers than any game takes. */
const MORE_THAN_ENOUGH = 600;

/** Boards as dealt, or picked so that there is one with a special power or of an expansion. */
const boards = (mix: readonly string[]): fc.Arbitrary<WonderPick | null> => {
  const expansions = allModules.filter(({ id, automatic }) => automatic || mix.includes(id));
  const added = expansions.flatMap(({ wonders = [] }) => wonders.map(({ id }) => id));
  return fc.option(
    fc.record<WonderPick>({
      wonder: fc.constantFrom('random', 'babylon', 'halikarnassos', 'olympia', ...added),
      side: fc.constantFrom('random', 'A', 'B', 'choice'),
    }),
    { nil: null },
  );
};

/** A seed that people can name by a number. */
export const seeds = fc.nat().map((n) => seedFrom('properties', n));

/** Which mixes of modules so many players may have in an edition. */
export type Mixes = (players: number, edition: Edition) => string[][];

/** Any number of players is as likely as another, then any edition, then any mix. */
export const boxes = (least = 2, mixes: Mixes = mixesFor): fc.Arbitrary<Box> => {
  const editionsFor = (seats: number): Edition[] => EDITIONS.filter((edition) => mixes(seats, edition).length > 0);
  return fc
    .constantFrom(...PLAYERS.filter((seats) => seats >= least && editionsFor(seats).length > 0))
    .chain((seats) => fc.record({ seats: fc.constant(seats), edition: fc.constantFrom(...editionsFor(seats)) }))
    .chain(({ seats, edition }) =>
      fc.record({
        seats: fc.constant(seats),
        edition: fc.constant(edition),
        modules: fc.constantFrom(...mixes(seats, edition)),
      }),
    );
};

const configs = (least: number, mixes: Mixes): fc.Arbitrary<ConfigInput> =>
  boxes(least, mixes)
    .chain((box) => fc.record({ box: fc.constant(box), seed: seeds, first: boards(box.modules) }))
    .map(({ box: { seats, edition, modules }, seed, first }) => ({
      seats,
      seed,
      edition,
      modules,
      wonders:
        first && Array.from({ length: citiesOf(seats) }, (_, i) => (i === 0 ? first : { ...first, wonder: 'random' })),
    }));

const naturals = (longest: number) => fc.array(fc.nat(), { maxLength: longest, size: 'max' });

/** A game of this many players or more that breaks off anywhere, also between two answers to one question. */
export const stories = (least = 2, mixes: Mixes = mixesFor): fc.Arbitrary<Story> =>
  fc.record({ config: configs(least, mixes), picks: naturals(LONGEST) });

/** The base game alone in its first edition, for laws about its own numbers. */
export const BASE_ONLY: Mixes = (players, edition) =>
  edition === 'first' ? mixesFor(players).filter((modules) => modules.length === 1) : [];

/** Mixes that have this module. Only for test files named after it, which go where it goes. */
export const withModule =
  (name: string): Mixes =>
  (players, edition) =>
    mixesFor(players, edition).filter((modules) => modules.includes(name));

/** And those that do not have it. */
export const withoutModule =
  (name: string): Mixes =>
  (players, edition) =>
    mixesFor(players, edition).filter((modules) => !modules.includes(name));

/** Every table, and those alone at which some see more than others: for laws about what is seen. */
export const TABLES: [name: string, mixes: Mixes][] = [
  ['at any table', mixesFor],
  ...(moduleNames.includes('teams') ? [['in teams', withModule('teams')] satisfies [string, Mixes]] : []),
];

/** Games of two players, with every mix they can have. */
export const OF_TWO: Mixes = (players, edition) => (players === 2 ? mixesFor(players, edition) : []);

interface Printed {
  cards: ReadonlyMap<string, CardDef>;
  wonders: ReadonlyMap<string, WonderDef>;
}

const printed = new WeakMap<Rules, Printed>();

/** Everything that this game is made of as it is printed, by name. */
export function printedIn({ rules }: Pick<Game, 'rules'>): Printed {
  const known = printed.get(rules);
  if (known) return known;
  const active = activeModules(rules.modules, rules.players, rules.edition);
  const isThere = ({ with: needed = [] }: CardDef): boolean => needed.every((name) => rules.modules.includes(name));
  const byId = <T extends { id: string }>(defs: T[]): Map<string, T> => new Map(defs.map((def) => [def.id, def]));
  const all = {
    cards: byId(active.flatMap(({ cards = [] }) => cards).filter(isThere)),
    wonders: byId(active.flatMap(({ wonders = [] }) => wonders)),
  };
  printed.set(rules, all);
  return all;
}

/** The game as it stands after each answer of the story. */
export function* moments({ config, picks }: Story, log: GameEvent[] = []): Generator<Game, void, undefined> {
  let game = create(config, log);
  let at = 0;
  yield game;
  while (!over(game))
    for (const seat of awaited(game)) {
      if (at === picks.length) return;
      game = answered(game, seat, pickOf(legal(game, seat), picks[at++]), log);
      yield game;
    }
}

const pickOf = (choices: Choice[], pick: number): Choice => choices[pick % choices.length];

/** True while nobody has answered the question asked now; true also of a finished game. */
export const isFresh = ({ state }: Game): boolean => state.sealed.every((choice) => choice < 0);

/** The game at each question of the story, before anyone has answered it, and at its end. */
export function* questions(story: Story): Generator<Game, void, undefined> {
  for (const game of moments(story)) if (isFresh(game)) yield game;
}

/** Each answer of the story that is still to be given: the game before it, and whose it is. */
export function* turns(story: Story): Generator<[Game, SeatId], void, undefined> {
  for (const game of moments(story)) {
    const next = awaited(game).find((seat) => game.state.sealed[seat] < 0);
    if (next !== undefined) yield [game, next];
  }
}

/** The game as the story leaves it. */
export function lastMoment(story: Story): Game {
  let last: Game | null = null;
  for (const game of moments(story)) last = game;
  return last as Game;
}

/** The last answer that the story leaves open: the game before it, and whose it is. */
export function lastTurn(story: Story): [Game, SeatId] {
  let last: [Game, SeatId] | null = null;
  for (const turn of turns(story)) last = turn;
  return last as [Game, SeatId];
}

/** The story goes on with first choices to the end of the game. */
export const finished = ({ config, picks }: Story): Story => ({
  config,
  picks: [...picks, ...new Array<number>(MORE_THAN_ENOUGH).fill(0)],
});

/** A law that is dear to check runs on this share of the usual number of examples. */
export const share = (part: number): { numRuns: number } => ({
  numRuns: Math.ceil((fc.readConfigureGlobal().numRuns ?? 100) * part),
});

/** Checks a law on an answer that is still to be given, somewhere in a random game. */
export const onRandomTurns = (law: (game: Game, seat: SeatId) => void, part = 1, mixes: Mixes = mixesFor): void =>
  fc.assert(
    fc.property(stories(2, mixes), (story) => law(...lastTurn(story))),
    share(part),
  );

/** Checks a law on random games of two players or more. */
export const inEveryGame = (law: (story: Story) => void, part = 1, mixes: Mixes = mixesFor): void =>
  fc.assert(fc.property(stories(2, mixes), law), share(part));
