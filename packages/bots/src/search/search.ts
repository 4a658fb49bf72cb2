/**
 * Simultaneous-move Monte-Carlo tree search. Every try imagines what is hidden, walks down the tree of the own choices
 * while everyone chooses by what has turned out well for them so far, plays on a while as the evaluation would, and
 * remembers for each seat how it ended.
 */
import {
  type Choice,
  clone,
  dropMemory,
  type Game,
  imagining,
  NONE,
  type OwnAsk,
  type Rules,
  type SeatId,
  type State,
  step,
  type View,
} from '@polis/engine';
import { type Budget, rulesFor } from '../bot.ts';
import { tableOfState } from '../position.ts';
import { type Arms, learn, tried } from './arms.ts';
import { byEvaluation } from './by-evaluation.ts';
import type { Mind } from './mind.ts';
import { answerAll, drawn, noOptions, type Options, onlyOption, waitsFor } from './policy.ts';
import { isTurn } from './value.ts';

/** A question that is reached by certain own choices. Most are reached only once, and have nothing to tell. */
interface Node {
  arms: Arms[];
  children: Map<Choice, Node> | null;
}

export const emptyNode = (): Node => ({ arms: [], children: null });

/** What is hidden, as it might be, and what each seat can do first; null where that depends on another's answer. */
export interface World {
  game: Game;
  opening: (Options | null)[];
}

/** A choice at the root, as it turned out. */
export interface Found {
  choice: Choice;
  tries: number;
  /** The chance to win, and the points at the end, that can be expected after it. */
  chance: number;
  points: number;
}

const DEFAULT_ITERATIONS = 400;

/** Every sensible choice with what came of it, the best first. */
export function search(view: View, question: OwnAsk, budget: Budget, mind: Mind = byEvaluation): Found[] {
  const { seat } = question;
  const rules = rulesFor(view, budget);
  const root = emptyNode();
  const imagined = worlds(view, question, rules, budget, mind);
  let world: World | null = null;
  const goesOn = timer(budget);
  for (let i = 0; goesOn(i); i++) {
    if (world === null || i % mind.settings.perWorld === 0) world = imagined();
    attempt(world, root, seat, budget, mind);
  }
  return ranked(root.arms[seat]);
}

/** Worlds that fit a view. What the seat itself can do is the same in all of them. */
export function worlds(view: View, question: OwnAsk, rules: Rules, { dice }: Budget, mind: Mind): () => World {
  const imagine = imagining(view, rules);
  let own: Options | null = null;
  return () => {
    const game = imagine(dice);
    const { state } = game;
    dropMemory(state);
    const table = tableOfState(rules, state);
    own ??= mind.own(rules, view, question, state, table);
    const opening = state.asks.map((ask, seat) => {
      if (seat === question.seat) return own;
      if (state.sealed[seat] !== NONE) return onlyOption(state.sealed[seat]);
      return ask && waitsFor(ask) < 0 ? mind.options(rules, state, table, seat, noOptions()) : null;
    });
    return { game, opening };
  };
}

/** What the seat that is just looked at may answer. */
const scratch = noOptions();

/** At least so many tries, however short the time. */
const LEAST = 8;

/** Says whether there is time for one more try. */
export function timer({ iterations, clock }: Budget): (done: number) => boolean {
  const most = iterations ?? (clock ? Number.POSITIVE_INFINITY : DEFAULT_ITERATIONS);
  if (!clock) return (done) => done < most;
  const end = clock.now() + clock.ms;
  return (done) => done < most && (done < LEAST || clock.now() < end);
}

/** One try, from the question to the end of what is imagined. */
export function attempt({ game, opening }: World, root: Node, me: SeatId, budget: Budget, mind: Mind): void {
  const { rules } = game;
  const state = clone(game.state);
  const path: { node: Node; chosen: Choice[] }[] = [];
  let node: Node | undefined = root;
  while (node && state.at < rules.end) {
    const here: Node = node;
    answerAll(rules, state, (seat, table) => {
      const options = (here === root && opening[seat]) || mind.options(rules, state, table, seat, scratch);
      here.arms[seat] ??= [];
      return tried(here.arms[seat], options, mind.settings);
    });
    const chosen = state.sealed.slice();
    path.push({ node: here, chosen });
    step(rules, state, chosen, null);
    here.children ??= new Map();
    node = here.children.get(chosen[me]);
    if (!node) here.children.set(chosen[me], emptyNode());
  }
  playOn(rules, state, budget, mind);
  const { points, odds } = mind.outcome(rules, state);
  for (const { node: passed, chosen } of path)
    passed.arms.forEach((arms, seat) => {
      if (chosen[seat] === NONE) return;
      const player = game.state.controller[seat];
      learn(arms, chosen[seat], odds[player], points[player]);
    });
}

/** Everyone plays on by the evaluation, for so many turns at most, or to the end of a scenario that ends earlier. */
export function playOn(
  rules: Rules,
  state: State,
  { dice }: Budget,
  mind: Mind,
  horizon = mind.settings.horizon,
): void {
  const { doubt } = mind.settings;
  const most = rules.end < rules.steps.length ? Number.POSITIVE_INFINITY : horizon;
  for (let turns = 0; state.at < rules.end; ) {
    if (isTurn(rules, state) && turns++ >= most) return;
    answerAll(rules, state, (seat, table) => drawn(mind.options(rules, state, table, seat, scratch), doubt, dice));
    step(rules, state, state.sealed, null);
  }
}

function ranked(arms: Arms): Found[] {
  return arms
    .map(({ choice, tries, wins, points }) => ({ choice, tries, chance: wins / tries, points: points / tries }))
    .sort((a, b) => b.tries - a.tries || b.chance - a.chance);
}
