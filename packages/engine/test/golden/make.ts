/** Golden records: finished games with everything that a replay has to bring out again. */

import { branchOf } from '../../src/branch.ts';
import { BUILD, type Choice, deedOf, PAID, SELL, STAGE, viaOf } from '../../src/choice.ts';
import { type ConfigInput, rulesOf } from '../../src/config.ts';
import { create } from '../../src/create.ts';
import { describe } from '../../src/describe.ts';
import { type Game, legal, over, sample, score, submit } from '../../src/game.ts';
import { hash } from '../../src/hash.ts';
import { boardNames } from '../../src/mixes.ts';
import { modules as allModules } from '../../src/modules/index.ts';
import { type GameRecord, save } from '../../src/record.ts';
import { type Dice, dice, seedFrom } from '../../src/rng.ts';
import type { ScenarioSeat } from '../../src/scenario-types.ts';
import type { Score } from '../../src/score.ts';
import { EDITIONS, type Edition, type SeatId, type WonderPick } from '../../src/types.ts';
import { awaited } from '../kit/answers.ts';
import { ALL_BOXES, type Box, citiesOf, furtherSidesIn } from '../kit/every-mix.ts';

export interface Golden {
  record: GameRecord;
  scores: Score[];
  /** How many choices were legal at each question, those of all seats together; and in the whole game. */
  legal: number[];
  total: number;
  hash: string;
}

/** What a game is to be like. */
interface Wanted {
  box: Box;
  boards?: string[];
  expert?: boolean;
  /** Boards of the first seats, whose players choose the side. */
  picks?: string[];
  /** At the end of its name. */
  called?: string;
}

/** Boards that dig, play a last card, build for free or copy a guild. */
const POWERFUL = ['halikarnassos', 'babylon', 'olympia'];

/** Of the first edition the base game, the same with boards that have special powers, each other module, and all. */
function ofFirstEdition(boxes: readonly Box[]): Wanted[] {
  const single = boxes.filter(({ modules }) => modules.length <= 2);
  const [base] = boxes.filter(({ modules }) => modules.length === 1);
  const all = boxes[boxes.length - 1];
  return [
    ...[...new Set([...single, all])].map((box) => ({ box })),
    ...(base ? [{ box: base, picks: POWERFUL, called: 'powers' }] : []),
  ];
}

/**
 * Of the second edition the plainest game, and all modules in every mixture of their boxes, now and then for experts, with
 * boards that they have themselves; and the last mixture once more with whatever boards it deals.
 */
function ofSecondEdition(boxes: readonly Box[]): Wanted[] {
  const all = boxes.filter(({ modules }) => modules === boxes[boxes.length - 1].modules);
  const mixtures = all.map((box, i): Wanted => {
    const expert = box.boxes.leaders === 'second' && (box.seats + i) % 2 === 0;
    const further = furtherSidesIn(box).map(({ wonder }) => wonder);
    const own = rulesOf(box).cities.filter((city) => !further.includes(city));
    return { box, expert, picks: rotated(own, box.seats), called: expert ? 'experts' : undefined };
  });
  return [...boxes.slice(0, 1).map((box) => ({ box })), ...mixtures, ...all.slice(-1).map((box) => ({ box }))];
}

/** Further boards: dealt with the base game alone and with every module there is, and picked, one after the other. */
function ofFurtherBoards(boxes: readonly Box[]): Wanted[] {
  const [base, all] = [boxes[0], boxes[boxes.length - 1]];
  return [
    { box: base, boards: setsIn(base), called: 'dealt' },
    { box: all, boards: setsIn(all), called: 'dealt' },
    { box: all, picks: rotated(namesIn(all), all.seats), called: 'picked' },
  ];
}

/** Each set of them with nothing but what it needs; the boards that need it come first. */
const ofEachSet = (boxes: readonly Box[]): Wanted[] =>
  boxes
    .filter(({ modules }) => modules.length <= 2)
    .flatMap((box) =>
      setsIn(box)
        .filter((set) => box === boxes[0] || namesIn(box, set).length > namesIn(boxes[0], set).length)
        .map((set) => ({ box, boards: [set], picks: namesIn(box, set).reverse(), called: 'picked' })),
    );

/** The further boards that can be at the table, of one set or of all. */
const namesIn = (box: Box, set?: string): string[] => {
  const there = furtherSidesIn(box).map(({ wonder }) => wonder);
  return allModules.flatMap(({ boards, wonders = [] }) =>
    boards && (set ?? boards) === boards ? wonders.map(({ id }) => id).filter((id) => there.includes(id)) : [],
  );
};

/** The sets of which there is something to deal. */
const setsIn = (box: Box): string[] => boardNames.filter((set) => namesIn(box, set).length > 0);

const rotated = (names: readonly string[], by: number): string[] => names.map((_, i) => names[(i + by) % names.length]);

/** For each number of players, as far as so many can play it. A name says which modules, boxes and boards a game needs. */
export function makeAll(): Map<string, Golden> {
  const made = new Map<string, Golden>();
  for (const seats of new Set(ALL_BOXES.map((box) => box.seats))) {
    const [first, second] = EDITIONS.map((of) => ALL_BOXES.filter((box) => box.seats === seats && box.edition === of));
    const all = [...ofFirstEdition(first), ...ofSecondEdition(second)];
    all.push(...ofFurtherBoards(seats % 2 === 1 ? second : first), ...(seats === 3 ? ofEachSet(first) : []));
    for (const { box, boards = [], expert = false, picks = null, called } of all) {
      const wonders = picks && pickedFor(seats, picks);
      const game = create({ ...box, boards, expert, seed: seedFrom('golden', seats), wonders });
      const name = [`${seats}-players`, ...(box.edition === 'first' ? [] : ['second-edition']), ...neededBy(game)];
      made.set([...name, ...(called ? [called] : [])].join('-'), goldenOf(save(randomGame(game, seats))));
    }
  }
  for (const { seats, edition, all, how } of BEGUN) {
    const boxes = ALL_BOXES.filter((box) => box.seats === seats && box.edition === edition);
    const box = boxes[all ? boxes.length - 1 : 0];
    const game = create(begunElsewhere(randomGame(create({ ...box, seed: seedFrom('golden', seats) }), seats), how));
    const name = [`${seats}-players`, ...(edition === 'first' ? [] : ['second-edition']), ...neededBy(game), how];
    made.set(name.join('-'), goldenOf(save(randomGame(game, seats))));
  }
  return made;
}

type Elsewhere = 'branch' | 'anew' | 'table' | 'assumed';

/** Games that begin elsewhere than at their deal. */
const BEGUN: { seats: number; edition: Edition; all: boolean; how: Elsewhere }[] = [
  { seats: 2, edition: 'first', all: true, how: 'anew' },
  { seats: 3, edition: 'first', all: false, how: 'branch' },
  { seats: 3, edition: 'first', all: false, how: 'table' },
  { seats: 4, edition: 'first', all: false, how: 'assumed' },
  { seats: 5, edition: 'first', all: true, how: 'table' },
  { seats: 7, edition: 'second', all: true, how: 'anew' },
];

/** In the middle of the game, or at the table it came to: as one of its players could tell it, or with boards made up. */
function begunElsewhere(game: Game, how: Elsewhere): ConfigInput {
  const record = save(game);
  const { seats } = game.config;
  const seed = seedFrom('golden elsewhere', seats);
  if (how === 'branch' || how === 'anew') return branchOf(record, 8, how === 'anew' ? 1 : null, seed);
  const { discard: _, ...table } = describe(create(branchOf(record, 9, null, seed)));
  const cities = table.seats.map((told, seat): ScenarioSeat => {
    const isSecret = ([field]: [string, unknown]): boolean => ['hand', 'leaderHand', 'under'].includes(field);
    const city = Object.fromEntries(Object.entries(told).filter((one) => !isSecret(one))) as ScenarioSeat;
    if (how === 'assumed')
      return { ...city, wonder: seat === 0 ? undefined : city.wonder, makes: ['wood/ore'], stages: 0 };
    return seat === 1 ? told : city;
  });
  return { seats, seed, from: { table: JSON.parse(JSON.stringify({ ...table, seats: cities })) } };
}

/** The Free City has none of the boards that need a player. */
const pickedFor = (players: number, names: readonly string[]): WonderPick[] =>
  Array.from({ length: citiesOf(players) }, (_, i) => ({
    wonder: (i < players || names === POWERFUL ? names[i] : undefined) ?? 'random',
    side: 'choice',
  }));

/**
 * The names of what a game could not be played without: its modules, of the second edition with their boxes, and those
 * whose boards are dealt or picked.
 */
export function neededBy({ config, rules }: Pick<Game, 'config' | 'rules'>): string[] {
  const picked = config.wonders?.map(({ wonder }) => wonder) ?? ['random'];
  const there = picked.includes('random') ? [...rules.cities, ...picked] : picked;
  const boards = allModules.filter(
    ({ boards: set, wonders = [] }) => set !== undefined && wonders.some(({ id }) => there.includes(id)),
  );
  const chosen = config.modules.slice(1).map((name) => {
    const box = config.edition === 'second' ? config.boxes?.[name] : undefined;
    return box ? `${name}-${box}` : name;
  });
  return [...chosen, ...boards.map(({ id }) => id)];
}

function randomGame(start: Game, seed: number): Game {
  const chance = dice(seed);
  let game = start;
  while (!over(game)) for (const seat of awaited(game)) game = submit(game, seat, busyChoice(game, seat, chance)).game;
  return game;
}

/** The best of a few random choices: a stage before a free build, a free build before any other, a sale last. */
function busyChoice({ rules, state }: Game, seat: SeatId, chance: Dice): Choice {
  const rank = (choice: Choice): number => {
    if (deedOf(choice) === STAGE) return 3;
    if (deedOf(choice) === BUILD) return viaOf(choice) === PAID ? 1 : 2;
    return deedOf(choice) === SELL ? 0 : 1;
  };
  const drawn = Array.from({ length: 5 }, () => sample(rules, state, seat, chance));
  return drawn.reduce((best, other) => (rank(other) > rank(best) ? other : best));
}

/** Plays a finished game again, answer by answer, and writes down what it comes to. */
export function goldenOf(record: GameRecord): Golden {
  let game = create(record.config);
  const first = game.state.question;
  const counts: number[] = [];
  for (const [seat, form] of record.choices) {
    const { question } = game.state;
    counts[question - first] = (counts[question - first] ?? 0) + legal(game, seat).length;
    const done = submit(game, seat, form);
    if (done.error) throw new Error(`question ${question}, seat ${seat}: ${done.error.message}`);
    game = done.game;
  }
  return {
    record: save(game),
    scores: score(game).sheets,
    legal: counts,
    total: counts.reduce((sum, n) => sum + n, 0),
    hash: hash(game),
  };
}

/** One line for each choice, so that a change is a readable diff. */
export function written({ record, ...rest }: Golden): string {
  const choices = record.choices.map((choice) => `    ${JSON.stringify(choice)}`).join(',\n');
  const lines = [
    `"record": {\n  "config": ${JSON.stringify(record.config)},\n  "choices": [\n${choices}\n  ],\n  "result": ${JSON.stringify(record.result)} }`,
    ...Object.entries(rest).map(([name, value]) => `"${name}": ${JSON.stringify(value)}`),
  ];
  return `{ ${lines.join(',\n  ')} }\n`;
}
