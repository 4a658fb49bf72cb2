/** Diplomacy: who holds a token would rather not fight, and gives one back after the conflicts (C-15 to C-20). */
import type { Phase, Table } from '../../module.ts';
import type { SeatId } from '../../types.ts';

export const holdsDiplomacy = ({ rules, state }: Table, seat: SeatId): boolean =>
  state.seats[seat].tokens[rules.tokenByName('diplomacy')] > 0;

export const returns: Phase = {
  enter(table) {
    const { rules, state, log } = table;
    for (let seat = 0; seat < rules.seats; seat++) {
      if (!holdsDiplomacy(table, seat)) continue;
      state.seats[seat].tokens[rules.tokenByName('diplomacy')]--;
      log?.push({ event: 'token', seat, token: 'diplomacy', count: -1 });
    }
  },
};
