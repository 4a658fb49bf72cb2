/**
 * The lesser and the greater of two small whole numbers. Which it is differs from card to card: a processor that has to
 * guess, as with `Math.min`, guesses wrong too often, and these take no branch.
 */
export const lesser = (one: number, other: number): number => other + ((one - other) & ((one - other) >> 31));
export const greater = (one: number, other: number): number => one - ((one - other) & ((one - other) >> 31));
