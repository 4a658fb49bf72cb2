/** Every decision of a seat, as it saw the table when it had to take it. */
import { type Choice, NONE, type OwnAsk, type SeatId, type View, view } from '@polis/engine';
import type { Step, Story } from '../record/steps.ts';

export interface Decision {
  /** The step it belongs to, counted from 0. */
  at: number;
  /** What the seat knew then: nothing of what came later, and nothing that was hidden. */
  view: View;
  question: OwnAsk;
  chosen: Choice;
}

/** Questions with only one answer are left out: nothing was decided there. */
export const decisionsOf = ({ steps }: Story, seat: SeatId): Decision[] =>
  steps.flatMap((step, at) => decisionsAt(step, at, seat));

/** For a city that is played for, its player has answered for the own city first. */
function decisionsAt({ game, answers }: Step, at: number, seat: SeatId): Decision[] {
  const { controller } = game.state;
  const sealed = answers.map((): Choice => NONE);
  return answers.flatMap((chosen, of) => {
    if (chosen === NONE || controller[of] !== seat) return [];
    const seen = view({ ...game, state: { ...game.state, sealed: sealed.slice() } }, seat);
    sealed[of] = chosen;
    const question = seen.asks.find((ask) => ask.seat === of);
    return question && question.choices.length > 1 ? [{ at, view: seen, question, chosen }] : [];
  });
}
