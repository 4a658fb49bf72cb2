/** How fast people play who are to make so many choices a second together. */

/** Questions of a game at which everyone is asked. */
const QUESTIONS = 18;

/** Everyone answers after 0 to so many milliseconds: of P the last one of n takes P * n / (n + 1). */
export const slowestAt = (rate: number, tables: number, seats: number): number =>
  ((tables * seats) / rate) * ((seats + 1) / seats) * 1000;

/** Milliseconds that a game takes about. */
export const gameMs = (slowest: number): number => QUESTIONS * slowest;
