/** A branch and the game it came from, side by side. */
import { type Choice, NONE, type OwnAsk, type SeatId, type View } from '@polis/engine';
import { partedAt, partingOf } from '../record/branch.ts';
import type { RecordedGame } from '../record/game.ts';
import { viewAt } from '../record/seen.ts';
import { decisionsOf } from '../review/decisions.ts';

export interface Compared {
  /** The branch, and the game that it came from. */
  here: RecordedGame;
  there: RecordedGame;
  /** The step of the game at which the branch began. */
  at: number;
  /** The seat that saw what has stayed; null: all is as it was dealt. */
  keeps: SeatId | null;
}

/** Null if the one did not begin in the other. */
export function comparedOf(here: RecordedGame, there: RecordedGame): Compared | null {
  const from = partingOf(here.record);
  const at = partedAt(here, there);
  return from && at !== null ? { here, there, at, keeps: from.keeps } : null;
}

/** What one of the two has chosen where they part. */
export interface Side {
  view: View;
  question: OwnAsk;
  choice: Choice;
}

export interface Parting {
  there: Side;
  here: Side;
}

/** The first question to the seat at the parting, in both; null if it was not asked, or saw other cards. */
export function partingFor({ here, there, at, keeps }: Compared, seat: SeatId): Parting | null {
  if (keeps !== null && keeps !== seat) return null;
  const before = sideOf(there, at, seat);
  const after = sideOf(here, 0, seat);
  return before && after ? { there: before, here: after } : null;
}

function sideOf({ story }: RecordedGame, at: number, seat: SeatId): Side | null {
  const step = story.steps[at];
  const found = decisionsOf({ ...story, steps: [step] }, seat).find(({ question }) => question.seat === seat);
  if (found) return { view: found.view, question: found.question, choice: found.chosen };
  // with one answer nothing is decided, and yet it is told
  const view = viewAt(step, seat);
  const question = view.asks.find((ask) => ask.seat === seat);
  return question && step.answers[seat] !== NONE ? { view, question, choice: step.answers[seat] } : null;
}

/** The table right after the parting, as the seat saw it. */
export function afterParting({ story }: RecordedGame, at: number, seat: SeatId): View | null {
  const next = story.steps[at + 1];
  return next ? viewAt({ ...next, answers: next.answers.map(() => NONE) }, seat) : null;
}

/** Whose look is proposed first: the seat that has kept its cards, one that chose otherwise, or the first. */
export function seatProposed(compared: Compared): SeatId {
  if (compared.keeps !== null) return compared.keeps;
  const { players } = compared.here.story.steps[0].game.rules;
  const isOther = (seat: SeatId): boolean => {
    const parting = partingFor(compared, seat);
    return parting !== null && parting.there.choice !== parting.here.choice;
  };
  return Array.from({ length: players }, (_, seat) => seat).find(isOther) ?? 0;
}
