/** Games that follow from a plan and a number alone, so that they may be played in any thread of any machine. */
import { type ArenaPlan, bots as allBots, type BotName, type Outcome, playGame, playOut, ready } from '@polis/bots';
import { create, type FinalScore, type GameRecord, save, score, seedFrom } from '@polis/engine';
import { configOf, type Mix } from '../mix.ts';
import { boardKey } from '../print/names.ts';
import { earlierIn, strangersOf } from './strangers.ts';

export interface SimulationPlan extends Mix {
  /** They take turns in the chairs. */
  bots: BotName[];
  seed: string;
  /** Whether the games themselves are wanted. */
  keeps: boolean;
}

export interface Simulated {
  boards: string[];
  score: FinalScore;
  record: GameRecord | null;
}

/** `earlier`: a file with bots of another revision. */
export type Work = { arena: ArenaPlan; earlier?: string } | { simulation: SimulationPlan };

export type Played<W extends Work> = W extends { arena: ArenaPlan } ? Outcome : Simulated;

/** Plays the games with these numbers, in any order, and hands each over as it ends; ends early when told to. */
export type Play = <W extends Work>(
  work: W,
  games: readonly number[],
  take: (index: number, played: Played<W>) => void,
  stop: AbortSignal,
) => Promise<void>;

export async function playOne(work: Work, index: number): Promise<Outcome | Simulated> {
  await ready(...('arena' in work ? work.arena : work.simulation).bots);
  if ('simulation' in work) return simulated(work.simulation, index);
  const strangers = work.earlier === undefined ? {} : strangersOf(await earlierIn(work.earlier));
  return playGame(work.arena, index, () => performance.now(), strangers);
}

export function simulated({ bots, seed, keeps, ...mix }: SimulationPlan, index: number): Simulated {
  const { players } = mix;
  const game = create({ ...configOf(mix), seed: seedFrom(seed, index) });
  const chairs = Array.from({ length: players }, (_, seat) => allBots[bots[seat % bots.length]]);
  const end = playOut(game, chairs, chanceOf(seed, index));
  return {
    boards: Array.from({ length: players }, (_, seat) => boardKey(end.rules.wonders[end.state.seats[seat].wonder])),
    score: score(end),
    record: keeps ? save(end) : null,
  };
}

/** The bots' own chance, which has nothing to do with how the cards fall. */
const chanceOf = (seed: string, index: number): number =>
  Number.parseInt(seedFrom(`bots ${seed}`, index).slice(0, 8), 16);
