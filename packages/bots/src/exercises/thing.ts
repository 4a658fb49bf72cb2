/** Which choices come to the same thing, so that nobody is asked which of two ways to pay is better. */
import { type Choice, choices } from '@polis/engine';

const { BUILD, STAGE, SELL, build, cardOf, deedOf, unpaid, withoutCard } = choices;

/** The same for all ways to build a card, for all cards under the same stage, and for all cards that are sold. */
export function thingOf(choice: Choice): number {
  switch (deedOf(choice)) {
    case BUILD:
      return build(cardOf(choice), choices.PAID, 0, 0, 0);
    case STAGE:
    case SELL:
      return withoutCard(unpaid(choice));
    default:
      return choice;
  }
}

export const isSameThing = (one: Choice, other: Choice): boolean => thingOf(one) === thingOf(other);

/** The same but for who is paid. */
export const isSameWay = (one: Choice, other: Choice): boolean => unpaid(one) === unpaid(other);
