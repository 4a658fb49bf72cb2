/** What a bot is: it sees what its seat may see, and answers one question. */
import type { Choice, Dice, OwnAsk, View } from '@polis/engine';

/** Pure given the view, the question and the state of the dice. */
export type Bot = (view: View, question: OwnAsk, budget: Budget) => Choice;

export interface Budget {
  /** The bot's only source of chance. */
  dice: Dice;
}
