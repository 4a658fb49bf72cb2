/** Random games by the thousand, each of them watched. `npm run fuzz` runs it outside of the test runner, at full speed. */
import { create } from '../../src/create.ts';
import { step } from '../../src/flow.ts';
import { type Game, type Move, resolve, sample, score } from '../../src/game.ts';
import { hash } from '../../src/hash.ts';
import type { PileDef } from '../../src/module.ts';
import { replay, save } from '../../src/record.ts';
import { dice, seedFrom } from '../../src/rng.ts';
import type { Rules } from '../../src/rules.ts';
import { retally } from '../../src/tally.ts';
import type { CardId, State } from '../../src/types.ts';
import { type Box, nameOfBox, varied } from '../kit/every-mix.ts';

export { ALL_BOXES, nameOfBox } from '../kit/every-mix.ts';

export interface Bulk extends Box {
  games: number;
  /** Names the series of games: the same one, the same games. */
  series: string;
}

export interface BulkResult {
  games: number;
  questions: number;
  replayed: number;
}

/** One game in so many is recorded and replayed. */
const REPLAYED = 20;

/** Throws at the first game in which something is not as it must be, and names it. */
export function bulk({ games, series, ...box }: Bulk, progress: (done: number) => void = () => {}): BulkResult {
  const result: BulkResult = { games: 0, questions: 0, replayed: 0 };
  for (let i = 0; i < games; i++) {
    const seed = seedFrom(series, i);
    try {
      const game = create({ ...varied(box, i), seed });
      const isRecorded = i % REPLAYED === 0;
      result.questions += watch(game, i, isRecorded);
      if (isRecorded) result.replayed++;
    } catch (error) {
      const why = error instanceof Error ? (error.stack ?? error.message) : String(error);
      throw new Error(`game ${i} of series "${series}": ${nameOfBox(box)} (seed ${seed}): ${why}`);
    }
    result.games++;
    if (result.games % 500 === 0) progress(result.games);
  }
  return result;
}

/** Plays a game out at random and looks at the table at every question. Returns how many there were. */
function watch({ config, rules, state }: Game, seed: number, isRecorded: boolean): number {
  const chance = dice(seed);
  const cards = countsOf(rules, state);
  const moves: Move[] = [];
  while (state.at < rules.end) {
    inspect({ config, rules, state, moves }, cards);
    let asked = 0;
    for (let seat = 0; seat < rules.seats; seat++) {
      if (state.asks[seat] === null) continue;
      state.sealed[seat] = sample(rules, state, seat, chance);
      asked++;
    }
    insist(asked > 0, 'nobody is asked');
    if (isRecorded) moves.push(...resolve(rules, state, null));
    else step(rules, state, state.sealed.slice(), null);
  }
  const game = { config, rules, state, moves };
  inspect(game, cards);
  insist(state.question >= 3 * rules.setup.plays, `the game was over after ${state.question} questions`);
  if (isRecorded) compareReplay(game);
  return state.question;
}

function inspect({ rules, state }: Game, cards: readonly number[]): void {
  const now = countsOf(rules, state);
  for (let id = 0; id < now.length; id++)
    insist(now[id] === cards[id], `there are ${now[id]} of ${rules.cards[id].name} and not ${cards[id]}`);
  let coins = state.bank;
  for (const seat of state.seats) {
    insist(seat.coins >= 0 && seat.spendable <= seat.coins, `a city has ${seat.coins}, to spend ${seat.spendable}`);
    coins += seat.coins;
    const expected = retally(rules, seat);
    for (const name of Object.keys(expected) as (keyof typeof expected)[])
      insist(
        isSame(seat.tally[name], expected[name]),
        `the tally says ${name} ${seat.tally[name]}, not ${expected[name]}`,
      );
  }
  insist(coins === 0, `all coins come to ${coins}`);
}

function compareReplay(game: Game): void {
  const again = replay(JSON.parse(JSON.stringify(save(game))));
  insist(hash(again) === hash(game), 'the replay ends at another table');
  insist(JSON.stringify(again.state) === JSON.stringify(game.state), 'the replay ends in another state');
  insist(JSON.stringify(score(again)) === JSON.stringify(score(game)), 'the replay ends with another score');
}

function countsOf(rules: Rules, state: State): number[] {
  const counts = new Array<number>(rules.cards.length).fill(0);
  const add = (piles: readonly CardId[][], defs: readonly PileDef[]): void =>
    piles.forEach((pile, id) => {
      if (!defs[id].marks) for (const card of pile) counts[card]++;
    });
  add(state.piles, rules.tablePiles);
  for (const seat of state.seats) add(seat.piles, rules.seatPiles);
  return counts;
}

const isSame = (one: number | readonly number[], other: number | readonly number[]): boolean =>
  typeof one === 'number' || typeof other === 'number'
    ? one === other
    : one.length === other.length && one.every((n, i) => n === other[i]);

function insist(holds: boolean, otherwise: string): void {
  if (!holds) throw new Error(otherwise);
}
