/** The kinds of effect that only leaders for experts have. */
import type { Handler, Handlers } from '../../module.ts';
import type { Effect } from '../../vocabulary.ts';

declare module '../../vocabulary.ts' {
  interface EffectKinds {
    /** At the end: one own symbol may be turned into another kind. */
    turnSymbol: Record<never, never>;
    /** At the end, last of all: one more of the symbol that the city has most of. */
    moreSymbol: Record<never, never>;
    /** At once: everyone else gives up a victory token of their choice. */
    disarm: Record<never, never>;
    /** Points at the end for a city without a defeat token. */
    unbeaten: { points: number };
    /** Points at the end for a city that has no other leader. */
    alone: { points: number };
  }
}

export const turnSymbol = (): Effect => ({ kind: 'turnSymbol' });
export const moreSymbol = (): Effect => ({ kind: 'moreSymbol' });
export const disarm = (): Effect => ({ kind: 'disarm' });
export const unbeaten = (points: number): Effect => ({ kind: 'unbeaten', points });
export const alone = (points: number): Effect => ({ kind: 'alone', points });

const turnsSymbol: Handler<'turnSymbol'> = {
  lasting(tally) {
    tally.turnedSymbols++;
  },
};

const addsSymbol: Handler<'moreSymbol'> = {
  lasting(tally) {
    tally.moreSymbols++;
  },
};

/** A right that is used in the window of its name (disarm.ts). */
const disarms: Handler<'disarm', { token: number }> = {
  bind: (_, names) => ({ token: names.token('leaders.disarm') }),
  once: {
    in: 'turn.effects',
    apply({ state }, seat, { token }) {
      state.seats[seat].tokens[token]++;
    },
  },
};

const staysUnbeaten: Handler<'unbeaten'> = {
  points: ({ rules, state }, seat, { points }) => (state.seats[seat].tokens[rules.military.defeat] === 0 ? points : 0),
};

/** Who copies it has it without having the leader, and so has to have none at all. */
const standsAlone: Handler<'alone'> = {
  points({ rules, state }, seat, { points }) {
    const leaders = state.seats[seat].piles[rules.seatPile('leaders')].map((id) => rules.cards[id]);
    return leaders.every(({ effects: given }) => given.some(({ kind }) => kind === 'alone')) ? points : 0;
  },
};

export const effects = {
  turnSymbol: turnsSymbol,
  moreSymbol: addsSymbol,
  disarm: disarms,
  unbeaten: staysUnbeaten,
  alone: standsAlone,
} satisfies Partial<Handlers>;
