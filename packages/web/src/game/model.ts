/** What the table shows, asked of the engine: the app knows no rules. */
import type { Command, Known, Reply } from '@polis/client';
import {
  type CardExplained,
  type Direction,
  type Game,
  type Meeting,
  type OwnAsk,
  type Rules,
  rulesOf,
  type Score,
  type SeatId,
  type View,
} from '@polis/engine';
import { kept } from './kept.ts';
import { openAsk, reckonedOf } from './reckoned.ts';

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

const models = new WeakMap<View, TableModel>();

/** The same view always has the same model. */
export function modelOf(view: View): TableModel {
  return kept(models, view, () => made(view));
}

function made(view: View): TableModel {
  const rules = rulesOf(view.config);
  const me = view.seat ?? 0;
  const left = rules.left[me];
  const right = rules.right[me];
  const others: SeatId[] = [];
  for (let seat = rules.left[left]; seat !== right && seat !== me && seat !== left; seat = rules.left[seat])
    others.push(seat);
  const table = reckonedOf(view);
  const asked = table.asked(view.asks);
  return {
    rules,
    view,
    me,
    isSpectator: view.seat === null,
    left,
    right,
    others,
    ask: openAsk(view.asks),
    get game() {
      return asked.game();
    },
    get cards() {
      return asked.cards();
    },
    get strengths() {
      return table.strengths();
    },
    get sheets() {
      return table.sheets();
    },
    get meetings() {
      return table.meetings();
    },
    get passing() {
      return table.passing();
    },
  };
}
