/** Between the integers of a state and the names everyone else uses. */
import {
  BUILD,
  CHAIN,
  type Choice,
  cardOf,
  coinsOf,
  DUG,
  deedOf,
  FIRST_POWER,
  GIVE,
  givenOf,
  joinOf,
  optionOf,
  PAID,
  PASS,
  PAY,
  PICK,
  PLACED,
  paymentOf,
  placeOf,
  SELL,
  SIDE,
  STAGE,
  sideOf,
  viaOf,
  whichOf,
} from './choice.ts';
import { joinName } from './joining.ts';
import type { Rules } from './rules.ts';
import { directionOf } from './stages.ts';
import type { CardId, ChoiceForm } from './types.ts';

export function viaName(rules: Rules, via: number): string {
  if (via === PAID) return 'paid';
  if (via === CHAIN) return 'chain';
  if (via === DUG) return 'dug';
  return rules.powers[via - FIRST_POWER].name;
}

/** The number of a way to build that a player may name, or -1. */
export function viaNumber(rules: Rules, name: string): number {
  if (name === 'paid') return PAID;
  if (name === 'chain') return CHAIN;
  const power = rules.powers.findIndex((one) => one.name === name);
  return power < 0 ? -1 : FIRST_POWER + power;
}

const cardName = (rules: Rules, id: CardId): string => rules.cards[id].name;

/** A choice in its readable form. */
export function unpack(rules: Rules, choice: Choice): ChoiceForm {
  const card = () => cardName(rules, cardOf(choice));
  switch (deedOf(choice)) {
    case BUILD:
      return { do: 'build', card: card(), via: viaName(rules, viaOf(choice)), pay: paymentOf(choice) };
    case STAGE: {
      const from = directionOf(whichOf(choice));
      return {
        do: 'stage',
        card: card(),
        pay: paymentOf(choice),
        join: joinName(rules, joinOf(choice)),
        option: optionOf(choice),
        ...(whichOf(choice) === PLACED && { stage: placeOf(choice) + 1 }),
        ...(from && { from }),
      };
    }
    case SELL:
      return { do: 'sell', card: card() };
    case PICK:
      return { do: 'pick', card: card() };
    case PAY:
      return { do: 'pay', coins: coinsOf(choice) };
    case GIVE:
      return { do: 'give', victory: valuesOf(rules, givenOf(choice)) };
    case SIDE:
      return { do: 'side', side: sideOf(choice) === 0 ? 'A' : 'B' };
    case PASS:
      return { do: 'pass' };
  }
}

/** Victory tokens one by one, by what they are worth. */
export const valuesOf = (rules: Rules, counts: readonly number[]): number[] =>
  rules.military.victories.flatMap((token, age) => new Array<number>(counts[age]).fill(rules.tokens[token].points));
