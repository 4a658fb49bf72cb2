/** What is still to be played at one time of a game. By the same rules it is the same in every game: worked out once. */
import type { Rules } from '@polis/engine';
import { EACH_AGE, type Knowledge } from './knowledge.ts';

export interface Ahead {
  /** Cards still to be played after the present one, by Age, and in all. */
  plays: readonly number[];
  playsLeft: number;
  /** [resource][n]: how many of them can be expected to ask for more than n units of it. */
  demand: readonly (readonly number[])[];
  /** [colour]: how many of them can be expected to have it. */
  colours: readonly number[];
}

const TURNS = 16;

export function aheadOf(rules: Rules, knowledge: Knowledge, age: number, turn: number): Ahead {
  const when = age * TURNS + turn;
  knowledge.ahead[when] ??= told(rules, knowledge, age, turn);
  return knowledge.ahead[when];
}

function told({ setup }: Rules, { demand, colours }: Knowledge, age: number, turn: number): Ahead {
  const plays = [0, ...EACH_AGE].map((of) => (of > age ? setup.plays : of === age ? setup.plays - turn : 0));
  plays[0] = 0;
  const expected = (share: (of: number) => number): number =>
    EACH_AGE.reduce((sum, of) => sum + plays[of] * share(of), 0);
  return {
    plays,
    playsLeft: expected(() => 1),
    demand: demand[1].map((asks, resource) => asks.map((_, n) => expected((of) => demand[of][resource][n]))),
    colours: colours[1].map((_, colour) => expected((of) => colours[of][colour])),
  };
}
