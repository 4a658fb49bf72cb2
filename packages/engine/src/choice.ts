/** A choice is one integer of 30 bits, so that making, comparing, sealing or keying one costs nothing. */
import type { CardId, Payment } from './types.ts';

/** An answer to a question, packed; `unpack` says what it means, and the functions below read its parts. */
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
export const DUG = 31;
export const MOST_POWERS = DUG - FIRST_POWER;

/*
 * Layout, from the low end (docs/decisions/0013). Only choices that are paid for hold a payment; the others use the same
 * bits for something else:
 *
 *   built by paying        0: 2 | left 4 | right 4 | bank 6 | nothing 5                             | card 9
 *   a stage                1: 2 | left 4 | right 4 | bank 6 | option or place 2 | which 2 | no 1    | card 9
 *   a stage with joining   2: 2 | left 4 | right 4 | bank 6 | option or place 2 | which 2 | of 1    | card 9
 *   everything else        3: 2 | deed 5 | via 5 | nothing 9                        | card, side, coins or tokens 9
 */
const FORM = 3;
const BY_PAYING = 0;
const AS_STAGE = 1;
const AS_JOINING_STAGE = 2;
const OTHERWISE = 3;

const LEFT = 2;
const RIGHT = 6;
const BANK = 10;
const OPTION = 16;
const WHICH = 18;
const JOINED = 20;
const VALUE = 21;

const DEED = 2;
const VIA = 7;

// each part is as wide as its most, which is also its mask
const MOST_VIA = DUG;
export const MOST_VALUE = 511;
export const MOST_OPTIONS = 3;
export const MOST_JOININGS = 2;
export const MOST_TO_A_NEIGHBOUR = 15;
export const MOST_TO_THE_BANK = 63;
export const MOST_CHOICE: Choice = 2 ** 30 - 1;

/** Which stage: the next one; that in a place told, where they come in any order; the next, as that of a neighbour. */
export const NEXT = 0;
export const PLACED = 1;
export const AS_LEFT = 2;
export const AS_RIGHT = 3;
const MOST_WHICH = AS_RIGHT;

const PAYMENT = (MOST_TO_A_NEIGHBOUR << LEFT) | (MOST_TO_A_NEIGHBOUR << RIGHT) | (MOST_TO_THE_BANK << BANK);

const other = (deed: Deed, value: number): Choice => OTHERWISE | (deed << DEED) | (value << VALUE);

/** Build `card` by the way `via`. The coins to left, right and bank count only where it is paid for. */
export const build = (card: CardId, via: number, left: number, right: number, bank: number): Choice =>
  via === PAID
    ? BY_PAYING | (card << VALUE) | (left << LEFT) | (right << RIGHT) | (bank << BANK)
    : other(BUILD, card) | (via << VIA);

/** By what it joins. */
const STAGE_FORMS = [AS_STAGE, AS_JOINING_STAGE, AS_JOINING_STAGE | (1 << JOINED)];

/**
 * Put `card` under a stage. `join`: which of the things that can be joined it takes part in, 1 for the first, 0 for none.
 * `option`: of a stage that offers a choice, 1 for the first; where `which` is PLACED, its place, counted from 0.
 */
export const stage = (
  card: CardId,
  left: number,
  right: number,
  bank: number,
  join: number,
  option: number,
  which: number,
): Choice =>
  STAGE_FORMS[join] |
  (card << VALUE) |
  (option << OPTION) |
  (which << WHICH) |
  (left << LEFT) |
  (right << RIGHT) |
  (bank << BANK);

/** The same stage, with this card in place of card 0. */
export const withCard = (way: Choice, card: CardId): Choice => way | (card << VALUE);

/** The same for any card. */
export const withoutCard = (way: Choice): Choice => way & ~(MOST_VALUE << VALUE);

export const sell = (card: CardId): Choice => other(SELL, card);
export const pick = (card: CardId): Choice => other(PICK, card);
export const side = (index: number): Choice => other(SIDE, index);
/** Of what is due, pay so many coins. */
export const pay = (coins: number): Choice => other(PAY, coins);
/** Of the victory tokens of one Age. */
export const MOST_GIVEN = 3;
/** Give back so many of the victory tokens of each Age. */
export const give = ([one, two, three]: readonly number[]): Choice => other(GIVE, one | (two << 2) | (three << 4));
/** To decline. */
export const PASSING: Choice = other(PASS, 0);

/**
 * The deed for each value of the bits of form and deed. It is read several times for every play, and a table takes no
 * branch.
 */
const DEEDS = Array.from({ length: 1 << VIA }, (_, bits) => {
  const form = bits & FORM;
  if (form === OTHERWISE) return bits >> DEED;
  return form === BY_PAYING ? BUILD : STAGE;
}) as Deed[];

export const deedOf = (choice: Choice): Deed => DEEDS[choice & ((1 << VIA) - 1)];

export const cardOf = (choice: Choice): CardId => (choice >> VALUE) & MOST_VALUE;
/** Coins paid of what is due. */
export const coinsOf = (choice: Choice): number => cardOf(choice);
/** Victory tokens given back, by Age. */
export const givenOf = (choice: Choice): number[] => [0, 2, 4].map((at) => (cardOf(choice) >> at) & MOST_GIVEN);
/** Side 0 is A, side 1 is B. */
export const sideOf = (choice: Choice): number => cardOf(choice);

/** Nothing is paid for it. */
export const isFree = (choice: Choice): boolean => (choice & FORM) === OTHERWISE;
const isStage = (choice: Choice): boolean => deedOf(choice) === STAGE;

export const viaOf = (choice: Choice): number => (isFree(choice) ? (choice >> VIA) & MOST_VIA : PAID);
/** Which of the things that can be joined a stage takes part in, 1 for the first; 0 for none. */
export const joinOf = (choice: Choice): number =>
  (choice & FORM) === AS_JOINING_STAGE ? 1 + ((choice >> JOINED) & 1) : 0;
/** Which stage, by one of the words above. */
export const whichOf = (choice: Choice): number => (isStage(choice) ? (choice >> WHICH) & MOST_WHICH : NEXT);
export const optionOf = (choice: Choice): number => (whichOf(choice) === PLACED ? 0 : lastBitsOf(choice));
/** Of a stage that is PLACED; such stages offer no choice, so both have the same bits. */
export const placeOf = (choice: Choice): number => (whichOf(choice) === PLACED ? lastBitsOf(choice) : 0);
const lastBitsOf = (choice: Choice): number => (isStage(choice) ? (choice >> OPTION) & MOST_OPTIONS : 0);

export const leftOf = (choice: Choice): number => (isFree(choice) ? 0 : (choice >> LEFT) & MOST_TO_A_NEIGHBOUR);
export const rightOf = (choice: Choice): number => (isFree(choice) ? 0 : (choice >> RIGHT) & MOST_TO_A_NEIGHBOUR);
export const bankOf = (choice: Choice): number => (isFree(choice) ? 0 : (choice >> BANK) & MOST_TO_THE_BANK);
export const paymentOf = (choice: Choice): Payment => ({
  left: leftOf(choice),
  right: rightOf(choice),
  bank: bankOf(choice),
});
/** The same way without its payment: choices that differ only in who is paid have it in common. */
export const unpaid = (way: Choice): Choice => (isFree(way) ? way : way & ~PAYMENT);
export const costOf = (choice: Choice): number => leftOf(choice) + rightOf(choice) + bankOf(choice);
