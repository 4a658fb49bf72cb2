/** The conflicts at the end of an Age, where everyone plays for themselves (section 7 of the rules). */
import { abstains, meet, muster } from '../../conflict.ts';
import type { Table } from '../../module.ts';
import type { SeatId } from '../../types.ts';

/** Each city against the next one clockwise; cities that abstain are left out and the ring closes around them. */
export function fight(table: Table): void {
  const strengths = muster(table);
  const fighters: SeatId[] = [];
  for (let seat = 0; seat < table.rules.seats; seat++) if (!abstains(table, seat)) fighters.push(seat);
  const last = fighters.length > 2 ? fighters.length : fighters.length - 1; // two fight once, not twice
  for (let i = 0; i < last; i++) meet(table, fighters[i], fighters[(i + 1) % fighters.length], strengths, 1);
}
