/** A choice is one integer of 30 bits, so that making, comparing, sealing or keying one costs nothing. */
import type { CardId, Payment } from './types.ts';

export type Choice = number & { readonly id?: 'choice' };

/** No answer yet, or nothing played. */
export const NONE: Choice = -1;

export const BUILD = 0;
export const STAGE = 1;
export const SELL = 2;
export const PICK = 3;
export const SIDE = 4;
export const PASS = 5;
export const PAY = 6;
export const GIVE = 7;
/** Three bits, and each number that fits into them is one. */
export type Deed =
  | typeof BUILD
  | typeof STAGE
  | typeof SELL
  | typeof PICK
  | typeof SIDE
  | typeof PASS
  | typeof PAY
  | typeof GIVE;

/** Ways to build: by paying, by a chain, or by a power. */
export const PAID = 0;
export const CHAIN = 1;
/** The power with bit b is the way FIRST_POWER + b. */
export const FIRST_POWER = 2;
/** Taken out of the discard pile for nothing; never chosen by a player, so it has no name in a choice. */
export const DUG = 7;
export const MOST_POWERS = DUG - FIRST_POWER;

// layout, from the low end: deed 3 | card, side, coins or tokens 8 | via 3 | join 1 | option 2 | left 4 | right 4 | bank 5;
// each part is as wide as its most, which is also its mask
const VALUE = 3;
const VIA = 11;
const JOIN = 14;
const OPTION = 15;
const LEFT = 17;
const RIGHT = 21;
const BANK = 25;
const MOST_DEED = GIVE;
export const MOST_VALUE = 255;
const MOST_VIA = DUG;
export const MOST_OPTIONS = 3;
export const MOST_TO_A_NEIGHBOUR = 15;
export const MOST_TO_THE_BANK = 31;
export const MOST_CHOICE: Choice = 2 ** 30 - 1;

/** Build `card` by the way `via`, paying these coins to left, right and bank. */
export const build = (card: CardId, via: number, left: number, right: number, bank: number): Choice =>
  BUILD | (card << VALUE) | (via << VIA) | (left << LEFT) | (right << RIGHT) | (bank << BANK);

/** Put `card` under the next stage, taking part in what can be joined and with one of its options, 0 for none. */
export const stage = (card: CardId, left: number, right: number, bank: number, join: boolean, option: number): Choice =>
  STAGE |
  (card << VALUE) |
  (join ? 1 << JOIN : 0) |
  (option << OPTION) |
  (left << LEFT) |
  (right << RIGHT) |
  (bank << BANK);

export const sell = (card: CardId): Choice => SELL | (card << VALUE);
export const pick = (card: CardId): Choice => PICK | (card << VALUE);
export const side = (index: number): Choice => SIDE | (index << VALUE);
/** Of what is due, pay so many coins. */
export const pay = (coins: number): Choice => PAY | (coins << VALUE);
/** Of the victory tokens of one Age. */
export const MOST_GIVEN = 3;
/** Give back so many of the victory tokens of each Age. */
export const give = ([one, two, three]: readonly number[]): Choice =>
  GIVE | ((one | (two << 2) | (three << 4)) << VALUE);
/** To decline. */
export const PASSING: Choice = 0 | PASS;

export const deedOf = (choice: Choice): Deed => (choice & MOST_DEED) as Deed;
export const cardOf = (choice: Choice): CardId => (choice >> VALUE) & MOST_VALUE;
/** Coins paid of what is due. */
export const coinsOf = (choice: Choice): number => cardOf(choice);
/** Victory tokens given back, by Age. */
export const givenOf = (choice: Choice): number[] => [0, 2, 4].map((at) => (cardOf(choice) >> at) & MOST_GIVEN);
/** Side 0 is A, side 1 is B. */
export const sideOf = (choice: Choice): number => cardOf(choice);
export const viaOf = (choice: Choice): number => (choice >> VIA) & MOST_VIA;
export const joins = (choice: Choice): boolean => (choice & (1 << JOIN)) !== 0;
export const optionOf = (choice: Choice): number => (choice >> OPTION) & MOST_OPTIONS;
export const leftOf = (choice: Choice): number => (choice >> LEFT) & MOST_TO_A_NEIGHBOUR;
export const rightOf = (choice: Choice): number => (choice >> RIGHT) & MOST_TO_A_NEIGHBOUR;
export const bankOf = (choice: Choice): number => (choice >> BANK) & MOST_TO_THE_BANK;
export const paymentOf = (choice: Choice): Payment => ({
  left: leftOf(choice),
  right: rightOf(choice),
  bank: bankOf(choice),
});
export const costOf = (choice: Choice): number => leftOf(choice) + rightOf(choice) + bankOf(choice);
