/** The kinds of effect that only Cities has. */
import { income } from '../../coins.ts';
import { amountOf, bindAmount, type Count } from '../../count.ts';
import type { Handler, Handlers } from '../../module.ts';
import { addFollower } from '../../tally.ts';
import { gainTokens } from '../../tokens.ts';
import type { TokenId } from '../../types.ts';
import { type Effect, LEFT, RIGHT } from '../../vocabulary.ts';
import { lossToken } from './tokens.ts';

declare module '../../vocabulary.ts' {
  interface EffectKinds {
    /** Every defeat token held counts as a shield. */
    defeatsAsShields: Record<never, never>;
  }
}

export const defeatsAsShields = (): Effect => ({ kind: 'defeatsAsShields' });

/** The loss is noted with those it hits; it is settled at the end of the turn (losses.ts). */
const loses: Handler<'lose', { token: TokenId; count: Count | null }> = {
  bind: ({ loss, count }, names) => ({
    token: names.token(lossToken(loss)),
    count: count === 'age' ? null : bindAmount(count, names),
  }),
  once: {
    in: 'turn.effects',
    apply(table, by, { token, count }) {
      const { state } = table;
      const lost = count ? amountOf(table, by, count, -1) : state.age;
      state.seats.forEach((city, seat) => {
        if (seat !== by) city.tokens[token] += lost;
      });
    },
  },
};

const sendsEnvoys: Handler<'diplomacy', { token: TokenId }> = {
  bind: (_, names) => ({ token: names.token('diplomacy') }),
  once: {
    in: 'turn.effects',
    apply: (table, seat, { token }) => gainTokens(table, seat, token, 1),
  },
};

const gives: Handler<'gift'> = {
  once: {
    in: 'turn.coins',
    apply(table, by, { coins, to }) {
      const { left, right } = table.rules;
      const others = to === 'others' ? table.state.seats.map((_, seat) => seat) : [left[by], right[by]];
      for (const seat of others) if (seat !== by) income(table, seat, coins, 'gift');
    },
  },
};

const tradesCheaper: Handler<'rebate'> = {
  lasting(tally, { scope }) {
    if (scope & LEFT) tally.rebateLeft = 1;
    if (scope & RIGHT) tally.rebateRight = 1;
  },
};

const follows: Handler<'follow'> = {
  lasting: (tally, { which }) => addFollower(tally, which),
};

const copiesSymbol: Handler<'copySymbol'> = {
  lasting(tally) {
    tally.symbolCopies++;
  },
};

const countsDefeats: Handler<'defeatsAsShields'> = {
  lasting(tally) {
    tally.shieldsPerDefeat = 1;
  },
};

export const effects = {
  lose: loses,
  diplomacy: sendsEnvoys,
  gift: gives,
  rebate: tradesCheaper,
  follow: follows,
  copySymbol: copiesSymbol,
  defeatsAsShields: countsDefeats,
} satisfies Partial<Handlers>;
