/** The conflicts at the end of an Age between teams (C-69 to C-75). */
import { abstains, meet, muster } from '../../conflict.ts';
import type { Table } from '../../module.ts';

/** A conflict counts double; it counts once if a side would rather not fight. */
const TOKENS = 2;
const TOKENS_AFTER_TALKS = 1;

/** Each city against its neighbour of another team. */
export function fightInTeams(table: Table): void {
  const { left, seats, setup } = table.rules;
  const strengths = muster(table);
  for (let seat = 0; seat < seats; seat++) {
    const other = left[seat];
    if (setup.allies[seat] === other) continue;
    const talks = abstains(table, seat) || abstains(table, other);
    meet(table, seat, other, strengths, talks ? TOKENS_AFTER_TALKS : TOKENS);
  }
}
