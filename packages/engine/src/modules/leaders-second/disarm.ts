/** Telesilla: everyone else gives up a victory token. Who can choose is asked; all at once, and sealed. */
import { givenOf, NONE } from '../../choice.ts';
import type { Phase, Table } from '../../module.ts';
import { gainTokens } from '../../tokens.ts';
import type { SeatId } from '../../types.ts';

export const disarms: Phase = {
  question: 'which victory token to give up',
  enter(table) {
    const { rules, state } = table;
    const { token } = rules.steps[state.at];
    if (state.seats.every(({ tokens }) => tokens[token] === 0)) return;
    for (let seat = 0; seat < rules.seats; seat++) {
      const count = dueFrom(table, seat);
      if (mayChoose(table, seat, count)) state.asks[seat] = { ask: 'give', count, why: 'leaders.disarm' };
    }
    if (state.asks.every((ask) => ask === null)) settle(table, []);
  },
  answer: settle,
};

/** Only now, with all answers: a window that asks can be entered again, and has changed nothing by then. */
function settle(table: Table, choices: readonly number[]): void {
  const { rules, state } = table;
  for (let seat = 0; seat < rules.seats; seat++) {
    const count = dueFrom(table, seat);
    const choice = choices[seat] ?? NONE;
    const given = choice === NONE ? heldBy(table, seat).map((held) => Math.min(held, count)) : givenOf(choice);
    for (const [age, token] of rules.military.victories.entries()) gainTokens(table, seat, token, -given[age]);
  }
  for (const seat of state.seats) seat.tokens[rules.steps[state.at].token] = 0;
}

const heldBy = ({ rules, state }: Table, seat: SeatId): number[] =>
  rules.military.victories.map((token) => state.seats[seat].tokens[token]);

/** One for each of the others who demands it now, as far as there are any. */
function dueFrom(table: Table, seat: SeatId): number {
  const { rules, state } = table;
  const { token } = rules.steps[state.at];
  let due = 0;
  for (let other = 0; other < rules.seats; other++) if (other !== seat) due += state.seats[other].tokens[token];
  return Math.min(due, sum(heldBy(table, seat)));
}

/** Tokens of different values are held, and not all of them are due. */
function mayChoose(table: Table, seat: SeatId, count: number): boolean {
  const held = heldBy(table, seat);
  return count > 0 && count < sum(held) && held.filter((n) => n > 0).length > 1;
}

const sum = (counts: readonly number[]): number => counts.reduce((all, n) => all + n, 0);
