/** Which node each of the people is connected to. */
export interface Spread {
  addresses: string[];
  /** Those of one table at one node, as a proxy can lead them; else each table is spread over all nodes. */
  areTogether: boolean;
}

/** For the people of tables with so many seats, one table after another. */
export const addressOf = ({ addresses, areTogether }: Spread, seats: number, person: number): string =>
  addresses[(areTogether ? Math.floor(person / seats) : person) % addresses.length];
