/** The kinds of effect that only Catan has. */
import type { Handler, Handlers } from '../../module.ts';
import type { Effect } from '../../vocabulary.ts';
import { MEETS } from './recruit.ts';

declare module '../../vocabulary.ts' {
  interface EffectKinds {
    /** Two own units of a kind count as one of any kind, as often as there are two. */
    exchange: Record<never, never>;
    /** At once: a leader is drawn from the box and may be recruited at the price printed. */
    meetLeader: Record<never, never>;
  }
}

export const exchange = (): Effect => ({ kind: 'exchange' });
export const meetLeader = (): Effect => ({ kind: 'meetLeader' });

const exchanges: Handler<'exchange'> = {
  lasting(tally) {
    tally.exchanges = 1;
  },
};

/** A right that is used in the window of its name. */
const meetsLeader: Handler<'meetLeader', { token: number }> = {
  bind: (_, names) => ({ token: names.token(MEETS) }),
  once: {
    in: 'turn.effects',
    apply({ state }, seat, { token }) {
      state.seats[seat].tokens[token]++;
    },
  },
};

export const effects = { exchange: exchanges, meetLeader: meetsLeader } satisfies Partial<Handlers>;
