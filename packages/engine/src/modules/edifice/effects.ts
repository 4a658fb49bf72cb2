/** The kinds of effect that only Edifices and Ur have. */
import { rewardVictories } from '../../conflict.ts';
import type { Handler, Handlers } from '../../module.ts';
import { gainTokens } from '../../tokens.ts';
import type { TokenId } from '../../types.ts';
import type { Effect } from '../../vocabulary.ts';

declare module '../../vocabulary.ts' {
  interface EffectKinds {
    /** At once: a victory token of this value. */
    victory: { value: number };
    /** At the end: one guild of the own city counts a second time. */
    doubleGuild: Record<never, never>;
    /** At once: a pawn of this Age, from the box. */
    pawn: { age: number };
  }
}

export const victory = (value: number): Effect => ({ kind: 'victory', value });
export const doubleGuild = (): Effect => ({ kind: 'doubleGuild' });
export const pawn = (age: number): Effect => ({ kind: 'pawn', age });

const winsToken: Handler<'victory', { token: TokenId }> = {
  bind: ({ value }, names) => ({ token: names.token(`victory-${value}`) }),
  once: {
    in: 'turn.effects',
    apply(table, seat, { token }) {
      gainTokens(table, seat, token, 1);
      rewardVictories(table, seat, 1);
    },
  },
};

const doublesGuild: Handler<'doubleGuild'> = {
  lasting(tally) {
    tally.doubles++;
  },
};

/** It brings its Edifice no nearer to completion (E-60). `pawnFor` also says which stages bring pawns. */
const takesPawn: Handler<'pawn', { pawnFor: number; token: TokenId }> = {
  bind: ({ age }, names) => ({ pawnFor: age, token: names.token(`pawn-${age}`) }),
  once: {
    in: 'turn.effects',
    apply: (table, seat, { token }) => gainTokens(table, seat, token, 1),
  },
};

export const effects = {
  victory: winsToken,
  doubleGuild: doublesGuild,
  pawn: takesPawn,
} satisfies Partial<Handlers>;
