/** Tokens that come and go for themselves; those of conflicts, losses and penalties are told with what they come of. */
import type { Table } from './module.ts';
import type { SeatId, TokenId } from './types.ts';

/** So many more, or fewer if the count is below 0. */
export function gainTokens({ rules, state, log }: Table, seat: SeatId, token: TokenId, count: number): void {
  if (count === 0) return;
  state.seats[seat].tokens[token] += count;
  log?.push({ event: 'token', seat, token: rules.tokens[token].id, count });
}
