/** The streams of chance of a game, by number: what is seen of one says nothing about another. */

/** Which boards are dealt. Streams 1 to 3 are the decks of the Ages. */
export const WONDERS = 0;
/** From here on, one for each of the pools, of the deals, and of the hidden orders of what is dealt. */
export const POOLS = 16;
export const DEALS = 32;
export const ORDERS = 48;
/** What a scenario does not tell of cards that were played; what a seat could not see. */
export const PLAYED = 64;
export const UNSEEN = 65;
