/** The kinds of effect that only the second-edition box of Cities has. */
import type { Handler, Handlers } from '../../module.ts';
import { gainTokens } from '../../tokens.ts';
import type { TokenId } from '../../types.ts';
import type { Effect } from '../../vocabulary.ts';

declare module '../../vocabulary.ts' {
  interface EffectKinds {
    /** At once: so much debt for both neighbours. */
    indebt: { debt: number };
    /** Whatever a neighbour's board starts with costs a coin less each time it is bought there. */
    smuggle: Record<never, never>;
  }
}

export const indebt = (debt: number): Effect => ({ kind: 'indebt', debt });
export const smuggle = (): Effect => ({ kind: 'smuggle' });

const indebts: Handler<'indebt', { token: TokenId; debt: number }> = {
  bind: ({ debt }, names) => ({ token: names.token('debt'), debt }),
  once: {
    in: 'turn.effects',
    apply(table, seat, { token, debt }) {
      const { left, right } = table.rules;
      for (const next of [left[seat], right[seat]]) gainTokens(table, next, token, debt);
    },
  },
};

const smuggles: Handler<'smuggle'> = {
  lasting(tally) {
    tally.smuggles = 1;
  },
};

export const effects = { indebt: indebts, smuggle: smuggles } satisfies Partial<Handlers>;
