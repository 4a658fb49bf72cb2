/** What a bot is: it sees what its seat may see, and answers one question. */
import { type Choice, type Dice, type OwnAsk, type Rules, rulesOf, type View } from '@polis/engine';

/** Pure given the view, the question, the state of the dice and the number of iterations. */
export type Bot = (view: View, question: OwnAsk, budget: Budget) => Choice;

/** What a bot may use: chance, and time. */
export interface Budget {
  /** The bot's only source of chance. */
  dice: Dice;
  /** How often a bot that searches may try; without it and without a clock it decides itself. */
  iterations?: number;
  /** Or how long: `now` tells the time in milliseconds. */
  clock?: { ms: number; now(): number };
  /** The rules of a scenario, whose boards are its own; else those of the configuration. */
  rules?: Rules;
  /** Is told how often a bot that searches has tried. */
  told?(tries: number): void;
}

/** How much a bot may think. */
export type Limits = Omit<Budget, 'dice'>;

export const rulesFor = ({ config }: View, { rules }: Pick<Budget, 'rules'>): Rules => rules ?? rulesOf(config);

/** Half of it, for each of two things that are done in turn; `usual` tries in all where nothing is told. */
export function halved({ clock, iterations, ...rest }: Budget, usual: number): Budget {
  const most = iterations ?? (clock ? null : usual);
  return {
    ...rest,
    ...(clock && { clock: { ...clock, ms: clock.ms / 2 } }),
    ...(most !== null && { iterations: Math.ceil(most / 2) }),
  };
}
