/** The stages of a column that are built, and what they give: of a stage that copies, what the neighbour's gives. */
import {
  copiesFrom,
  type Direction,
  type Rules,
  type SeatId,
  type Stage,
  stageCopied,
  type Wonder,
} from '@polis/engine';
import { isSideThere } from '../setup/draft.ts';
import type { Column, Sheet } from './sheet.ts';

export interface BuiltStage {
  /** Counted from 0. */
  place: number;
  /** As it is on the own board. */
  stage: Stage;
  /** Null if there is nothing to be copied. */
  gives: Stage | null;
}

/** Some sides are only there with a module: then it is the other one. */
export const sideOf = (rules: Rules, { wonder, side }: Pick<Column, 'wonder' | 'side'>): 'A' | 'B' =>
  wonder === null || isSideThere(rules, wonder, side) ? side : side === 'A' ? 'B' : 'A';

/** Null for a column without a board of this game. */
export function boardOf(rules: Rules, column: Column): Wonder | null {
  const sides = column.wonder === null ? undefined : rules.wonderByCity.get(column.wonder);
  return sides ? rules.wonders[sides[sideOf(rules, column)]] : null;
}

/** The neighbour that a stage copies; undefined for one that copies nothing. */
export function copiedSide(stage: Stage, { from }: Pick<Column, 'from'>): Direction | undefined {
  const ways = copiesFrom(stage);
  return ways.find((way) => way === from) ?? ways[0];
}

export function builtStages({ columns }: Pick<Sheet, 'columns'>, rules: Rules, seat: SeatId): BuiltStage[] {
  const board = boardOf(rules, columns[seat]);
  if (!board) return [];
  const boards = { seats: columns.map((column) => ({ wonder: boardOf(rules, column)?.id ?? -1 })) };
  const { stages, places } = columns[seat];
  return board.stages
    .map((stage, place) => ({ stage, place }))
    .filter(({ place }) => (board.anyOrder ? places.includes(place + 1) : place < stages))
    .map(({ stage, place }) => {
      const side = copiedSide(stage, columns[seat]);
      return { place, stage, gives: side ? stageCopied(rules, boards, seat, stage, side) : stage };
    });
}
