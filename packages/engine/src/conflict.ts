/** What a conflict between two cities comes to. Who meets whom is for the modules to say. */
import { income } from './coins.ts';
import type { Table } from './module.ts';
import type { Rules } from './rules.ts';
import { insistSeat } from './seats.ts';
import { gainTokens } from './tokens.ts';
import type { SeatId, State } from './types.ts';
import { TRIGGER_POINTS } from './vocabulary.ts';

const BY_VICTORY = TRIGGER_POINTS.indexOf('victory');

/** Shields, and what makes up for them. */
export function strengthOf(rules: Rules, state: State, seat: SeatId): number {
  insistSeat(rules, seat);
  return strength(rules, state, seat);
}

function strength(rules: Rules, state: State, seat: SeatId): number {
  const { tally, tokens } = state.seats[seat];
  return tally.shields + tally.shieldsPerDefeat * tokens[rules.military.defeat];
}

/** The conflicts of an Age are a turn of their own, and strengths are those at its beginning (X-24, C-78). */
export function muster({ rules, state }: Table): number[] {
  return state.seats.map((city, seat) => {
    city.bonus = city.tally.bonus;
    return strength(rules, state, seat);
  });
}

export function abstains(table: Table, seat: SeatId): boolean {
  for (const rule of table.rules.abstains) if (rule(table, seat)) return true;
  return false;
}

/** The stronger city takes so many victory tokens of the Age, the weaker one as many defeats. */
export function meet(table: Table, one: SeatId, other: SeatId, strengths: readonly number[], tokens: number): void {
  const { rules, state, log } = table;
  const { age } = state;
  const { victories, defeat } = rules.military;
  if (strengths[one] === strengths[other]) {
    log?.push({ event: 'standoff', age, between: [one, other], strength: strengths[one] });
    return;
  }
  const [winner, loser] = strengths[one] > strengths[other] ? [one, other] : [other, one];
  state.seats[winner].tokens[victories[age - 1]] += tokens;
  state.seats[loser].tokens[defeat] += tokens;
  log?.push({ event: 'conflict', age, winner, loser, strengths: [strengths[winner], strengths[loser]], tokens });
  if (state.seats[loser].tally.passesDefeats) {
    gainTokens(table, loser, defeat, -tokens);
    gainTokens(table, winner, defeat, tokens);
  }
  rewardVictories(table, winner, tokens);
}

/** What so many victory tokens bring at once. */
export function rewardVictories(table: Table, seat: SeatId, count: number): void {
  income(table, seat, count * table.state.seats[seat].tally.gains[BY_VICTORY], 'victory');
}
