/** An exercise as it is asked: the table, and the question. */
import {
  type Choice,
  type ChoiceForm,
  type Game,
  type GameEvent,
  hash,
  type OwnAsk,
  PolisError,
  replay,
  unpack,
  type View,
} from '@polis/engine';
import { questionFor } from './find.ts';
import { isSameThing, isSameWay } from './thing.ts';
import { EXERCISE_VERSION, type Exercise } from './types.ts';

export interface Opened {
  game: Game;
  /** What the seat sees. */
  view: View;
  question: OwnAsk;
  best: Choice;
  worse: Choice[];
  /** Of each look. */
  seconds: [Choice, Choice];
}

/**
 * `log` is told what has happened. Throws a PolisError for one of another version, and for one that this engine does not
 * lead to the same table.
 */
export function openExercise(exercise: Exercise, log: GameEvent[] | null = null): Opened {
  const { version, config, choices, seat, hash: expected, best, worse, proof } = exercise;
  if (version !== EXERCISE_VERSION)
    throw new PolisError('version', `this Polis knows exercises of version ${EXERCISE_VERSION}, not of ${version}`);
  const game = replay({ config, choices, result: null }, Number.POSITIVE_INFINITY, log);
  if (hash(game) !== expected)
    throw new PolisError('hash', 'the exercise leads to another table than when it was made');
  const asked = questionFor(game, seat);
  if (!asked) throw new PolisError('record', 'nobody is asked anything there');
  const offered = (form: ChoiceForm): Choice => {
    const text = JSON.stringify(form);
    const found = asked.question.choices.find((choice) => JSON.stringify(unpack(game.rules, choice)) === text);
    if (found === undefined) throw new PolisError('record', 'the exercise names a choice that is not offered there');
    return found;
  };
  return {
    game,
    ...asked,
    best: offered(best),
    worse: worse.map(offered),
    seconds: [offered(proof[0].second), offered(proof[1].second)],
  };
}

/** `good`: another way to do the same that is not clearly worse. */
export type Verdict = 'best' | 'good' | 'wrong';

/** What an answer is worth. Everything that is something else than the best choice was clearly worse than it. */
export function verdictOf({ best, worse }: Pick<Opened, 'best' | 'worse'>, answer: Choice): Verdict {
  if (isSameWay(answer, best)) return 'best';
  return isSameThing(answer, best) && !worse.some((one) => isSameWay(one, answer)) ? 'good' : 'wrong';
}
