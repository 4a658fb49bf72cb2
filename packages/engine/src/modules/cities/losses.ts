/** All coin losses of a turn, settled at its very end (C-07 to C-14, X-19 to X-21). */
import { coinsOf, NONE } from '../../choice.ts';
import { payBank } from '../../coins.ts';
import type { Phase, Table } from '../../module.ts';
import type { SeatId } from '../../types.ts';
import { LOSSES, type Loss } from '../../vocabulary.ts';

/** How many coins one such loss comes to for this payer, as the table stands now. */
const COUNTS: Record<Loss, (table: Table, seat: SeatId) => number> = {
  coins: () => 1,
  victory: ({ rules, state }, seat) =>
    rules.military.victories.reduce((sum, token) => sum + state.seats[seat].tokens[token], 0),
  stage: ({ state }, seat) => state.seats[seat].stage,
};

function dueOf(table: Table, seat: SeatId): number {
  const { rules, state } = table;
  const { tokens } = state.seats[seat];
  const first = rules.steps[state.at].token;
  let due = 0;
  for (let i = 0; i < LOSSES.length; i++)
    if (tokens[first + i] > 0) due += tokens[first + i] * COUNTS[LOSSES[i]](table, seat);
  return due;
}

/** Something was lost in this turn; most often nothing was. */
function owes(tokens: readonly number[], first: number): boolean {
  for (let i = 0; i < LOSSES.length; i++) if (tokens[first + i] > 0) return true;
  return false;
}

/** Those who can pay choose in secret how much they pay; those without coins take debt. */
export const settles: Phase = {
  question: 'how many of the coins lost to pay, with debt for the rest',
  enter(table) {
    const { rules, state } = table;
    const { token } = rules.steps[state.at];
    for (let seat = 0; seat < rules.seats; seat++) {
      if (!owes(state.seats[seat].tokens, token)) continue;
      const coins = dueOf(table, seat);
      if (coins > 0 && state.seats[seat].coins > 0) state.asks[seat] = { ask: 'pay', coins, why: 'cities.losses' };
      else settle(table, seat, coins, 0);
    }
  },
  answer(table, choices) {
    for (let seat = 0; seat < table.rules.seats; seat++)
      if (choices[seat] !== NONE) settle(table, seat, dueOf(table, seat), coinsOf(choices[seat]));
  },
};

/** A debt token for every coin not paid. */
function settle(table: Table, seat: SeatId, due: number, paid: number): void {
  const { rules, state, log } = table;
  const { tokens } = state.seats[seat];
  const first = rules.steps[state.at].token;
  for (let i = 0; i < LOSSES.length; i++) tokens[first + i] = 0;
  if (due === 0) return;
  payBank(table, seat, paid);
  tokens[rules.tokenByName('debt')] += due - paid;
  log?.push({ event: 'lost', seat, paid, debt: due - paid });
}
