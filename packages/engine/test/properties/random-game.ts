/** Random games that shrink: a table, and naturals each of which picks one of the legal choices. */
import fc from 'fast-check';
import type { Choice } from '../../src/choice.ts';
import type { ConfigInput } from '../../src/config.ts';
import { create } from '../../src/create.ts';
import { type Game, legal, over } from '../../src/game.ts';
import { activeModules, boardNames, moduleNames } from '../../src/mixes.ts';
import type { CardDef, WonderDef } from '../../src/module.ts';
import { modules as allModules } from '../../src/modules/index.ts';
import { seedFrom } from '../../src/rng.ts';
import type { Rules } from '../../src/rules.ts';
import type { GameEvent, SeatId, WonderPick } from '../../src/types.ts';
import { answered, awaited } from '../kit/answers.ts';
import { ALL_BOXES, type Box, citiesOf, sidesIn } from '../kit/every-mix.ts';

export interface Story {
  config: ConfigInput;
  /** Each, modulo the number of legal choices, is the next answer. */
  picks: number[];
}

/** Answers of a story: those of most games, with leaders, losses, a side, a last card and a dig now and then. */
const LONGEST = 300;
/** More answers than any game takes. */
const MORE_THAN_ENOUGH = 600;

/** Boards as dealt, or picked so that there is one with a special power, of an expansion or from elsewhere. */
const boards = (box: Box): fc.Arbitrary<WonderPick | null> => {
  const usual = allModules.flatMap(({ edition, wonders = [] }) => (edition ? wonders.map(({ id }) => id) : []));
  const added = sidesIn(box).filter(({ wonder }) => !usual.includes(wonder));
  const powerful = fc.constantFrom('random', 'babylon', 'halikarnassos', 'olympia');
  const sides = fc.constantFrom('random', 'A', 'B', 'choice');
  return fc.option(
    fc.oneof(
      fc.record<WonderPick>({ wonder: powerful, side: sides }),
      fc.constantFrom(...added.flatMap((pick): WonderPick[] => [pick, { ...pick, side: 'choice' }])),
    ),
    { nil: null },
  );
};

/** A seed that people can name by a number. */
export const seeds = fc.nat().map((n) => seedFrom('properties', n));

/** Which boxes a law is about. */
export type Mixes = (box: Box) => boolean;

const ANY: Mixes = () => true;

/** Any number of players is as likely as another, then any edition, then any mix, then any boxes of it. */
export const boxes = (least = 2, mixes: Mixes = ANY): fc.Arbitrary<Box> =>
  ['seats', 'edition', 'modules', 'boxes']
    .reduce<fc.Arbitrary<Box[]>>(
      (some, part) => some.chain((among) => fc.constantFrom(...apart(among, part as keyof Box))),
      fc.constant(ALL_BOXES.filter((box) => box.seats >= least && mixes(box))),
    )
    .map(([box]) => box);

/** Those that have a part in common stay together. */
function apart(among: readonly Box[], part: keyof Box): Box[][] {
  const groups = new Map<string, Box[]>();
  for (const box of among) {
    const name = JSON.stringify(box[part]);
    groups.set(name, [...(groups.get(name) ?? []), box]);
  }
  return [...groups.values()];
}

const configs = (least: number, mixes: Mixes): fc.Arbitrary<ConfigInput> =>
  boxes(least, mixes)
    .chain((box) =>
      fc.record({
        box: fc.constant(box),
        boards: fc.subarray([...boardNames]),
        expert: fc.boolean(),
        seed: seeds,
        first: boards(box),
      }),
    )
    .map(({ box, first, ...config }) => ({
      ...box,
      ...config,
      wonders:
        first &&
        Array.from({ length: citiesOf(box.seats) }, (_, i) => (i === 0 ? first : { ...first, wonder: 'random' })),
    }));

const naturals = (longest: number) => fc.array(fc.nat(), { maxLength: longest, size: 'max' });

/** A game of this many players or more that breaks off anywhere, also between two answers to one question. */
export const stories = (least = 2, mixes: Mixes = ANY): fc.Arbitrary<Story> =>
  fc.record({ config: configs(least, mixes), picks: naturals(LONGEST) });

/** The base game alone in its first edition, for laws about its own numbers. */
export const BASE_ONLY: Mixes = ({ edition, modules }) => edition === 'first' && modules.length === 1;

/** Mixes that have this module. Only for test files named after it, which go where it goes. */
export const withModule =
  (name: string): Mixes =>
  ({ modules }) =>
    modules.includes(name);

/** Every table, and those alone at which some see more than others: for laws about what is seen. */
export const TABLES: [name: string, mixes: Mixes][] = [
  ['at any table', ANY],
  ...(moduleNames.includes('teams') ? [['in teams', withModule('teams')] satisfies [string, Mixes]] : []),
];

/** Games of two players, with every mix they can have. */
export const OF_TWO: Mixes = ({ seats }) => seats === 2;

interface Printed {
  cards: ReadonlyMap<string, CardDef>;
  wonders: ReadonlyMap<string, WonderDef>;
}

const printed = new WeakMap<Rules, Printed>();

/** Everything that this game is made of as it is printed, by name. */
export function printedIn({ rules }: Pick<Game, 'rules'>): Printed {
  const known = printed.get(rules);
  if (known) return known;
  const active = activeModules({ ...rules, picked: rules.wonders.map(({ city }) => city) }, rules.players);
  const isActive = (name: string): boolean => active.some(({ id }) => id === name);
  const isThere = ({ with: needed = [], without = [] }: CardDef): boolean =>
    needed.every(isActive) && !without.some(isActive);
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
export const onRandomTurns = (law: (game: Game, seat: SeatId) => void, part = 1, mixes: Mixes = ANY): void =>
  fc.assert(
    fc.property(stories(2, mixes), (story) => law(...lastTurn(story))),
    share(part),
  );

/** Checks a law on random games of two players or more. */
export const inEveryGame = (law: (story: Story) => void, part = 1, mixes: Mixes = ANY): void =>
  fc.assert(fc.property(stories(2, mixes), law), share(part));
