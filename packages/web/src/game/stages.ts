/** What stages of a wonder give: those that are built, as the log tells of them, and those that copy a neighbour's. */
import {
  copiesFrom,
  type Direction,
  type Effect,
  type GameEvent,
  type Gives,
  type Rules,
  type SeatId,
  type Stage,
  stageCopied,
} from '@polis/engine';
import { isSideOpen } from './contents.ts';
import type { TableModel } from './model.ts';

type Built = Pick<Extract<GameEvent, { event: 'stage' }>, 'seat' | 'stage' | 'option' | 'from'>;

/** Whose board a stage copies; null for one that copies none. */
export const copiedFrom = (
  { left, right }: Rules,
  { seat, from }: { seat: SeatId; from?: Direction },
): SeatId | null => (from === 'left' ? left[seat] : from === 'right' ? right[seat] : null);

/** The stage itself, or that of a neighbour which it copies. `boards`: the board of each seat. */
function givenBy(rules: Rules, boards: readonly number[], event: Built): Stage | null {
  const stage = rules.wonders[boards[event.seat]]?.stages[event.stage - 1] ?? null;
  if (!stage?.copies || !event.from) return stage;
  return stageCopied(rules, { seats: boards.map((wonder) => ({ wonder })) }, event.seat, stage, event.from);
}

/** What was chosen of what a stage offers; null if it offers nothing to choose from. */
export const chosenOf = (rules: Rules, boards: readonly number[], event: Built): readonly Effect[] | null =>
  givenBy(rules, boards, event)?.options[event.option - 1]?.effects ?? null;

/** All that it gives. */
export const givenOf = (rules: Rules, boards: readonly number[], event: Built): Effect[] => [
  ...(givenBy(rules, boards, event)?.effects ?? []),
  ...(chosenOf(rules, boards, event) ?? []),
];

export interface Copied {
  from: Direction;
  seat: SeatId;
  /** Null if there is nothing to be copied from that neighbour. */
  stage: Stage | null;
}

/**
 * What a stage that is still to be built would copy, by neighbour; empty for a stage that copies nothing, and while the
 * side of a neighbour's board is still to be chosen.
 */
export function copiesOf(model: TableModel, seat: SeatId, stage: Stage): Copied[] {
  const { rules, view } = model;
  const all = copiesFrom(stage).map((from) => ({
    from,
    seat: rules[from][seat],
    stage: stageCopied(rules, view, seat, stage, from),
  }));
  return all.some((one) => isSideOpen(model, one.seat)) ? [] : all;
}

/** All that can come of a stage: itself, or one of what it offers. */
export const waysOf = ({ effects, options }: Stage): Pick<Gives, 'effects'>[] =>
  options.length > 0 ? options.map((option) => ({ effects: [...effects, ...option.effects] })) : [{ effects }];
