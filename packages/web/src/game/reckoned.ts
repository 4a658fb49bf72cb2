/**
 * What the engine says of a table: reckoned when it is first looked at, and once for all views that differ only in who
 * has answered. Most of what a table is sent is about answers, and reckoning all of it each time keeps a slow phone busy.
 */
import {
  type CardExplained,
  type Direction,
  determinize,
  dice,
  explain,
  type Game,
  type Meeting,
  meetingsNow,
  type OwnAsk,
  passingNow,
  type Score,
  type SeatId,
  score,
  strengthOf,
  type View,
} from '@polis/engine';
import { kept } from './kept.ts';

interface Reckoned {
  strengths(): number[];
  sheets(): Score[];
  meetings(): Meeting[];
  passing(): { to: Direction; seat: SeatId } | null;
  /** What depends on my answers too. */
  asked(asks: OwnAsk[]): Asked;
}

interface Asked {
  game(): Game;
  /** Empty if nothing is to be played. */
  cards(): CardExplained[];
}

const all = new WeakMap<View['seats'], Reckoned>();

/** A view keeps its seats, and everything else that stands on the table, while answers come in. */
export const reckonedOf = (view: View): Reckoned => kept(all, view.seats, () => reckoned(view));

function reckoned(view: View): Reckoned {
  const imagined = once(() => determinize(view, dice(view.question)));
  const byAsks = new WeakMap<OwnAsk[], Asked>();
  return {
    strengths: once(() => {
      const { rules, state } = imagined();
      return view.seats.map((_, seat) => strengthOf(rules, state, seat));
    }),
    sheets: once(() => score(imagined()).sheets),
    meetings: once(() => (view.over ? [] : meetingsNow(imagined()))),
    passing: once(() => (view.over ? null : passingNow(imagined(), view.seat ?? 0))),
    asked: (asks) => kept(byAsks, asks, () => askedIn(imagined, asks)),
  };
}

function askedIn(imagined: () => Game, asks: OwnAsk[]): Asked {
  const ask = openAsk(asks);
  const game = once(() => withAnswers(imagined(), asks));
  return { game, cards: once(() => (ask?.ask.ask === 'play' ? explain(game(), ask.seat) : [])) };
}

function withAnswers({ state, ...game }: Game, asks: OwnAsk[]): Game {
  const sealed = state.sealed.slice();
  for (const ask of asks) sealed[ask.seat] = ask.sealed;
  return { ...game, state: { ...state, sealed } };
}

/** The first question without an answer; else the one that was answered last. */
export const openAsk = (asks: readonly OwnAsk[]): OwnAsk | null =>
  asks.find(({ choices, sealed }) => choices.length > 0 && sealed < 0) ?? asks.at(-1) ?? null;

function once<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
