/** In a bot's worker: a question that is looked into, longer and longer, and what goes with it. */
import {
  type Analysed,
  type Analysis,
  analyse,
  byEvaluation,
  type Mind,
  type Passed,
  passedOn,
  ready,
  scholarsMind,
  suggest,
} from '@polis/bots';
import { type Choice, dice, type OwnAsk, type View } from '@polis/engine';

interface Question {
  view: View;
  question: OwnAsk;
  seed: number;
}

/** What there is so far. */
export interface Look {
  found: Analysed[];
  tries: number;
  /** Whether it is by what the scholar has learned, or by the evaluation until that is loaded. */
  isLearned: boolean;
}

let asked: Question | null = null;
let looking: Analysis | null = null;
let learned: Mind | null = null;
let isLearned = false;

let waking: Promise<void> | null = null;

/** Loads it while the first look goes by the evaluation; where it cannot be had, all of them do. */
function wake(): Promise<void> {
  waking ??= ready('scholar').then(
    () => {
      learned = scholarsMind();
    },
    () => undefined,
  );
  return waking;
}

function begin(): void {
  if (!asked) return;
  const { view, question, seed } = asked;
  isLearned = learned !== null;
  looking = analyse(view, question, { dice: dice(seed) }, learned ?? byEvaluation);
}

/** Every choice is tried in so many worlds before anything is said. */
const LEAST_WORLDS = 4;

/** Looks into another question from now on. */
export function look(question: Question & { ms: number }): Look {
  wake().catch(() => undefined);
  asked = question;
  begin();
  return further(question.ms);
}

/** Goes on with it. */
export function deepen({ ms }: { ms: number }): Look {
  if (learned && !isLearned) begin();
  return further(ms);
}

function further(ms: number): Look {
  if (!looking) throw new Error('nothing is looked into');
  const end = performance.now() + ms;
  let tries = 0;
  for (let worlds = 0; worlds < LEAST_WORLDS || performance.now() < end; worlds++) tries = looking.deepen();
  return { found: looking.found(), tries, isLearned };
}

const PASSED_WORLDS = 32;

/** What the next player would take of the hand that this choice leaves. */
export const passed = ({ view, question, seed, choice }: Question & { choice: Choice }): Passed | null =>
  passedOn(view, question, choice, { dice: dice(seed), iterations: PASSED_WORLDS }, learned ?? byEvaluation);

const PREDICTING_TRIES = 40;

/** What a good player would do here. */
export async function predict({ view, question, seed }: Question): Promise<Choice> {
  await wake();
  const budget = { dice: dice(seed), iterations: PREDICTING_TRIES };
  return suggest(view, budget, question, learned ?? byEvaluation)[0].choice;
}
