/** A bot's mind, in a worker of its own: it answers for a bot, gives a person a hint, or looks back at a decision. */
import { assess, type Budget, suggest } from '@polis/bots';
import { type Choice, dice, type OwnAsk, type View } from '@polis/engine';
import { answer } from '@polis/server/bot';
import { answerCalls } from './calls.ts';

/** What would be good here? */
interface HintTask {
  view: View;
  question: OwnAsk;
  seed: number;
  /** How long it may think. */
  ms: number;
}
/** The same about what was chosen in a game that is over. */
interface ReviewTask extends HintTask {
  chosen: Choice;
}

const budget = ({ seed, ms }: HintTask): Budget => ({ dice: dice(seed), clock: { ms, now: () => performance.now() } });

const functions = {
  answer,
  hint: (task: HintTask) => suggest(task.view, budget(task), task.question),
  review: (task: ReviewTask) => assess(task.view, task.question, task.chosen, budget(task)),
};
export type BotCalls = typeof functions;

answerCalls(functions);
