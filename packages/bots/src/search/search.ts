/**
 * Simultaneous-move Monte-Carlo tree search. Every try imagines what is hidden, walks down the tree of the own choices
 * while everyone chooses by what has turned out well for them so far, plays on a while as the evaluation would, and
 * remembers for each seat how it ended.
 */
import {
  type Choice,
  clone,
  determinize,
  type Game,
  type OwnAsk,
  type SeatId,
  type State,
  step,
  type View,
} from '@polis/engine';
import { type Budget, rulesFor } from '../bot.ts';
import type { Table } from '../position.ts';
import { answerAll, drawn, type Option, optionsOf } from './policy.ts';
import { chances, expectedPoints } from './value.ts';

/** How search is set; the values are those that won most. */
export interface Settings {
  /** Tries with the same imagined cards. */
  perWorld: number;
  /** How far a judgement counts as a guess, in points; and how much is tried that looks worse. */
  prior: number;
  curiosity: number;
  /** Doubt of the imagined players, in points. */
  doubt: number;
  /** Questions that are played on before the table is judged. */
  horizon: number;
  /** Points that make a win likely, at the end and before it. */
  scale: number;
}

export const settings: Settings = { perWorld: 8, prior: 1.6, curiosity: 0.7, doubt: 0.6, horizon: 60, scale: 5 };

/** What one seat has found out about one of its choices at a node. */
interface Arm {
  prior: number;
  tries: number;
  /** Sum of the chances to win, and of the points. */
  wins: number;
  points: number;
}

interface Node {
  arms: Map<Choice, Arm>[];
  children: Map<Choice, Node>;
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
export function search(view: View, question: OwnAsk, budget: Budget, by: Settings = settings): Found[] {
  const { seat } = question;
  const rules = rulesFor(view, budget);
  const root = emptyNode(view.seats.length);
  let world: Game | null = null;
  const goesOn = timer(budget);
  for (let i = 0; goesOn(i); i++) {
    if (world === null || i % by.perWorld === 0) world = determinize(view, budget.dice, rules);
    attempt(world, root, seat, question, budget, by);
  }
  return ranked(root.arms[seat]);
}

/** At least so many tries, however short the time. */
const LEAST = 8;

/** Says whether there is time for one more try. */
function timer({ iterations, clock }: Budget): (done: number) => boolean {
  const most = iterations ?? (clock ? Number.POSITIVE_INFINITY : DEFAULT_ITERATIONS);
  if (!clock) return (done) => done < most;
  const end = clock.now() + clock.ms;
  return (done) => done < most && (done < LEAST || clock.now() < end);
}

const emptyNode = (seats: number): Node => ({
  arms: Array.from({ length: seats }, () => new Map()),
  children: new Map(),
});

/** One try, from the question to the end of what is imagined. */
function attempt(world: Game, root: Node, me: SeatId, question: OwnAsk, budget: Budget, by: Settings): void {
  const { rules } = world;
  const state = clone(world.state);
  const path: { node: Node; chosen: Choice[] }[] = [];
  let node: Node | undefined = root;
  while (node && state.at < rules.end) {
    const here: Node = node;
    answerAll(rules, state, (seat, table) => {
      const listed = here === root && seat === me ? question.choices : null;
      return tried(here, seat, optionsAt(world, state, table, seat, listed), by);
    });
    const chosen = state.sealed.slice();
    path.push({ node: here, chosen });
    const mine = chosen[me];
    step(rules, state, chosen, null);
    node = here.children.get(mine);
    if (!node) {
      here.children.set(mine, emptyNode(rules.seats));
      break;
    }
  }
  playOn(world, state, budget, by);
  const points = expectedPoints(rules, state);
  const odds = chances(rules, points, by.scale);
  for (const { node: passed, chosen } of path)
    passed.arms.forEach((arms, seat) => {
      const arm = arms.get(chosen[seat]);
      if (!arm) return;
      arm.tries++;
      arm.wins += odds[world.state.controller[seat]];
      arm.points += points[world.state.controller[seat]];
    });
}

/** What a seat can do here; at the root the question itself says it. */
function optionsAt(world: Game, state: State, table: Table, seat: SeatId, listed: readonly Choice[] | null): Option[] {
  const options = optionsOf(world.rules, state, table, seat);
  return listed ? options.filter(({ choice }) => listed.includes(choice)) : options;
}

/** The choice that has done best so far, with some allowance for what was tried little and looks good. */
function tried({ arms }: Node, seat: SeatId, options: readonly Option[], by: Settings): Choice {
  const mine = arms[seat];
  const most = Math.max(...options.map(({ worth }) => worth));
  let sum = 0;
  for (const { worth } of options) sum += Math.exp((worth - most) / by.prior);
  let all = 1;
  for (const { choice } of options) all += mine.get(choice)?.tries ?? 0;
  let best = options[0].choice;
  let bestScore = Number.NEGATIVE_INFINITY;
  const spread = by.curiosity * Math.sqrt(all);
  for (const { choice, worth } of options) {
    const arm = mine.get(choice);
    const prior = Math.exp((worth - most) / by.prior) / sum;
    const tries = arm?.tries ?? 0;
    const mean = arm && tries > 0 ? arm.wins / tries : expectedOf(mine);
    const score = mean + (spread * prior) / (1 + tries);
    if (score > bestScore) [best, bestScore] = [choice, score];
  }
  if (!mine.has(best)) mine.set(best, { prior: 0, tries: 0, wins: 0, points: 0 });
  return best;
}

/** What is not tried yet is taken to be a little worse than the rest. */
function expectedOf(arms: ReadonlyMap<Choice, Arm>): number {
  let tries = 0;
  let wins = 0;
  for (const arm of arms.values()) {
    tries += arm.tries;
    wins += arm.wins;
  }
  return tries > 0 ? Math.max(0, wins / tries - 0.05) : 0.5;
}

/** Everyone plays on by the evaluation, for so many questions at most. */
function playOn({ rules }: Game, state: State, { dice }: Budget, by: Settings): void {
  for (let asked = 0; asked < by.horizon && state.at < rules.end; asked++) {
    answerAll(rules, state, (seat, table) => drawn(optionsOf(rules, state, table, seat), by.doubt, dice));
    step(rules, state, state.sealed, null);
  }
}

function ranked(arms: ReadonlyMap<Choice, Arm>): Found[] {
  return [...arms]
    .filter(([, { tries }]) => tries > 0)
    .map(([choice, { tries, wins, points }]) => ({ choice, tries, chance: wins / tries, points: points / tries }))
    .sort((a, b) => b.tries - a.tries || b.chance - a.chance);
}
