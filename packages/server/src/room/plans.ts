/**
 * Choices ahead: what people have written for the questions to come, and what is carried out of it. Nobody else is told
 * that there is any (docs/decisions/0031-choices-ahead.md).
 */
import { fulfilled, type PlanShown, type RoomRefusal, type Wish } from '@polis/client';
import type { ChoiceForm, SeatId } from '@polis/engine';
import { playerOf } from './players.ts';
import type { Fact, Plan, Room } from './types.ts';

/** Each is a line of the journal. */
const MOST_PLANS = 600;

/** That a card is known is all that is asked of it: whether it comes is what nobody knows. */
export function refusePlan({ plans, game }: Room, chair: number, wishes: readonly Wish[]): RoomRefusal | null {
  if ((plans[chair]?.saved ?? 0) >= MOST_PLANS)
    return { code: 'too-many-plans', message: `a list of wishes is changed at most ${MOST_PLANS} times in a game` };
  const unknown = wishes.find(({ card }) => !game?.rules.cards.some(({ name }) => name === card));
  return unknown ? { code: 'unknown-card', message: `there is no card called "${unknown.card}" in this game` } : null;
}

/** What was carried out stays told, and is not carried out again. The time stays that of the line before: lists show it. */
export function planned(room: Room, at: number, { chair, question, wishes }: Extract<Fact, { fact: 'planned' }>): Room {
  const before = room.plans[chair];
  return {
    ...withPlan(room, chair, {
      wishes,
      after: question,
      undone: room.undone,
      saved: (before?.saved ?? 0) + 1,
      done: before?.done ? { ...before.done, place: null } : null,
    }),
    at,
    quiet: [...room.quiet, room.seq],
  };
}

const withPlan = (room: Room, chair: number, plan: Plan): Room => ({
  ...room,
  plans: room.chairs.map((_, i) => (i === chair ? plan : (room.plans[i] ?? null))),
});

/** What an answer, or its being taken back, makes of the list of the seat. `wish`: the place of the one it was given by. */
export function afterAnswer(before: Room, room: Room, seat: SeatId, wish: number | undefined): Room {
  const plan = before.plans[seat];
  const question = before.game?.state.question;
  if (!plan || question === undefined) return room;
  const done = plan.done;
  if (wish !== undefined) {
    const wished = plan.wishes[wish];
    // a list may be empty by now: its person was forgotten
    if (!wished) return room;
    const wishes = plan.wishes.filter((_, i) => i !== wish);
    const now = { question, undone: before.undone, wish: wished, place: wish, isTakenBack: false };
    return withPlan(room, seat, { ...plan, wishes, done: now });
  }
  if (!done || done.isTakenBack || !isOf(done, before)) return room;
  // it may come true later, but not in this question
  return withPlan(room, seat, { ...plan, wishes: withBack(plan), done: { ...done, isTakenBack: true } });
}

/** What was answered by wishes in a turn that has not happened is wished for again. */
export const afterUndo = ({ plans, undone }: Room, question: number): Room['plans'] =>
  plans.map((plan) =>
    plan?.done && plan.done.undone === undone && plan.done.question >= question
      ? { ...plan, wishes: plan.done.isTakenBack ? plan.wishes : withBack(plan), done: null }
      : plan,
  );

/** With the wish that was carried out last where it stood, unless that list was replaced. */
function withBack({ wishes, done }: Plan): Plan['wishes'] {
  if (!done || done.place === null) return wishes;
  return [...wishes.slice(0, done.place), done.wish, ...wishes.slice(done.place)];
}

const isOf = ({ question, undone }: NonNullable<Plan['done']>, room: Room): boolean =>
  question === room.game?.state.question && undone === room.undone;

export interface Due {
  seat: SeatId;
  question: number;
  place: number;
  choice: ChoiceForm;
}

/** The answers that lists of wishes give now: of each seat one at most for a question, and none where a bot answers. */
export function due(room: Room): Due[] {
  const { game, plans } = room;
  if (!game || room.status !== 'playing' || room.frozen) return [];
  const { asks, sealed, controller, question } = game.state;
  return plans.flatMap((plan, seat) => {
    if (!plan || plan.wishes.length === 0 || plan.undone !== room.undone || question <= plan.after) return [];
    if (!asks[seat] || sealed[seat] >= 0 || controller[seat] !== seat || playerOf(room, seat).bot) return [];
    if (plan.done && isOf(plan.done, room)) return [];
    const answer = fulfilled(game, seat, plan.wishes);
    return answer ? [{ seat, question, ...answer }] : [];
  });
}

/** As its own seat is shown it; null if it has written nothing. */
export function planShown({ plans, undone }: Room, seat: SeatId): PlanShown | null {
  const plan = plans[seat];
  if (!plan) return null;
  const { place: _, ...done } = plan.done ?? { place: null };
  return {
    wishes: [...plan.wishes],
    saved: plan.saved,
    isSetAside: plan.undone !== undone,
    done: 'wish' in done ? done : null,
  };
}

/** The number of a line as people are told it: lines that are one person's own do not count, or others would see a gap. */
export const numberTold = ({ quiet }: Room, seq: number): number => seq - quiet.filter((own) => own <= seq).length;
