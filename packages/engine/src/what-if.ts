/** Questions about a table that nobody has to play on for. */
import { type Choice, NONE } from './choice.ts';
import type { Game } from './game.ts';
import { nextHolder, passesTo } from './passing.ts';
import { finalScore } from './score.ts';
import { clone } from './state.ts';
import type { Direction, GameEvent, SeatId } from './types.ts';

/** The tokens each seat would take if the conflicts of this Age were resolved now. */
export function conflictsNow({ rules, state }: Game): { won: number[]; lost: number }[] {
  const now = clone(state);
  const fight = rules.steps.find((step) => step.window === 'conflict' && step.age === state.age);
  fight?.phase.enter({ rules, state: now, log: null });
  return now.seats.map((seat, id) => {
    const gained = rules.tokens.map((token, t) => ({ ...token, count: seat.tokens[t] - state.seats[id].tokens[t] }));
    const military = gained.filter((token) => token.score === 'military');
    const won = military.filter((token) => token.points > 0);
    const lost = military.filter((token) => token.points < 0);
    return {
      won: won.flatMap((token) => new Array<number>(token.count).fill(token.points)),
      lost: lost.reduce((sum, token) => sum + token.count, 0),
    };
  });
}

/** A conflict as it would come out now. */
export interface Meeting {
  /** The stronger one first, if one of them is. */
  seats: [SeatId, SeatId];
  strengths: [number, number];
  /** What each of the two would gain or lose by it. */
  points: [number, number];
}

/** Who would meet whom in the conflicts of this Age, and with what result. */
export function meetingsNow({ rules, state }: Game): Meeting[] {
  const fight = rules.steps.find((step) => step.window === 'conflict' && step.age === state.age);
  const log: GameEvent[] = [];
  fight?.phase.enter({ rules, state: clone(state), log });
  const { victories, defeat } = rules.military;
  return log.flatMap((event): Meeting[] => {
    if (event.event === 'standoff')
      return [{ seats: event.between, strengths: [event.strength, event.strength], points: [0, 0] }];
    if (event.event !== 'conflict') return [];
    const { winner, loser, strengths, tokens } = event;
    const won = tokens * rules.tokens[victories[event.age - 1]].points;
    const lost = tokens * rules.tokens[defeat].points;
    const passes = state.seats[loser].tally.passesDefeats > 0;
    return [{ seats: [winner, loser], strengths, points: passes ? [won + lost, 0] : [won, lost] }];
  });
}

/** Whom the hand of this seat goes to in this Age; null outside of Ages and for a seat without a hand. */
export function passingNow({ rules, state }: Game, seat: SeatId): { to: Direction; seat: SeatId } | null {
  const isPassed = rules.steps.some(
    (step) => step.window === 'turn.pass' && step.kind === 'play' && step.age === state.age,
  );
  if (!isPassed || seat >= rules.players) return null;
  return { to: passesTo(state.age), seat: nextHolder(state.age, rules.players, seat) };
}

/** By how much this answer would change the own total, if nobody else did anything in this turn. */
export function worthNow(game: Game, seat: SeatId, choice: Choice): number {
  const total = ({ rules, state }: Game): number => finalScore({ rules, state, log: null }).sheets[seat].total;
  return total(answeredAlone(game, seat, choice)) - total(game);
}

/** Who would meet whom in the conflicts of this Age after this answer, if nobody else did anything in this turn. */
export const meetingsAfter = (game: Game, seat: SeatId, choice: Choice): Meeting[] =>
  meetingsNow(answeredAlone(game, seat, choice));

/** The table after a turn in which only this seat does something. */
function answeredAlone(game: Game, seat: SeatId, choice: Choice): Game {
  const { rules, state } = game;
  const now = clone(state);
  now.plays = now.plays.map((_, of) => (of === seat ? choice : NONE));
  const { kind, age, turn } = rules.steps[state.at];
  for (now.at = state.at + 1; now.at < rules.end; now.at += 1 + rules.steps[now.at].follows) {
    const step = rules.steps[now.at];
    if (step.kind !== kind || step.age !== age || step.turn !== turn || step.window === 'turn.leftover') break;
    if (!step.phase.answer) step.phase.enter({ rules, state: now, log: null });
  }
  return { ...game, state: now };
}
