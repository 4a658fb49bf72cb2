/**
 * Every choice of a question weighed, and not only those that search likes: each world that is imagined, with what the
 * others answer in it, is tried with many choices, so that luck does not decide. Then everyone plays on for a while by what
 * they hold to be good, and the table is judged. The better choices are tried more often, and none is ever given up. Nothing
 * is learned from one try for the next, unlike in a search: so more of them do not drift, and the doubt is what it says.
 */
import { type Choice, clone, type Dice, type OwnAsk, type Rules, type SeatId, step, type View } from '@polis/engine';
import { type Budget, rulesFor } from '../bot.ts';
import { standardError } from './compare.ts';
import type { Mind } from './mind.ts';
import { answerAll, drawn, noOptions, onlyOption } from './policy.ts';
import { playOn, type World, worlds } from './search.ts';

/** A choice as it has turned out so far. */
export interface Weighed {
  choice: Choice;
  tries: number;
  /** The chance to win, and the points at the end, that can be expected after it. */
  chance: number;
  points: number;
  /** The standard error of the chance; 1 while nothing can be said of it. */
  doubt: number;
}

/** Looks longer and longer. */
export interface Weighing {
  /** Imagines one more world; returns how many tries there were in all. The first ones try every choice. */
  deepen(): number;
  /** Every choice, the best first. */
  found(): Weighed[];
}

interface Side {
  choice: Choice;
  /** The chance to win in each world in which it was tried. */
  chances: number[];
  /** Sums. */
  wins: number;
  points: number;
}

/** So many are tried in every world, twice as many in every second one, and so on. */
const BEST = 6;
/** So many worlds are tried with every choice. */
const WITH_ALL = 4;

export function weighing(view: View, question: OwnAsk, budget: Budget, mind: Mind): Weighing {
  const { seat } = question;
  const rules = rulesFor(view, budget);
  const imagined = worlds(view, question, rules, budget, mind);
  let sides = question.choices.map((choice): Side => ({ choice, chances: [], wins: 0, points: 0 }));
  let round = 0;
  let tries = 0;
  return {
    deepen() {
      const { game, opening } = imagined();
      const others = opening.map((options) => options && onlyOption(drawn(options, mind.settings.doubt, budget.dice)));
      const luck = { ...budget.dice };
      for (const side of sides.filter((_, rank) => isDue(rank, round))) {
        const world = { game, opening: others.with(seat, onlyOption(side.choice)) };
        const { chance, points } = tried(world, rules, seat, { ...luck }, mind);
        side.chances.push(chance);
        side.wins += chance;
        side.points += points;
        tries++;
      }
      sides = sides.toSorted((a, b) => meanOf(b.wins, b) - meanOf(a.wins, a));
      round++;
      return tries;
    },
    found: () =>
      sides.map((side) => ({
        choice: side.choice,
        tries: side.chances.length,
        chance: meanOf(side.wins, side),
        points: meanOf(side.points, side),
        doubt: standardError(side.chances),
      })),
  };
}

/** Turns that are played on before the table is judged, besides those that the mind plays on in a search. */
const FURTHER = 1;

function tried(
  { game, opening }: World,
  rules: Rules,
  seat: SeatId,
  dice: Dice,
  mind: Mind,
): { chance: number; points: number } {
  const state = clone(game.state);
  answerAll(rules, state, (of, table) =>
    drawn(opening[of] ?? mind.options(rules, state, table, of, noOptions()), mind.settings.doubt, dice),
  );
  step(rules, state, state.sealed, null);
  playOn(rules, state, { dice }, mind, mind.settings.horizon + FURTHER);
  const { points, odds } = mind.outcome(rules, state);
  const player = game.state.controller[seat];
  return { chance: odds[player], points: points[player] };
}

const meanOf = (sum: number, { chances }: Side): number => sum / Math.max(1, chances.length);

function isDue(rank: number, round: number): boolean {
  if (round < WITH_ALL) return true;
  const apart = 2 ** Math.floor(Math.log2(rank / BEST + 1));
  return (round + rank) % apart === 0;
}
