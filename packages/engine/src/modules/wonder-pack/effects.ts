/** The kind of effect that only Stonehenge has. */
import { amountOf, bindAmount, type Count } from '../../count.ts';
import type { Handler, Handlers } from '../../module.ts';
import { UNDER } from '../../piles.ts';
import { COLOURS, type Effect, per } from '../../vocabulary.ts';

declare module '../../vocabulary.ts' {
  interface EffectKinds {
    /** Points at the end for each card that the neighbours have of the colour of the card under this stage. */
    likeUnder: { each: number };
  }
}

export const likeUnder = (each: number): Effect => ({ kind: 'likeUnder', each });

/** Where it is not known which card lies there, as in a scenario that does not say so, it counts nothing. */
const countsLikeUnder: Handler<'likeUnder', { ofColour: Count[] }> = {
  byCardUnder: true,
  bind: ({ each }, names) => ({
    ofColour: COLOURS.map((colour) => bindAmount(per(colour, 'left right', each), names)),
  }),
  points(table, seat, { ofColour }, _, stage) {
    const { piles, stage: built } = table.state.seats[seat];
    // the cards that are known are those of the last stages
    const under = piles[UNDER].at(-built + stage);
    return under === undefined ? 0 : amountOf(table, seat, ofColour[table.rules.cards[under].colour], -1);
  },
};

export const effects = { likeUnder: countsLikeUnder } satisfies Partial<Handlers>;
