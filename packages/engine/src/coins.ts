/** Coins move here and nowhere else, so that all of them always add up. */
import type { Table } from './module.ts';
import type { Seat, SeatId } from './types.ts';

/** What the bank pays for a card that is sold (B-3.3). */
export const SALE = 3;

/** What a sale brings to a city: it is the first income of its turn. */
export const saleOf = ({ tally }: Pick<Seat, 'tally'>): number => SALE + tally.bonus;

/** Coins taken from the bank; the first in a turn may bring more. */
export function income(table: Table, seat: SeatId, amount: number, why: string): void {
  if (amount === 0) return;
  const city = table.state.seats[seat];
  const { bonus } = city;
  const all = amount + bonus;
  city.bonus = 0;
  city.coins += all;
  table.state.bank -= all;
  table.log?.push({ event: 'coins', seat, amount: all, why, ...(bonus > 0 && { bonus }) });
}

/** Coins paid to the bank. */
export function payBank(table: Table, seat: SeatId, amount: number): void {
  spend(table.state.seats[seat], amount);
  table.state.bank += amount;
}

/** Coins paid to a neighbour, who can spend them from the next turn on (B-4.11). */
export function payNeighbour(table: Table, seat: SeatId, to: SeatId, amount: number): void {
  if (amount === 0) return;
  spend(table.state.seats[seat], amount);
  table.state.seats[to].coins += amount;
  table.log?.push({ event: 'coins', seat: to, amount, why: 'trade' });
}

function spend(payer: Seat, amount: number): void {
  payer.coins -= amount;
  payer.spendable -= amount;
}
