/**
 * A bot's mind, in a worker of its own: it answers for a bot, gives a person a hint, looks back at a decision, looks into
 * a question for as long as it is told, plays games to their end, or proves what is best.
 */
import {
  assess,
  type Budget,
  byEvaluation,
  compare,
  type Mind,
  proveBest,
  ready,
  type Suggestion,
  scholarsMind,
  suggest,
  USUAL_CARE,
} from '@polis/bots';
import { type Choice, dice, type OwnAsk, type View } from '@polis/engine';
import { answer } from '@polis/server/bot';
import { answerCalls } from './calls.ts';
import { deepen, look, passed, predict } from './looking.ts';
import { playouts } from './playouts.ts';

/** What would be good here? */
interface HintTask {
  view: View;
  question: OwnAsk;
  seed: number;
  /** How long it may think. */
  ms: number;
}
/** Someone waits for it: by then it has to be there, whatever had to be loaded first; in milliseconds since 1970. */
interface AwaitedTask extends Omit<HintTask, 'ms'> {
  by: number;
}
/** The same about what was chosen in a game that is over. */
interface ReviewTask extends HintTask {
  chosen: Choice;
}

/** Two choices or more side by side. */
interface CompareTask extends HintTask {
  choices: readonly Choice[];
}

/** Is something clearly best here? Two looks take as long as they take. */
type ProofTask = Omit<HintTask, 'ms'>;

const budget = ({ seed, ms }: HintTask): Budget => ({ dice: dice(seed), clock: { ms, now: () => performance.now() } });

/** The scholar's, unless what it has learned cannot be had: without a connection, before it was kept. */
const bestMind = (): Promise<Mind> => ready('scholar').then(scholarsMind, () => byEvaluation);

/** A bot that has hardly any time left thinks for so long all the same. */
const LEAST_MS = 250;

async function hint({ by, ...task }: AwaitedTask): Promise<Suggestion[]> {
  const mind = await bestMind();
  const ms = Math.max(LEAST_MS, by - Date.now());
  return suggest(task.view, budget({ ...task, ms }), task.question, mind);
}

const functions = {
  answer,
  hint,
  look,
  deepen,
  passed,
  predict,
  review: async (task: ReviewTask) => assess(task.view, task.question, task.chosen, budget(task), await bestMind()),
  compare: async (task: CompareTask) => compare(task.view, task.question, task.choices, budget(task), await bestMind()),
  playouts,
  /** By the strongest mind, or not at all. */
  prove: async ({ view, question, seed }: ProofTask) => {
    await ready('scholar');
    return proveBest(view, question, { ...USUAL_CARE, glance: null, seed }, scholarsMind());
  },
};
export type BotCalls = typeof functions;

answerCalls(functions);
