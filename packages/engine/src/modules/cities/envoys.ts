/** Diplomacy: who holds a token would rather not fight, and gives one back after the conflicts (C-15 to C-20). */
import type { Phase, Table } from '../../module.ts';
import { onceFor } from '../../once-for.ts';
import type { Rules } from '../../rules.ts';
import { gainTokens } from '../../tokens.ts';
import type { SeatId } from '../../types.ts';

const diplomacyIn = onceFor(({ tokenByName }: Rules) => tokenByName('diplomacy'));

export const holdsDiplomacy = ({ rules, state }: Table, seat: SeatId): boolean =>
  state.seats[seat].tokens[diplomacyIn(rules)] > 0;

export const returns: Phase = {
  enter(table) {
    const { rules } = table;
    const token = diplomacyIn(rules);
    for (let seat = 0; seat < rules.seats; seat++) if (holdsDiplomacy(table, seat)) gainTokens(table, seat, token, -1);
  },
};
