/** What something that is copied does once: the same for the copier, but what it digs for comes in a later window. */
import type { Table } from './module.ts';
import type { Once } from './rules.ts';
import type { SeatId } from './types.ts';

/** `digs`: the window in which the copier builds from the discard pile. */
export function actAgain(table: Table, seat: SeatId, onces: readonly Once[], digs: string): void {
  const { tokens } = table.state.seats[seat];
  for (const { apply, effect } of onces) {
    const { digsWith } = effect as { digsWith?: number };
    if (digsWith === undefined) apply(table, seat, effect);
    else tokens[table.rules.tokenByName(digs)]++;
  }
}
