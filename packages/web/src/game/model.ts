/** What the table shows, asked of the engine: the app knows no rules. */
import type { Command, Known, Reply } from '@polis/client';
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
  type Rules,
  rulesOf,
  type Score,
  type SeatId,
  score,
  strengthOf,
  type View,
} from '@polis/engine';

/** What every region of the table is given. */
export interface RegionProps {
  known: Known;
  model: TableModel;
  send(command: Command): Promise<Reply>;
  /** The game is shown again: it can be looked at, and nothing else. */
  isRecord?: boolean;
}

export interface TableModel {
  rules: Rules;
  view: View;
  /** A game that fits all that is seen, for asking the engine about what is open on the table; hidden cards are made up. */
  game: Game;
  /** From whose chair the table is seen; spectators sit behind the first. */
  me: SeatId;
  isSpectator: boolean;
  left: SeatId;
  right: SeatId;
  /** The seats that are not neighbours, in order from the left neighbour round to the right one. */
  others: SeatId[];
  /** The question that is open or can still be changed; null if there is none. */
  ask: OwnAsk | null;
  /** Every card of a `play` question with its ways and prices. */
  cards: CardExplained[];
  strengths: number[];
  /** Score sheets as they stand. */
  sheets: Score[];
  /** Who would meet whom in the conflicts of this Age as the cities stand: a project may still be finished. */
  meetings: Meeting[];
  /** Whom my hand goes to. */
  passing: { to: Direction; seat: SeatId } | null;
}

const known = new WeakMap<View, TableModel>();

/** The same view always has the same model. */
export function modelOf(view: View): TableModel {
  let model = known.get(view);
  if (!model) {
    model = made(view);
    known.set(view, model);
  }
  return model;
}

function made(view: View): TableModel {
  const rules = rulesOf(view.config);
  const game = determinize(view, dice(view.question));
  const me = view.seat ?? 0;
  const left = rules.left[me];
  const right = rules.right[me];
  const others: SeatId[] = [];
  for (let seat = rules.left[left]; seat !== right && seat !== me && seat !== left; seat = rules.left[seat])
    others.push(seat);
  const ask = openAsk(view);
  return {
    rules,
    view,
    game,
    me,
    isSpectator: view.seat === null,
    left,
    right,
    others,
    ask,
    cards: ask?.ask.ask === 'play' ? explain(game, ask.seat) : [],
    strengths: view.seats.map((_, seat) => strengthOf(rules, game.state, seat)),
    sheets: score(game).sheets,
    meetings: view.over ? [] : meetingsNow(game),
    passing: view.over ? null : passingNow(game, me),
  };
}

/** The first question without an answer; else the one that was answered last. */
export const openAsk = ({ asks }: View): OwnAsk | null =>
  asks.find(({ choices, sealed }) => choices.length > 0 && sealed < 0) ?? asks.at(-1) ?? null;
