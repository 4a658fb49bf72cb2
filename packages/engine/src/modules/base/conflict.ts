/** The conflicts at the end of an Age (section 7 of the rules). */
import { income } from '../../coins.ts';
import type { Table } from '../../module.ts';
import type { Seat, SeatId } from '../../types.ts';
import { TRIGGER_POINTS } from '../../vocabulary.ts';
import { DEFEAT, victoryOf } from './tokens.ts';

const BY_VICTORY = TRIGGER_POINTS.indexOf('victory');

/** Each city against the next one clockwise; cities that abstain are left out and the ring closes around them. */
export function fight(table: Table): void {
  const fighters: SeatId[] = [];
  for (let seat = 0; seat < table.rules.seats; seat++) if (!abstains(table, seat)) fighters.push(seat);
  const last = fighters.length > 2 ? fighters.length : fighters.length - 1; // two fight once, not twice
  for (let i = 0; i < last; i++) meet(table, fighters[i], fighters[(i + 1) % fighters.length]);
}

function abstains(table: Table, seat: SeatId): boolean {
  for (const rule of table.rules.abstains) if (rule(table, seat)) return true;
  return false;
}

function meet(table: Table, one: SeatId, other: SeatId): void {
  const { state, log } = table;
  const mine = strength(state.seats[one]);
  const theirs = strength(state.seats[other]);
  const { age } = state;
  if (mine === theirs) {
    log?.push({ event: 'standoff', age, between: [one, other], strength: mine });
    return;
  }
  const winner = mine > theirs ? one : other;
  const loser = mine > theirs ? other : one;
  state.seats[winner].tokens[victoryOf(age)]++;
  state.seats[state.seats[loser].tally.passesDefeats ? winner : loser].tokens[DEFEAT]++;
  const strengths: [number, number] = mine > theirs ? [mine, theirs] : [theirs, mine];
  log?.push({ event: 'conflict', age, winner, loser, strengths });
  income(table, winner, state.seats[winner].tally.gains[BY_VICTORY], 'victory');
}

const strength = (seat: Seat): number => seat.tally.shields;
