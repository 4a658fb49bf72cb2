/** What would happen if: questions about a table, answered on a copy of it. */
import { type Choice, NONE } from './choice.ts';
import { strengthOf } from './conflict.ts';
import { PolisError } from './errors.ts';
import { isOver, run, step } from './flow.ts';
import { type Game, legalIn } from './game.ts';
import { nextHolder, passesTo } from './passing.ts';
import type { Rules } from './rules.ts';
import { type Score, sheetOf } from './score.ts';
import { insistSeat } from './seats.ts';
import { clone } from './state.ts';
import type { Direction, GameEvent, SeatId, State } from './types.ts';

/** The tokens that a seat would take in conflicts. */
export interface TokensTaken {
  /** Victory tokens, by value. */
  won: number[];
  /** How many defeat tokens; below 0 if more are given away. */
  lost: number;
}

/**
 * The tokens each seat would take in the conflicts of this Age if it ended now, without those it has already or would
 * give back.
 */
export function conflictsNow(game: Game): TokensTaken[] {
  const { rules, state } = beforeConflicts(game).game;
  const taken = state.seats.map((): TokensTaken => ({ won: [], lost: 0 }));
  for (const event of fought(rules, state)) {
    if (event.event === 'conflict') {
      const worth = rules.tokens[rules.military.victories[event.age - 1]].points;
      taken[event.winner].won.push(...new Array<number>(event.tokens).fill(worth));
      taken[event.loser].lost += event.tokens;
    }
    if (event.event === 'token' && event.token === rules.tokens[rules.military.defeat].id)
      taken[event.seat].lost += event.count;
  }
  return taken;
}

/**
 * The table right before the conflicts of this Age if it ended now, with what happens until then, such as a penalty.
 * Whoever can choose what to lose is taken to choose what leaves the city strongest.
 */
export function beforeConflicts(game: Game): { game: Game; events: GameEvent[] } {
  const { rules, state } = game;
  const events: GameEvent[] = [];
  const end = rules.steps.findIndex((step) => step.window === 'conflict' && step.age === state.age);
  if (end < state.at) return { game, events };
  let first = end;
  while (rules.steps[first - 1]?.kind === null && rules.steps[first - 1].age === state.age) first--;
  const now = clone(state);
  const until = { ...rules, end };
  if (now.at < first) {
    now.at = first;
    now.asks = now.asks.map(() => null);
    now.sealed = now.sealed.map(() => NONE);
    run({ rules: until, state: now, log: events });
  }
  while (now.at < end) step(until, now, strongest(until, now), events);
  return { game: { ...game, state: now }, events };
}

/** Of each seat that is asked the answer after which it has most strength, the first one if several are as good. */
function strongest(rules: Rules, state: State): Choice[] {
  const answers = state.asks.map((ask, seat) => (ask ? legalIn(rules, state, seat) : [NONE]));
  const strengthAfter = (seat: SeatId, choice: Choice): number => {
    const after = clone(state);
    const choices = answers.map(([first], of) => (of === seat ? choice : first));
    step({ ...rules, end: state.at + 1 }, after, choices, null);
    return strengthOf(rules, after, seat);
  };
  return answers.map((choices, seat) =>
    choices.reduce((best, choice) => (strengthAfter(seat, choice) > strengthAfter(seat, best) ? choice : best)),
  );
}

/** What happens in the conflicts of this Age. */
function fought(rules: Rules, state: State): GameEvent[] {
  const fight = rules.steps.find((step) => step.window === 'conflict' && step.age === state.age);
  const log: GameEvent[] = [];
  fight?.phase.enter({ rules, state: clone(state), log });
  return log;
}

/** A conflict as it would come out now. */
export interface Meeting {
  /** The stronger one first, if one of them is. */
  seats: [SeatId, SeatId];
  strengths: [number, number];
  /** What each of the two would gain or lose by it. */
  points: [number, number];
}

/**
 * Who would meet whom in the conflicts of this Age, and with what result, as the cities stand. What happens before the
 * conflicts, such as a penalty, is left out: the rest of the Age may still avert it.
 */
export function meetingsNow({ rules, state }: Game): Meeting[] {
  const { victories, defeat } = rules.military;
  return fought(rules, state).flatMap((event): Meeting[] => {
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
  insistSeat(rules, seat);
  const isPassed = rules.steps.some(
    (step) => step.window === 'turn.pass' && step.kind === 'play' && step.age === state.age,
  );
  if (!isPassed || seat >= rules.players) return null;
  return { to: passesTo(state.age), seat: nextHolder(state.age, rules.players, seat) };
}

/** By how much this answer would change the own sheet, line by line, if nobody else did anything in this turn. */
export function worthNow(game: Game, seat: SeatId, choice: Choice): Score {
  const sheet = ({ rules, state }: Game): Score => sheetOf({ rules, state, log: null }, seat);
  const after = sheet(answeredAlone(game, seat, choice));
  const before = sheet(game);
  for (const line of Object.keys(after)) after[line] -= before[line];
  return after;
}

/** Who would meet whom in the conflicts of this Age after this answer, if nobody else did anything in this turn. */
export const meetingsAfter = (game: Game, seat: SeatId, choice: Choice): Meeting[] =>
  meetingsNow(answeredAlone(game, seat, choice));

/** The table after a turn in which only this seat does something. */
function answeredAlone(game: Game, seat: SeatId, choice: Choice): Game {
  const { rules, state } = game;
  insistSeat(rules, seat);
  if (isOver(rules, state)) throw new PolisError('over', 'the game is over');
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
