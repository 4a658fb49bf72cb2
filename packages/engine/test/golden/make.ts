/** Golden records: finished games with everything that a replay has to bring out again. */
import { BUILD, type Choice, deedOf, PAID, SELL, STAGE, viaOf } from '../../src/choice.ts';
import { create } from '../../src/create.ts';
import { type Game, legal, over, sample, score, submit } from '../../src/game.ts';
import { hash } from '../../src/hash.ts';
import { type GameRecord, save } from '../../src/record.ts';
import { type Dice, dice, seedFrom } from '../../src/rng.ts';
import type { Score } from '../../src/score.ts';
import type { SeatId, WonderPick } from '../../src/types.ts';
import { awaited } from '../kit/answers.ts';
import { ALL_BOXES, citiesOf, mixesFor } from '../kit/every-mix.ts';

export interface Golden {
  record: GameRecord;
  scores: Score[];
  /** How many choices were legal at each question, those of all seats together; and in the whole game. */
  legal: number[];
  total: number;
  hash: string;
}

/** Boards that dig, play a last card, build for free or copy a guild; their players choose the side. */
const POWERFUL = ['halikarnassos', 'babylon', 'olympia'];

const boards = (players: number): WonderPick[] =>
  Array.from({ length: citiesOf(players) }, (_, i) => ({ wonder: POWERFUL[i] ?? 'random', side: 'choice' }));

/**
 * For each number of players: the base game, the same with boards that have special powers, a game with each other
 * module and one with all of them, as far as so many can play it; of the second edition the first and the last of these.
 * A name says which modules a game needs.
 */
export function makeAll(): Map<string, Golden> {
  const made = new Map<string, Golden>();
  for (const { seats, edition, modules } of ALL_BOXES) {
    const mixes = mixesFor(seats, edition);
    const isWanted = edition === 'first' ? modules.length <= 2 : modules === mixes[0];
    if (!isWanted && modules !== mixes[mixes.length - 1]) continue;
    const words = [`${seats}-players`, ...(edition === 'first' ? [] : [`${edition}-edition`]), ...modules.slice(1)];
    const make = (name: string, wonders: WonderPick[] | null): void => {
      const game = create({ seats, edition, modules, seed: seedFrom('golden', seats), wonders });
      made.set(name, goldenOf(save(randomGame(game, seats))));
    };
    make(words.join('-'), null);
    if (edition === 'first' && modules.length === 1) make(`${words.join('-')}-powers`, boards(seats));
  }
  return made;
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
  const counts: number[] = [];
  for (const [seat, form] of record.choices) {
    const { question } = game.state;
    counts[question - 1] = (counts[question - 1] ?? 0) + legal(game, seat).length;
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
